import CoreGraphics
package import Foundation
import FoundationGaps
import UIKitControls
public import UIKitCore

extension UITextField: EditorHolding, TextEditorOwner {
    // MARK: Beginning and ending

    func beginEditing() {
        clearsOnNextKey = isSecureTextEntry && hasText
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            setContents(NSAttributedString(string: ""))
        }
        textEditor.select(TextSelection(caret: textEditor.length))
        setNeedsLayout()
        layoutIfNeeded()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(
            name: Self.textDidBeginEditingNotification, object: self)
    }

    package func editingDidEnd() {
        editorParts.endEditing()
        clearsOnNextKey = false
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: Owner of the editor

    /// Returns `true` if the delegate, when there is one, allows a key to replace the text in a
    /// range.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        mayReplace(offsets(of: range), with: text)
    }

    func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
    }

    func editorDidChangeSelection() {
        editMenu?.dismiss()
        delegate?.textFieldDidChangeSelection(self)
    }

    func editorDidChangeText() {
        editMenu?.dismiss()
        invalidateIntrinsicContentSize()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    var insertionAttributes: [NSAttributedString.Key: Any] { storedTypingAttributes }

    var editorTypingAttributes: [NSAttributedString.Key: Any] {
        get { typingAttributes ?? [:] }
        set { typingAttributes = newValue }
    }

    var editorUndoManager: UndoManager? { isSecureTextEntry ? nil : undoManager }

    var permissions: TextPermissions {
        var permissions: TextPermissions = isEnabled ? [.edit, .select] : []
        if !isSecureTextEntry { permissions.insert(.share) }
        if allowsEditingTextAttributes { permissions.insert(.style) }
        if isEditing, allowsSpellChecking { permissions.insert(.checkSpelling) }
        return permissions
    }

    /// `false`: a field opens no links.
    func hasLink(at point: CGPoint) -> Bool { false }

    /// A field shows its caret whenever it lays out.
    func editorRevealsCaret() {}

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(
            self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    func editMenuWillOpen(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    func editMenuWillClose(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }

    /// Returns `text` with spaces for its line feeds.
    func insertable(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return String(text.map { $0.isNewline ? " " : $0 })
    }

    // MARK: Keys

    package func typeText(_ text: String) {
        switch text {
        case "\n", "\r": return pressReturn()
        case "\t": return moveFocus(.next)
        default: break
        }
        textEditor.type(insertable(text)) {
            let replacesAll = clearsOnNextKey || clearsOnInsertion
            if replacesAll { removeSecret() }
            return replacesAll
        }
    }

    package func typeBackspace() {
        if clearsOnNextKey, hasText {
            guard mayReplace(textEditor.backspaceRange, with: "") else { return }
            removeSecret()
            return editorDidChangeText()
        }
        let range = textEditor.backspaceRange
        if !range.isEmpty, !mayReplace(range, with: "") { return }
        textEditor.typing { deleteBackward() }
    }

    /// Removes the whole text before a key.
    private func removeSecret() {
        clearsOnNextKey = false
        setContents(NSAttributedString(string: ""))
    }

    package func compose(_ text: String, selectedRange: NSRange) {
        if clearsOnNextKey || clearsOnInsertion { removeSecret() }
        textEditor.typing { setMarkedText(text, selectedRange: selectedRange) }
    }

    package func editingAction(for key: UIKey) -> (() -> Void)? {
        if key.charactersIgnoringModifiers == "\t", key.modifierFlags.isSubset(of: .shift) {
            let heading: UIFocusHeading = key.modifierFlags.contains(.shift) ? .previous : .next
            return { [weak self] in self?.moveFocus(heading) }
        }
        return textEditor.action(for: key, isMultiline: false, page: 0)
    }

    private func pressReturn() {
        if enablesReturnKeyAutomatically, !hasText { return }
        if textEditor.markedRange != nil { textEditor.unmark(notifies: true) }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let isAwaited = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if isAwaited { resignFirstResponder() }
    }

    /// Moves the focus to the next or previous control.
    private func moveFocus(_ heading: UIFocusHeading) {
        _ = UIFocusSystem.focusSystem(for: self)?.moveFocus(heading)
    }

    /// Removes the text, as the clear button does.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        if textEditor.markedRange != nil { textEditor.unmark(notifies: false) }
        willClear()
        let whole = 0..<textEditor.length
        textEditor.typing {
            textEditor.replace(whole, with: NSAttributedString(string: ""))
        }
    }

    // MARK: Mouse and fingers

    func pointerDown(_ touch: UITouch, with event: UIEvent?) {
        clickCount = touch.tapCount
        editorParts.press(touch, with: event) {
            // The text moves when editing begins.
            if touch.type == .indirectPointer { layoutIfNeeded() }
            return textPoint(touch.location(in: self))
        }
    }

    func pointerUp(_ touch: UITouch?) {
        guard !editorParts.release(), let touch, touch.type != .indirectPointer,
            bounds.contains(touch.location(in: self))
        else { return }
        let wasEditing = isEditing
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        guard wasEditing || hasText else { return }
        editorParts.tap(
            at: textPoint(touch.location(in: self)), count: clickCount, wasEditing: wasEditing)
    }
}
