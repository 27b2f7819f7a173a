/// The heights of a section's rows, most of which may never have been measured.
///
/// Rows lie in blocks. A block in which nothing was measured costs nothing but its sum, so a
/// million rows of one estimate take a few kilobytes, and every question takes logarithmic time.
nonisolated struct RowHeights: Sendable {
    fileprivate struct Block: Sendable {
        var heights: [Double]
        var isMeasured: [Bool]
    }

    private static let blockSize = 256

    let count: Int

    /// The height of rows that were not measured.
    let estimate: Double

    /// The blocks in which a row has a height of its own.
    private var blocks: [Int: Block] = [:]
    private var sums: PrefixSums

    init(count: Int, estimate: Double) {
        self.count = count
        self.estimate = estimate
        let blockCount = (count + Self.blockSize - 1) / Self.blockSize
        sums = PrefixSums(
            (0..<blockCount).map {
                Double(min(Self.blockSize, count - $0 * Self.blockSize)) * estimate
            })
    }

    /// Creates heights from one for each row.
    init(_ heights: [Double], areMeasured: Bool) {
        self.init(count: heights.count, estimate: 0)
        for block in 0..<sums.count {
            let start = block * Self.blockSize
            let part = Array(heights[start..<min(start + Self.blockSize, count)])
            blocks[block] = Block(
                heights: part, isMeasured: Array(repeating: areMeasured, count: part.count))
            sums[block] = part.reduce(0, +)
        }
    }

    /// The sum of all heights.
    var total: Double { sums.total }

    subscript(row: Int) -> Double {
        blocks[row / Self.blockSize]?.heights[row % Self.blockSize] ?? estimate
    }

    func isMeasured(_ row: Int) -> Bool {
        blocks[row / Self.blockSize]?.isMeasured[row % Self.blockSize] ?? false
    }

    /// Returns the distance of a row's top from the first row's.
    func offset(of row: Int) -> Double {
        guard row < count else { return total }
        let (block, index) = (row / Self.blockSize, row % Self.blockSize)
        let start = sums.sum(before: block)
        guard let heights = blocks[block]?.heights else { return start + Double(index) * estimate }
        return heights[..<index].reduce(start, +)
    }

    /// Returns the row at a distance from the first row's top: the last one that starts there or
    /// before.
    ///
    /// - Precondition: There are rows.
    func row(at offset: Double) -> Int {
        let (block, start) = sums.last(startingAtOrBefore: offset)
        let first = block * Self.blockSize
        guard let heights = blocks[block]?.heights else {
            guard estimate > 0 else { return min(first + Self.blockSize, count) - 1 }
            let index = Int(min(max(0, (offset - start) / estimate), Double(Self.blockSize - 1)))
            return min(first + index, count - 1)
        }
        var bottom = start
        for (index, height) in heights.enumerated() {
            bottom += height
            if bottom > offset { return first + index }
        }
        return first + heights.count - 1
    }

    /// Sets the measured height of a row.
    mutating func measure(_ row: Int, as height: Double) {
        let (block, index) = (row / Self.blockSize, row % Self.blockSize)
        let old = self[row]
        let size = min(Self.blockSize, count - block * Self.blockSize)
        blocks[
            block,
            default: Block(
                heights: Array(repeating: estimate, count: size),
                isMeasured: Array(repeating: false, count: size))
        ].set(height, at: index)
        sums[block] += height - old
    }

    /// Forgets that a row was measured; it keeps its height until it is measured again.
    mutating func invalidate(_ row: Int) {
        blocks[row / Self.blockSize]?.isMeasured[row % Self.blockSize] = false
    }

    /// Forgets that rows were measured; they keep their heights until they are measured again.
    mutating func invalidateAll() {
        for block in blocks.keys {
            let count = blocks[block]?.isMeasured.count ?? 0
            blocks[block]?.isMeasured = Array(repeating: false, count: count)
        }
    }

    /// Calls `body` with the rows that have a height of their own.
    func forEachOwnHeight(_ body: (_ row: Int, _ height: Double, _ isMeasured: Bool) -> Void) {
        for (number, block) in blocks {
            for index in block.heights.indices
            where block.isMeasured[index] || block.heights[index] != estimate {
                let row = number * Self.blockSize + index
                body(row, block.heights[index], block.isMeasured[index])
            }
        }
    }
}

extension RowHeights.Block {
    nonisolated fileprivate mutating func set(_ height: Double, at index: Int) {
        heights[index] = height
        isMeasured[index] = true
    }
}
