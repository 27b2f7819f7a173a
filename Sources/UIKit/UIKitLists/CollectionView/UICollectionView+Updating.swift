import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

/// The batches of changes of a collection view.
struct CollectionUpdates {
    var recorder = UpdateRecorder()

    /// The completions of nested batches.
    var completions: [(Bool) -> Void] = []

    /// The cells that are configured again, while the data source is asked.
    var reconfigured: [IndexPath: UICollectionViewCell] = [:]

    /// The change that is being made; `nil` between changes.
    var animation: CollectionChange?
}

extension UICollectionView {
    // MARK: Recording

    /// Adds changes to the batch that is recorded, or makes one of them.
    func record(_ changes: [ListUpdate]) {
        guard updates.recorder.isRecording else {
            performUpdates({ self.record(changes) }, completion: nil)
            return
        }
        for change in changes { updates.recorder.add(change) }
    }

    func performUpdates(
        _ block: (() -> Void)?, animated: Bool = true, completion: ((Bool) -> Void)?
    ) {
        if let completion { updates.completions.append(completion) }
        let isOutermost = !updates.recorder.isRecording
        if isOutermost {
            if needsReload { layOutElements() }
            currentCounts()
        }
        updates.recorder.begin()
        block?()
        guard updates.recorder.end() else { return }
        let completions = updates.completions
        updates.completions = []
        let complete = { (finished: Bool) in
            for completion in completions { completion(finished) }
        }
        let reloads = updates.recorder.reloadsEverything
        let changes = updates.recorder.takeUpdates()
        if reloads {
            reloadData()
            layoutIfNeeded()
            later { complete(true) }
        } else {
            commit(changes, animated: animated, completion: complete)
        }
    }

    /// Calls a closure in the next turn of the main loop.
    func later(_ action: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: 0, animations: {}, completion: { _ in action() })
    }

    // MARK: Committing

    private func commit(
        _ changes: [ListUpdate], animated: Bool, completion: @escaping (Bool) -> Void
    ) {
        let before = currentCounts()
        counts = nil
        let after = currentCounts()
        let mapping: ListMapping
        do {
            let source = dataSource.map { "\(type(of: $0))" } ?? "none"
            let words = ListWords(
                item: "item",
                list: "\(self), layout \(type(of: storedLayout)), data source \(source)")
            mapping = try ListMapping(changes, before: before, after: after, words: words)
        } catch {
            fatalError("\(error)")
        }
        apply(mapping, changes, animated: animated, completion: completion)
    }

    /// Maps what the view knows to the new paths, and animates to the new layout.
    func apply(
        _ mapping: ListMapping, _ changes: [ListUpdate], animated: Bool = true,
        completion: @escaping (Bool) -> Void
    ) {
        selection.selected = Set(selection.selected.compactMap(mapping.newPath))
        selection.highlighted = selection.highlighted.flatMap(mapping.newPath)
        prefetched.map(mapping.newPath)
        if movement == nil { dragging?.listDidUpdate() }
        needsIndexTitles = true
        storedLayout.itemsWillMove(mapping)
        mapOpenings(mapping)
        remapSectionScrollers { mapping.newSection($0) }
        let items = changes.map { UICollectionViewUpdateItem($0) }
        let change = CollectionChange(
            new: { mapping.newKey($0, followsItem: $1) },
            old: { [storedLayout] in
                storedLayout.inserts($0) ? nil : mapping.oldKey($0, followsItem: $1)
            }, isBatch: true)
        animate(change, animated: animated, completion: completion) {
            let context = storedLayout.makeInvalidationContext()
            context.invalidateDataSourceCounts = true
            let counts = counts
            invalidate(with: context)
            self.counts = counts
            prepareLayout()
            storedLayout.prepare(forCollectionViewUpdates: items)
        } finish: {
            storedLayout.finalizeCollectionViewUpdates()
        }
    }
}

extension ListMapping {
    /// Returns the key that an element has after the batch; `nil` if it is deleted.
    func newKey(_ old: ElementKey, followsItem: Bool) -> ElementKey? {
        guard old.indexPath.count == 2 else { return old }
        var key = old
        if old.category == .cell || followsItem {
            let place = ItemPlace(old.indexPath)
            guard !reloadedItems.contains(place), let new = new(place) else { return nil }
            key.indexPath = new.indexPath
        } else {
            let section = old.indexPath.section
            guard !reloadedSections.contains(section), let new = newSection(section) else {
                return nil
            }
            key.indexPath = IndexPath(item: old.indexPath.item, section: new)
        }
        return key
    }

    /// Returns the key that an element had before the batch; `nil` if it is new.
    func oldKey(_ new: ElementKey, followsItem: Bool) -> ElementKey? {
        guard new.indexPath.count == 2 else { return new }
        var key = new
        if new.category == .cell || followsItem {
            guard let old = old(ItemPlace(new.indexPath)), !reloadedItems.contains(old) else {
                return nil
            }
            key.indexPath = old.indexPath
        } else {
            guard let old = oldSection(new.indexPath.section), !reloadedSections.contains(old)
            else { return nil }
            key.indexPath = IndexPath(item: new.indexPath.item, section: old)
        }
        return key
    }
}
