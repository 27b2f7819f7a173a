import Foundation

/// One stretch of typing in one field: its edits are stored as they are made, and undone together.
public struct Typing: Hashable, Sendable {
    private let id = UUID()

    public init() {}
}

extension Edit {
    /// One edit that has the effect of this one and a later one; `nil` if they cancel out.
    func joined(with later: Edit) -> Edit? {
        let changes =
            if changes.count == 1, later.changes.count == 1 {
                changes[0].joined(with: later.changes[0]).map { [$0] } ?? changes + later.changes
            } else {
                changes + later.changes
            }
        guard changes.contains(where: { $0 != $0.inverse }) else { return nil }
        return Edit(id: later.id, later.name, changes, of: boardID, at: later.time)
    }
}

extension Change {
    /// The change from the value before this one to the value after the next; `nil` unless the
    /// next one begins where this one ends.
    fileprivate func joined(with next: Change) -> Change? {
        switch (self, next) {
        case (.card(let before, let middle), .card(let same, let after)) where middle == same:
            .card(before: before, after: after)
        case (.column(let before, let middle), .column(let same, let after)) where middle == same:
            .column(before: before, after: after)
        default: nil
        }
    }
}
