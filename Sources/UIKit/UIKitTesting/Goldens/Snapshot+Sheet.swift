import UIKitCore

extension Snapshot {
    /// Creates a sheet of pictures, such as the frames of an animation or the variants of a screen.
    ///
    /// The pictures lie in rows, from left to right, with magenta between them, which screens lack.
    /// Those of a row are aligned at the top.
    ///
    ///     try Snapshot(sheetOf: frames, columns: 6).matchGolden("opening")
    ///
    /// - Parameters:
    ///   - pictures: The pictures, at least one.
    ///   - columns: The number of pictures in a row, at least 1.
    ///   - gap: The distance between pictures in pixels, 4 by default.
    public init(sheetOf pictures: [Snapshot], columns: Int, gap: Int = 4) {
        requires(
            !pictures.isEmpty && columns > 0 && gap >= 0,
            "A sheet of \(pictures.count) pictures in \(columns) columns with gaps of \(gap). It "
                + "needs a picture, a column, and gaps that are not negative.")
        let rows = stride(from: 0, to: pictures.count, by: columns).map {
            pictures[$0..<min($0 + columns, pictures.count)]
        }
        let width = rows.map { $0.reduce(-gap) { $0 + $1.width + gap } }.max() ?? 0
        let heights = rows.map { $0.map(\.height).max() ?? 0 }
        let height = heights.reduce(-gap) { $0 + $1 + gap }
        var pixels = [UInt32](repeating: 0xFF_FF00FF, count: width * height)
        var top = 0
        for (row, rowHeight) in zip(rows, heights) {
            var left = 0
            for picture in row {
                for y in 0..<picture.height {
                    let start = (top + y) * width + left
                    pixels.replaceSubrange(
                        start..<start + picture.width,
                        with: picture.pixels[y * picture.width..<(y + 1) * picture.width])
                }
                left += picture.width + gap
            }
            top += rowHeight + gap
        }
        self.init(width: width, height: height, pixels: pixels)
    }
}
