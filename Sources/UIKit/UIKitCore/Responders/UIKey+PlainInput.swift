extension UIKey {
    /// The key without modifiers, as in `UIKeyCommand.inputHome`; `nil` if modifiers are held.
    package var plainInput: String? {
        modifierFlags.isSubset(of: [.alphaShift, .numericPad]) ? charactersIgnoringModifiers : nil
    }
}
