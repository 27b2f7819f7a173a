extension UIViewController {
    /// Adds a shortcut to those of `keyCommands`, whatever a subclass returns there.
    public final func addKeyCommand(_ command: UIKeyCommand) { addedKeyCommands.append(command) }

    /// Removes a shortcut that was added.
    public final func removeKeyCommand(_ command: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === command }
    }
}
