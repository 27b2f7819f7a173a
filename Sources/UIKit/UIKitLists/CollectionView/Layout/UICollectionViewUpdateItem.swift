public import Foundation

/// One change of a batch, which a layout is notified of before the change is animated.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public nonisolated enum Action: Int, Hashable, Sendable {
        case insert = 0
        case delete
        case reload
        case move
        case none
    }

    /// The kind of the change.
    public let updateAction: Action

    /// The path before the change; `nil` for an insertion. A section's path has the item
    /// `NSNotFound`.
    public let indexPathBeforeUpdate: IndexPath?

    /// The path after the change; `nil` for a deletion.
    public let indexPathAfterUpdate: IndexPath?

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }

    nonisolated deinit {}

    convenience init(_ update: ListUpdate) {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        switch update {
        case .deleteSection(let index): self.init(.delete, from: section(index), to: nil)
        case .insertSection(let index): self.init(.insert, from: nil, to: section(index))
        case .reloadSection(let index):
            self.init(.reload, from: section(index), to: section(index))
        case .moveSection(let from, let to): self.init(.move, from: section(from), to: section(to))
        case .delete(let place): self.init(.delete, from: place.indexPath, to: nil)
        case .insert(let place): self.init(.insert, from: nil, to: place.indexPath)
        case .reload(let place):
            self.init(.reload, from: place.indexPath, to: place.indexPath)
        case .move(let from, let to): self.init(.move, from: from.indexPath, to: to.indexPath)
        }
    }
}
