package import Foundation

/// A text view that edits by the rules of keyboards: its delegate is asked before each change, and
/// shortcuts and arrow keys work.
package protocol KeyboardEditing: UITextInput {
    /// Inserts typed text, if the delegate allows it.
    func typeText(_ text: String)

    /// Deletes backward, if the delegate allows it.
    func typeBackspace()

    /// Called after the view ceased to be the first responder, also against its will.
    func editingDidEnd()

    /// Shows text that is being composed.
    func compose(_ text: String, selectedRange: NSRange)

    /// Returns the reaction to a key that edits, or moves the caret; `nil` for other keys.
    func editingAction(for key: UIKey) -> (() -> Void)?
}
