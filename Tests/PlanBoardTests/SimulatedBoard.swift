import Foundation
import Paging
import PlanBoardCore

/// A board on an imaginary screen: every card is 38 points high, 10 apart.
nonisolated final class SimulatedBoard: DragSurface {
    let session: BoardSession
    let height: CGFloat

    /// What the screen shows: the titles that the steps of drags have left in each column.
    var shown: [[String]]

    /// The titles of the cards that a drag has taken off.
    private var off: [String] = []

    var boardOffset: CGFloat = 0
    var listOffsets: [CGFloat]
    let width: CGFloat
    let isMirrored: Bool

    /// Titles with an “x ” in front are finished cards.
    init(
        _ columns: [[String]], width: CGFloat = 375, height: CGFloat = 500,
        isMirrored: Bool = false
    ) throws {
        session = try BoardSession(titles: columns.indices.map { "Column \($0)" })
        let parts = columns.enumerated().map { index, titles in
            BoardOutline.Part(
                title: "Column \(index)",
                cards: titles.map { title in
                    var card = BoardOutline.Item(title: title)
                    card.isFinished = title.hasPrefix("x ")
                    return card
                })
        }
        try session.add(BoardOutline(columns: parts))
        shown = columns
        listOffsets = columns.map { _ in 0 }
        self.width = width
        self.height = height
        self.isMirrored = isMirrored
    }

    var titles: [[String]] {
        session.board.columns.map { session.board.cards(in: $0.id).map(\.title) }
    }

    var paging: ColumnPaging {
        ColumnPaging(width: width, columnCount: columnCount, isMirrored: isMirrored)
    }

    var columnCount: Int { shown.count }

    func listFrame(_ column: Int) -> CGRect {
        CGRect(
            x: paging.columnX(column) + 12, y: 43, width: paging.columnWidth - 24,
            height: height - 80)
    }

    func listOffset(_ column: Int) -> CGFloat { listOffsets[column] }

    func lastListOffset(_ column: Int) -> CGFloat {
        max(0, CGFloat(shown[column].count) * 48 - listFrame(column).height)
    }

    func rowCount(_ column: Int) -> Int { shown[column].count }

    func unfinishedCount(_ column: Int) -> Int { shown[column].count { !$0.hasPrefix("x ") } }

    func row(at y: CGFloat, in column: Int) -> Int? {
        let row = Int((y / 48).rounded(.down))
        guard shown[column].indices.contains(row), y - CGFloat(row) * 48 < 38 else { return nil }
        return row
    }

    func rowFrame(_ row: Int, in column: Int) -> CGRect {
        CGRect(x: 0, y: CGFloat(row) * 48, width: listFrame(column).width, height: 38)
    }

    /// The middle of a card in window points.
    func point(of place: CardPlace) -> CGPoint {
        let frame = windowFrame(of: place)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Does what a drag says, on the screen and on the board.
    func perform(_ steps: [CardDrag.Step]) throws {
        for step in steps {
            switch step {
            case .scrollBoard(let offset): boardOffset = offset
            case .scrollList(let column, let offset): listOffsets[column] = offset
            case .move(let from, let to):
                let title = shown[from.column].remove(at: from.row)
                shown[to.column].insert(title, at: to.row)
                try session.moveTentatively(to: to)
            case .takeOff(let places):
                for place in places.reversed() {
                    off.insert(shown[place.column].remove(at: place.row), at: 0)
                }
            case .putBack(let places):
                for place in places {
                    shown[place.column].insert(off.removeFirst(), at: place.row)
                }
            }
        }
    }

    /// Begins the move of the cards of a drag.
    func begin(_ drag: CardDrag) throws {
        let others = try drag.others.map { try session.card(at: $0).id }
        try session.beginMove(of: session.card(at: drag.pickedUp).id, with: others)
        try perform(drag.gathering)
    }
}
