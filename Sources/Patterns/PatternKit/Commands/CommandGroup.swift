/// Several commands that are undone and redone as one.
struct CommandGroup: Command {
    /// The name that was given to the group, if any.
    let givenName: String?

    /// The commands, in the order in which they were executed.
    var commands: [any Command] = []

    init(named name: String?) {
        givenName = name
    }

    /// The given name, or that of the first command.
    var name: String { givenName ?? commands.first?.name ?? "" }

    func execute() {
        for command in commands { command.execute() }
    }

    func unexecute() {
        for command in commands.reversed() { command.unexecute() }
    }
}
