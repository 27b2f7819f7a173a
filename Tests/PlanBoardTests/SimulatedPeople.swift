import Foundation
import TestSupport

@testable import PlanBoardCore

/// People who edit one board offline, and now and then send what they have done to a server, which
/// numbers edits in the order in which they arrive.
nonisolated final class SimulatedPeople {
    private struct Person {
        let name: String
        var clock: HybridClock
        /// The difference between the person's clock and the right time, in seconds.
        let error: TimeInterval
        var replica = BoardReplica()
        var unsent: [Edit] = []
        var received = 0
    }

    private var people: [Person] = []
    private var server: [Edit] = []
    private let boardID = UUID()
    private var date = Date(timeIntervalSince1970: 1_795_420_800)

    /// The cards that were added, and those that someone deleted.
    private(set) var added: Set<Card.ID> = []
    private(set) var deleted: Set<Card.ID> = []

    init(
        count: Int, columns: Int, cards: Int, _ random: inout SeededGenerator
    ) throws {
        for number in 0..<count {
            people.append(
                Person(
                    name: "p\(number + 1)", clock: HybridClock(author: "p\(number + 1)"),
                    error: .random(in: -1e5...1e5, using: &random)))
        }
        let columns = OrderKey.sequence(columns).map { Column(title: "c", key: $0) }
        let cards = OrderKey.sequence(cards).map {
            Card(columnID: columns[0].id, key: $0, title: "card")
        }
        added = Set(cards.map(\.id))
        commit(
            columns.map { .column(before: nil, after: $0) }
                + cards.map { .card(before: nil, after: $0) }, by: 0)
        exchangeAll()
    }

    var boards: [Board] { people.map(\.replica.board) }

    private func commit(_ changes: [Change], by person: Int) {
        date.addTimeInterval(0.001)
        let time = people[person].clock.tick(date.addingTimeInterval(people[person].error))
        let edit = Edit(.editCard, changes, of: boardID, at: time)
        people[person].replica.apply(edit)
        people[person].unsent.append(edit)
    }

    /// One person edits, or exchanges edits with the server.
    func act(_ random: inout SeededGenerator) {
        let person = Int.random(in: people.indices, using: &random)
        if Int.random(in: 0..<4, using: &random) == 0 { return exchange(person, &random) }
        let board = people[person].replica.board
        commit(change(of: board, by: people[person].name, &random), by: person)
    }

    /// Sends and receives, or is cut off in the middle: then edits arrive without an answer.
    private func exchange(_ person: Int, _ random: inout SeededGenerator) {
        let unsent = people[person].unsent
        for edit in unsent where !server.contains(where: { $0.id == edit.id }) {
            server.append(edit)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { return }
        people[person].unsent = []
        receive(person)
    }

    private func receive(_ person: Int) {
        for edit in server[people[person].received...] {
            people[person].replica.apply(edit)
            people[person].clock.witness(edit.time)
        }
        people[person].received = server.count
    }

    /// Everybody sends, then everybody receives.
    func exchangeAll() {
        for person in people.indices {
            let known = Set(server.map(\.id))
            server += people[person].unsent.filter { !known.contains($0.id) }
            people[person].unsent = []
        }
        for person in people.indices { receive(person) }
    }

    private func change(
        of board: Board, by author: String, _ random: inout SeededGenerator
    ) -> [Change] {
        let column = board.columns[Int.random(in: board.columns.indices, using: &random)]
        let cards = board.allCards.sorted { $0.rank < $1.rank }
        guard let card = cards.randomElement(using: &random) else { return [] }
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            deleted.insert(card.id)
            return [.card(before: card, after: nil)]
        case 1:
            let first = board.cards(in: column.id).map(\.key).min()
            let new = Card(
                columnID: column.id, key: .between(nil, first, author: author), title: author)
            added.insert(new.id)
            return [.card(before: nil, after: new)]
        case 2:
            return [changed(card) { $0.title += author }]
        case 3:
            return [changed(card) { $0.labels.append("\(author) \($0.labels.count)") }]
        case 4:
            return [
                changed(card) {
                    if !$0.checklist.isEmpty { $0.checklist[0].isDone.toggle() }
                    $0.checklist.append(ChecklistItem(author))
                }
            ]
        case 5:
            return [changed(card) { $0.finishedAt = $0.isFinished ? nil : date }]
        default: break
        }
        let others = board.cards(in: column.id).filter { $0.id != card.id && !$0.isFinished }
        let row = Int.random(in: 0...others.count, using: &random)
        let above = row > 0 ? others[row - 1].key : nil
        let below = row < others.count ? others[row].key : nil
        if let above, let below, above >= below { return [] }
        return [
            changed(card) {
                $0.columnID = column.id
                $0.key = .between(above, below, author: author)
            }
        ]
    }

    private func changed(_ card: Card, _ body: (inout Card) -> Void) -> Change {
        var after = card
        body(&after)
        return .card(before: card, after: after)
    }
}
