import Foundation
import TestSupport
import Testing

@testable import PlanBoardCore

@Suite("Merging")
nonisolated struct MergeTests {
    @Test("Merging: five people who edit offline end with one board, no card lost or doubled")
    func converge() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<1000 {
            let keys = OrderKey.sequence(3)
            let columns = keys.map { Column(title: "c", key: $0) }
            let cards = OrderKey.sequence(6).map {
                Card(columnID: columns[0].id, key: $0, title: "card")
            }
            let start = Board(columns: columns, cards: cards)
            var edits: [Edit] = []
            var deleted: Set<Card.ID> = []
            for person in 0..<5 {
                var board = start
                for step in 0..<3 {
                    let change = change(of: board, author: "p\(person)", &random)
                    board.apply(change)
                    if case .card(let card?, nil)? = change.first { deleted.insert(card.id) }
                    edits.append(
                        Edit(
                            .moveCard, change,
                            date: Date(timeIntervalSince1970: Double(step * 10 + person % 2)),
                            author: "p\(person)"))
                }
            }
            var results: [Board] = []
            for _ in 0..<3 {
                var board = start
                board.merge(edits.shuffled(using: &random))
                results.append(board)
            }
            #expect(results[0] == results[1] && results[1] == results[2])
            let left = Set(results[0].columns.flatMap { results[0].cards(in: $0.id) }.map(\.id))
            #expect(left == Set(cards.map(\.id)).subtracting(deleted))
            let count = results[0].columns.reduce(0) { $0 + results[0].cardCount(in: $1.id) }
            #expect(count == left.count)
        }
    }

    private func change(
        of board: Board, author: String, _ random: inout SeededGenerator
    ) -> [Change] {
        guard let card = board.allCards.sorted(by: Card.isOrdered).randomElement(using: &random)
        else { return [] }
        if Int.random(in: 0..<12, using: &random) == 0 { return [.card(before: card, after: nil)] }
        var after = card
        let column = board.columns[Int.random(in: 0..<3, using: &random)]
        let others = board.cards(in: column.id).filter { $0.id != card.id }
        let row = Int.random(in: 0...others.count, using: &random)
        after.columnID = column.id
        after.key = .between(
            row > 0 ? others[row - 1].key : nil, row < others.count ? others[row].key : nil,
            author: author)
        return [.card(before: card, after: after)]
    }

    @Test("Merging: changes of different properties are both kept, removing wins")
    func properties() {
        let column = Column(title: "c", key: .between(nil, nil))
        let card = Card(columnID: column.id, key: .between(nil, nil), title: "old")
        var titled = card
        titled.title = "new"
        var marked = card
        marked.isImportant = true
        var board = Board(columns: [column], cards: [card])
        board.apply([.card(before: card, after: titled), .card(before: card, after: marked)])
        #expect(board.card(card.id)?.title == "new" && board.card(card.id)?.isImportant == true)
        board.apply([.card(before: card, after: nil), .card(before: card, after: titled)])
        #expect(board.card(card.id) == nil)
    }
}
