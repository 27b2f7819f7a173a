// Step 2: columns improve the objective.

extension Tableau {
    /// Pivots until no column improves the objective.
    ///
    /// - Parameter isBounded: `true` if the objective is known to be bounded from below, as sums of
    ///   violations are. An unbounded direction is then a rounding error.
    mutating func minimise(isBounded: Bool = true) -> Outcome {
        var standstills = 0
        let patience = 64 + columns.count / 4
        while true {
            let column = standstills < patience ? nextColumn() : firstImprovingColumn()
            guard column >= 0 else { return .optimal }
            let direction = improvingDirection(of: column)
            if direction == 0 { continue }
            if isExhausted {
                clearWorkList()
                return .stopped
            }
            stepsLeft -= 1
            steps += 1
            scan(column, direction)
            guard let distance = step(column, direction) else {
                if isBounded { continue }
                clearWorkList()
                unboundedColumn = column
                unboundedDirection = direction
                return .unbounded
            }
            standstills = distance == 0 ? standstills + 1 : 0
        }
    }

    private mutating func nextColumn() -> Int32 {
        guard !workList.isEmpty else { return -1 }
        let column = workList.removeLast()
        columns[column].isInWorkList = false
        return column
    }

    /// Bland's rule, against cycles of degenerate pivots: the improving column with the first row.
    private mutating func firstImprovingColumn() -> Int32 {
        clearWorkList()
        workLeft -= columns.count
        var best: Int32 = -1
        for column in 0..<Int32(columns.count) where improvingDirection(of: column) != 0 {
            if best < 0 || columns[column].row < columns[best].row { best = column }
        }
        return best
    }

    private mutating func clearWorkList() {
        while !workList.isEmpty { columns[workList.removeLast()].isInWorkList = false }
    }

    /// 1 if the cost decreases with the column's row going up, -1 if down, 0 if neither.
    private func improvingDirection(of column: Int32) -> Double {
        let record = columns[column]
        let row = rows[record.row]
        if !record.isUpLocked, record.reducedCost + row.positiveCost < -Self.reducedCostTolerance {
            return 1
        }
        if !record.isDownLocked, row.negativeCost - record.reducedCost < -Self.reducedCostTolerance
        {
            return -1
        }
        return 0
    }

    /// Collects the rows with an entry in a column, and their breakpoints in a direction.
    mutating func scan(_ column: Int32, _ direction: Double) {
        stamp &+= 1
        let count = columns[column].rowCount
        moved.removeAll()
        breakpoints.removeAll()
        _ = moved.extend(by: Int(count))
        breakpoints.reserve(Int(count) &+ 1)
        workLeft &-= Int(count)
        let columnRows = columnRows.window.dropping(columns[column].firstRow)
        let moved = moved.window
        let rows = rows.window
        let entries = entries.window
        var kept: Int32 = 0
        var index: Int32 = 0
        while index < count {
            let row = columnRows[index]
            index &+= 1
            if rows[row].column != -1 || rows[row].mark == stamp { continue }
            rows[row].mark = stamp
            workLeft &-= Int(rows[row].entryCount)
            let entry = place(of: row, in: column)
            if entry < 0 { continue }
            columnRows[kept] = row
            moved[kept] = MovedRow(row: row, entry: entry)
            kept &+= 1
            addBreakpoint(of: row, rate: entries[entry].value * direction)
        }
        let own = columns[column].row
        if rows[own].span < .infinity {
            pushBreakpoint(Breakpoint(distance: rows[own].span, gain: .infinity, row: own))
        }
        columns[column].rowCount = kept
        self.moved.truncate(to: Int(kept))
    }

    /// Adds the breakpoint of a row that changes at a rate, if it has one ahead.
    @inline(__always)
    private mutating func addBreakpoint(of row: Int32, rate: Double) {
        let rows = rows.window
        if rows[row].side > 0 ? rate < 0 : rate > 0 {
            let isSettled = rows[row].isSettled
            let gain = (rows[row].positiveCost + rows[row].negativeCost) * abs(rate)
            if isSettled || gain != 0 {
                pushBreakpoint(
                    Breakpoint(
                        distance: max(0, -rows[row].activity / rate),
                        gain: isSettled ? .infinity : gain, row: row))
                return
            }
        }
        if rate > 0, rows[row].span < .infinity {
            let distance = max(0, (rows[row].span - rows[row].activity) / rate)
            pushBreakpoint(Breakpoint(distance: distance, gain: .infinity, row: row))
        }
    }

