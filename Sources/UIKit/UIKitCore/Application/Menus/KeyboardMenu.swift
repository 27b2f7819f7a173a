/// An interaction whose menu opens by the Menu key, and by Shift-F10.
package protocol KeyboardMenu: UIInteraction {
    /// Opens the menu of a view that has the focus: the interaction's, or one inside. Returns
    /// `false` if there is none now.
    func openMenu(forFocused view: UIView) -> Bool
}

extension UIKey {
    /// `true` for the keys that open the menu of what has the focus.
    var opensMenu: Bool {
        switch charactersIgnoringModifiers {
        case UIKeyCommand.inputMenu: plainInput != nil
        case UIKeyCommand.f10: modifierFlags.subtracting([.alphaShift, .numericPad]) == .shift
        default: false
        }
    }
}

extension UIWindow {
    /// Opens the menu of the view that has the focus, or of the nearest one around it. Returns
    /// `false` if none has one.
    func openMenuAtFocus() -> Bool {
        let responder = firstResponder
        let start = focusSystem.focusedView ?? responder.flatMap(focusSystem.preferredView)
        guard let focused = start ?? responder as? UIView, focused.coveringModal == nil else {
            return false
        }
        return focused.chain.contains { responder in
            (responder as? UIView)?.interactions.contains {
                ($0 as? any KeyboardMenu)?.openMenu(forFocused: focused) ?? false
            } ?? false
        }
    }
}
