/// Actions and nested groups that are undone together.
///
/// Targets are referenced weakly: an action whose target was deallocated does nothing.
@MainActor
final class UndoGroup {
    /// The recorded actions, oldest first.
    private var entries: [Entry] = []

    /// The user-visible name of the action, such as “Typing”.
    var actionName = ""

    private enum Entry {
        case action(Action)
        case group(UndoGroup)
    }

    private struct Action {
        weak var target: AnyObject?
        let perform: @MainActor (AnyObject) -> Void
    }

    /// `true` if there is nothing to undo, because nothing was recorded or the targets were
    /// deallocated.
    var isEmpty: Bool {
        !entries.contains {
            switch $0 {
            case .action(let action): action.target != nil
            case .group(let group): !group.isEmpty
            }
        }
    }

    func add(to target: AnyObject, perform: @escaping @MainActor (AnyObject) -> Void) {
        entries.append(.action(Action(target: target, perform: perform)))
    }

    func add(_ group: UndoGroup) {
        entries.append(.group(group))
    }

    /// Performs all actions, newest first.
    func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action):
                if let target = action.target { action.perform(target) }
            case .group(let group): group.perform()
            }
        }
    }

    /// Removes and returns the newest entry, if it is a group.
    func popGroup() -> UndoGroup? {
        guard case .group(let group)? = entries.last else { return nil }
        entries.removeLast()
        return group
    }

    func removeAll() {
        entries = []
    }

    /// Removes the actions recorded for `target`, and groups that become empty.
    func removeAll(for target: AnyObject) {
        entries.removeAll {
            switch $0 {
            case .action(let action): return action.target === target
            case .group(let group):
                group.removeAll(for: target)
                return group.isEmpty
            }
        }
    }
}
