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
        let image = picture.thresholded()
        var found: [(pattern: FinderPattern, count: Int)] = []
        for y in 0..<image.height {
            let row = (0..<image.width).map { image[$0, y] == 0 }
            for run in RunPattern.all(in: row) {
                guard let pattern = confirm(run, y, in: image) else { continue }
                if let index = found.firstIndex(where: { $0.pattern.isNear(pattern) }) {
                    found[index].count += 1
                } else {
                    found.append((pattern, 1))
                }
            }
        }
        // A module's height of rows at least.
        return found.filter { Double($0.count) >= max($0.pattern.modulePixels, 2) }.map(\.pattern)
    }

    /// Looks at the column through the middle of a run, and at the row through the middle of what is found there.
    private static func confirm(
        _ run: RunPattern, _ y: Int, in image: GreyPicture
    ) -> FinderPattern? {
        let column = (0..<image.height).map { image[Int(run.middle), $0] == 0 }
        guard let down = RunPattern(in: column, through: y),
            down.module < 2 * run.module, run.module < 2 * down.module
        else { return nil }
        let row = (0..<image.width).map { image[$0, Int(down.middle)] == 0 }
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
        let runs = lengths.map(Double.init)
        let total = runs.reduce(0, +)
        guard runs.count == 5, total >= 7 else { return nil }
        let module = total / 7
        let tolerance = max(module * 0.6, 0.8)
        for (run, wanted) in zip(runs, [1.0, 1, 3, 1, 1]) {
            guard abs(run - wanted * module) <= tolerance * (wanted == 3 ? 1.6 : 1) else {
                return nil
            }
        }
        self.module = module
        middle = Double(end) - runs[4] - runs[3] - runs[2] / 2
    }

    /// All in a line of pixels, of which the dark ones are `true`.
    static func all(in line: [Bool]) -> [RunPattern] {
        var lengths: [Int] = []
        var found: [RunPattern] = []
        var start = 0
        for index in 1..<max(line.count + 1, 1)
        where index == line.count || line[index] != line[start] {
            lengths.append(index - start)
            if line[start], let pattern = RunPattern(lengths: lengths.suffix(5), end: index) {
                found.append(pattern)
            }
            start = index
        }
        return found
    }

    /// The one whose third run goes through a place; `nil` when there is none.
    init?(in line: [Bool], through place: Int) {
        guard
            let pattern = Self.all(in: line).first(where: {
                abs($0.middle - Double(place)) <= 1.8 * $0.module
            })
        else { return nil }
        self = pattern
    }
}
