public import FoundationGaps

extension UndoManager {
    /// Executes `command`, and registers how to take it back and how to make it again, under its
    /// name.
    ///
    /// Levels, groups and clearing what could be redone are the undo manager's.
    ///
    /// - Parameters:
    ///   - command: The command to execute.
    ///   - target: With whom the command is forgotten: the document or the view that it changes. It
    ///     is not kept alive.
    public func perform(_ command: any Command, for target: AnyObject) {
        command.execute()
        setUndo(of: command, for: target)
    }

    private func setUndo(of command: any Command, for target: AnyObject) {
        registerUndo(withTarget: target) { [unowned self] target in
            command.unexecute()
            registerUndo(withTarget: target) { [unowned self] target in
                perform(command, for: target)
            }
        }
        setActionName(command.name)
    }
}
