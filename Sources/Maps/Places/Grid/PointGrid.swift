/// A spatial index of places by squares.
///
/// Entries are stored in the order of Morton's curve, so that those of a square are consecutive.
/// The size of squares gives an average of eight entries in each, empty ones excluded: where places
/// are rare squares are large, and finding the nearest place takes no longer. Added places go into
/// separate lists by square; when these have grown to a quarter of all, the index is rebuilt.
struct PointGrid {
    /// The entries in the order of their codes.
    private var entries = GridEntries()

    /// The range of each square's entries in ``entries``.
    private var squares: [UInt64: Range<Int>] = [:]

    /// The entries added since ``entries`` was sorted, by square.
    private var recent: [UInt64: [GridEntry]] = [:]
    private var recentCount = 0

    /// The indexes of removed entries in ``entries``.
    private var removed: Set<Int> = []

    /// The side of a square is 2 to this power, in units of ``GridPoint``.
    private var sidePower = Self.largestSidePower

    private static let largestSidePower = 30
    private static let entriesInSquare = 8

    /// The minimum number of separate entries before a rebuild.
    private static let leastRecent = 256

    init() {}

    init(_ entries: GridEntries) { arrange(entries) }

    /// The number of places.
    var count: Int { entries.indices.count + recentCount - removed.count }

    /// The maximum number of squares with entries.
    var squareCount: Int { squares.count + recent.count }
}

// MARK: - Changing

extension PointGrid {
    mutating func insert(_ entry: GridEntry) {
        recent[square(of: entry.point), default: []].append(entry)
        recentCount += 1
        if recentCount > max(Self.leastRecent, entries.indices.count / 4) { arrange(all) }
    }

    /// Removes the place at a point.
    mutating func remove(_ id: Int64, at point: GridPoint) {
        let square = square(of: point)
        if let index = recent[square]?.firstIndex(where: { $0.id == id }) {
            recent[square]?.remove(at: index)
            recentCount -= 1
        } else if let index = squares[square]?.first(where: { entries[$0].id == id }) {
            removed.insert(index)
        }
    }

    private var all: GridEntries {
        var all = GridEntries()
        visitAll { all.append($0) }
        return all
    }

    /// Sorts entries, and determines the size of squares.
    private mutating func arrange(_ unordered: GridEntries) {
        var coded = unordered.indices.map { index in
            (code: MortonCode.code(of: unordered[index].point), position: UInt32(index))
        }
        coded.sort { $0.code < $1.code }
        sidePower = Self.sidePower(of: coded.lazy.map(\.code))
        entries = GridEntries(unordered, by: coded.map(\.position))
        squares.removeAll(keepingCapacity: true)
        var start = 0
        for index in coded.indices {
            let square = coded[index].code >> (2 * UInt64(sidePower))
            let isLast =
                index + 1 == coded.count
                || coded[index + 1].code >> (2 * UInt64(sidePower)) != square
            if isLast {
                squares[square] = start..<index + 1
                start = index + 1
            }
        }
        recent.removeAll()
        recentCount = 0
        removed.removeAll()
    }

    /// Returns the least power at which squares have enough entries on average.
    ///
    /// Two neighbours in the order are in different squares of every size up to the highest bit in
    /// which their codes differ.
    private static func sidePower(of codes: some Collection<UInt64>) -> Int {
        var partings = Array(repeating: 0, count: 32)
        for (first, second) in zip(codes, codes.dropFirst()) where first != second {
            partings[(63 - (first ^ second).leadingZeroBitCount) / 2] += 1
        }
        var power = largestSidePower
        var squareCount = 1 + partings[power...].reduce(0, +)
        while power > 0 {
            squareCount += partings[power - 1]
            if squareCount * entriesInSquare > codes.count { break }
            power -= 1
        }
        return power
    }

    private func square(of point: GridPoint) -> UInt64 {
        MortonCode.code(of: point) >> (2 * UInt64(sidePower))
    }
}

// MARK: - Visiting

extension PointGrid {
    /// Returns the column or row of squares for a number of units from the meridian or the equator.
    /// Those left and below of the world's are negative.
    private func line(_ units: Int64) -> Int64 { (units + 0x8000_0000) >> Int64(sidePower) }

    /// Visits all places.
    func visitAll(_ body: (GridEntry) -> Void) {
        visit(entries.indices, body)
        for list in recent.values { list.forEach(body) }
    }

    /// Visits at least the places whose points are within the ranges.
    func visit(
        x: ClosedRange<Int64>, y: ClosedRange<Int64>, _ body: (GridEntry) -> Void
    ) {
        let columns = line(x.lowerBound)...line(x.upperBound)
        let rows = line(y.lowerBound)...line(y.upperBound)
        guard Double(columns.count) * Double(rows.count) <= Double(squareCount)
        else {
            visitAll(body)
            return
        }
        for row in rows {
            for column in columns { visit(column: column, row: row, body) }
        }
    }

    /// Visits places in rings of squares around a point, from the inside out.
    ///
    /// - Parameters:
    ///   - x: The point's units east of Greenwich, possibly beyond the 180th meridian.
    ///   - reach: Returns the distances in units, east or west and north or south, beyond which
    ///     places are ignored. It is called repeatedly, and may decrease.
    func visitRings(
        x: Int64, y: Int64, reach: () -> (east: Int64, north: Int64), _ body: (GridEntry) -> Void
    ) {
        let (column, row) = (line(x), line(y))
        let side = Int64(1) << Int64(sidePower)
        let west = x + 0x8000_0000 - column * side
        let south = y + 0x8000_0000 - row * side
        /// Returns the units to the next of the squares at a number of lines, from a point at an
        /// offset within its own square.
        func distance(lines: Int64, from within: Int64) -> Int64 {
            if lines == 0 { return 0 }
            return lines > 0 ? lines * side - within : within - (lines + 1) * side + 1
        }
        func visit(columns: Int64, rows: Int64) {
            let (east, north) = reach()
            guard distance(lines: columns, from: west) <= east,
                distance(lines: rows, from: south) <= north
            else { return }
            self.visit(column: column + columns, row: row + rows, body)
        }
        let margin = min(west, south, side - 1 - west, side - 1 - south)
        var ring: Int64 = 0
        var visitedSquares = 0
        while true {
            for offset in -ring...ring {
                visit(columns: offset, rows: -ring)
                if ring == 0 { break }
                visit(columns: offset, rows: ring)
                guard abs(offset) < ring else { continue }
                visit(columns: -ring, rows: offset)
                visit(columns: ring, rows: offset)
            }
            let (east, north) = reach()
            if margin + ring * side + 1 > max(east, north) { return }
            visitedSquares += max(8 * Int(ring), 1)
            if visitedSquares > squareCount { break }
            ring += 1
        }
        // The remaining places are far away or all around: scanning the list is faster than looking
        // up squares.
        visitAll { entry in
            let away = max(
                abs(line(Int64(entry.point.x)) - column), abs(line(Int64(entry.point.y)) - row))
            if away > ring { body(entry) }
        }
    }

    private func visit(column: Int64, row: Int64, _ body: (GridEntry) -> Void) {
        guard let column = UInt32(exactly: column), let row = UInt32(exactly: row) else { return }
        let square = MortonCode.code(column: column, row: row)
        if let range = squares[square] { visit(range, body) }
        if !recent.isEmpty, let list = recent[square] { list.forEach(body) }
    }

    private func visit(_ range: Range<Int>, _ body: (GridEntry) -> Void) {
        if removed.isEmpty {
            for index in range { body(entries[index]) }
        } else {
            for index in range where !removed.contains(index) { body(entries[index]) }
        }
    }
}
