import CoreGraphics
import Foundation
import UIKitCore

// The text of the view and its attributes.
extension UITextView {
    /// Creates a view of size zero. Its text is laid out by an ``NSLayoutManager``, whether or not
    /// one by TextKit 2 is asked for, which does not exist here.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// The font of a view without one.
    private static let usualFont = UIFont.systemFont(ofSize: 12)

    func setUp() {
        textEditor.attach(to: self)
        let layout = textEditor.layout
        layout.defaultFont = Self.usualFont
        layout.defaultColor = .label
        layout.linkColor = .link
        textContainer.widthTracksTextView = true
        canvas.extendsLines = true
        alwaysBounceVertical = true
        delaysContentTouches = false
        backgroundColor = .systemBackground
        insertSubview(canvas, at: 0)
        isAccessibilityElement = true
        adoptTraits()
    }

    func setContents(_ contents: NSAttributedString, isStyled: Bool) {
        let before = textEditor.selection.range
        if isStyled {
            let font =
                contents.length > 0
                ? contents.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
            storedFont = font
            layoutManager.defaultFont = font ?? Self.usualFont
        }
        storedTypingAttributes = nil
        textEditor.setText(contents)
        let end = TextSelection(caret: contents.length)
        if before != end.range { textEditor.select(end) }
        textSizeDidChange()
        textEditor.textWasSet()
    }

    func textSizeDidChange() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    /// The text with the view's own attributes where it has none.
    var styledText: NSAttributedString { textEditor.text(over: defaultAttributes) }

    var defaultAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: layoutManager.defaultFont]
        if let storedColor { attributes[.foregroundColor] = storedColor }
        if textAlignment != .natural { attributes[.paragraphStyle] = layoutManager.defaultStyle }
        return attributes
    }

    func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        textEditor.length > 0
            ? textEditor.storage.attribute(key, at: 0, effectiveRange: nil) : nil
    }

    func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
        guard offset < textEditor.length else { return defaultAttributes }
        return defaultAttributes.merging(
            textEditor.storage.attributes(at: max(offset, 0), effectiveRange: nil)
        ) { $1 }
    }

    /// The attributes before the caret, which typed text continues.
    var attributesBeforeCaret: [NSAttributedString.Key: Any] {
        defaultAttributes.merging(ownAttributesBeforeCaret) { $1 }
    }

    /// The attributes before the caret that the text itself has.
    var ownAttributesBeforeCaret: [NSAttributedString.Key: Any] {
        let range = textEditor.selection.range
        guard textEditor.length > 0 else { return [:] }
        let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        var attributes = textEditor.storage.attributes(
            at: min(place, textEditor.length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        return attributes
    }

    func setFont(_ font: UIFont?) {
        storedFont = font
        layoutManager.defaultFont = font ?? Self.usualFont
        storedTypingAttributes?[.font] = font
        removeAttribute(.font)
    }

    /// Makes an empty line at the end of the text as high as the font of typed text.
    func typingFontDidChange() {
        let isAtEnd = textEditor.selection.range.lowerBound == textEditor.length
        let font = isAtEnd ? storedTypingAttributes?[.font] as? UIFont : nil
        guard font != layoutManager.typingFont else { return }
        layoutManager.typingFont = font
        let end = NSRange(location: textEditor.length, length: 0)
        layoutManager.invalidateDisplay(forCharacterRange: end)
        textSizeDidChange()
    }

    /// Gives fonts that follow the text size the size for the view's traits.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        storedFont = storedFont?.adjusted(to: traitCollection)
        if let font = storedTypingAttributes?[.font] as? UIFont {
            storedTypingAttributes?[.font] = font.adjusted(to: traitCollection)
        }
        layoutManager.defaultFont = layoutManager.defaultFont.adjusted(to: traitCollection)
        let storage = textEditor.storage
        let whole = NSRange(location: 0, length: storage.length)
        var adjusted: [(NSRange, UIFont)] = []
        storage.enumerateAttribute(.font, in: whole) { value, range, _ in
            guard let font = value as? UIFont else { return }
            adjusted.append((range, font.adjusted(to: traitCollection)))
        }
        for (range, font) in adjusted { storage.addAttribute(.font, value: font, range: range) }
        layoutManager.rebuild()
        textSizeDidChange()
    }

    func setColor(_ color: UIColor?) {
        storedColor = color
        layoutManager.defaultColor = color ?? .label
        storedTypingAttributes?[.foregroundColor] = color
        removeAttribute(.foregroundColor)
    }

    /// Removes an attribute from the whole text, so that the view's own applies.
    private func removeAttribute(_ key: NSAttributedString.Key) {
        let storage = textEditor.storage
        var isUsed = false
        let whole = NSRange(location: 0, length: storage.length)
        if whole.length > 0 {
            storage.enumerateAttribute(key, in: whole) { value, _, _ in
                if value != nil { isUsed = true }
            }
        }
        if isUsed { storage.removeAttribute(key, range: whole) }
        layoutManager.rebuild()
        textSizeDidChange()
    }

    func alignmentDidChange() {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(layoutManager.defaultStyle)
        style.alignment = textAlignment
        layoutManager.defaultStyle = style
        layoutManager.rebuild()
        setNeedsLayout()
    }

    func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let offsets = range.offsets else { return }
        let first = textEditor.paragraphRange(at: offsets.lowerBound, includesLineFeed: true)
        let last = textEditor.paragraphRange(at: offsets.upperBound, includesLineFeed: true)
        let whole = first.lowerBound..<last.upperBound
        guard !whole.isEmpty else { return }
        let present =
            textEditor.storage.attribute(
                .paragraphStyle, at: whole.lowerBound, effectiveRange: nil) as? NSParagraphStyle
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(present ?? layoutManager.defaultStyle)
        style.baseWritingDirection = direction
        textEditor.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(whole))
    }

    func linkAttributesDidChange() {
        let color = linkTextAttributes?[.foregroundColor] as? UIColor
        layoutManager.linkColor = color ?? .link
        layoutManager.rebuild()
    }

    func adoptTraits() {
        layoutManager.traits = traitCollection
        layoutManager.rebuild()
        canvas.redraw()
    }

    func describeText(into description: inout ViewDescription) {
        if hasText { description.add("text", String(textEditor.text.prefix(200))) }
        if !isEditable { description.add("editable", false) }
        guard isFirstResponder else { return }
        description.add(flag: "editing")
        description.add("selection", "\(textEditor.selection.range)")
    }
}
