public import Foundation

/// A responder that takes typed text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
    /// `true` if there is text to delete.
    var hasText: Bool { get }

    /// Inserts committed text at the caret.
    func insertText(_ text: String)

    /// Deletes the character before the caret.
    func deleteBackward()
}

/// A responder that also shows text while an input method composes it.
///
/// Only the part of Apple's protocol that composing needs is required here.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// Replaces the previous marked text, or the selection, by `markedText`.
    ///
    /// `selectedRange` is the selection within `markedText`, in UTF-16 units.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Ends composing and keeps the marked text unchanged.
    func unmarkText()
}
