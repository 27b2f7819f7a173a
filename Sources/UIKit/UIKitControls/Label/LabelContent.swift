import Foundation
import UIKitCore

/// The content of a label, as set by the app.
enum LabelContent: Equatable {
    case nothing
    case plain(String)
    /// A text with attributes; `style` has the missing ones.
    case attributed(NSAttributedString, style: LabelStyle)

    /// Texts with attributes are compared last, which takes long, unless they are the same object.
    static func == (left: LabelContent, right: LabelContent) -> Bool {
        switch (left, right) {
        case (.nothing, .nothing): true
        case (.plain(let left), .plain(let right)): left == right
        case (.attributed(let left, let style), .attributed(let right, let otherStyle)):
            style == otherStyle && (left === right || left == right)
        default: false
        }
    }

    /// The text without attributes.
    var string: String? {
        switch self {
        case .nothing: nil
        case .plain(let text): text
        case .attributed(let text, _): text.string
        }
    }

    /// Returns the text with the attributes that the app set; a plain one with those of the label.
    ///
    /// Foundation on Linux leaks a part of each attributed string that has attributes, so this is
    /// for the app's use only. Layout and drawing use ``converted(_:)``.
    func attributedString(_ labelStyle: LabelStyle) -> NSAttributedString? {
        switch self {
        case .nothing: return nil
        case .plain(let text):
            return NSAttributedString(string: text, attributes: labelStyle.attributes)
        case .attributed(let text, _):
            return text
        }
    }

    /// Returns the text for layout and drawing.
    func converted(_ labelStyle: LabelStyle) -> TextContent {
        switch self {
        case .nothing, .plain:
            TextContent(
                string ?? "", font: labelStyle.font, color: labelStyle.color,
                paragraphStyle: labelStyle.paragraphStyle)
        case .attributed(let text, let style):
            TextContent(
                text, font: style.font, color: style.color, paragraphStyle: style.paragraphStyle)
        }
    }
}

// MARK: - Changing attributes

extension LabelContent {
    /// Gives the whole of an attributed text a font, a colour, an alignment or a line break mode.
    mutating func apply(_ change: LabelStyle.Change) {
        guard case .attributed(let text, var style) = self else { return }
        style.apply(change)
        let whole = NSRange(location: 0, length: text.length)
        var copy: NSMutableAttributedString?
        func set(_ key: NSAttributedString.Key, _ value: Any, in range: NSRange) {
            let changed = copy ?? NSMutableAttributedString(attributedString: text)
            changed.addAttribute(key, value: value, range: range)
            copy = changed
        }
        switch change {
        case .font(let font): set(.font, font, in: whole)
        case .color(let color): set(.foregroundColor, color, in: whole)
        case .alignment, .lineBreakMode, .lineBreakStrategy:
            text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
                guard let given = value as? NSParagraphStyle else { return }
                set(.paragraphStyle, given.applying(change), in: range)
            }
        }
        self = .attributed(copy ?? text, style: style)
    }
}

// MARK: - Following the text size

extension LabelContent {
    /// Gives fonts with a text style the size for `traits`.
    mutating func adjustFonts(to traits: UITraitCollection) {
        guard case .attributed(let text, var style) = self else { return }
        style.font = style.font.adjusted(to: traits)
        let changed = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.font, in: whole) { value, range, _ in
            guard let font = value as? UIFont else { return }
            changed.addAttribute(.font, value: font.adjusted(to: traits), range: range)
        }
        self = .attributed(changed, style: style)
    }
}

/// The properties of a label that apply where its text has no attributes.
struct LabelStyle: Equatable {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    /// A new value of one property.
    enum Change {
        case font(UIFont)
        case color(UIColor)
        case alignment(NSTextAlignment)
        case lineBreakMode(NSLineBreakMode)
        case lineBreakStrategy(NSParagraphStyle.LineBreakStrategy)
    }

    mutating func apply(_ change: Change) {
        switch change {
        case .font(let font): self.font = font
        case .color(let color): self.color = color
        case .alignment(let alignment): self.alignment = alignment
        case .lineBreakMode(let mode): lineBreakMode = mode
        case .lineBreakStrategy(let strategy): lineBreakStrategy = strategy
        }
    }

    /// Takes the values that the first character of `text` has.
    mutating func takeAttributes(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
        lineBreakStrategy = style.lineBreakStrategy
    }

    var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        style.alignment = alignment
        return style
    }

    fileprivate var attributes: [NSAttributedString.Key: Any] {
        [.font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle]
    }
}

extension NSParagraphStyle {
    /// Returns the style with a new alignment or line break mode.
    fileprivate func applying(_ change: LabelStyle.Change) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(self)
        switch change {
        case .alignment(let alignment): style.alignment = alignment
        case .lineBreakMode(let mode): style.lineBreakMode = mode
        case .lineBreakStrategy(let strategy): style.lineBreakStrategy = strategy
        case .font, .color: break
        }
        return style
    }
}