    func entry(of row: Int32, in column: Int32) -> Double {
        let place = place(of: row, in: column)
        return place < 0 ? 0 : entries[place].value
    }

    /// The index of a row's entry in a column, or -1.
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

    /// Moves a column past breakpoints as long as the cost decreases, and makes the row of the last
    /// one tight.
    ///
    /// - Returns: The distance, or `nil` if the cost decreases without bound.
    private mutating func step(_ column: Int32, _ direction: Double) -> Double? {
        let leaving = columns[column].row
        var slope =
            direction > 0
            ? columns[column].reducedCost + rows[leaving].positiveCost
            : rows[leaving].negativeCost - columns[column].reducedCost
        var passed = Int32(breakpoints.count)
        var last: Breakpoint?
        while passed > 0 {
            let breakpoint = popBreakpoint(&passed)
            slope += breakpoint.gain
            if slope >= -Self.reducedCostTolerance {
                last = breakpoint
                break
            }
        }
        guard let last else { return nil }
        // The breakpoints that were passed are behind the end of the heap, the last one first.
        for index in (Int(passed) + 1)..<max(breakpoints.count, Int(passed) + 1) {
            switchSide(of: breakpoints[index].row)
        }
        if last.row == leaving {
            flipBound(column, span: last.distance)
            return last.distance
        }
        var pivot = advance(by: direction * last.distance, to: last.row)
        if pivot * direction > 0, rows[last.row].span < .infinity {
            reflect(last.row)
            pivot = -pivot
        }
        self.pivot(column, direction, entering: last.row, pivot: pivot)
        rows[leaving].activity = direction * last.distance
        return last.distance
    }

    /// Moves a row to the other side of zero.
    private mutating func switchSide(of row: Int32) {
        let before = rows[row].slope
        rows[row].side = -rows[row].side
        addToReducedCosts(of: row, rows[row].slope - before)
    }

    /// Updates the activities of the moved rows.
    ///
    /// - Returns: The entry of the row that becomes tight.
    mutating func advance(by distance: Double, to entering: Int32) -> Double {
        let rows = rows.window
        let entries = entries.window
        let moved = moved.window
        var pivot = 1.0
        for index in 0..<Int32(self.moved.count) {
            let row = moved[index].row
            let rate = entries[moved[index].entry].value
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

    /// The rate of a row along the direction in which the last objective is unbounded.
    func unboundedRate(of row: Int32) -> Double {
        if rows[row].column >= 0 {
            return rows[row].column == unboundedColumn ? unboundedDirection : 0
        }
        return unboundedDirection * entry(of: row, in: unboundedColumn)
    }

    // MARK: The heap of breakpoints

    private func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
        first.distance < second.distance
            || first.distance == second.distance && first.row < second.row
    }

    private mutating func pushBreakpoint(_ breakpoint: Breakpoint) {
        breakpoints.appendReserved(breakpoint)
        var index = breakpoints.count &- 1
        while index > 0 {
            let parent = (index &- 1) >> 1
            if !precedes(breakpoint, breakpoints[parent]) { break }
            breakpoints[index] = breakpoints[parent]
            index = parent
        }
        breakpoints[index] = breakpoint
    }

    /// Moves the nearest breakpoint behind the end of the heap, which shrinks by one.
    private mutating func popBreakpoint(_ count: inout Int32) -> Breakpoint {
        count -= 1
        let last = Int(count)
        swapBreakpoints(0, last)
        var index = 0
        while true {
            var child = 2 * index + 1
            if child >= last { break }
            if child + 1 < last, precedes(breakpoints[child + 1], breakpoints[child]) { child += 1 }
            if !precedes(breakpoints[child], breakpoints[index]) { break }
            swapBreakpoints(index, child)
            index = child
        }
        return breakpoints[last]
    }

    private mutating func swapBreakpoints(_ first: Int, _ second: Int) {
        let kept = breakpoints[first]
        breakpoints[first] = breakpoints[second]
        breakpoints[second] = kept
    }
}
