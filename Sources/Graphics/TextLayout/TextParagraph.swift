package import CoreGraphics

/// The paragraph style: line breaking, alignment and spacing.
package struct TextParagraph: Hashable, Sendable {
    package var alignment: TextAlignment

    package var lineBreakMode: TextLineBreakMode

    /// The maximum number of lines, or 0 for no limit.
    package var maximumLines: Int

    /// The gap between two lines, in points, never negative.
    package let lineSpacing: CGFloat

    /// The minimum height of a line, in points. Additional space is above the characters.
    package let minimumLineHeight: CGFloat

    /// The maximum height of a line, in points, or 0 for no limit.
    package let maximumLineHeight: CGFloat

    /// The factor of a line's height, or 0 for none.
    package let lineHeightMultiple: CGFloat

    package var baseDirection: TextDirection

    /// `true` if lines are higher by the leading of their fonts.
    package var usesFontLeading = true

    /// The space above the paragraph in points, unless it is the first one.
    package let spacingBefore: CGFloat

    /// The space below the paragraph in points, unless it is the last one.
    package let spacingAfter: CGFloat

    /// The distances of the lines from the edges.
    package let indents: TextIndents

    /// The positions at which characters after a tab continue, in ascending order.
    package let tabStops: [TextTabStop]

    /// The distance between the stops after those in ``tabStops``, in points.
    package let tabInterval: CGFloat

    /// The part of a line below which a word is divided to fill it, from 0 (never) to 1 (always).
    package let hyphenationFactor: CGFloat

    /// The distance between tab stops of a paragraph without ones of its own.
    package static let defaultTabInterval: CGFloat = 28

    /// `true` if a last line of one word gets another one from the line above.
    package var avoidsLoneWords = false

    /// `true` if Korean words are not divided.
    package var keepsHangulWords = false

    /// Creates a paragraph style. Numbers that are negative or not finite count as 0.
    package init(
        alignment: TextAlignment = .natural, lineBreakMode: TextLineBreakMode = .byWordWrapping,
        maximumLines: Int = 0, lineSpacing: CGFloat = 0, minimumLineHeight: CGFloat = 0,
        maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
        baseDirection: TextDirection = .natural, spacingBefore: CGFloat = 0,
        spacingAfter: CGFloat = 0, indents: TextIndents = TextIndents(),
        tabStops: [TextTabStop] = [], tabInterval: CGFloat = defaultTabInterval,
        hyphenationFactor: CGFloat = 0
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.maximumLines = max(maximumLines, 0)
        self.lineSpacing = lineSpacing.atLeastZero
        self.minimumLineHeight = minimumLineHeight.atLeastZero
        self.maximumLineHeight = maximumLineHeight.atLeastZero
        self.lineHeightMultiple = lineHeightMultiple.atLeastZero
        self.baseDirection = baseDirection
        self.spacingBefore = spacingBefore.atLeastZero
        self.spacingAfter = spacingAfter.atLeastZero
        self.indents = indents
        self.tabStops = tabStops.sorted { $0.position < $1.position }
        self.tabInterval = tabInterval.atLeastZero > 0 ? tabInterval : Self.defaultTabInterval
        self.hyphenationFactor = min(hyphenationFactor.atLeastZero, 1)
    }

    /// `true` if long paragraphs continue on the next line.
    ///
    /// A mode that clips or truncates wraps too when more than one line is allowed: it then applies
    /// to the last line.
    var wraps: Bool {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: true
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            maximumLines != 1
        }
    }
}

/// The distances of a paragraph's lines from the edges, in points.
package struct TextIndents: Hashable, Sendable {
    /// The distance of the first line from the edge where it starts.
    package let firstHead: CGFloat

    /// The distance of the other lines from the edge where they start.
    package let head: CGFloat

    /// The end of the lines: the distance from the edge where they start, or, if not positive, the
    /// negative distance from the other edge.
    package let tail: CGFloat

    /// Creates distances. Heads that are negative and numbers that are not finite count as 0.
    package init(firstHead: CGFloat = 0, head: CGFloat = 0, tail: CGFloat = 0) {
        self.firstHead = min(firstHead.atLeastZero, TextAttributes.maximumDistance)
        self.head = min(head.atLeastZero, TextAttributes.maximumDistance)
        self.tail = tail.isFinite ? max(tail, -TextAttributes.maximumDistance) : 0
    }
}

/// A position at which characters after a tab continue.
package struct TextTabStop: Hashable, Sendable {
    /// The part of the characters that is placed at the position.
    package enum Alignment: Hashable, Sendable {
        case left
        case center
        case right
        /// The decimal point.
        case decimal
    }

    /// The distance from the edge where the line starts, in points.
    package let position: CGFloat

    package let alignment: Alignment

    package init(position: CGFloat, alignment: Alignment = .left) {
        self.position = position
        self.alignment = alignment
    }
}

/// The horizontal position of a line between the left and right edge.
package enum TextAlignment: Hashable, Sendable {
    case left
    case center
    case right
    /// Aligned to both edges, except for a paragraph's last line.
    case justified
    /// Aligned to the edge where the paragraph's writing direction starts.
    case natural
}

/// The treatment of text that exceeds the width. Raw values are those of `NSLineBreakMode`.
package enum TextLineBreakMode: Int, Hashable, Sendable, CaseIterable {
    /// Lines end between words, or within a word that is longer than a line.
    case byWordWrapping
    /// Lines end between any two characters.
    case byCharWrapping
    /// The line is clipped at the edge.
    case byClipping
    /// The end of the text is shown, preceded by an ellipsis.
    case byTruncatingHead
    /// The start of the text is shown, followed by an ellipsis.
    case byTruncatingTail
    /// The start and end of the text are shown, with an ellipsis between.
    case byTruncatingMiddle

    /// `true` if an ellipsis replaces text that does not fit.
    var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}

/// The base writing direction of a paragraph.
package enum TextDirection: Hashable, Sendable {
    /// The direction of the paragraph's first strongly directional character.
    case natural
    case leftToRight
    case rightToLeft
}

extension CGFloat {
    /// This number, or 0 when it is negative or not finite.
    var atLeastZero: CGFloat { isFinite && self > 0 ? self : 0 }
}
