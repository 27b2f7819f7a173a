/// Executes, undoes and redoes commands.
///
///     let note = Note()
///     let history = CommandHistory()
///     for letter in ["a", "b", "c"] { history.perform(Typing(note: note, letters: letter)) }
///     history.undoTitle  // “Undo Typing”
///     history.undo()  // all three letters, because they were merged
///     history.redo()
///
/// A new command clears what could be redone. With ``levels`` set, the oldest commands are
/// forgotten.
///
/// This is a model's own history, for documents and tools without a main actor. To put commands
/// into an application's Edit menu, give them to its `UndoManager` instead, with `perform(_:)`.
///
/// Not thread-safe: a history belongs to the owner of the data that its commands change.
public final class CommandHistory {
    /// The commands that can be undone, oldest first.
    private var done: [any Command] = []

    /// The commands that can be redone, the next one last.
    private var undone: [any Command] = []

    /// The groups that have begun and not ended, outermost first.
    private var openGroups: [CommandGroup] = []

    /// `true` while a command is being executed or undone.
    private var isBusy = false

    /// `true` if the next command may be merged with the last one.
    private var mayMerge = false

    /// Called after each change of what can be undone or redone, to update a menu.
    public var onChange: () -> Void = {}

    /// The most commands that can be undone, a group counting as one; `nil` for no limit.
    ///
    /// When there are more, the oldest are forgotten: they stay done for good.
    ///
    /// - Precondition: Positive, or `nil`.
    public var levels: Int? {
        didSet {
            Self.check(levels)
            forgetOldest()
            onChange()
        }
    }

    /// Creates a history without commands.
    ///
    /// - Precondition: `levels` is positive, or `nil` for no limit.
    public init(levels: Int? = nil) {
        Self.check(levels)
        self.levels = levels
    }

    private static func check(_ levels: Int?) {
        guard let levels else { return }
        precondition(
            levels > 0,
            "A history cannot keep \(levels) commands. Give at least one level, or nil for no limit."
        )
    }

    // MARK: Performing

    /// Executes `command` and records it. Clears the commands that could be redone.
    ///
    /// - Precondition: No command is being executed or taken back: a command does not perform
    ///   others.
    public func perform(_ command: any Command) {
        run { command.execute() }
        undone = []
        if openGroups.isEmpty {
            done.append(command, merging: mayMerge)
            forgetOldest()
        } else {
            openGroups[openGroups.count - 1].commands.append(command, merging: mayMerge)
        }
        mayMerge = true
        onChange()
    }

    /// Keeps the next command from being merged with the last one, as when a text field is left.
    public func endMerging() {
        mayMerge = false
    }

    private func run(_ body: () -> Void) {
        precondition(
            !isBusy,
            """
            A command used the history while the history was executing it or taking it back. Let the command do its \
            work directly, or make a group of commands.
            """)
        isBusy = true
        body()
        isBusy = false
    }

    private func forgetOldest() {
        guard let levels else { return }
        done.removeFirst(max(done.count - levels, 0))
        undone.removeFirst(max(undone.count - levels, 0))
    }

    // MARK: Grouping

    /// Groups the commands that `body` performs into one. If `body` throws, they are undone.
    ///
    /// Groups may be inside groups; the outermost is what is undone. A group without commands is
    /// forgotten.
    ///
    /// - Parameters:
    ///   - name: The group's name in a menu; if `nil`, that of its first command.
    ///   - body: Performs the commands. It undoes and redoes nothing.
    public func group<Result, Failure: Error>(
        _ name: String? = nil, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        openGroups.append(CommandGroup(named: name))
        mayMerge = false
        do throws(Failure) {
            let result = try body()
            close(openGroups.removeLast())
            return result
        } catch {
            let failed = openGroups.removeLast()
            mayMerge = false
            run { failed.unexecute() }
            onChange()
            throw error
        }
    }

    private func close(_ group: CommandGroup) {
        mayMerge = false
        guard !group.commands.isEmpty else { return }
        if openGroups.isEmpty {
            done.append(group)
            forgetOldest()
        } else {
            openGroups[openGroups.count - 1].commands.append(group)
        }
        onChange()
    }

    // MARK: Undoing

    /// `true` if there is a command to undo.
    public var canUndo: Bool { !done.isEmpty && openGroups.isEmpty }

    /// `true` if there is a command to redo.
    public var canRedo: Bool { !undone.isEmpty && openGroups.isEmpty }

    /// Undoes the last command.
    ///
    /// - Returns: `true` if there was one.
    /// - Precondition: No group is open.
    @discardableResult
    public func undo() -> Bool {
        move { history in
            guard let command = history.done.popLast() else { return false }
            history.run { command.unexecute() }
            history.undone.append(command)
            return true
        }
    }

    /// Redoes the command that was undone last.
    ///
    /// - Returns: `true` if there was one.
    /// - Precondition: No group is open.
    @discardableResult
    public func redo() -> Bool {
        move { history in
            guard let command = history.undone.popLast() else { return false }
            history.run { command.execute() }
            history.done.append(command)
            return true
        }
    }

    private func move(_ step: (CommandHistory) -> Bool) -> Bool {
        precondition(
            openGroups.isEmpty,
            "undo() or redo() was called inside a group of commands. Call it after the group has ended."
        )
        mayMerge = false
        guard step(self) else { return false }
        onChange()
        return true
    }

    /// Removes all commands without undoing them, as when a document is closed.
    public func removeAll() {
        done = []
        undone = []
        mayMerge = false
        onChange()
    }

    // MARK: Names

    /// The names of the commands that can be undone, oldest first.
    public var undoNames: [String] { done.map(\.name) }

    /// The names of the commands that can be redone, the next one last.
    public var redoNames: [String] { undone.map(\.name) }

    /// The title of a menu item: “Undo Typing”, or only “Undo”.
    public var undoTitle: String { Self.title("Undo", done.last) }

    /// The title of a menu item: “Redo Typing”, or only “Redo”.
    public var redoTitle: String { Self.title("Redo", undone.last) }

    private static func title(_ verb: String, _ command: (any Command)?) -> String {
        guard let name = command?.name, !name.isEmpty else { return verb }
        return "\(verb) \(name)"
    }
}

extension [any Command] {
    /// Adds a command that was executed; as one with the last, if `merging` says so and the last
    /// one agrees.
    fileprivate mutating func append(_ command: any Command, merging: Bool) {
        if merging, let merged = last?.merged(with: command) {
            self[count - 1] = merged
        } else {
            append(command)
        }
    }
}
