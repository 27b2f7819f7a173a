// Step 2: columns move.

extension Tableau {
    /// Moves columns until none gains.
    ///
    /// - Parameter isBounded: Whether the objective is known to have a least value, as sums of violations have. A gain
    ///   without end is then a rounding error.
    mutating func minimise(isBounded: Bool = true) -> Outcome {
        var standstills = 0
        let patience = 64 + columns.count / 4
        while true {
            let column = standstills < patience ? nextWaitingColumn() : firstGainingColumn()
            guard column >= 0 else { return .optimal }
            let direction = gainingDirection(of: column)
            if direction == 0 { continue }
            if isExhausted {
                emptyWorkList()
                return .stopped
            }
            stepsLeft -= 1
            steps += 1
            gather(column, direction)
            guard let distance = step(column, direction) else {
                if isBounded { continue }
                emptyWorkList()
                unboundedColumn = column
                unboundedDirection = direction
                return .unbounded
            }
            standstills = distance == 0 ? standstills + 1 : 0
        }
    }

    private mutating func nextWaitingColumn() -> Int32 {
        guard !waiting.isEmpty else { return -1 }
        let column = waiting.removeLast()
        columns[column].isWaiting = false
        return column
    }

    /// Bland's rule, for when columns move without getting anywhere: the gaining column with the first row.
    private mutating func firstGainingColumn() -> Int32 {
        emptyWorkList()
        workLeft -= columns.count
        var best: Int32 = -1
        for column in 0..<Int32(columns.count) where gainingDirection(of: column) != 0 {
            if best < 0 || columns[column].row < columns[best].row { best = column }
        }
        return best
    }

    private mutating func emptyWorkList() {
        while !waiting.isEmpty { columns[waiting.removeLast()].isWaiting = false }
    }

    /// 1 if the column's row gains by going up, -1 if by going down, 0 if by neither.
    private func gainingDirection(of column: Int32) -> Double {
        let record = columns[column]
        let row = rows[record.row]
        if !record.isUpLocked, record.derivative + row.positiveCost < -Self.derivativeTolerance {
            return 1
        }
        if !record.isDownLocked, row.negativeCost - record.derivative < -Self.derivativeTolerance {
            return -1
        }
        return 0
    }

    /// Collects the rows that a column moves, and the kinks that lie ahead.
    mutating func gather(_ column: Int32, _ direction: Double) {
        stamp &+= 1
        let count = columns[column].listedCount
        moving.removeAll()
        kinks.removeAll()
        _ = moving.extend(by: Int(count))
        kinks.reserve(Int(count) &+ 1)
        workLeft &-= Int(count)
        let listed = listed.window.dropping(columns[column].firstListed)
        let moving = moving.window
        let rows = rows.window
        let entries = entries.window
        var kept: Int32 = 0
        var index: Int32 = 0
        while index < count {
            let row = listed[index]
            index &+= 1
            if rows[row].column != -1 || rows[row].mark == stamp { continue }
            rows[row].mark = stamp
            workLeft &-= Int(rows[row].entryCount)
            let entry = place(of: row, in: column)
            if entry < 0 { continue }
            listed[kept] = row
            moving[kept] = Moving(row: row, entry: entry)
            kept &+= 1
            noteKink(of: row, rate: entries[entry].value * direction)
        }
        let own = columns[column].row
        if rows[own].span < .infinity {
            pushKink(Kink(distance: rows[own].span, gain: .infinity, row: own))
        }
        columns[column].listedCount = kept
        self.moving.truncate(to: Int(kept))
    }

    /// Notes where a row that changes at a rate comes to a kink, if it does.
    @inline(__always)
    private mutating func noteKink(of row: Int32, rate: Double) {
        let rows = rows.window
        if rows[row].side > 0 ? rate < 0 : rate > 0 {
            let isSettled = rows[row].isSettled
            let gain = (rows[row].positiveCost + rows[row].negativeCost) * abs(rate)
            if isSettled || gain != 0 {
                pushKink(
                    Kink(
                        distance: max(0, -rows[row].activity / rate),
                        gain: isSettled ? .infinity : gain, row: row))
                return
            }
        }
        if rate > 0, rows[row].span < .infinity {
            let distance = max(0, (rows[row].span - rows[row].activity) / rate)
            pushKink(Kink(distance: distance, gain: .infinity, row: row))
        }
    }

