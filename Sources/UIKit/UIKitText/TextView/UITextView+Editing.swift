import CoreGraphics
public import Foundation
import FoundationGaps
import UIKitControls
public import UIKitCore

extension UITextView: EditorHolding, TextEditorOwner {
    // Notifications; the object is the view.

    /// Posted after editing began.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")

    /// Posted after editing ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// Posted after the user changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    // MARK: Beginning and ending

    func beginEditing() {
        canvas.showsSelection = true
        setNeedsLayout()
        guard isEditable else { return }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(
            name: Self.textDidBeginEditingNotification, object: self)
    }

    package func editingDidEnd() {
        editorParts.endEditing()
        canvas.showsSelection = false
        caretDidMove()
        setNeedsLayout()
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Owner of the editor

    /// Returns `true` if the delegate, when there is one, allows a key to replace the text in a
    /// range.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayReplace(offsets(of: range), with: text)
    }

    func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text) ?? true
    }

    func editorDidChangeSelection() {
        editMenu?.dismiss()
        storedSelectionIsNil = false
        if !textEditor.isTyping, hasText { storedTypingAttributes = nil }
        delegate?.textViewDidChangeSelection(self)
    }

    func editorDidChangeText() {
        editMenu?.dismiss()
        // Typing attributes of a text that became empty are known before it is.
        typingFontDidChange()
        textSizeDidChange()
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    var insertionAttributes: [NSAttributedString.Key: Any] {
        storedTypingAttributes ?? ownAttributesBeforeCaret
    }

    var editorTypingAttributes: [NSAttributedString.Key: Any] {
        get { typingAttributes }
        set { typingAttributes = newValue }
    }

    var editorUndoManager: UndoManager? { undoManager }

    var permissions: TextPermissions {
        var permissions: TextPermissions = []
        if isEditable { permissions.insert(.edit) }
        if isEditable || isSelectable { permissions.insert(.select) }
        if !isSecureTextEntry { permissions.insert(.share) }
        if allowsEditingTextAttributes { permissions.insert(.style) }
        if isEditable, isFirstResponder, allowsSpellChecking {
            permissions.insert(.checkSpelling)
        }
        return permissions
    }

    func editorRevealsCaret() { revealCaret() }

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }

    func editMenuWillOpen(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    func editMenuWillClose(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    func insertable(_ text: String) -> String { text }

    // MARK: Keys

    package func typeText(_ text: String) {
        guard isEditable else { return }
        let text = text == "\r" ? "\n" : text
        if clearsOnInsertion { selectAll(nil) }
        if textEditor.type(text) { revealCaret() }
    }

    package func typeBackspace() {
        guard isEditable else { return }
        let range = textEditor.backspaceRange
        if !range.isEmpty, !mayReplace(range, with: "") { return }
        textEditor.typing { deleteBackward() }
        revealCaret()
    }

    package func compose(_ text: String, selectedRange: NSRange) {
        guard isEditable else { return }
        textEditor.typing { setMarkedText(text, selectedRange: selectedRange) }
        revealCaret()
    }

    package func editingAction(for key: UIKey) -> (() -> Void)? {
        guard isSelectable || isEditable else { return nil }
        let page = max(bounds.height - 40, 20)
        guard let action = textEditor.action(for: key, isMultiline: isEditable, page: page) else {
            return nil
        }
        return { [weak self] in
            action()
            self?.revealCaret()
        }
    }
}
