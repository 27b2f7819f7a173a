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
/// 2. Delete items that are gone from sections that stay.
/// 3. In each new section, insert what is new, and move what comes from another place. An item
///    from a deleted section is inserted, because that section's deletion covers it.
/// 4. Add the reloads that the new snapshot asks for.
private nonisolated struct SnapshotComparison<
    Section: Hashable & Sendable, Item: Hashable & Sendable
> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    let old: Snapshot
    let new: Snapshot
    private let oldSections: [Section: Int]
    private let newSections: [Section: Int]
    private let oldPlaces: [Item: ItemPlace]
    private let newPlaces: [Item: ItemPlace]
    private var result = SnapshotDifference()

    init(old: Snapshot, new: Snapshot) {
        self.old = old
        self.new = new
        oldSections = Self.indexes(of: old.sectionIdentifiers)
        newSections = Self.indexes(of: new.sectionIdentifiers)
        oldPlaces = Self.places(in: old)
        let reloads = new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers
        newPlaces = reloads.isEmpty ? [:] : Self.places(in: new)
    }

    private static func indexes(of sections: [Section]) -> [Section: Int] {
        Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    }

    private static func places(in snapshot: Snapshot) -> [Item: ItemPlace] {
        var places = Dictionary<Item, ItemPlace>(minimumCapacity: snapshot.numberOfItems)
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (item, identifier) in (snapshot.items[identifier] ?? []).enumerated() {
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
        for section in new.sectionIdentifiers { compareItems(of: section) }
        reloadSections()
        reloadItems()
        return result
    }

    private mutating func compareItems(of section: Section) {
        let (before, after) = (old.items[section] ?? [], new.items[section] ?? [])
        guard before != after, let index = newSections[section] else { return }
        if let oldIndex = oldSections[section] {
            for (item, identifier) in before.enumerated() where new.sections[identifier] == nil {
                result.updates.append(.delete(ItemPlace(oldIndex, item)))
            }
        }
        // Items that were here already, by old place and new index.
        var common: [(from: ItemPlace, to: Int)] = []
        for (item, identifier) in after.enumerated() {
            let place = ItemPlace(index, item)
            guard let from = old.sections[identifier], newSections[from] != nil,
                let oldPlace = oldPlaces[identifier]
            else {
                if oldSections[section] != nil { result.updates.append(.insert(place)) }
                continue
            }
            if from == section {
                common.append((oldPlace, item))
            } else {
                result.updates.append(.move(from: oldPlace, to: place))
            }
        }
        let stays = LinearDiff.longestIncreasingRun(common.map(\.from.item))
        for (move, stays) in zip(common, stays) where !stays {
            result.updates.append(.move(from: move.from, to: ItemPlace(index, move.to)))
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
