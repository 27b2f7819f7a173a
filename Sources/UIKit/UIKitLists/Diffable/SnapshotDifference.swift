/// The updates that turn one snapshot into another, for a list that shows the first.
nonisolated struct SnapshotDifference: Hashable, Sendable {
    /// The updates, with old and new places as batches use them.
    fileprivate(set) var updates: [ListUpdate] = []

    /// The new places of items that are configured again.
    fileprivate(set) var reconfigured: [ItemPlace] = []

    init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var comparison = SnapshotComparison(old: old, new: new)
        self = comparison.difference()
    }

    fileprivate init() {}
}

/// The comparison of two snapshots.
///
/// 1. Compare the sections.
/// 2. Walk through the old and the new items of each section together. What differs is deleted,
///    inserted or displaced: it is in both snapshots, at another place among its neighbours. An
///    item from a deleted section is inserted, because that section's deletion covers it.
/// 3. Look up where displaced items come from, and find the fewest of them that move.
/// 4. Add the reloads that the new snapshot asks for.
///
/// Only items that differ from their neighbours in the other snapshot are hashed.
private nonisolated struct SnapshotComparison<
    Section: Hashable & Sendable, Item: Hashable & Sendable
> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    let old: Snapshot
    let new: Snapshot
    private let oldSections: [Section: Int]
    private let newSections: [Section: Int]

    /// The old places of displaced items.
    private var displaced: [Item: ItemPlace] = [:]
    private var result = SnapshotDifference()

    init(old: Snapshot, new: Snapshot) {
        self.old = old
        self.new = new
        oldSections = Self.indexes(of: old.sectionIdentifiers)
        newSections = Self.indexes(of: new.sectionIdentifiers)
    }

    private static func indexes(of sections: [Section]) -> [Section: Int] {
        Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    }

    private static func places(of items: Set<Item>, in snapshot: Snapshot) -> [Item: ItemPlace] {
        var places: [Item: ItemPlace] = [:]
        let sections = Set(items.compactMap { snapshot.sections[$0] })
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated()
        where sections.contains(identifier) {
            for (item, identifier) in (snapshot.items[identifier] ?? []).enumerated()
            where items.contains(identifier) {
                places[identifier] = ItemPlace(section, item)
            }
        }
        return places
    }

    mutating func difference() -> SnapshotDifference {
        let sections = LinearDiff(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
        result.updates += sections.deleted.map { .deleteSection($0) }
        result.updates += sections.inserted.map { .insertSection($0) }
        result.updates += sections.moved.map { .moveSection(from: $0.from, to: $0.to) }
        let walks = new.sectionIdentifiers.map { walk(through: $0) }
        for (index, (section, walk)) in zip(new.sectionIdentifiers, walks).enumerated() {
            if let walk { placeItems(of: section, at: index, walk) }
        }
        reloadSections()
        reloadItems()
        return result
    }

    /// The old index of each new item of a section, as far as a walk through both finds it.
    private struct Walk {
        static var unknown: Int { -1 }
        static var inserted: Int { -2 }
        var sources: [Int]
    }

    /// Compares the items of a section. Returns `nil` if they are the same.
    private mutating func walk(through section: Section) -> Walk? {
        let (before, after) = (old.items[section] ?? [], new.items[section] ?? [])
        guard before != after else { return nil }
        let oldIndex = oldSections[section]
        var walk = Walk(sources: [Int](repeating: Walk.unknown, count: after.count))
        var (from, to) = (0, 0)
        while from < before.count || to < after.count {
            let next = from < before.count ? before[from] : nil
            if let next, to < after.count, next == after[to] {
                walk.sources[to] = from
                (from, to) = (from + 1, to + 1)
            } else if let next, let oldIndex, new.sections[next] == nil {
                result.updates.append(.delete(ItemPlace(oldIndex, from)))
                from += 1
            } else if to < after.count, isInserted(after[to]) {
                walk.sources[to] = Walk.inserted
                to += 1
            } else {
                // One step on one side only, where that leads to equal items again.
                let skipsNew =
                    next != nil && to + 1 < after.count && next == after[to + 1]
                let skipsOld =
                    !skipsNew && from + 1 < before.count && to < after.count
                    && before[from + 1] == after[to]
                if let next, let oldIndex, !skipsNew {
                    displaced[next] = ItemPlace(oldIndex, from)
                    from += 1
                }
                if !skipsOld, to < after.count { to += 1 }
            }
        }
        return walk
    }

    /// `true` for an item that is new, or whose old section is deleted.
    private func isInserted(_ item: Item) -> Bool {
        guard let section = old.sections[item] else { return true }
        return newSections[section] == nil
    }

    private mutating func placeItems(of section: Section, at index: Int, _ walk: Walk) {
        let oldIndex = oldSections[section]
        let after = new.items[section] ?? []
        // Items that were here already.
        var common: [LinearDiff.Move] = []
        common.reserveCapacity(after.count)
        for (item, source) in walk.sources.enumerated() {
            if source >= 0 {
                common.append(LinearDiff.Move(from: source, to: item))
            } else if source == Walk.unknown, let from = displaced[after[item]] {
                if from.section == oldIndex {
                    common.append(LinearDiff.Move(from: from.item, to: item))
                } else {
                    result.updates.append(.move(from: from, to: ItemPlace(index, item)))
                }
            } else if oldIndex != nil {
                result.updates.append(.insert(ItemPlace(index, item)))
            }
        }
        guard let oldIndex else { return }
        let stays = LinearDiff.longestIncreasingRun(common.map(\.from))
        for (move, stays) in zip(common, stays) where !stays {
            result.updates.append(
                .move(from: ItemPlace(oldIndex, move.from), to: ItemPlace(index, move.to)))
        }
    }

    private var movedSections: Set<Int> {
        Set(
            result.updates.compactMap { update in
                if case .moveSection(let from, _) = update { from } else { nil }
            })
    }

    private mutating func reloadSections() {
        guard !new.reloadedSectionIdentifiers.isEmpty else { return }
        let moved = movedSections
        for section in Set(new.reloadedSectionIdentifiers) {
            guard let index = oldSections[section], !moved.contains(index) else { continue }
            result.updates.append(.reloadSection(index))
        }
    }

    /// Reloads items. One that moves is configured again instead, because a batch has one update
    /// for each item.
    private mutating func reloadItems() {
        let named = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
        guard !named.isEmpty else { return }
        let oldPlaces = Self.places(of: named, in: old)
        let newPlaces = Self.places(of: named, in: new)
        if !new.reloadedItemIdentifiers.isEmpty {
            let moved = Set(
                result.updates.compactMap { update in
                    if case .move(let from, _) = update { from } else { nil }
                })
            for item in Set(new.reloadedItemIdentifiers) {
                guard let from = oldPlaces[item], let place = newPlaces[item],
                    newSections[old.sectionIdentifiers[from.section]] != nil
                else { continue }
                if moved.contains(from) {
                    result.reconfigured.append(place)
                } else {
                    result.updates.append(.reload(from))
                }
            }
        }
        for item in new.reconfiguredItemIdentifiers where old.sections[item] != nil {
            if let place = newPlaces[item] { result.reconfigured.append(place) }
        }
    }
}
