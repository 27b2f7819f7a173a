/// One of the three squares in a QR code's corners.
///
/// A line through its centre, in any direction, crosses dark, light, dark, light and dark runs of 1
/// : 1 : 3 : 1 : 1 modules.
struct FinderPattern: Hashable, Sendable {
    /// The x coordinate of the centre, in pixels.
    let x: Double

    /// The y coordinate of the centre, in pixels.
    let y: Double

    /// The width of a module in pixels.
    let modulePixels: Double

    /// Returns all patterns in a picture: positions at which both the row and the column have these
    /// runs.
    static func all(in picture: GreyPicture) -> [FinderPattern] {
        picture.thresholded().withRows { rows in
            var found: [(pattern: FinderPattern, count: Int)] = []
            for y in 0..<rows.height {
                for run in RunPattern.all(in: PixelLine(row: y, of: rows)) {
                    guard let pattern = confirm(run, y, in: rows) else { continue }
                    if let index = found.firstIndex(where: { $0.pattern.isNear(pattern) }) {
                        found[index].count += 1
                    } else {
                        found.append((pattern, 1))
                    }
                }
            }
            // It must be seen in as many rows as a module is high.
            return found.filter { Double($0.count) >= max($0.pattern.modulePixels, 2) }.map(
                \.pattern)
        }
    }

    /// Returns `true` if there is a pattern in the picture inverted, with more contrast, or
    /// sharpened.
    ///
    /// Of 297 spoilt photographs that only further passes read, 295 show one in these views, and of
    /// 97 photographs whose code is painted over, three.
    static func areHinted(in picture: GreyPicture) -> Bool {
        let views: [PictureView] = [.inverted, .stretched, .sharpened]
        return views.contains { !all(in: $0.view(of: picture)).isEmpty }
    }

    /// Verifies the column through the centre of a run, and the row through the centre found there.
    private static func confirm(_ run: RunPattern, _ y: Int, in rows: PixelRows) -> FinderPattern? {
        let column = PixelLine(column: Int(run.middle), of: rows)
        guard let down = RunPattern(in: column, through: y),
            down.module < 2 * run.module, run.module < 2 * down.module
        else { return nil }
        let row = PixelLine(row: Int(down.middle), of: rows)
        guard let across = RunPattern(in: row, through: Int(run.middle)),
            across.module < 2 * down.module, down.module < 2 * across.module
        else { return nil }
        return FinderPattern(
            x: across.middle, y: down.middle, modulePixels: (across.module + down.module) / 2)
    }

    private func isNear(_ other: FinderPattern) -> Bool {
        let reach = 3 * max(modulePixels, other.modulePixels)
        return abs(x - other.x) <= reach && abs(y - other.y) <= reach
    }
}

/// A row or a column of a black and white picture.
struct PixelLine {
    let count: Int
    private let start: UnsafePointer<UInt8>
    private let step: Int

    /// - Precondition: The row exists.
    init(row: Int, of rows: PixelRows) {
        start = rows[row]
        step = 1
        count = rows.width
    }

    /// - Precondition: The column exists.
    init(column: Int, of rows: PixelRows) {
        precondition(
            column >= 0 && column < rows.width,
            "A picture of \(rows.width) columns has no column \(column).")
        start = rows[0] + column
        step = rows.width
        count = rows.height
    }

    /// Returns `true` if the pixel at a position from 0 to ``count`` is black.
    func isDark(_ place: Int) -> Bool { start[place &* step] == 0 }

    /// Returns the end of equal pixels from a position by steps of 1 or -1: the first that differs,
    /// or just beyond the line.
    func end(from place: Int, by direction: Int) -> Int {
        let shade = isDark(place)
        var end = place &+ direction
        while end >= 0, end < count, isDark(end) == shade { end &+= direction }
        return end
    }
}

/// Five runs of dark, light, dark, light and dark pixels with lengths 1 : 1 : 3 : 1 : 1.
struct RunPattern: Hashable, Sendable {
    /// The centre of the third run.
    let middle: Double

    /// A seventh of the total length.
    let module: Double

    /// - Parameters:
    ///   - lengths: The lengths of the five runs.
    ///   - end: The end of the fifth run.
    init?(lengths: ArraySlice<Int>, end: Int) {
        let total = lengths.reduce(0, +)
        guard lengths.count == 5, total >= 7 else { return nil }
        let module = Double(total) / 7
        let tolerance = max(module * 0.6, 0.8)
        for (run, wanted) in zip(lengths, [1.0, 1, 3, 1, 1]) {
            guard abs(Double(run) - wanted * module) <= tolerance * (wanted == 3 ? 1.6 : 1) else {
                return nil
            }
        }
        self.module = module
        let last = lengths.endIndex
        middle =
            Double(end - lengths[last - 1] - lengths[last - 2]) - Double(lengths[last - 3]) / 2
    }

    /// Returns all patterns in a line of pixels.
    static func all(in line: PixelLine) -> [RunPattern] {
        // The last five runs, empty before the first ones.
        var (first, second, third, fourth) = (0, 0, 0, 0)
        var found: [RunPattern] = []
        var start = 0
        while start < line.count {
            let end = line.end(from: start, by: 1)
            let last = end - start
            // The third is the longest by far, which excludes nearly all without a division.
            if third > first, third > second, third > fourth, third > last, first > 0,
                line.isDark(start),
                let pattern = RunPattern(lengths: [first, second, third, fourth, last], end: end)
            {
                found.append(pattern)
            }
            (first, second, third, fourth) = (second, third, fourth, last)
            start = end
        }
        return found
    }

    /// Creates the pattern whose third run contains a position; `nil` when there is none.
    init?(in line: PixelLine, through place: Int) {
        guard place >= 0, place < line.count, line.isDark(place) else { return nil }
        // The ends of the third, second and first run, and of the third, fourth and fifth.
        var before = [line.end(from: place, by: -1)]
        var after = [line.end(from: place, by: 1)]
        while before.count < 3 {
            guard let last = before.last, let next = after.last, last >= 0, next < line.count
            else { return nil }
            before.append(line.end(from: last, by: -1))
            after.append(line.end(from: next, by: 1))
        }
        self.init(
            lengths: [
                before[1] - before[2], before[0] - before[1], after[0] - before[0] - 1,
                after[1] - after[0], after[2] - after[1],
            ], end: after[2])
    }
}
