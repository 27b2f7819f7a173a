/// Rows that may be taken in any order: first in, first out, or in a sweep over memory.
struct RowQueue: ~Copyable {
    private var rows = Pool<Int32>()
    private var next = 0
    private var sweep = RowSweep()

    /// Removes all rows.
    ///
    /// - Parameter bound: One more than the greatest row in a sweep, or 0 for no sweep.
    mutating func begin(sweepingBelow bound: Int) {
        rows.removeAll()
        next = 0
        sweep.begin(below: bound)
    }

    /// `true` if there are no rows.
    @inline(__always)
    var isEmpty: Bool { next == rows.count && sweep.isEmpty }

    /// Adds a row that is not in the queue.
    @inline(__always)
    mutating func add(_ row: Int32) {
        if sweep.hasRoom {
            sweep.add(row)
        } else {
            rows.append(row)
        }
    }

    /// Removes and returns the next row. The queue must not be empty.
    @inline(__always)
    mutating func removeNext() -> Int32 {
        if sweep.hasRoom { return sweep.removeNext() }
        next &+= 1
        return rows[next &- 1]
    }
}
