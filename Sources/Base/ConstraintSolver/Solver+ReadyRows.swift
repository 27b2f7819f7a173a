// Rows that wait for their turn in propagation (Solver+Propagation, A2): a heap, the strongest first.

/// A row with one unknown that waits for its turn.
struct ReadyRow: BitwiseCopyable {
    /// The strength's rank and below it the tie; less for a row that lets its equals go first.
    var key: UInt64
    var row: Int32
    var isPatient: Bool
}

extension Solver {
    /// Notes that a row has one unknown left.
    @inline(__always)
    mutating func makeReady(_ row: Int32) {
        if rows[row].relation == .equal, rows[row].effectiveStrength == .required {
            readyEqualities.append(row)
        } else {
            let key = Objective.key(rows[row].effectiveStrength, rows[row].tie)
            pushReadyRow(ReadyRow(key: key, row: row, isPatient: false))
        }
    }

    /// Adds a row to the heap.
    @inline(__always)
    mutating func pushReadyRow(_ ready: ReadyRow) {
        readyRows.append(ready)
        var index = readyRows.count &- 1
        while index > 0 {
            let parent = (index &- 1) >> 1
            if readyRows[parent].key >= ready.key { break }
            readyRows[index] = readyRows[parent]
            index = parent
        }
        readyRows[index] = ready
    }

    /// Takes the row away whose turn it is.
    @inline(__always)
    mutating func popReadyRow() -> ReadyRow {
        let top = readyRows[0]
        let last = readyRows.removeLast()
        let count = readyRows.count
        if count == 0 { return top }
        var index = 0
        while true {
            var child = 2 &* index &+ 1
            if child >= count { break }
            if child &+ 1 < count, readyRows[child &+ 1].key > readyRows[child].key { child &+= 1 }
            if readyRows[child].key <= last.key { break }
            readyRows[index] = readyRows[child]
            index = child
        }
        readyRows[index] = last
        return top
    }
}
