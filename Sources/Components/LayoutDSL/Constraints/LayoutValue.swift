public import UIKit

/// A constant of any type, whose parts apply to different attributes.
public nonisolated enum LayoutValue: Hashable, Sendable {
    /// Applies to every attribute, in points.
    case number(CGFloat)

    /// Applies a coordinate to each centre.
    case point(CGPoint)

    /// Applies a side to each width and height.
    case size(CGSize)

    /// Applies a side to each edge, negated for bottom and right. Leading uses the left side.
    case insets(UIEdgeInsets)

    /// Applies a side to each edge, negated for bottom and trailing. Left uses the leading side.
    case directionalInsets(NSDirectionalEdgeInsets)

    /// The same insets on all four edges.
    static func inset(_ points: CGFloat) -> Self {
        .insets(UIEdgeInsets(top: points, left: points, bottom: points, right: points))
    }

    /// Returns the part for an attribute, or `nil` when the value does not apply to it.
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
