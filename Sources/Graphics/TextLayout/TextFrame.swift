import CPango
package import CoreGraphics

/// Text laid out in a size: lines that can be drawn and queried for positions.
///
///     let frame = TextFrame.cached(text, paragraph: TextParagraph(), fitting: bounds.size)
///     frame.draw(in: context, at: .zero)
///
/// Coordinates are in points from the frame's top left, y pointing down. Indices count UTF-16 code
/// units.
///
/// Proof of `@unchecked Sendable`: no stored property changes after `init`, and the Pango layouts
/// in `shapedLines` are used only inside ``TextLock``, including in `deinit`.
package final class TextFrame: @unchecked Sendable {
    package let text: StyledText

    package let paragraph: TextParagraph

    /// The size of all lines: the maximum width with indents, and the total height. In points, not
    /// rounded.
    package let size: CGSize

    /// The lines from top to bottom, never empty.
    package let lines: [TextLine]

    /// The size in which the text was laid out.
    package let availableSize: CGSize

    /// The Pango lines that correspond to ``lines``.
    let shapedLines: [ShapedLine]

    /// Lays out `text`. See ``cached(_:paragraph:fitting:)`` for a cached frame.
    ///
    /// There is at least one line, for any size. An infinite width never wraps; a negative or
    /// NaN width counts as 0. A finite height omits lines that do not fit, as
    /// ``TextParagraph/maximumLines`` does.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - paragraph: The style of all paragraphs without one of their own.
    ///   - size: The maximum size of the lines.
    ///   - region: The places for lines, or `nil` to fill the size.
    package init(
        _ text: StyledText, paragraph: TextParagraph, fitting size: CGSize,
        in region: (any LineRegion)? = nil
    ) {
        TextLock.enter()
        defer { TextLock.leave() }
        var typesetter = Typesetter(text, paragraph: paragraph, fitting: size, in: region)
        typesetter.layOutAll()
        self.text = text
        self.paragraph = paragraph
        availableSize = size
        shapedLines = typesetter.lines
        lines = typesetter.positionedLines()
        self.size = lines.extent
    }
}

// MARK: - Cache

extension TextFrame {
    /// The recently used frames: about a thousand labels, or a few dozen long texts.
    private static let cache = RecentCache<CacheKey, TextFrame>(capacity: 1 << 17)

    /// The weight of a frame in the cache in addition to its text's length.
    private static let baseWeight = 100

    private struct CacheKey: Hashable {
        let text: StyledText
        let paragraph: TextParagraph
        let width: CGFloat
        let height: CGFloat
    }

    /// Forgets all frames, after fonts were added or removed.
    static func emptyCache() { cache.removeAll() }

    /// Returns the frame of `text` from the cache, laying it out if necessary.
    ///
    /// May be called on any thread. A cache hit costs a dictionary look-up.
    package static func cached(
        _ text: StyledText, paragraph: TextParagraph, fitting size: CGSize
    ) -> TextFrame {
        let key = CacheKey(
            text: text, paragraph: paragraph, width: size.width.isNaN ? 0 : size.width,
            height: size.height.isNaN ? 0 : size.height)
        return cache.value(for: key, weight: baseWeight + text.length) {
            TextFrame(text, paragraph: paragraph, fitting: size)
        }
    }
}
