public import UIKit

/// A constant of any shape, of which each attribute uses its part.
public nonisolated enum LayoutValue: Hashable, Sendable {
    /// A number of points for every attribute.
    case number(CGFloat)

    /// A coordinate for each center.
    case point(CGPoint)

    /// A length for each of width and height.
    case size(CGSize)

    /// An inset for each edge; bottom and right are negated. Leading uses the left inset.
    case insets(UIEdgeInsets)

    /// An inset for each edge; bottom and trailing are negated. Left uses the leading inset.
    case directionalInsets(NSDirectionalEdgeInsets)

    /// The same insets on all four edges.
    static func inset(_ points: CGFloat) -> Self {
        .insets(UIEdgeInsets(top: points, left: points, bottom: points, right: points))
    }

    /// The part for an attribute, or `nil` when the value has none.
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
