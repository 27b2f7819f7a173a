/// A command that is written down where it is made.
///
///     history.perform(BlockCommand("Clear") { marks = [] } undo: { marks = old })
public struct BlockCommand: Command {
    public let name: String

    private let doing: () -> Void

    private let undoing: () -> Void

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - name: The command's name in a menu.
    ///   - execute: Makes the change.
    ///   - undo: Takes it back.
    public init(
        _ name: String, execute: @escaping () -> Void, undo: @escaping () -> Void
    ) {
        self.name = name
        doing = execute
        undoing = undo
    }

    public func execute() { doing() }

    public func unexecute() { undoing() }
}
