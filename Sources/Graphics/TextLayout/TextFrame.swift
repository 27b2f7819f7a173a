import CPango
package import CoreGraphics

/// Text laid out in a space: its lines, ready to be drawn and to be asked what is where.
///
///     let frame = TextFrame.cached(text, paragraph: TextParagraph(), fitting: bounds.size)
///     frame.draw(in: context, at: .zero)
///
/// Coordinates are in points from the frame's top left, y pointing down. Indices count UTF-16 code units.
///
/// Proof of `@unchecked Sendable`: nothing stored changes after `init`, and the Pango layouts in `setLines`
/// are touched inside ``TextLock`` only, `deinit` included.
package final class TextFrame: @unchecked Sendable {
    package let text: StyledText

    package let paragraph: TextParagraph

    /// The room that the lines take: the widest line, and all heights. In points, not rounded.
    package let size: CGSize

    /// From top to bottom, never empty.
    package let lines: [TextLine]

    /// The size that the text was laid out in.
    let room: CGSize

    /// What Pango knows about each of ``lines``.
    let setLines: [SetLine]

    /// Lays out `text`. ``cached(_:paragraph:fitting:)`` does so only once.
    ///
    /// There is at least one line, whatever the size. An infinite width never wraps; a width that is
    /// negative or NaN counts as 0. A finite height leaves out lines that do not fit it, as
    /// ``TextParagraph/maximumLines`` does.
    package init(_ text: StyledText, paragraph: TextParagraph, fitting size: CGSize) {
        TextLock.enter()
        defer { TextLock.leave() }
        var typesetter = Typesetter(text, paragraph: paragraph, fitting: size)
        typesetter.setAll()
        self.text = text
        self.paragraph = paragraph
        room = size
        setLines = typesetter.lines
        lines = typesetter.placedLines()
        self.size = lines.extent
    }

    deinit {
        TextLock.withLock {
            for line in setLines { line.release() }
        }
    }
}

// MARK: - Cache

extension TextFrame {
    /// The frames that were asked for last: about a thousand labels, or a few dozen long texts.
    private static let cache = RecentCache<CacheKey, TextFrame>(capacity: 1 << 17)

    /// What a frame weighs in the cache beside its text's length.
    private static let ownWeight = 100

    private struct CacheKey: Hashable {
        let text: StyledText
        let paragraph: TextParagraph
        let width: CGFloat
        let height: CGFloat
    }

    /// The frame of `text`, laid out unless it was asked for lately.
    ///
    /// Safe from any thread. Costs a dictionary look-up the second time.
    package static func cached(
        _ text: StyledText, paragraph: TextParagraph, fitting size: CGSize
    ) -> TextFrame {
        let key = CacheKey(
            text: text, paragraph: paragraph, width: size.width.isNaN ? 0 : size.width,
            height: size.height.isNaN ? 0 : size.height)
        return cache.value(for: key, weight: ownWeight + text.length) {
            TextFrame(text, paragraph: paragraph, fitting: size)
        }
    }
}
