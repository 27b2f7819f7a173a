extension UIResponder {
    /// The names of the edit menu's methods, which every responder has, but only some perform.
    static let editActionNames: Set<String> = [
        "cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
        "pasteAndMatchStyle(_:)", "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)",
        "increaseSize(_:)", "decreaseSize(_:)", "duplicate(_:)", "move(_:)", "rename(_:)",
        "export(_:)", "printContent(_:)", "find(_:)", "findAndReplace(_:)", "findNext(_:)",
        "findPrevious(_:)", "useSelectionForFind(_:)",
    ]
}

extension UIView {
    /// Reports the caret's place to the input method if this view is the first responder.
    package final func textCaretDidMove() {
        guard isFirstResponder else { return }
        window?.stage?.updateTextCaret()
    }
}

/// The methods of the edit menu, as in `UIResponderStandardEditActions.copy(_:)`: every responder
/// has them.
public typealias UIResponderStandardEditActions = UIResponder
