import TestSupport
import Testing
import UIKit

@testable import UIKitLists

@Suite("Diffable snapshots")
struct TableSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ content: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in content {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("Snapshot: appends, inserts, moves and deletes items and sections")
    func editing() {
        var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
        #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
        snapshot.insertItems([10, 11], beforeItem: 2)
        snapshot.insertItems([12], afterItem: 4)
        #expect(snapshot.itemIdentifiers == [1, 10, 11, 2, 3, 4, 12])
        snapshot.moveItem(1, afterItem: 12)
        snapshot.moveItem(12, beforeItem: 4)
        #expect(snapshot.itemIdentifiers(inSection: "b") == [12, 4, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        #expect(snapshot.indexOfItem(4) == 5 && snapshot.indexOfItem(99) == nil)
        snapshot.deleteItems([10, 3, 99])
        #expect(snapshot.itemIdentifiers == [11, 2, 12, 4, 1])
        snapshot.insertSections(["c", "d"], beforeSection: "b")
        snapshot.moveSection("a", afterSection: "d")
        #expect(snapshot.sectionIdentifiers == ["c", "d", "a", "b"])
        snapshot.appendItems([2], toSection: "c")
        #expect(snapshot.itemIdentifiers == [2, 11, 12, 4, 1])
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [2, 11] && snapshot.numberOfItems == 2)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test("Snapshot difference: random snapshots turn into each other by a valid batch")
    func random() throws {
        var numbers = SeededGenerator(seed: 11)
        func make() -> Snapshot {
            var items = Array(0..<20).shuffled(using: &numbers)[...]
            let sections = ["a", "b", "c", "d"].shuffled(using: &numbers)
            return snapshot(
                sections.prefix(Int.random(in: 0...4, using: &numbers)).map { section in
                    let count = Int.random(in: 0...5, using: &numbers)
                    defer { items = items.dropFirst(count) }
                    return (section, Array(items.prefix(count)))
                })
        }
        for _ in 0..<1_000 {
            let (old, new) = (make(), make())
            let difference = SnapshotDifference(from: old, to: new)
            let mapping = try ListMapping(
                difference.updates, before: counts(old), after: counts(new),
                words: ListWords(item: "row", list: ""))
            // Every item that keeps a place is the same item there.
            for (section, identifier) in new.sectionIdentifiers.enumerated() {
                for (item, id) in new.itemIdentifiers(inSection: identifier).enumerated() {
                    guard let place = mapping.old(ItemPlace(section, item)) else { continue }
                    let oldSection = old.sectionIdentifiers[place.section]
                    #expect(old.itemIdentifiers(inSection: oldSection)[place.item] == id)
                }
            }
        }
    }

    private func counts(_ snapshot: Snapshot) -> [Int] {
        snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    }

    @Test("Snapshot difference: one moved item is one move, and reloads follow their items")
    func small() {
        let old = snapshot([("a", [1, 2, 3, 4])])
        var new = snapshot([("a", [4, 1, 2, 3])])
        #expect(
            SnapshotDifference(from: old, to: new).updates == [
                .move(from: ItemPlace(0, 3), to: ItemPlace(0, 0))
            ])
        new.reloadItems([2, 4])
        new.reconfigureItems([1])
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.updates.last == .reload(ItemPlace(0, 1)))
        #expect(difference.reconfigured == [ItemPlace(0, 0), ItemPlace(0, 1)])
    }

    @Test("Snapshot: an identifier given twice stops the program and is named")
    func duplicates() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 77, 3, 77])
        }
        let message = String(
            decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(message.contains("more than once: [77]"))
    }
}
