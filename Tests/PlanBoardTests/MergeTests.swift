import Foundation
import TestSupport
import Testing

@testable import PlanBoardCore

@Suite("Merging")
nonisolated struct MergeTests {
    private static let board = UUID()

    private func time(_ milliseconds: Int64, _ author: String = "a") -> HybridTime {
        HybridTime(milliseconds: milliseconds, author: author)
    }

    private func edit(_ changes: [Change], _ time: HybridTime) -> Edit {
        Edit(.editCard, changes, of: Self.board, at: time)
    }

    private func merged(_ edits: [Edit]) -> Board {
        var replica = BoardReplica()
        for edit in edits { replica.apply(edit) }
        return replica.board
    }

    private let column = Column(title: "c", key: .between(nil, nil))

    private func card() -> Card {
        Card(columnID: column.id, key: .between(nil, nil), title: "old")
    }

    /// An edit of a card by someone who knows it as `before`.
    private func edit(_ before: Card, _ time: HybridTime, _ change: (inout Card) -> Void) -> Edit {
        var after = before
        change(&after)
        return edit([.card(before: before, after: after)], time)
    }

    /// The card after edits in every order, which must not matter.
    private func result(_ card: Card, _ edits: [Edit]) -> Card? {
        let start = edit(
            [.column(before: nil, after: column), .card(before: nil, after: card)], time(1))
        var random = SeededGenerator(seed: 3)
        let first = merged([start] + edits)
        for _ in 0..<20 {
            #expect(merged(([start] + edits + edits).shuffled(using: &random)) == first)
        }
        return first.card(card.id)
    }

    @Test("Merging: changes of different properties are all kept, of one the latest")
    func properties() {
        let card = card()
        let result = result(
            card,
            [
                edit(card, time(5, "b")) { $0.title = "later" },
                edit(card, time(4, "a")) { $0.title = "earlier" },
                edit(card, time(4, "c")) { $0.isImportant = true },
                edit(card, time(3, "d")) { $0.due = Date(timeIntervalSince1970: 9) },
            ])
        #expect(result?.title == "later" && result?.isImportant == true && result?.due != nil)
    }

    @Test("Merging: labels, steps, comments and attachments of several people are all kept")
    func lists() {
        var card = card()
        card.labels = ["home"]
        card.checklist = [ChecklistItem("one"), ChecklistItem("two"), ChecklistItem("two")]
        let comment = Comment(text: "b", author: "B", date: Date(timeIntervalSince1970: 5))
        let result = result(
            card,
            [
                edit(card, time(5, "b")) {
                    $0.labels.append("garden\tand\nshed \\")
                    $0.checklist[0].isDone = true
                    $0.comments.append(comment)
                },
                edit(card, time(4, "a")) {
                    $0.labels = ["work"]
                    $0.checklist[2].isDone = true
                    $0.checklist.append(ChecklistItem("three"))
                    $0.attachments = [Attachment(name: "a.txt", hash: "0", size: 1)]
                },
                edit(card, time(6, "c")) { $0.checklist.remove(at: 1) },
            ])
        #expect(result?.labels == ["work", "garden\tand\nshed \\"])
        #expect(result?.checklist.first == ChecklistItem("one", isDone: true))
        #expect(result?.checklist.last == ChecklistItem("three"))
        #expect(result?.comments == [comment] && result?.attachments.count == 1)
    }

    @Test("Merging: a deletion wins over changes however late, and only undoing it brings back")
    func removing() {
        let card = card()
        let delete = edit([.card(before: card, after: nil)], time(4))
        let change = edit(card, time(9, "b")) { $0.title = "late" }
        #expect(result(card, [delete, change]) == nil)
        let undo = edit([.card(before: nil, after: card)], time(5))
        #expect(result(card, [delete, change, undo])?.title == "late")
        #expect(result(card, [delete, undo])?.title == "old")
    }

    @Test("Merging: the clock of an edit is later than all that was seen, wherever wall clocks are")
    func clocks() throws {
        var clock = HybridClock(author: "abcd")
        let start = Date(timeIntervalSince1970: 2_000_000_000)
        var times = [clock.tick(start), clock.tick(start)]
        times.append(clock.tick(start.addingTimeInterval(-1e6)))
        clock.witness(HybridTime(milliseconds: 3_000_000_000_000, counter: 7, author: "zzzz"))
        times.append(clock.tick(start))
        times.append(clock.tick(Date(timeIntervalSince1970: -5)))
        #expect(times == times.sorted() && Set(times).count == 5)
        #expect(times.map(\.text) == times.map(\.text).sorted())
        #expect(times.map { HybridTime($0.text) } == times)
        for text in ["", "0", "zz00000000000000000", "-00000000001000000a"] {
            #expect(HybridTime(text) == nil)
        }
    }

    @Test("Merging: a replica is read back from its text")
    func text() throws {
        var card = card()
        card.labels = ["a\tb", "c\\n"]
        var replica = try #require(Replica<Card>(before: nil, after: card))
        replica.apply(before: nil, after: card, at: time(1))
        var later = card
        later.title = "new"
        replica.apply(before: card, after: later, at: time(2))
        #expect(
            Replica(replica.value, isRemoved: false, times: replica.timesText) == replica)
        #expect(Replica(card, isRemoved: false, times: "nonsense") == nil)
    }

    @Test("Merging: five people who edit offline end with one board, no card lost or doubled")
    func converge() throws {
        var random = SeededGenerator(seed: 5)
        for round in 0..<1000 {
            let people = try SimulatedPeople(count: 5, columns: 3, cards: 6, &random)
            for _ in 0..<30 { people.act(&random) }
            people.exchangeAll()
            let boards = people.boards
            #expect(Set(boards).count == 1, "round \(round)")
            let left = Set(
                boards[0].columns.flatMap { boards[0].cards(in: $0.id) }.map(\.id))
            #expect(left == people.added.subtracting(people.deleted), "round \(round)")
            let count = boards[0].columns.reduce(0) { $0 + boards[0].cardCount(in: $1.id) }
            #expect(count == left.count)
        }
    }
}

