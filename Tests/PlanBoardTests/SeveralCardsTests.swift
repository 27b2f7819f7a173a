import Foundation
import PlanBoardCore
import TestSupport
import Testing

@Suite("Dragging several cards")
nonisolated struct SeveralCardsTests {
    private func place(_ column: Int, _ row: Int) -> CardPlace {
        CardPlace(column: column, row: row)
    }

    /// Picks up one of some selected cards, and takes the others off.
    private func pickUp(
        _ carried: CardPlace, _ selected: [CardPlace], on board: SimulatedBoard
    ) throws -> CardDrag {
        let point = board.point(of: carried)
        let drag = try CardDrag.pickUp(at: point, with: selected, time: 0, on: board).get()
        try board.begin(drag)
        return drag
    }

    private func drop(_ drag: inout CardDrag, on board: SimulatedBoard) throws -> Int {
        try board.perform(drag.drop())
        return try board.session.endMove()
    }

    @Test("Several cards: they leave their rows, and are put together in the order of the board")
    func together() throws {
        let board = try SimulatedBoard([["a", "b", "c", "d"], ["e", "f"], []], width: 1280)
        let before = board.session.board
        var drag = try pickUp(place(0, 3), [place(1, 0), place(0, 3), place(0, 1)], on: board)
        #expect(drag.cardCount == 3 && drag.origin == place(0, 2))
        #expect(board.shown == [["a", "c", "d"], ["f"], []] && board.shown == board.titles)
        drag.finger = board.point(of: place(0, 0))
        try board.perform(drag.tick(time: 0.02, on: board))
        #expect(board.shown[0] == ["d", "a", "c"])
        #expect(try drop(&drag, on: board) == 3)
        #expect(board.shown == [["b", "d", "e", "a", "c"], ["f"], []])
        #expect(board.shown == board.titles && drag.place == place(0, 1) && drag.isMoved)
        #expect(board.session.undoName == .moveCard && board.session.undoCardCount == 3)
        try board.session.undo()
        #expect(board.session.board == before)
        try board.session.redo()
        #expect(board.titles == [["b", "d", "e", "a", "c"], ["f"], []])
    }

    @Test("Several cards: by keys they move as one, to the end of the column and to the next")
    func keys() throws {
        let board = try SimulatedBoard([["a", "b", "c", "x d"], ["e", "x f"], []])
        let selected = [place(0, 0), place(0, 1)]
        var drag = try CardDrag.pickUp(place(0, 0), with: selected, on: board).get()
        try board.begin(drag)
        try board.perform(drag.move(.down, on: board))
        #expect(board.shown[0] == ["c", "a", "x d"])
        #expect(drag.move(.down, on: board).isEmpty)
        try board.perform(drag.move(.right, on: board))
        #expect(board.shown[1] == ["e", "a", "x f"])
        #expect(try drop(&drag, on: board) == 2)
        #expect(board.shown == [["c", "x d"], ["e", "a", "b", "x f"], []])
        #expect(board.shown == board.titles)
    }

    @Test("Several cards: cancelling and dropping where they were leave everything as it was")
    func cancelling() throws {
        let columns = [["a", "b", "c"], ["d", "e"], []]
        let board = try SimulatedBoard(columns, width: 1280)
        let before = board.session.board
        let selected = [place(0, 0), place(0, 2), place(1, 1)]
        for moves in [false, true] {
            var drag = try pickUp(place(0, 2), selected, on: board)
            if moves {
                drag.finger = board.point(of: place(1, 0))
                try board.perform(drag.tick(time: 0.02, on: board))
                #expect(board.shown == [["b"], ["c", "d"], []])
                try board.perform(drag.cancel())
                board.session.rollBack()
            } else {
                #expect(try drop(&drag, on: board) == 0)
            }
            #expect(board.shown == columns && board.session.board == before)
            #expect(drag.place == place(0, 2) && !drag.isMoved)
        }
    }

    @Test("Several cards: finished ones stay, and one that is not selected is moved alone")
    func finished() throws {
        let board = try SimulatedBoard([["a", "b", "x c"], ["d"], []])
        let selected = [place(0, 0), place(0, 2), place(1, 0)]
        let drag = try CardDrag.pickUp(place(0, 0), with: selected, on: board).get()
        #expect(drag.others == [place(1, 0)])
        #expect(
            CardDrag.pickUp(place(0, 2), with: selected, on: board) == .failure(.finished))
        let alone = try CardDrag.pickUp(place(0, 1), with: selected, on: board).get()
        #expect(alone.others.isEmpty && alone.gathering.isEmpty && alone.cardCount == 1)
        let ids = try selected.map { try board.session.card(at: $0).id }
        #expect(throws: BoardError.finished("x c")) {
            try board.session.beginMove(of: ids[0], with: ids)
        }
        #expect(throws: BoardError.finished("x c")) {
            try board.session.move(ids, to: self.place(1, 0))
        }
        #expect(board.titles == board.shown && !board.session.isMoving)
    }

    @Test("Several cards: those that another program deletes meanwhile stay deleted")
    func deletedElsewhere() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let mine = try BoardSession(store: BoardStore(path: path), titles: ["a", "b"])
        for title in ["3", "2", "1", "0"] { try mine.addCard(titled: title, toColumn: 0) }
        let other = try BoardSession(store: BoardStore(path: path))
        let ids = try mine.cards(inColumn: 0).map(\.id)
        func titles(_ session: BoardSession) throws -> [[String]] {
            try (0..<2).map { try session.cards(inColumn: $0).map(\.title) }
        }
        try mine.beginMove(of: ids[0], with: [ids[2], ids[1]])
        try mine.moveTentatively(to: place(1, 0))
        try other.delete(ids[1])
        #expect(try mine.endMove() == 2 && mine.undoCardCount == 2)
        #expect(try titles(mine) == [["3"], ["0", "2"]])
        try other.refresh()
        #expect(try titles(other) == [["3"], ["0", "2"]])
        try mine.undo()
        #expect(try titles(mine) == [["0", "2", "3"], []])
        // Nothing of the cards is left: that is an error, and no edit.
        try mine.beginMove(of: ids[0], with: [ids[2]])
        try mine.moveTentatively(to: place(1, 0))
        try other.refresh()
        try other.delete([ids[0], ids[2]])
        #expect(throws: BoardError.missingCard) { try mine.endMove() }
        #expect(try titles(mine) == [["3"], []] && mine.redoName == .moveCard)
    }

    @Test("Several cards: deleting, finishing and archiving them are one edit each")
    func changing() throws {
        let board = try SimulatedBoard([["a", "b", "x c", "d"], ["e", "f"]].map { $0.sorted() })
        let session = board.session
        let titles = board.titles
        func ids(_ titles: [String]) -> [Card.ID] {
            session.board.allCards.filter { titles.contains($0.title) }.map(\.id)
        }
        try session.setFinished(true, ids(["a", "d", "e", "x c"]))
        #expect(board.titles == [["b", "x c", "a", "d"], ["f", "e"]])
        #expect(session.undoName == .finishCard && session.undoCardCount == 3)
        try session.setFinished(false, ids(["x c", "d"]))
        #expect(board.titles == [["x c", "d", "b", "a"], ["f", "e"]])
        #expect(session.undoName == .reopenCard && session.undoCardCount == 2)
        try session.move(ids(["d", "f", "b"]), to: place(1, 0))
        #expect(board.titles == [["x c", "a"], ["d", "b", "f", "e"]])
        try session.setArchived(true, ids(["d", "a"]))
        #expect(board.titles == [["x c"], ["b", "f", "e"]])
        try session.delete(ids(["x c", "e"]))
        #expect(board.titles == [[], ["b", "f"]] && session.undoCardCount == 2)
        for _ in 0..<5 { try session.undo() }
        #expect(board.titles == titles)
    }

    @Test("Several cards: recurring ones are followed by new ones in the same order")
    func recurring() throws {
        let session = try BoardSession(titles: ["a"])
        for title in ["c", "b", "a"] {
            let card = try session.addCard(titled: title, toColumn: 0)
            try session.edit(card.id) { $0.recurrence = title == "c" ? nil : .daily }
        }
        try session.setFinished(true, try session.cards(inColumn: 0).map(\.id))
        let cards = try session.cards(inColumn: 0)
        #expect(cards.map(\.title) == ["a", "b", "a", "b", "c"])
        #expect(cards.map(\.isFinished) == [false, false, true, true, true])
    }

    @Test("Several cards: a thousand moved into one gap have short keys")
    func keysStayShort() throws {
        let session = try BoardSession(titles: ["a", "b"])
        try session.add(
            BoardOutline(columns: [
                .init(title: "a", cards: (0..<1000).map { .init(title: "\($0)") }),
                .init(title: "b", cards: [.init(title: "top"), .init(title: "bottom")]),
            ]))
        let ids = try session.cards(inColumn: 0).map(\.id)
        try session.move(ids.shuffled(), to: place(1, 1))
        let cards = try session.cards(inColumn: 1)
        #expect(cards.map(\.title) == ["top"] + (0..<1000).map { "\($0)" } + ["bottom"])
        #expect(cards.allSatisfy { $0.key.text.utf8.count <= 24 })
    }

    @Test("Several cards: after random drags of random selections the order is that of a model")
    func random() throws {
        var random = SeededGenerator(seed: 23)
        let board = try SimulatedBoard([
            ["a", "b", "c", "x d"], ["e", "f", "x g", "x h"], ["i"] + (0..<12).map { "k\($0)" },
        ])
        let all = board.titles.flatMap(\.self).sorted()
        var moves = 0
        for round in 0..<(Thorough.isOn ? 10_000 : 2_000) {
            let model = board.titles
            let places = model.indices.flatMap { column in
                model[column].indices.map { CardPlace(column: column, row: $0) }
            }
            let selected = places.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            guard let carried = selected.randomElement(using: &random) else { continue }
            board.boardOffset = board.paging.offset(ofPage: carried.column)
            guard
                case .success(var drag) = CardDrag.pickUp(carried, with: selected, on: board)
            else { continue }
            try board.begin(drag)
            for frame in 1...Int.random(in: 1...4, using: &random) {
                drag.finger = CGPoint(
                    x: .random(in: -20...400, using: &random),
                    y: .random(in: -20...520, using: &random))
                try board.perform(drag.tick(time: Double(frame) / 60, on: board))
            }
            var expected = model
            let target = drag.place
            if round % 5 == 0 {
                try board.perform(drag.cancel())
                board.session.rollBack()
            } else {
                try board.perform(drag.drop())
                _ = try board.session.endMove()
                if target != drag.origin {
                    moves += 1
                    let moved = selected.map { model[$0.column][$0.row] }
                        .filter { !$0.hasPrefix("x ") }
                    expected = model.map { $0.filter { !moved.contains($0) } }
                    expected[target.column].insert(contentsOf: moved, at: target.row)
                }
            }
            guard board.titles == expected, board.shown == expected else {
                Issue.record("round \(round): \(board.shown), \(board.titles), not \(expected)")
                return
            }
        }
        #expect(board.titles.flatMap(\.self).sorted() == all && moves > 500)
    }
}
