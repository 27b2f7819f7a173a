import CoreGraphics
package import Foundation
import MarkdownStrings
package import TextLayout

/// The input of text layout: styled text, its paragraph style, and the images in it.
package nonisolated struct TextContent {
    package var text: StyledText
    package var paragraph: TextParagraph

    /// The attachments by the index of their character.
    package var attachments: [Int: NSTextAttachment] = [:]

    /// Reads the attributes, resolving dynamic colours with the current traits.
    ///
    /// - Parameters:
    ///   - font: The font of text without one.
    ///   - color: The colour of text without one.
    ///   - paragraphStyle: The paragraph style of a text that starts without one.
    package init(
        _ string: NSAttributedString, font: UIFont = .systemFont(ofSize: 12),
        color: UIColor = .black, paragraphStyle: NSParagraphStyle = .default
    ) {
        let base = TextAttributes(font: font.textFont, foregroundColor: color.cgColor)
        text = StyledText(string.string, base)
        paragraph = TextParagraph(paragraphStyle)
        let whole = NSRange(location: 0, length: string.length)
        guard whole.length > 0 else { return }
        var styles: [(range: NSRange, style: TextParagraph)] = []
        let standard = paragraph
        string.enumerateAttributes(in: whole) { attributes, range, _ in
            var style =
                (attributes[.paragraphStyle] as? NSParagraphStyle).map { TextParagraph($0) }
                ?? standard
            if let direction = TextDirection(writingDirections: attributes[.writingDirection]) {
                style.baseDirection = direction
            }
            if style != styles.last?.style { styles.append((range, style)) }
            if range.location == 0 { paragraph = style }
            let run = TextAttributes(attributes, else: base)
            if range == whole {
                text = StyledText(string.string, run)
            } else {
                text.setAttributes(run, in: range.lowerBound..<range.upperBound)
            }
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                attach(attachment, run, in: range.lowerBound..<range.upperBound)
            }
        }
        if styles.count > 1 { setStyles(styles.map { ($0.range.location, $0.style) }) }
    }

    /// Gives each paragraph the style that begins at or before its start.
    private mutating func setStyles(_ styles: [(start: Int, style: TextParagraph)]) {
        var current = paragraph
        var rest = styles[...]
        var style = paragraph
        var isStart = true
        for (index, unit) in text.string.utf16.enumerated() {
            while let next = rest.first, next.start <= index {
                style = next.style
                rest.removeFirst()
            }
            if isStart, style != current {
                text.setParagraph(style, from: index)
                current = style
            }
            isStart = unit == 0x0A || unit == 0x0D || unit == 0x2029
        }
    }

    /// Creates text with the same attributes throughout.
    package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        let base = TextAttributes(font: TextFont(size: 12), foregroundColor: .black)
        let run = TextAttributes(attributes ?? [:], else: base)
        text = StyledText(string, run)
        paragraph = TextParagraph(
            attributes?[.paragraphStyle] as? NSParagraphStyle ?? .default)
        if let attachment = attributes?[.attachment] as? NSTextAttachment {
            attach(attachment, run, in: 0..<text.length)
        }
    }

    /// Creates plain text.
    package init(
        _ string: String, font: UIFont, color: UIColor, paragraphStyle: NSParagraphStyle
    ) {
        text = StyledText(
            string, TextAttributes(font: font.textFont, foregroundColor: color.cgColor))
        paragraph = TextParagraph(paragraphStyle)
    }

    /// Shows an attachment for the characters in a range that stand for one.
    private mutating func attach(
        _ attachment: NSTextAttachment, _ attributes: TextAttributes, in range: Range<Int>
    ) {
        let characters = (text.string as NSString)
        var attributes = attributes
        attributes.box = .zero
        for index in range where characters.character(at: index) == NSTextAttachment.character {
            text.setAttributes(attributes, in: index..<index + 1)
            attachments[index] = attachment
        }
    }

    /// Returns the text with the boxes of attachments in lines of a width.
    package func withAttachmentBoxes(
        lineWidth: CGFloat, container: NSTextContainer? = nil
    ) -> TextContent {
        guard !attachments.isEmpty else { return self }
        var result = self
        for (index, attachment) in attachments {
            var attributes = text.attributes(at: index)
            let line = CGRect(
                x: 0, y: 0, width: min(lineWidth, Self.wideLine),
                height: attributes.font.metrics.lineHeight)
            attributes.box = attachment.attachmentBounds(
                for: container, proposedLineFragment: line, glyphPosition: .zero,
                characterIndex: index)
            result.text.setAttributes(attributes, in: index..<index + 1)
        }
        return result
    }

    /// The width of lines without a limit that attachments are asked for, in points.
    private static let wideLine: CGFloat = 10_000_000
}