@Suite("Fields of newer versions")
nonisolated struct NewerFieldTests {
    @Test("Journal: fields that a newer version added survive edits, deletion and restoring here")
    func survive() throws {
        let store = try BoardStore.inMemory()
        let session = try BoardSession(store: store, titles: ["Today"])
        let card = try session.addCard(titled: "a", toColumn: 0)
        let peer = "peer"
        try store.remember(peer, address: "x", team: "t")
        var newer = card
        newer.extras.values["estimate"] = .int(8)
        newer.checklist = [ChecklistItem("step")]
        newer.checklist[0].extras.values["who"] = .string("Ana")
        let changes = String(
            decoding: try JSONEncoder().encode([Change.card(before: card, after: newer)]),
            as: UTF8.self)
        #expect(changes.contains("\"estimate\":8"))
        let time = HybridTime(milliseconds: 9_000_000_000_000, author: "new")
        _ = try store.receive(
            [
                SentEdit(
                    id: UUID(), boardID: session.id, name: "estimateCard", time: time.text,
                    changes: changes)
            ], upTo: 1, from: peer)
        let fresh = try BoardSession(store: store)
        try fresh.edit(card.id) { $0.checklist[0].isDone = true }
        try fresh.delete(card.id)
        let deletion = try #require(try store.trash().first)
        try fresh.restore(deletion)
        let restored = try #require(fresh.board.card(card.id))
        #expect(restored.extras.values == ["estimate": .int(8)])
        #expect(restored.checklist[0].isDone)
        #expect(restored.checklist[0].extras.values == ["who": .string("Ana")])
        // The edits that are sent have them too.
        let sent = try #require(try store.unsentEdits(for: peer, after: 0, limit: 99).edits.last)
        #expect(sent.changes.contains("\"estimate\":8") && sent.changes.contains("\"who\":\"Ana\""))
        #expect(try BoardStore.inMemory().trash().isEmpty)
    }
}
