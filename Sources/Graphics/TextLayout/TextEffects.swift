package import CoreGraphics

/// Rarely used changes of the characters' shapes.
package struct TextEffects: Hashable, Sendable {
    /// The width of the outline in percent of the font's size. A positive one replaces the fill, a
    /// negative one is drawn over it; 0 for no outline.
    package let strokeWidth: CGFloat

    /// The outline's colour, or `nil` for that of the characters.
    package var strokeColor: CGColor?

    /// The skew to the right: the tangent of the angle, within ±4.
    package let obliqueness: CGFloat

    /// The natural logarithm of the horizontal stretch, within ±2.
    package let expansion: CGFloat

    /// `false` to draw letters separately that the font would join.
    package var usesLigatures: Bool

    /// `true` to draw the characters as if pressed into the page.
    package var isLetterpress: Bool

    /// Creates effects. Numbers are clamped; those that are not finite count as 0.
    package init(
        strokeWidth: CGFloat = 0, strokeColor: CGColor? = nil, obliqueness: CGFloat = 0,
        expansion: CGFloat = 0, usesLigatures: Bool = true, isLetterpress: Bool = false
    ) {
        func limited(_ value: CGFloat, to limit: CGFloat) -> CGFloat {
            value.isFinite ? min(max(value, -limit), limit) : 0
        }
        self.strokeWidth = limited(strokeWidth, to: 1000)
        self.strokeColor = strokeColor
        self.obliqueness = limited(obliqueness, to: 4)
        self.expansion = limited(expansion, to: 2)
        self.usesLigatures = usesLigatures
        self.isLetterpress = isLetterpress
    }

    /// The horizontal factor of the characters.
    var stretch: CGFloat { exp(expansion) }
}
