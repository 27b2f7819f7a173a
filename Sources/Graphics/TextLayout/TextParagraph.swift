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
