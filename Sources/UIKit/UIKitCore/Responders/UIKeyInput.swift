/// A responder that takes typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// `true` if there is text to delete.
    var hasText: Bool { get }

    /// Inserts committed text at the caret, replacing the selection or the marked text.
    func insertText(_ text: String)

    /// Deletes the character before the caret, or the selection.
    func deleteBackward()
}
