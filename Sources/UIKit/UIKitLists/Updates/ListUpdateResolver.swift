/// Checks the updates of a batch and computes the places of what remains.
///
/// 1. Sort the updates by kind, refusing those that exclude each other.
/// 2. Check the sections, and map old ones to new ones.
/// 3. Drop updates of items in sections that are deleted, inserted or reloaded: the section's
///    update covers them.
/// 4. Check the items of each section that has updates, and the counts of all others.
nonisolated struct ListUpdateResolver {
    let updates: [ListUpdate]
    let before: [Int]
    let after: [Int]
    let words: ListWords

    private var deletedSections: Set<Int> = []
    private var insertedSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    private(set) var sectionMoves: [Int: Int] = [:]
    private var sectionTargets: Set<Int> = []
    private(set) var sections = IndexShift.none

    private var deletedItems: Set<ItemPlace> = []
    private var insertedItems: Set<ItemPlace> = []
    private(set) var reloadedItems: Set<ItemPlace> = []
    private(set) var itemMoves: [ItemPlace: ItemPlace] = [:]
    private var itemTargets: Set<ItemPlace> = []
    private(set) var shifts: [Int: IndexShift] = [:]

    init(_ updates: [ListUpdate], before: [Int], after: [Int], words: ListWords) {
        self.updates = updates
        self.before = before
        self.after = after
        self.words = words
    }

    func resolved() throws(InvalidListUpdate) -> ListMapping {
        var copy = self
        for update in updates { try copy.sort(update) }
        try copy.refuseConflicts()
        try copy.resolveSections()
        try copy.resolveItems()
        return ListMapping(resolver: copy)
    }

    private func failure(_ reason: InvalidListUpdate.Reason) -> InvalidListUpdate {
        InvalidListUpdate(reason: reason, updates: updates, words: words)
    }

    // MARK: 1. Sorting

    private mutating func sort(_ update: ListUpdate) throws(InvalidListUpdate) {
        switch update {
        case .deleteSection(let section): deletedSections.insert(try old(section, "delete"))
        case .insertSection(let section): insertedSections.insert(try new(section, "insert"))
        case .reloadSection(let section): reloadedSections.insert(try old(section, "reload"))
        case .moveSection(let from, let to):
            let target = try new(to, "move to")
            guard sectionMoves.updateValue(target, forKey: try old(from, "move")) == nil else {
                throw failure(.conflict("one move", "another", at: "section \(from)"))
            }
            guard sectionTargets.insert(to).inserted else {
                throw failure(.conflict("one move", "another", at: "section \(to)"))
            }
        case .delete(let place): deletedItems.insert(try old(place, "delete"))
        case .insert(let place): insertedItems.insert(try new(place, "insert"))
        case .reload(let place): reloadedItems.insert(try old(place, "reload"))
        case .move(let from, let to):
            let target = try new(to, "move to")
            guard itemMoves.updateValue(target, forKey: try old(from, "move")) == nil else {
                throw failure(.conflict("one move", "another", at: text(from)))
            }
            guard itemTargets.insert(to).inserted else {
                throw failure(.conflict("one move", "another", at: text(to)))
            }
        }
    }

    private func old(_ section: Int, _ verb: String) throws(InvalidListUpdate) -> Int {
        guard before.indices.contains(section) else {
            throw failure(.noSection(verb, section, count: before.count, isAfter: false))
        }
        return section
    }

    private func new(_ section: Int, _ verb: String) throws(InvalidListUpdate) -> Int {
        guard after.indices.contains(section) else {
            throw failure(.noSection(verb, section, count: after.count, isAfter: true))
        }
        return section
    }

    private func old(_ place: ItemPlace, _ verb: String) throws(InvalidListUpdate) -> ItemPlace {
        _ = try old(place.section, "\(verb) \(words.item) \(place.item) in")
        guard place.item >= 0, place.item < before[place.section] else {
            throw failure(.noItem(verb, place, count: before[place.section], isAfter: false))
        }
        return place
    }

    private func new(_ place: ItemPlace, _ verb: String) throws(InvalidListUpdate) -> ItemPlace {
        _ = try new(place.section, "\(verb) \(words.item) \(place.item) in")
        guard place.item >= 0, place.item < after[place.section] else {
            throw failure(.noItem(verb, place, count: after[place.section], isAfter: true))
        }
        return place
    }

    private func text(_ place: ItemPlace) -> String {
        "\(words.item) \(place.item) of section \(place.section)"
    }

    private func refuseConflicts() throws(InvalidListUpdate) {
        for from in itemMoves.keys {
            if deletedItems.contains(from) || reloadedItems.contains(from) {
                throw failure(.conflict("a delete", "a move", at: text(from)))
            }
        }
        if let place = insertedItems.first(where: itemTargets.contains) {
            throw failure(.conflict("an insert", "a move", at: text(place)))
        }
        if let place = deletedItems.first(where: reloadedItems.contains) {
            throw failure(.conflict("a delete", "a reload", at: text(place)))
        }
        for from in sectionMoves.keys
        where deletedSections.contains(from) || reloadedSections.contains(from) {
            throw failure(.conflict("a delete", "a move", at: "section \(from)"))
        }
        if let section = insertedSections.first(where: sectionTargets.contains) {
            throw failure(.conflict("an insert", "a move", at: "section \(section)"))
        }
        if let section = deletedSections.first(where: reloadedSections.contains) {
            throw failure(.conflict("a delete", "a reload", at: "section \(section)"))
        }
    }

    // MARK: 2. Sections

    private mutating func resolveSections() throws(InvalidListUpdate) {
        guard after.count == before.count + insertedSections.count - deletedSections.count else {
            throw failure(
                .sectionCount(
                    before: before.count, after: after.count, inserted: insertedSections.count,
                    deleted: deletedSections.count))
        }
        sections = IndexShift(
            removed: deletedSections.union(sectionMoves.keys),
            added: insertedSections.union(sectionTargets))
    }

    private func newSection(_ old: Int) -> Int? { sectionMoves[old] ?? sections.new(old) }

    // MARK: 3. and 4. Items

    private mutating func resolveItems() throws(InvalidListUpdate) {
        if let from = itemMoves.keys.filter({ deletedSections.contains($0.section) }).min() {
            throw failure(.moveFromDeletedSection(from))
        }
        let deleted = Dictionary(grouping: deletedItems, by: \.section)
        let inserted = Dictionary(grouping: insertedItems, by: \.section)
        let sources = Dictionary(grouping: itemMoves.keys, by: \.section)
        let targets = Dictionary(grouping: itemTargets, by: \.section)
        for old in before.indices {
            guard let new = newSection(old), !reloadedSections.contains(old) else { continue }
            let (gone, left) = (deleted[old] ?? [], sources[old] ?? [])
            let (come, joined) = (inserted[new] ?? [], targets[new] ?? [])
            let change = come.count - gone.count + joined.count - left.count
            guard after[new] == before[old] + change else {
                throw failure(
                    .itemCount(
                        section: new, before: before[old], after: after[new],
                        inserted: come.count, deleted: gone.count, movedIn: joined.count,
                        movedOut: left.count))
            }
            if gone.isEmpty, left.isEmpty, come.isEmpty, joined.isEmpty { continue }
            shifts[old] = IndexShift(
                removed: (gone + left).map(\.item), added: (come + joined).map(\.item))
        }
    }
}
