import Foundation
import PlanBoardCore
import TestSupport
import Testing

@Suite("Dragging cards")
nonisolated struct DragTests {
    private static let five = ["0", "1", "2", "3", "4"]
    private static let many = (0..<30).map { "card \($0)" }

    private func pickUp(
        _ column: Int, _ row: Int, on board: SimulatedBoard
    ) throws -> CardDrag {
        let point = board.point(of: CardPlace(column: column, row: row))
        return try CardDrag.pickUp(at: point, time: 0, on: board).get()
    }

    /// The scrolling of one frame with the picture's middle at a point.
    private func scroll(
        _ board: SimulatedBoard, to point: CGPoint, seconds: TimeInterval = 1 / 60
    ) throws -> [CardDrag.Step] {
        var drag = try pickUp(0, 0, on: board)
        drag.finger = point
        return drag.tick(time: seconds, on: board).filter {
            if case .move = $0 { false } else { true }
        }
    }

    @Test("a finger that rests at an edge keeps scrolling and finding new rows", .rows("S0-45"))
    func resting() throws {
        let board = try SimulatedBoard([Self.many, [], []])
        var drag = try pickUp(0, 0, on: board)
        try board.begin(drag)
        drag.finger = CGPoint(x: 187.5, y: 440)
        var rows: Set<Int> = []
        for frame in 1...120 {
            try board.perform(drag.tick(time: Double(frame) / 60, on: board))
            rows.insert(drag.place.row)
        }
        // Two seconds at 120 points a second.
        #expect(abs(board.listOffsets[0] - 240) < 1)
        #expect(rows.count >= 5 && board.shown == board.titles)
    }

    @Test("movement alone changes nothing until the next frame", .rows("S0-45"))
    func changed() throws {
        let board = try SimulatedBoard([Self.five, [], []])
        var drag = try pickUp(0, 0, on: board)
        drag.finger.y += 100
        #expect(drag.place == drag.origin && drag.phase == .lifted)
    }

    @Test("an ended drag drops, a cancelled one goes back where it began", .rows("S0-45"))
    func ending() throws {
        let board = try SimulatedBoard([Self.five, [], []])
        var dropped = try pickUp(0, 0, on: board)
        dropped.finger = board.point(of: CardPlace(column: 0, row: 2))
        let moves = dropped.tick(time: 0.02, on: board)
        #expect(moves.contains(.move(from: dropped.origin, to: CardPlace(column: 0, row: 2))))
        var cancelled = dropped
        #expect(dropped.drop().isEmpty && dropped.isMoved && dropped.phase == .dropped)
        #expect(dropped.cancel().isEmpty && dropped.tick(time: 1, on: board).isEmpty)
        let back = CardDrag.Step.move(from: CardPlace(column: 0, row: 2), to: cancelled.origin)
        #expect(cancelled.cancel() == [back] && cancelled.phase == .cancelled)
    }

    @Test(
        "nothing is picked up in a gap, a head, beside a column or in an empty one", .rows("S0-46"),
        arguments: [
            CGPoint(x: 187, y: 43 + 43), CGPoint(x: 187, y: 20), CGPoint(x: 30, y: 60),
            CGPoint(x: 353, y: 60), CGPoint(x: 187, y: 480),
        ])
    func nothing(point: CGPoint) throws {
        let board = try SimulatedBoard([Self.five, [], []])
        #expect(CardDrag.pickUp(at: point, time: 0, on: board) == .failure(.nothing))
        board.boardOffset = 335.5
        let middle = CGPoint(x: 187, y: 60)
        #expect(CardDrag.pickUp(at: middle, time: 0, on: board) == .failure(.nothing))
    }

    @Test("a drag from the very corner of the window moves by the whole distance", .rows("S0-46"))
    func origin() throws {
        let board = try SimulatedBoard([Self.five, [], []])
        var drag = try pickUp(0, 0, on: board)
        let center = drag.pictureCenter
        drag.finger = .zero
        _ = drag.tick(time: 0.01, on: board)
        drag.finger = CGPoint(x: 7, y: 9)
        _ = drag.tick(time: 0.02, on: board)
        #expect(
            drag.pictureCenter
                == CGPoint(
                    x: center.x - center.x + 7, y: center.y - center.y + 9))
    }

    @Test("finished cards are not picked up", .rows("S0-47"))
    func finished() throws {
        let board = try SimulatedBoard([["a", "x b"], [], []])
        let point = board.point(of: CardPlace(column: 0, row: 1))
        #expect(CardDrag.pickUp(at: point, time: 0, on: board) == .failure(.finished))
        #expect(CardDrag.pickUp(CardPlace(column: 0, row: 1), on: board) == .failure(.finished))
    }

    @Test(
        "the speed does not depend on the frame rate", .rows("S0-48"), arguments: [30.0, 60, 120])
    func frameRate(rate: Double) throws {
        let board = try SimulatedBoard([Self.many, [], []])
        var drag = try pickUp(0, 0, on: board)
        try board.begin(drag)
        drag.finger = CGPoint(x: 187.5, y: 440)
        for frame in 1...Int(rate) {
            try board.perform(drag.tick(time: Double(frame) / rate, on: board))
        }
        #expect(abs(board.listOffsets[0] - 120) < 0.01)
    }

    @Test("a clock that jumps counts as one frame", .rows("S0-48"), arguments: [-5.0, 3600])
    func clock(time: TimeInterval) throws {
        let board = try SimulatedBoard([Self.many, [], []])
        let steps = try scroll(board, to: CGPoint(x: 187.5, y: 440), seconds: time)
        #expect(steps == [.scrollList(column: 0, to: 2)])
    }

    @Test("beyond 25 points from the middle columns scroll, up to there lists", .rows("S0-49"))
    func direction() throws {
        let board = try SimulatedBoard([Self.many, Self.many, []])
        board.listOffsets[0] = 100
        // The picture begins at the column's middle, 183 points from the left.
        var drag = try pickUp(0, 3, on: board)
        let offset = drag.finger.x - drag.pictureCenter.x
        drag.finger = CGPoint(x: 187.5 + 25 + offset, y: 440)
        guard case .scrollList? = drag.tick(time: 1 / 60, on: board).last else {
            Issue.record("25 points are not beyond 25")
            return
        }
        drag.finger.x += 0.01
        let last = drag.tick(time: 2 / 60, on: board).last
        // 20 · 25.01 / 177.5 points in a frame.
        guard case .scrollBoard(let target)? = last else {
            Issue.record("25.01 points are beyond 25")
            return
        }
        #expect(abs(target - 20 * 25.01 / 177.5) < 0.001)
    }

    @Test("lists scroll within 150 points of their edges, and stop at their ends", .rows("S0-49"))
    func edges() throws {
        let board = try SimulatedBoard([Self.many, [], []])
        // The list is 420 points high, from 43 to 463.
        #expect(try scroll(board, to: CGPoint(x: 187.5, y: 253)).isEmpty)
        #expect(
            try scroll(board, to: CGPoint(x: 187.5, y: 320)) == [.scrollList(column: 0, to: 2)])
        #expect(try scroll(board, to: CGPoint(x: 187.5, y: 100)).isEmpty)
        board.listOffsets[0] = 0.9
        #expect(try scroll(board, to: CGPoint(x: 187.5, y: 100)).isEmpty)
        board.listOffsets[0] = 48
        #expect(
            try scroll(board, to: CGPoint(x: 187.5, y: 60)) == [.scrollList(column: 0, to: 46)])
    }

    @Test(
        "scrolling down stops when a finished card shows, and never passes the end", .rows("S0-49"))
    func ends() throws {
        let board = try SimulatedBoard([["a", "b"] + (0..<20).map { "x \($0)" }, [], []])
        #expect(try scroll(board, to: CGPoint(x: 187.5, y: 440)).isEmpty)
        let open = try SimulatedBoard([Self.many, [], []])
        open.listOffsets[0] = open.lastListOffset(0)
        var drag = try CardDrag.pickUp(CardPlace(column: 0, row: 29), on: open).get()
        drag.finger.y = 460
        #expect(drag.tick(time: 1, on: open).isEmpty)
        // The columns are at their end: sideways is not possible either.
        open.boardOffset = open.paging.lastOffset
        drag.finger.x += 150
        #expect(
            drag.tick(time: 2, on: open).allSatisfy {
                if case .scrollBoard = $0 { false } else { true }
            })
    }

    @Test(
        "a target stays above the finished cards", .rows("S0-50"),
        arguments: [
            (["a", "b", "x c", "x d"], 0, 3, 1), (["a", "b", "x c", "x d"], 1, 0, 0),
            (["a", "x c", "x d"], 0, 2, 0),
        ] as [([String], Int, Int, Int)])
    func aboveFinished(titles: [String], from: Int, target: Int, row: Int) throws {
        let board = try SimulatedBoard([titles, [], []])
        var drag = try pickUp(0, from, on: board)
        drag.finger = board.point(of: CardPlace(column: 0, row: target))
        _ = drag.tick(time: 1 / 60, on: board)
        #expect(drag.place == CardPlace(column: 0, row: row))
    }

    @Test(
        "in another column a card goes above the finished ones at once", .rows("S0-50"),
        arguments: [
            (["a", "b", "x c", "x d"], 3, 2), (["x a", "x b"], 1, 0), ([], 0, 0),
            (["a", "b"], 0, 0),
        ] as [([String], Int, Int)])
    func otherColumn(titles: [String], target: Int, row: Int) throws {
        let board = try SimulatedBoard([["me"], titles, []])
        var drag = try pickUp(0, 0, on: board)
        board.boardOffset = 335.5
        drag.finger = CGPoint(x: 187.5, y: 43 + CGFloat(target) * 48 + 19)
        _ = drag.tick(time: 1 / 60, on: board)
        #expect(drag.place == CardPlace(column: 1, row: row))
    }

    @Test(
        "below the last card, between cards, above the first and right of all columns",
        .rows("S0-50"),
        arguments: [(400, 4), (43 + 48 + 43, 2), (10, 0)] as [(CGFloat, Int)])
    func between(y: CGFloat, row: Int) throws {
        let board = try SimulatedBoard([Self.five, [], []])
        var drag = try pickUp(0, 1, on: board)
        drag.finger = CGPoint(x: 187.5, y: y)
        _ = drag.tick(time: 1 / 60, on: board)
        #expect(drag.place == CardPlace(column: 0, row: row))
        board.boardOffset = 671
        drag.finger.x = 374
        _ = drag.tick(time: 2 / 60, on: board)
        #expect(drag.place.column == 2)
    }

    @Test("moving from 0 to 3 of five gives 1, 2, 3, 0, 4", .rows("S0-52"))
    func sameColumn() throws {
        let board = try SimulatedBoard([Self.five, [], []])
        var drag = try pickUp(0, 0, on: board)
        try board.begin(drag)
        drag.finger = board.point(of: CardPlace(column: 0, row: 3))
        try board.perform(drag.tick(time: 1 / 60, on: board))
        #expect(board.titles[0] == ["1", "2", "3", "0", "4"])
        // The next frame with the same finger changes nothing.
        #expect(drag.tick(time: 2 / 60, on: board).isEmpty)
    }

    @Test("after thousands of random drags the screen's order is the board's", .rows("S0-63"))
    func random() throws {
        var random = SeededGenerator(seed: 63)
        let board = try SimulatedBoard([
            ["a", "b", "c", "x d"], ["e", "f", "x g", "x h"], ["i"] + (0..<12).map { "k\($0)" },
        ])
        let all = board.titles.flatMap(\.self).sorted()
        for round in 0..<(Thorough.isOn ? 10_000 : 2_000) {
            let column = Int.random(in: 0..<3, using: &random)
            let row = Int.random(in: 0..<16, using: &random)
            board.boardOffset = board.paging.offset(ofPage: column)
            guard
                case .success(var drag) = CardDrag.pickUp(
                    CardPlace(column: column, row: row), on: board)
            else { continue }
            try board.begin(drag)
            for frame in 1...Int.random(in: 1...4, using: &random) {
                drag.finger = CGPoint(
                    x: .random(in: -20...400, using: &random),
                    y: .random(in: -20...520, using: &random))
                try board.perform(drag.tick(time: Double(frame) / 60, on: board))
            }
            if round % 5 == 0 {
                try board.perform(drag.cancel())
                board.session.rollBack()
            } else {
                try board.perform(drag.drop())
                #expect(try board.session.endMove() == (drag.isMoved ? 1 : 0))
            }
            guard board.shown == board.titles else {
                Issue.record("round \(round): \(board.shown) is not \(board.titles)")
                return
            }
        }
        #expect(board.titles.flatMap(\.self).sorted() == all)
    }
}
