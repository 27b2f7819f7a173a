import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

// The text of the field and its attributes.
extension UITextField {
    func setUp() {
        textEditor.attach(to: self)
        let layout = textEditor.layout
        layout.defaultFont = .systemFont(ofSize: 17)
        layout.defaultColor = .label
        textEditor.container.lineFragmentPadding = 0
        textEditor.container.maximumNumberOfLines = 1
        isOpaque = false
        clip.clipsToBounds = true
        clip.isUserInteractionEnabled = false
        border.isHidden = true
        addSubview(border)
        addSubview(clip)
        clip.addSubview(canvas)
        canvas.drawsFragment = { [weak self] view, draw in
            if let self { drawFragment(view, draw) } else { draw(.zero) }
        }
        canvas.backgroundColor = nil
        adoptTraits()
    }

    /// Replaces the text without an event; while editing, the caret goes to its end.
    func setContents(_ contents: NSAttributedString) {
        guard !textEditor.storage.isEqual(contents) else { return }
        textEditor.setText(contents)
        textEditor.select(TextSelection(caret: contents.length))
        scroll = 0
        textSizeDidChange()
        textEditor.textWasSet()
    }

    func textSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The text with the attributes of the whole field.
    var styledText: NSAttributedString { textEditor.text(over: defaultTextAttributes) }

    func setFont(_ font: UIFont) {
        let layout = textEditor.layout
        let isStyled = textEditor.length > 0
        layout.defaultFont = font
        fullFont = nil
        if isStyled { removeAttribute(.font) }
        placeholderLabel?.font = font
        layout.rebuild()
        textSizeDidChange()
    }

    /// Gives a font that follows the text size the size for the field's traits.
    func adjustFont() {
        guard adjustsFontForContentSizeCategory, let font else { return }
        let adjusted = font.adjusted(to: traitCollection)
        if adjusted != font { setFont(adjusted) }
    }

    func updateBackgroundImage() {
        let isDisabled = !isEnabled && background != nil
        border.image = isDisabled ? disabledBackground ?? background : background
    }

    func setColor(_ color: UIColor) {
        textEditor.layout.defaultColor = color
        if textEditor.length > 0 { removeAttribute(.foregroundColor) }
        textEditor.layout.rebuild()
        setNeedsLayout()
    }

    private func removeAttribute(_ key: NSAttributedString.Key) {
        let storage = textEditor.storage
        storage.removeAttribute(key, range: NSRange(location: 0, length: storage.length))
    }

    func applyDefaults(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { setFont(font) }
        if let color = attributes[.foregroundColor] as? UIColor { setColor(color) }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            textEditor.layout.defaultStyle = style
            textAlignment = style.alignment
        }
        let others = attributes.filter {
            ![.font, .foregroundColor, .paragraphStyle].contains($0.key)
        }
        storedTypingAttributes = others
        let whole = NSRange(location: 0, length: textEditor.length)
        if whole.length > 0, !others.isEmpty {
            textEditor.storage.addAttributes(others, range: whole)
        }
        textEditor.layout.rebuild()
        textSizeDidChange()
    }

    func alignmentDidChange() {
        placeholderLabel?.textAlignment = textAlignment
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(textEditor.layout.defaultStyle)
        style.alignment = resolvedAlignment
        textEditor.layout.defaultStyle = style
        textEditor.layout.rebuild()
        setNeedsLayout()
    }

    /// The alignment, with the interface's direction for a natural one.
    var resolvedAlignment: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return isMirrored ? .right : .left
    }

    func setDirection(_ direction: NSWritingDirection) {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(textEditor.layout.defaultStyle)
        style.baseWritingDirection = direction
        textEditor.layout.defaultStyle = style
        textEditor.layout.rebuild()
        setNeedsLayout()
    }

    func adoptTraits() {
        textEditor.layout.traits = traitCollection
        alignmentDidChange()
        canvas.redraw()
        border.updateColors()
        clearButton?.setNeedsDisplay()
    }

    // MARK: Secret text

    func secureEntryDidChange() {
        textEditor.layout.masksCharacters = isSecureTextEntry
        textEditor.layout.rebuild()
        if isSecureTextEntry, isEditing { clearsOnNextKey = true }
        textSizeDidChange()
    }

    // MARK: Placeholder

    enum Placeholder {
        case plain(String)
        case attributed(NSAttributedString)
    }

    func setPlaceholder(_ new: Placeholder?) {
        guard let new else {
            placeholderLabel?.removeFromSuperview()
            placeholderLabel = nil
            return textSizeDidChange()
        }
        let label = placeholderLabel ?? PlaceholderLabel(self)
        label.font = font
        label.textColor = ControlStyle.placeholder
        label.textAlignment = textAlignment
        label.isAccessibilityElement = false
        switch new {
        case .plain(let text): label.text = text
        case .attributed(let text): label.attributedText = text
        }
        placeholderLabel = label
        textSizeDidChange()
    }

    // MARK: Describing

    /// The value for assistive technologies.
    var spokenValue: String? {
        guard hasText else { return placeholder }
        return isSecureTextEntry ? String(repeating: "•", count: textEditor.text.count) : text
    }

    func describeText(into description: inout ViewDescription) {
        if hasText {
            let shown = isSecureTextEntry ? spokenValue ?? "" : textEditor.text
            description.add("text", shown)
        } else if let placeholder {
            description.add("placeholder", placeholder)
        }
        guard isEditing else { return }
        description.add(flag: "editing")
        if let marked = textEditor.markedRange {
            description.add("marked", textEditor.text(in: marked))
        }
    }
}
