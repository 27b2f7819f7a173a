/// Rows that wait, in any order that suits: the first to come is the first to go, or a sweep over memory.
struct RowQueue: ~Copyable {
    private var rows = Pool<Int32>()
    private var next = 0
    private var sweep = RowSweep()

    /// Starts anew: with a sweep over the rows below a bound, or without one if that is 0.
    mutating func begin(sweepingBelow bound: Int) {
        rows.removeAll()
        next = 0
        sweep.begin(below: bound)
    }

    /// Whether no row waits.
    @inline(__always)
    var isEmpty: Bool { next == rows.count && sweep.isEmpty }

    /// Adds a row that does not wait yet.
    @inline(__always)
    mutating func add(_ row: Int32) {
        if sweep.hasRoom {
            sweep.add(row)
        } else {
            rows.append(row)
        }
    }

    /// Takes the next row away. There has to be one.
    @inline(__always)
    mutating func removeNext() -> Int32 {
        if sweep.hasRoom { return sweep.removeNext() }
        next &+= 1
        return rows[next &- 1]
    }
}
