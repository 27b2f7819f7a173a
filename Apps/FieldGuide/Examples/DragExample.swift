import Foundation
import Paging
import PlanBoardCore

/// A card that a finger carries over a board, frame by frame.
enum DragExample {
    /// The board on an imaginary screen: cards are 38 points high, 10 apart.
    nonisolated struct Board: DragSurface {
        var columns: [[String]]
        var boardOffset: CGFloat = 0
        var listOffsets: [CGFloat]

        init(_ columns: [[String]]) {
            self.columns = columns
            listOffsets = columns.map { _ in 0 }
        }

        var paging: ColumnPaging { ColumnPaging(width: 375, columnCount: columns.count) }
        var columnCount: Int { columns.count }

        func listFrame(_ column: Int) -> CGRect {
            CGRect(
                x: paging.columnX(column) + 12, y: 43, width: paging.columnWidth - 24, height: 420)
        }

        func listOffset(_ column: Int) -> CGFloat { listOffsets[column] }

        func lastListOffset(_ column: Int) -> CGFloat {
            max(0, CGFloat(columns[column].count) * 48 - 420)
        }

        func rowCount(_ column: Int) -> Int { columns[column].count }

        func unfinishedCount(_ column: Int) -> Int { columns[column].count { !$0.hasSuffix("✓") } }

        func row(at y: CGFloat, in column: Int) -> Int? {
            let row = Int((y / 48).rounded(.down))
            let isInside = columns[column].indices.contains(row) && y - CGFloat(row) * 48 < 38
            return isInside ? row : nil
        }

        func rowFrame(_ row: Int, in column: Int) -> CGRect {
            CGRect(x: 0, y: CGFloat(row) * 48, width: listFrame(column).width, height: 38)
        }

        /// Does what the drag says. The data and the rows move together.
        mutating func perform(_ step: CardDrag.Step) {
            switch step {
            case .scrollBoard(let offset): boardOffset = offset
            case .scrollList(let column, let offset): listOffsets[column] = offset
            case .move(let from, let to):
                let card = columns[from.column].remove(at: from.row)
                columns[to.column].insert(card, at: to.row)
            case .takeOff, .putBack: break
            }
        }
    }

    /// Where the finger goes, and rests for two seconds.
    nonisolated enum Path: CaseIterable {
        case down, gap, bottom, nextColumn, finished

        var finger: CGPoint {
            switch self {
            case .down: CGPoint(x: 187, y: 43 + 3 * 48 + 19)
            case .gap: CGPoint(x: 187, y: 43 + 2 * 48 + 43)
            case .bottom: CGPoint(x: 187, y: 440)
            case .nextColumn: CGPoint(x: 370, y: 80)
            case .finished: CGPoint(x: 187, y: 43 + 19)
            }
        }

        /// The row that is pressed. Finished cards are below the others.
        var row: Int { self == .finished ? 4 : 0 }
    }

    /// - Parameter isDrivenByFrames: `false` to follow the finger only when it moves.
    static func run(_ path: Path, isDrivenByFrames: Bool) -> [String] {
        let first = path == .bottom ? (0..<30).map { "\($0)" } : ["A", "B", "C", "D", "E"]
        var board = Board([first, ["F", "G ✓", "H ✓"], []])
        if path == .finished { board.columns[0][4] += " ✓" }
        let start = CGPoint(x: 187, y: 43 + CGFloat(path.row) * 48 + 19)
        switch CardDrag.pickUp(at: start, time: 0, on: board) {
        case .failure(let reason): return ["not picked up: \(reason)"]
        case .success(var drag):
            var lines = ["picked up: \(board.columns[0][path.row])"]
            drag.finger = path.finger
            for frame in 1...(isDrivenByFrames ? 120 : 1) {
                for step in drag.tick(time: Double(frame) / 60, on: board) {
                    board.perform(step)
                    guard case .move(let from, let to) = step else { continue }
                    lines.append("frame \(frame): \(name(from)) → \(name(to))")
                }
            }
            lines = Array(lines.prefix(6)) + (lines.count > 6 ? ["…"] : [])
            let (list, columns) = (board.listOffsets[0].rounded(), board.boardOffset.rounded())
            lines.append("scrolled: list \(Int(list)), board \(Int(columns))")
            _ = drag.drop()
            lines.append(
                drag.isMoved ? "dropped: the new order is sent" : "dropped: nothing to send")
            lines += board.columns.map { "  " + $0.prefix(8).joined(separator: " ") }
            return lines
        }
    }

    private static func name(_ place: CardPlace) -> String {
        "column \(place.column) row \(place.row)"
    }
}
