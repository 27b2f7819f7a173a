package import CoreGraphics

/// One line of laid out text. Coordinates are in points from the layout's top left, y pointing
/// down.
package struct TextLine: Hashable, Sendable {
    /// The characters of the line, in UTF-16 code units, without the line feed.
    ///
    /// A truncated line includes the range that the ellipsis replaces.
    package let range: Range<Int>

    /// The bounds of the line: as wide as its characters, as high as the line, without the line
    /// spacing.
    package let rect: CGRect

    /// The y of the characters' baseline.
    package let baseline: CGFloat

    /// `true` if an ellipsis replaces characters.
    package let isTruncated: Bool

    /// The total width of the indents at both ends, in points.
    var margins: CGFloat = 0
}

extension [TextLine] {
    /// The size of all lines: the maximum width with indents, and the bottom of the last one.
    var extent: CGSize {
        CGSize(width: map { $0.rect.width + $0.margins }.max() ?? 0, height: last?.rect.maxY ?? 0)
    }
}
