/// One of the three squares in a QR code's corners.
///
/// A line through its middle, in any direction, meets dark, light, dark, light and dark in lengths of 1 : 1 : 3 : 1 : 1 modules.
struct FinderPattern: Hashable, Sendable {
    /// Its middle, in pixels.
    let x: Double

    /// Its middle, in pixels.
    let y: Double

    /// How wide a module is.
    let modulePixels: Double

    /// All that are seen in a picture: where a row has those lengths, and the column through their middle has too.
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
            // A module's height of rows at least.
            return found.filter { Double($0.count) >= max($0.pattern.modulePixels, 2) }.map(
                \.pattern)
        }
    }

    /// Looks at the column through the middle of a run, and at the row through the middle of what is found there.
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

    /// - Precondition: There is such a row.
    init(row: Int, of rows: PixelRows) {
        start = rows[row]
        step = 1
        count = rows.width
    }

    /// - Precondition: There is such a column.
    init(column: Int, of rows: PixelRows) {
        precondition(
            column >= 0 && column < rows.width,
            "A picture of \(rows.width) columns has no column \(column).")
        start = rows[0] + column
        step = rows.width
        count = rows.height
    }

    /// Whether the pixel at a place, which is from 0 to ``count``, is black.
    func isDark(_ place: Int) -> Bool { start[place &* step] == 0 }

    /// Where the pixels that are alike end, going from a place by steps of 1 or -1: the first that differs, or just beyond the line.
    func end(from place: Int, by direction: Int) -> Int {
        let shade = isDark(place)
        var end = place &+ direction
        while end >= 0, end < count, isDark(end) == shade { end &+= direction }
        return end
    }
}

/// Five runs of dark, light, dark, light and dark pixels that are 1 : 1 : 3 : 1 : 1 long.
struct RunPattern: Hashable, Sendable {
    /// The middle of the third run.
    let middle: Double

    /// A seventh of their length.
    let module: Double

    /// - Parameters:
    ///   - lengths: Of the five runs.
    ///   - end: Where the fifth ends.
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

    /// All in a line of pixels.
    static func all(in line: PixelLine) -> [RunPattern] {
        var lengths: [Int] = []
        var found: [RunPattern] = []
        var start = 0
        while start < line.count {
            let end = line.end(from: start, by: 1)
            lengths.append(end - start)
            if lengths.count >= 5, line.isDark(start),
                let pattern = RunPattern(lengths: lengths.suffix(5), end: end)
            {
                found.append(pattern)
            }
            start = end
        }
        return found
    }

    /// The one whose third run goes through a place; `nil` when there is none.
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
