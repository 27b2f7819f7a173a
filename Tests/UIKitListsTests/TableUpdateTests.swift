import Foundation
import TestSupport
import Testing

@testable import UIKitLists

@Suite("List updates")
struct TableUpdateTests {
    private let words = ListWords(item: "row", list: "a table")

    @Test("Batch: random updates map old places to new ones as a plain model does")
    func random() throws {
        var numbers = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let counts = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in
                Int.random(in: 0...8, using: &numbers)
            }
            let before = PlainList(counts: counts)
            var after = before
            let updates = after.change(using: &numbers)
            let mapping = try ListMapping(
                updates, before: before.counts, after: after.counts, words: words)
            var newPlaces: [Int: ItemPlace] = [:]
            for (section, content) in after.sections.enumerated() {
                for (item, id) in content.items.enumerated() {
                    newPlaces[id] = ItemPlace(section, item)
                }
            }
            for (section, content) in before.sections.enumerated() {
                let new = after.sections.firstIndex { $0.id == content.id }
                try #require(mapping.newSection(section) == new)
                if let new { try #require(mapping.oldSection(new) == section) }
                for (item, id) in content.items.enumerated() {
                    let old = ItemPlace(section, item)
                    try #require(mapping.new(old) == newPlaces[id])
                    if let new = newPlaces[id] { try #require(mapping.old(new) == old) }
                }
            }
        }
    }

    private func failure(_ updates: [ListUpdate], _ before: [Int], _ after: [Int]) -> String {
        do throws(InvalidListUpdate) {
            _ = try ListMapping(updates, before: before, after: after, words: words)
            return ""
        } catch { return "\(error)" }
    }

    @Test("Batch: counts that disagree are reported with the section, all terms and the updates")
    func counts() {
        let text = failure([.delete(ItemPlace(1, 0)), .insert(ItemPlace(0, 0))], [2, 3], [3, 3])
        #expect(text.hasPrefix("Invalid update: invalid number of rows in section 1."))
        #expect(text.contains("after the update (3)"))
        #expect(text.contains("before the update (3), plus those inserted (0)"))
        #expect(text.contains("minus those deleted (1)"))
        #expect(text.contains("[D(1,0), I(0,0)]"))
        #expect(text.hasSuffix("List: a table"))
        #expect(
            failure([.deleteSection(0)], [1, 1], [1, 1]).contains("invalid number of sections"))
        #expect(failure([], [1], [2]).contains("invalid number of rows in section 0"))
    }

    @Test("Batch: updates that exclude each other, or name what does not exist, are refused")
    func conflicts() {
        let place = ItemPlace(0, 0)
        let move = ListUpdate.move(from: place, to: ItemPlace(0, 1))
        #expect(failure([.delete(place), move], [2], [2]).contains("a delete and a move"))
        #expect(failure([.reload(place), move], [2], [2]).contains("a delete and a move"))
        #expect(
            failure([.insert(ItemPlace(0, 1)), move], [2], [3]).contains("an insert and a move"))
        #expect(failure([.delete(place), .reload(place)], [2], [1]).contains("a reload"))
        #expect(failure([move, move], [2], [2]).contains("one move and another"))
        #expect(
            failure([.delete(ItemPlace(0, 2))], [2], [1])
                .contains("attempt to delete row 2 in section 0, which has 2 rows before"))
        #expect(failure([.insert(ItemPlace(1, 0))], [2], [2]).contains("1 sections after"))
        #expect(
            failure([.deleteSection(0), .move(from: place, to: place)], [1, 1], [2])
                .contains("out of section 0, which is deleted"))
    }

    @Test("Batch: updates in deleted, inserted and reloaded sections are covered by the section's")
    func covered() throws {
        let updates: [ListUpdate] = [
            .delete(ItemPlace(0, 0)), .deleteSection(0), .insertSection(1),
            .insert(ItemPlace(1, 1)), .reloadSection(1),
        ]
        let mapping = try ListMapping(updates, before: [3, 5], after: [9, 2], words: words)
        #expect(mapping.newSection(1) == 0)
        #expect(mapping.new(ItemPlace(1, 0)) == nil)
        #expect(mapping.old(ItemPlace(0, 0)) == nil)
    }

    @Test("Linear diff: random permutations need the fewest moves and rebuild the new sequence")
    func diff() {
        var numbers = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let old = Array(0..<20).shuffled(using: &numbers).prefix(15).map(\.self)
            let new = Array(0..<20).shuffled(using: &numbers).prefix(15).map(\.self)
            let diff = LinearDiff(from: old, to: new)
            let gone = Set(diff.deleted + diff.moved.map(\.from))
            var result = old.indices.filter { !gone.contains($0) }.map { old[$0] }
            let come = diff.inserted + diff.moved.map(\.to)
            for index in come.sorted() { result.insert(new[index], at: index) }
            #expect(result == new)
        }
        #expect(LinearDiff(from: [1, 2, 3, 4], to: [4, 1, 2, 3]).moved.count == 1)
    }
}