// MARK: - Variants

nonisolated extension TextContent {
    /// `true` without any character.
    package var isEmpty: Bool { text.string.isEmpty }

    /// Returns the same text with all fonts scaled.
    package func scaled(by scale: CGFloat) -> TextContent {
        guard scale != 1 else { return self }
        return mappingAttributes { $0.font = $0.font.withSize($0.font.size * scale) }
    }

    /// Returns the same text with less space between its characters, in points.
    package func tightened(by distance: CGFloat) -> TextContent {
        mappingAttributes { $0.kern -= distance }
    }

    /// Returns the same text in one colour, resolved with the current traits.
    package func recolored(_ color: UIColor) -> TextContent {
        let color = color.cgColor
        return mappingAttributes { $0.foregroundColor = color }
    }

    private func mappingAttributes(_ change: (inout TextAttributes) -> Void) -> TextContent {
        var content = self
        content.text = text.mappingAttributes(change)
        return content
    }

    /// Returns the same text with at most `count` lines, or 0 for no limit.
    ///
    /// Text of a mode that clips or truncates wraps when more than one line is allowed.
    package func limited(toLines count: Int) -> TextContent {
        var content = self
        content.paragraph.maximumLines = count
        return content
    }

    /// The font of the first character, `nil` without text.
    package var firstFont: UIFont? { isEmpty ? nil : UIFont(text.attributes(at: 0).font) }

    /// The font of the last character, `nil` without text.
    package var lastFont: UIFont? {
        isEmpty ? nil : UIFont(text.attributes(at: text.length - 1).font)
    }
}

