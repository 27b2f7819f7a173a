package import CoreGraphics

/// How lines of text are broken, placed and spaced.
package struct TextParagraph: Hashable, Sendable {
    package var alignment: TextAlignment

    package var lineBreakMode: TextLineBreakMode

    /// The most lines that are shown, or 0 for all.
    package var maximumLines: Int

    /// The gap between two lines, in points, never negative.
    package let lineSpacing: CGFloat

    /// The least height of a line, in points. Taller lines have room above the characters.
    package let minimumLineHeight: CGFloat

    /// The greatest height of a line, in points, or 0 for no limit.
    package let maximumLineHeight: CGFloat

    /// What the height of a line is multiplied by, or 0 for nothing.
    package let lineHeightMultiple: CGFloat

    package var baseDirection: TextDirection

    /// Creates a paragraph style. Numbers that are negative or not finite count as 0.
    package init(
        alignment: TextAlignment = .natural, lineBreakMode: TextLineBreakMode = .byWordWrapping,
        maximumLines: Int = 0, lineSpacing: CGFloat = 0, minimumLineHeight: CGFloat = 0,
        maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0,
        baseDirection: TextDirection = .natural
    ) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.maximumLines = max(maximumLines, 0)
        self.lineSpacing = lineSpacing.atLeastZero
        self.minimumLineHeight = minimumLineHeight.atLeastZero
        self.maximumLineHeight = maximumLineHeight.atLeastZero
        self.lineHeightMultiple = lineHeightMultiple.atLeastZero
        self.baseDirection = baseDirection
    }

    /// Whether long paragraphs continue on the next line.
    ///
    /// A mode that clips or truncates wraps too, when more than one line is allowed: it describes the
    /// last line then.
    var wraps: Bool {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: true
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            maximumLines != 1
        }
    }
}

/// Where a line is placed between the left and right edge.
package enum TextAlignment: Hashable, Sendable {
    case left
    case center
    case right
    /// At both edges, apart from a paragraph's last line.
    case justified
    /// Where the paragraph's writing direction starts.
    case natural
}

/// What happens to text that does not fit. Raw values are those of `NSLineBreakMode`.
package enum TextLineBreakMode: Int, Hashable, Sendable, CaseIterable {
    /// Lines end between words, or within a word that is longer than a line.
    case byWordWrapping
    /// Lines end between any two characters.
    case byCharWrapping
    /// The line is cut at the edge.
    case byClipping
    /// The line's end is shown, after an ellipsis.
    case byTruncatingHead
    /// The line's start is shown, and an ellipsis.
    case byTruncatingTail
    /// The line's start and end are shown, with an ellipsis between.
    case byTruncatingMiddle

    /// Whether an ellipsis replaces what does not fit.
    var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}

/// The way in which a paragraph is written.
package enum TextDirection: Hashable, Sendable {
    /// That of the paragraph's first letter that has one.
    case natural
    case leftToRight
    case rightToLeft
}

extension CGFloat {
    /// This number, or 0 when it is negative or not finite.
    var atLeastZero: CGFloat { isFinite && self > 0 ? self : 0 }
}
