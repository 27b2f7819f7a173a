import TestSupport

@testable import UIKitLists

/// A plain model of a list: sections with an identity, of items with one.
struct PlainList: Hashable {
    struct Section: Hashable {
        var id: Int
        var items: [Int]
    }

    var sections: [Section] = []
    private var nextID = 0

    init(counts: [Int]) {
        for count in counts {
            var section = Section(id: fresh(), items: [])
            for _ in 0..<count { section.items.append(fresh()) }
            sections.append(section)
        }
    }

    var counts: [Int] { sections.map(\.items.count) }

    private mutating func fresh() -> Int {
        nextID += 1
        return nextID
    }

    /// Changes the model at random, and returns the updates that describe the change.
    ///
    /// What goes and what moves is taken out first, from the highest place down; then what comes is
    /// put in, from the lowest place up.
    mutating func change(using numbers: inout SeededGenerator) -> [ListUpdate] {
        var updates: [ListUpdate] = []
        var oldSections = Array(sections.indices)
        // Sections that go or move, and items that do.
        var movedSections: [(from: Int, section: Section)] = []
        var movedItems: [(from: ItemPlace, id: Int)] = []
        for index in sections.indices.reversed() {
            let roll = Int.random(in: 0..<20, using: &numbers)
            if roll == 0 {
                updates.append(.deleteSection(index))
                sections.remove(at: index)
                oldSections.remove(at: index)
                continue
            }
            for item in sections[index].items.indices.reversed() {
                let place = ItemPlace(index, item)
                switch Int.random(in: 0..<12, using: &numbers) {
                case 0:
                    updates.append(.delete(place))
                    sections[index].items.remove(at: item)
                case 1:
                    movedItems.append((place, sections[index].items.remove(at: item)))
                case 2: updates.append(.reload(place))
                default: break
                }
            }
            if roll == 1 { movedSections.append((index, sections.remove(at: index))) }
        }
        // Sections that come, ascending.
        var places = Set<Int>()
        let insertions = Int.random(in: 0...2, using: &numbers)
        let total = sections.count + movedSections.count + insertions
        while places.count < movedSections.count + insertions {
            places.insert(Int.random(in: 0..<total, using: &numbers))
        }
        for place in places.sorted() {
            if let moved = movedSections.popLast() {
                sections.insert(moved.section, at: place)
                updates.append(.moveSection(from: moved.from, to: place))
            } else {
                let count = Int.random(in: 0...4, using: &numbers)
                let section = Section(id: fresh(), items: (0..<count).map { _ in fresh() })
                sections.insert(section, at: place)
                updates.append(.insertSection(place))
            }
        }
        placeItems(movedItems, updates: &updates, using: &numbers)
        return updates
    }

    private mutating func placeItems(
        _ moved: [(from: ItemPlace, id: Int)], updates: inout [ListUpdate],
        using numbers: inout SeededGenerator
    ) {
        var comings = moved
        guard !sections.isEmpty else {
            // Nowhere to move to.
            updates += moved.map { .delete($0.from) }
            return
        }
        let isNew = Set(
            updates.compactMap { if case .insertSection(let place) = $0 { place } else { nil } })
        var incoming = [Int](repeating: 0, count: sections.count)
        for _ in comings { incoming[Int.random(in: incoming.indices, using: &numbers)] += 1 }
        for section in sections.indices {
            let insertions = isNew.contains(section) ? 0 : Int.random(in: 0...2, using: &numbers)
            let total = sections[section].items.count + incoming[section] + insertions
            var places = Set<Int>()
            while places.count < incoming[section] + insertions {
                places.insert(Int.random(in: 0..<total, using: &numbers))
            }
            var moves = incoming[section]
            for place in places.sorted() {
                if moves > 0, let item = comings.popLast() {
                    moves -= 1
                    sections[section].items.insert(item.id, at: place)
                    updates.append(.move(from: item.from, to: ItemPlace(section, place)))
                } else {
                    sections[section].items.insert(fresh(), at: place)
                    updates.append(.insert(ItemPlace(section, place)))
                }
            }
        }
    }
}
