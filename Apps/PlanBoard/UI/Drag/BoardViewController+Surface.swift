import Paging
import PlanBoardCore
import UIKit

extension BoardViewController: DragSurface {
    var paging: ColumnPaging { layout.paging }

    var boardOffset: CGFloat { collection.contentOffset.x }

    var columnCount: Int { session.numberOfColumns }

    func listFrame(_ column: Int) -> CGRect {
        let paging = layout.paging
        let size = CGSize(width: paging.columnWidth, height: collection.bounds.height)
        return ColumnCell.listFrame(in: size).offsetBy(dx: paging.columnX(column), dy: 0)
    }

    func listOffset(_ column: Int) -> CGFloat { columnCell(column)?.list.contentOffset.y ?? 0 }

    func lastListOffset(_ column: Int) -> CGFloat {
        guard let list = columnCell(column)?.list else { return 0 }
        return max(0, list.contentSize.height - list.bounds.height)
    }

    func rowCount(_ column: Int) -> Int {
        session.board.cardCount(in: session.board.columns[column].id)
    }

    func unfinishedCount(_ column: Int) -> Int {
        session.board.unfinishedCount(in: session.board.columns[column].id)
    }

    func row(at y: CGFloat, in column: Int) -> Int? {
        guard let cell = columnCell(column),
            let path = cell.list.indexPathForRow(at: CGPoint(x: 1, y: y)),
            cell.cardFrame(path.row).maxY > y
        else { return nil }
        return path.row
    }

    func rowFrame(_ row: Int, in column: Int) -> CGRect {
        columnCell(column)?.cardFrame(row) ?? .zero
    }
}
