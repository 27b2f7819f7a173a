import Foundation

/// The way the sections and items of a list change their places in a batch of updates.
///
/// Reloaded sections and items keep their identity here; ``reloadedSections`` and
/// ``reloadedItems`` have their old places.
nonisolated struct ListMapping: Sendable {
    /// The numbers of items in the sections, before and after.
    let before: [Int]
    let after: [Int]

    /// The old indexes of reloaded sections, whose items all are new.
    let reloadedSections: Set<Int>

    /// The old places of reloaded items.
    let reloadedItems: Set<ItemPlace>

    private let sections: IndexShift
    private let newOfMovedSection: [Int: Int]
    private let oldOfMovedSection: [Int: Int]

    /// The shifts inside sections that changed, by their old indexes.
    private let shifts: [Int: IndexShift]
    private let newOfMoved: [ItemPlace: ItemPlace]
    private let oldOfMoved: [ItemPlace: ItemPlace]

    // MARK: Sections

    /// Returns the new index of a section; `nil` if it is deleted.
    func newSection(_ old: Int) -> Int? { newOfMovedSection[old] ?? sections.new(old) }

    /// Returns the old index of a section; `nil` if it is inserted.
    func oldSection(_ new: Int) -> Int? { oldOfMovedSection[new] ?? sections.old(new) }

    // MARK: Items

    /// Returns the new place of an item; `nil` if it is deleted.
    func new(_ old: ItemPlace) -> ItemPlace? {
        if let moved = newOfMoved[old] { return moved }
        guard !reloadedSections.contains(old.section), let section = newSection(old.section) else {
            return nil
        }
        guard let shift = shifts[old.section] else { return ItemPlace(section, old.item) }
        return shift.new(old.item).map { ItemPlace(section, $0) }
    }

    /// Returns the new place of room before an item, or behind the last one of its section; `nil`
    /// if the section is deleted.
    func newGap(_ old: ItemPlace) -> ItemPlace? {
        if old.item < before[old.section], let item = new(old) { return item }
        return newSection(old.section).map { ItemPlace($0, min(old.item, after[$0])) }
    }

    /// Returns the old place of an item; `nil` if it is inserted.
    func old(_ new: ItemPlace) -> ItemPlace? {
        if let moved = oldOfMoved[new] { return moved }
        guard let section = oldSection(new.section), !reloadedSections.contains(section) else {
            return nil
        }
        guard let shift = shifts[section] else { return ItemPlace(section, new.item) }
        return shift.old(new.item).map { ItemPlace(section, $0) }
    }

    /// Returns the new path of an item; `nil` if it is deleted.
    func newPath(_ old: IndexPath) -> IndexPath? { new(ItemPlace(old))?.indexPath }

    /// Returns the old path of an item; `nil` if it is inserted.
    func oldPath(_ new: IndexPath) -> IndexPath? { old(ItemPlace(new))?.indexPath }

    /// `true` if a section, by its old index, keeps its place and its items except for reloads.
    func keepsItems(ofSection old: Int) -> Bool {
        shifts[old] == nil && !reloadedSections.contains(old)
    }
}

// MARK: - Resolving a batch

nonisolated extension ListMapping {
    /// Resolves a batch of updates.
    ///
    /// - Parameters:
    ///   - before: The number of items in each section before the updates.
    ///   - after: The numbers that the data source reports after them.
    /// - Throws: `InvalidListUpdate` if the updates exclude each other or do not explain the
    ///   numbers.
    /// - Complexity: O(k log k) for k updates, plus the number of sections.
    init(
        _ updates: [ListUpdate], before: [Int], after: [Int], words: ListWords
    ) throws(InvalidListUpdate) {
        self = try ListUpdateResolver(updates, before: before, after: after, words: words)
            .resolved()
    }

    init(resolver: borrowing ListUpdateResolver) {
        before = resolver.before
        after = resolver.after
        reloadedSections = resolver.reloadedSections
        reloadedItems = resolver.reloadedItems
        sections = resolver.sections
        newOfMovedSection = resolver.sectionMoves
        oldOfMovedSection = resolver.sectionMoves.inverted
        shifts = resolver.shifts
        newOfMoved = resolver.itemMoves
        oldOfMoved = resolver.itemMoves.inverted
    }
}

extension Dictionary where Value: Hashable {
    nonisolated fileprivate var inverted: [Value: Key] {
        Dictionary<Value, Key>(uniqueKeysWithValues: map { ($1, $0) })
    }
}
