public import Foundation

/// A responder that takes typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
    /// Whether there is any text to delete.
    var hasText: Bool { get }

    /// Inserts finished text at the caret.
    func insertText(_ text: String)

    /// Deletes the character before the caret.
    func deleteBackward()
}

/// A responder that also shows text while an input method is still composing it.
///
/// Only the part of Apple's protocol that composing needs is required here.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Shows `markedText` in place of the previous marked text, or of the selection.
    ///
    /// - Parameter selectedRange: What is selected within `markedText`, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Ends composing and keeps the marked text as it is.
    func unmarkText()
}
