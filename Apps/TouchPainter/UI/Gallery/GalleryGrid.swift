import CoreGraphics

/// Where the thumbnails of a gallery are: rows of 150 points, in narrow windows three in a row.
struct GalleryGrid {
    let count: Int
    let columns: Int

    /// The distance of the first thumbnail from the edge, which centres the rows.
    private let margin: CGFloat

    static let rowHeight: CGFloat = 150
    private static let step: CGFloat = 102
    private static let cell = CGSize(width: 90, height: 130)

    /// - Parameter width: The width of the gallery in points.
    init(count: Int, width: CGFloat) {
        self.count = count
        columns = max(3, Int((width - 12) / Self.step))
        let room = width - CGFloat(columns) * Self.step
        margin =
            columns == 3 ? max(12, (room / 2).rounded(.down)) : ((room + 12) / 2).rounded(.down)
    }

    var rows: Int { (count + columns - 1) / columns }

    var height: CGFloat { CGFloat(rows) * Self.rowHeight }

    /// The frame of thumbnail `index`, in points from the top of the rows.
    func frame(at index: Int) -> CGRect {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        return CGRect(
            origin: CGPoint(
                x: margin + CGFloat(column) * Self.step, y: CGFloat(row) * Self.rowHeight + 10),
            size: Self.cell)
    }

    /// The thumbnails in rows that touch a range of heights.
    func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = max(0, Int((top / Self.rowHeight).rounded(.down))) * columns
        let end = max(0, Int((bottom / Self.rowHeight).rounded(.up))) * columns
        return min(first, count)..<max(min(end, count), min(first, count))
    }
}