    func entry(of row: Int32, in column: Int32) -> Double {
        let place = place(of: row, in: column)
        return place < 0 ? 0 : entries[place].value
    }

    /// The place of a row's entry in a column, or -1 if it has none.
    @inline(__always)
    func place(of row: Int32, in column: Int32) -> Int32 {
        let entries = entries.window
        var index = rows[row].firstEntry
        let end = index &+ rows[row].entryCount
        while index < end {
            if entries[index].column == column { return index }
            index &+= 1
        }
        return -1
    }

    /// Moves a column past kinks until the gain ends, and makes the row of the last kink tight.
    ///
    /// - Returns: How far it moved, or nil if the gain never ends.
    private mutating func step(_ column: Int32, _ direction: Double) -> Double? {
        let leaving = columns[column].row
        var slope =
            direction > 0
            ? columns[column].derivative + rows[leaving].positiveCost
            : rows[leaving].negativeCost - columns[column].derivative
        var passed = Int32(kinks.count)
        var last: Kink?
        while passed > 0 {
            let kink = popKink(&passed)
            slope += kink.gain
            if slope >= -Self.derivativeTolerance {
                last = kink
                break
            }
        }
        guard let last else { return nil }
        // What the heap gave up lies behind its end, the last kink first.
        for index in (Int(passed) + 1)..<max(kinks.count, Int(passed) + 1) {
            flip(kinks[index].row)
        }
        if last.row == leaving {
            cross(column, span: last.distance)
            return last.distance
        }
        var pivot = advance(by: direction * last.distance, to: last.row)
        if pivot * direction > 0, rows[last.row].span < .infinity {
            reflect(last.row)
            pivot = -pivot
        }
        exchange(column, direction, entering: last.row, pivot: pivot)
        rows[leaving].activity = direction * last.distance
        return last.distance
    }

    /// Takes a row to the other side of zero.
    private mutating func flip(_ row: Int32) {
        let before = rows[row].slope
        rows[row].side = -rows[row].side
        addToDerivatives(of: row, rows[row].slope - before)
    }

    /// Updates the activities of the moving rows.
    ///
    /// - Returns: The entry of the row that becomes tight.
    mutating func advance(by distance: Double, to entering: Int32) -> Double {
        let rows = rows.window
        let entries = entries.window
        let moving = moving.window
        var pivot = 1.0
        for index in 0..<Int32(self.moving.count) {
            let row = moving[index].row
            let rate = entries[moving[index].entry].value
            if row == entering {
                pivot = rate
                rows[row].activity = 0
                continue
            }
            let old = rows[row].activity
            var activity = old + rate * distance
            if abs(activity) <= Self.activityTolerance + Self.relativeTolerance * abs(old) {
                activity = 0
            }
            rows[row].activity = activity
            if activity != 0, rows[row].isFree { rows[row].side = activity > 0 ? 1 : -1 }
        }
        return pivot
    }

    /// By how much a row changes along the direction in which an objective had no end.
    func unboundedRate(of row: Int32) -> Double {
        if rows[row].column >= 0 {
            return rows[row].column == unboundedColumn ? unboundedDirection : 0
        }
        return unboundedDirection * entry(of: row, in: unboundedColumn)
    }

    // MARK: The heap of kinks

    private func precedes(_ first: Kink, _ second: Kink) -> Bool {
        first.distance < second.distance
            || first.distance == second.distance && first.row < second.row
    }

    private mutating func pushKink(_ kink: Kink) {
        kinks.appendReserved(kink)
        var index = kinks.count &- 1
        while index > 0 {
            let parent = (index &- 1) >> 1
            if !precedes(kink, kinks[parent]) { break }
            kinks[index] = kinks[parent]
            index = parent
        }
        kinks[index] = kink
    }

    /// Moves the nearest kink behind the end of the heap, which shrinks by one.
    private mutating func popKink(_ count: inout Int32) -> Kink {
        count -= 1
        let last = Int(count)
        swapKinks(0, last)
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= last { break }
            if child + 1 < last, precedes(kinks[child + 1], kinks[child]) { child += 1 }
            if !precedes(kinks[child], kinks[index]) { break }
            swapKinks(index, child)
            index = child
        }
        return kinks[last]
    }

    private mutating func swapKinks(_ first: Int, _ second: Int) {
        let kept = kinks[first]
        kinks[first] = kinks[second]
        kinks[second] = kept
    }
}