nonisolated extension TextAttributes {
    /// Converts Apple's attributes. `base` provides a missing font or colour.
    init(_ attributes: [NSAttributedString.Key: Any], else base: TextAttributes) {
        func color(_ key: NSAttributedString.Key) -> CGColor? {
            (attributes[key] as? UIColor)?.cgColor
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat {
            CGFloat(attributes.number(key) ?? 0)
        }
        let isLink = attributes[.link] != nil
        let underline = TextRule(attributes[.underlineStyle])
        let meaning =
            InlinePresentationIntent(
                attributeValue: attributes[.inlinePresentationIntent]) ?? []
        let strikethrough = TextRule(attributes[.strikethroughStyle])
        self.init(
            font: ((attributes[.font] as? UIFont)?.textFont ?? base.font).showing(meaning),
            foregroundColor: isLink
                ? UIColor.link.cgColor : color(.foregroundColor) ?? base.foregroundColor,
            backgroundColor: color(.backgroundColor), kern: number(.kern) + number(.tracking),
            underline: (isLink && underline == .none ? .single : underline)
                .colored(color(.underlineColor)),
            strikethrough: (strikethrough == .none && meaning.contains(.strikethrough)
                ? .single : strikethrough)
                .colored(color(.strikethroughColor)),
            baselineOffset: number(.baselineOffset),
            shadow: (attributes[.shadow] as? NSShadow).flatMap(TextShadow.init),
            effects: TextEffects(
                strokeWidth: number(.strokeWidth), strokeColor: color(.strokeColor),
                obliqueness: number(.obliqueness), expansion: number(.expansion),
                usesLigatures: attributes.number(.ligature) != 0,
                isLetterpress: attributes[.textEffect].map(isLetterpress) ?? false),
            language: attributes[.languageIdentifier] as? String)
    }
}

private nonisolated func isLetterpress(_ effect: Any) -> Bool {
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    return effect as? NSAttributedString.TextEffectStyle == style
        || effect as? String == style.rawValue
}

nonisolated extension TextShadow {
    /// Converts a shadow; `nil` for one without a colour.
    fileprivate init?(_ shadow: NSShadow) {
        guard let color = shadow.cgColor else { return nil }
        self.init(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
    }
}

nonisolated extension [NSAttributedString.Key: Any] {
    /// The number for `key`, of any numeric type.
    fileprivate func number(_ key: NSAttributedString.Key) -> Double? {
        Double(attributeValue: self[key])
    }
}

nonisolated extension Double {
    init?(attributeValue: Any?) {
        switch attributeValue {
        case let value as Double: self = value
        case let value as CGFloat: self = Double(value)
        case let value as Float: self = Double(value)
        case let value as Int: self = Double(value)
        case let value as NSNumber: self = value.doubleValue
        default: return nil
        }
    }
}

nonisolated extension TextRule {
    /// Converts a line style, given as a number or as the style itself.
    fileprivate init(_ value: Any?) {
        let number =
            (value as? NSUnderlineStyle)?.rawValue
            ?? Double(attributeValue: value).flatMap { Int(exactly: $0) } ?? 0
        let style = NSUnderlineStyle(rawValue: number)
        self =
            style.contains(.double)
            ? .double : style.isDisjoint(with: [.single, .thick]) ? .none : .single
        isThick = style.contains(.thick)
        skipsSpaces = style.contains(.byWord)
        switch number & 0x0F00 {
        case NSUnderlineStyle.patternDot.rawValue: pattern = .dot
        case NSUnderlineStyle.patternDash.rawValue: pattern = .dash
        case NSUnderlineStyle.patternDashDot.rawValue: pattern = .dashDot
        case NSUnderlineStyle.patternDashDotDot.rawValue: pattern = .dashDotDot
        default: pattern = .solid
        }
    }
}

nonisolated extension TextParagraph {
    package init(_ style: NSParagraphStyle, maximumLines: Int = 0) {
        self.init(
            alignment: TextAlignment(style.alignment),
            lineBreakMode: TextLineBreakMode(style.lineBreakMode), maximumLines: maximumLines,
            lineSpacing: style.lineSpacing, minimumLineHeight: style.minimumLineHeight,
            maximumLineHeight: style.maximumLineHeight,
            lineHeightMultiple: style.lineHeightMultiple,
            baseDirection: TextDirection(style.baseWritingDirection),
            spacingBefore: style.paragraphSpacingBefore, spacingAfter: style.paragraphSpacing,
            indents: TextIndents(
                firstHead: style.firstLineHeadIndent, head: style.headIndent,
                tail: style.tailIndent),
            tabStops: style.tabStops == NSParagraphStyle.Style.defaultTabStops
                ? [] : style.tabStops.map(TextTabStop.init),
            tabInterval: style.defaultTabInterval,
            hyphenationFactor: style.usesDefaultHyphenation
                ? 1 : CGFloat(style.hyphenationFactor))
        avoidsLoneWords = style.lineBreakStrategy.contains(.pushOut)
        keepsHangulWords = style.lineBreakStrategy.contains(.hangulWordPriority)
    }
}

nonisolated extension TextTabStop {
    fileprivate init(_ tab: NSTextTab) {
        let alignment: Alignment =
            switch tab.alignment {
            case .center: .center
            case .right: tab.isDecimal ? .decimal : .right
            case .left, .natural, .justified: .left
            }
        self.init(position: tab.location, alignment: alignment)
    }
}

nonisolated extension TextAlignment {
    package init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

nonisolated extension TextLineBreakMode {
    package init(_ mode: NSLineBreakMode) {
        self = TextLineBreakMode(rawValue: mode.rawValue) ?? .byWordWrapping
    }
}

nonisolated extension TextDirection {
    /// Converts the first value of the attribute `writingDirection`.
    fileprivate init?(writingDirections: Any?) {
        let first = (writingDirections as? [Any])?.first
        guard let number = Double(attributeValue: first).flatMap({ Int(exactly: $0) }) else {
            return nil
        }
        self = number & 1 == 0 ? .leftToRight : .rightToLeft
    }

    package init(_ direction: NSWritingDirection) {
        switch direction {
        case .natural: self = .natural
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}
