/// Actions that are undone together, and groups of them.
///
/// Its targets are held weakly: an action whose target is gone does nothing.
@MainActor
final class UndoGroup {
    /// What was recorded, oldest first.
    private var entries: [Entry] = []

    /// What the person who undoes it calls it, as in “Typing”.
    var actionName = ""

    private enum Entry {
        case action(Action)
        case group(UndoGroup)
    }

    private struct Action {
        weak var target: AnyObject?
        let perform: @MainActor (AnyObject) -> Void
    }

    /// Whether nothing in it can be undone, because nothing was recorded or the targets are gone.
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

    /// Performs everything, newest first.
    func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action):
                if let target = action.target { action.perform(target) }
            case .group(let group): group.perform()
            }
        }
    }

    /// Takes out the newest entry, if it is a group.
    func popGroup() -> UndoGroup? {
        guard case .group(let group)? = entries.last else { return nil }
        entries.removeLast()
        return group
    }

    func removeAll() {
        entries = []
    }

    /// Forgets what was recorded for `target`, and the groups that are empty then.
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
