public import UIKit

/// A constant of whatever shape, of which each attribute takes its part.
public nonisolated enum LayoutValue: Hashable, Sendable {
    /// Every attribute takes it, in points.
    case number(CGFloat)

    /// Centres take a coordinate each.
    case point(CGPoint)

    /// Widths and heights take a side each.
    case size(CGSize)

    /// Edges take their side; bottom and right negated. Leading takes the left side.
    case insets(UIEdgeInsets)

    /// Edges take their side; bottom and trailing negated. Left takes the leading side.
    case directionalInsets(NSDirectionalEdgeInsets)

    /// The same insets on all four edges.
    static func inset(_ points: CGFloat) -> Self {
        .insets(UIEdgeInsets(top: points, left: points, bottom: points, right: points))
    }

    /// The part for an attribute, or `nil` when the value says nothing about it.
    func part(for attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        switch self {
        case .number(let number): number
        case .point(let point):
            switch attribute {
            case .centerX, .centerXWithinMargins: point.x
            case .centerY, .centerYWithinMargins: point.y
            default: nil
            }
        case .size(let size):
            switch attribute {
            case .width: size.width
            case .height: size.height
            default: nil
            }
        case .insets(let insets):
            Self.inset(
                attribute, top: insets.top, start: insets.left, bottom: insets.bottom,
                end: insets.right)
        case .directionalInsets(let insets):
            Self.inset(
                attribute, top: insets.top, start: insets.leading, bottom: insets.bottom,
                end: insets.trailing)
        }
    }

    private static func inset(
        _ attribute: NSLayoutConstraint.Attribute, top: CGFloat, start: CGFloat, bottom: CGFloat,
        end: CGFloat
    ) -> CGFloat? {
        switch attribute {
        case .top, .topMargin: top
        case .left, .leading, .leftMargin, .leadingMargin: start
        case .bottom, .bottomMargin: -bottom
        case .right, .trailing, .rightMargin, .trailingMargin: -end
        default: nil
        }
    }
}
