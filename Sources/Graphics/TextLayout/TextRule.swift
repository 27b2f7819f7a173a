package import CoreGraphics

/// A horizontal line under or through text.
package struct TextRule: Hashable, Sendable {
    /// The shape of the line along the text.
    package enum Pattern: Hashable, Sendable {
        case solid
        case dot
        case dash
        case dashDot
        case dashDotDot

        /// The lengths of strokes and gaps in turn, in thicknesses of the line. Empty for a line
        /// without gaps.
        var lengths: [CGFloat] {
            switch self {
            case .solid: []
            case .dot: [3, 3]
            case .dash: [10, 5]
            case .dashDot: [10, 3, 3, 3]
            case .dashDotDot: [10, 3, 3, 3, 3, 3]
            }
        }
    }

    /// No line.
    package static let none = TextRule(count: 0)

    /// One line of the font's thickness.
    package static let single = TextRule(count: 1)

    /// Two lines.
    package static let double = TextRule(count: 2)

    /// The number of lines.
    let count: Int

    /// The shape of the line.
    package var pattern = Pattern.solid

    /// `true` for twice the font's thickness.
    package var isThick = false

    /// `true` to omit the line at white space.
    package var skipsSpaces = false

    /// The line's colour, or `nil` for that of the characters.
    package var color: CGColor?

    private init(count: Int) { self.count = count }

    /// Returns the same line in another colour.
    package func colored(_ color: CGColor?) -> TextRule {
        var rule = self
        rule.color = color
        return rule
    }
}
