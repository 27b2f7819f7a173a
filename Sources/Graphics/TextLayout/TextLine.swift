package import CoreGraphics

/// One line of laid out text. Coordinates are in points from the layout's top left, y pointing down.
package struct TextLine: Hashable, Sendable {
    /// The part of the string that is on this line, in UTF-16 code units, without the line feed.
    ///
    /// A truncated line has the whole range that the ellipsis stands in for.
    package let range: Range<Int>

    /// Where the line is. As wide as its characters, as high as a line is, without the line spacing.
    package let rect: CGRect

    /// The y of the characters' baseline.
    package let baseline: CGFloat

    /// Whether an ellipsis stands in for characters.
    package let isTruncated: Bool
}
