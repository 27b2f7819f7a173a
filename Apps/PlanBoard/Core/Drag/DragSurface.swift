public import Foundation
public import Paging

/// What a drag sees of the board on the screen.
///
/// Three coordinate spaces meet here. *Window points* count from the corner of the visible board.
/// *Board points* scroll sideways with the columns. *List points* scroll with the cards of one
/// column.
public protocol DragSurface {
    /// The columns' widths and the places where scrolling rests.
    var paging: ColumnPaging { get }

    /// The content offset of the columns.
    var boardOffset: CGFloat { get }

    var columnCount: Int { get }

    /// The visible part of a column's list, in board points.
    func listFrame(_ column: Int) -> CGRect

    /// The content offset of a column's list.
    func listOffset(_ column: Int) -> CGFloat

    /// The largest content offset of a column's list.
    func lastListOffset(_ column: Int) -> CGFloat

    func rowCount(_ column: Int) -> Int

    /// The number of cards of a column that are not finished, which are the first.
    func unfinishedCount(_ column: Int) -> Int

    /// The row whose card contains a list point; `nil` between cards and outside.
    func row(at y: CGFloat, in column: Int) -> Int?

    /// The place of a card, in list points.
    func rowFrame(_ row: Int, in column: Int) -> CGRect
}

extension DragSurface {
    /// The column whose list is at a window point, between its left and right edges.
    func column(at point: CGPoint) -> Int? {
        let x = point.x + boardOffset
        return (0..<columnCount).first {
            let frame = listFrame($0)
            return frame.minX < x && x < frame.maxX
        }
    }

    /// The y position in a column's list of a window point.
    func listY(of point: CGPoint, in column: Int) -> CGFloat {
        point.y - listFrame(column).minY + listOffset(column)
    }

    /// The place of a row, in window points.
    public func windowFrame(of place: CardPlace) -> CGRect {
        let list = listFrame(place.column)
        return rowFrame(place.row, in: place.column).offsetBy(
            dx: list.minX - boardOffset, dy: list.minY - listOffset(place.column))
    }
}
