import CoreGraphics
package import Foundation
package import TextLayout

/// The input of text layout for an attributed string: styled text and its paragraph style.
package nonisolated struct TextContent {
    package var text: StyledText
    package var paragraph: TextParagraph

    /// Reads the attributes, resolving dynamic colours with the current traits.
    ///
    /// - Parameters:
    ///   - font: The font of text without one.
    ///   - color: The colour of text without one.
    package init(
        _ string: NSAttributedString, font: UIFont = .systemFont(ofSize: 12),
        color: UIColor = .black
    ) {
        let base = TextAttributes(font: font.textFont, foregroundColor: color.cgColor)
        var text = StyledText(string.string, base)
        var style: NSParagraphStyle?
        if string.length == 0 {
            self.text = text
            paragraph = TextParagraph()
            return
        }
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole) { attributes, range, _ in
            if range.location == 0 {
                style = attributes[.paragraphStyle] as? NSParagraphStyle
            }
            let run = TextAttributes(attributes, else: base)
            if range == whole {
                text = StyledText(string.string, run)
            } else {
                text.setAttributes(run, in: range.lowerBound..<range.upperBound)
            }
        }
        self.text = text
        paragraph = TextParagraph(style ?? .default)
    }

    /// Creates text with the same attributes throughout.
    package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        let base = TextAttributes(font: TextFont(size: 12), foregroundColor: .black)
        text = StyledText(string, TextAttributes(attributes ?? [:], else: base))
        paragraph = TextParagraph(
            attributes?[.paragraphStyle] as? NSParagraphStyle ?? .default)
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
        self.init(
            font: (attributes[.font] as? UIFont)?.textFont ?? base.font,
            foregroundColor: color(.foregroundColor) ?? base.foregroundColor,
            backgroundColor: color(.backgroundColor), kern: number(.kern),
            underline: TextRule(attributes[.underlineStyle]).colored(color(.underlineColor)),
            strikethrough: TextRule(attributes[.strikethroughStyle])
                .colored(color(.strikethroughColor)),
            baselineOffset: number(.baselineOffset))
    }
}

nonisolated extension [NSAttributedString.Key: Any] {
    /// The number for `key`, of any numeric type.
    fileprivate func number(_ key: NSAttributedString.Key) -> Double? {
        Double(attributeValue: self[key])
    }
}

nonisolated extension Double {
    fileprivate init?(attributeValue: Any?) {
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
        self = style.contains(.double) ? .double : style.contains(.single) ? .single : .none
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
            baseDirection: TextDirection(style.baseWritingDirection))
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
    package init(_ direction: NSWritingDirection) {
        switch direction {
        case .natural: self = .natural
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}
