// Steps 1 and 3: objectives begin and end.

extension Tableau {
    /// Sets the costs of a row at the start of an objective, per unit above and below zero.
    mutating func setCost(of row: Int32, positive: Double, negative: Double) {
        rows[row].positiveCost = positive
        rows[row].negativeCost = negative
        let column = rows[row].column
        if column >= 0 {
            addToWorkList(column)
        } else {
            addToReducedCosts(of: row, rows[row].slope)
        }
    }

    /// Changes the costs of a row during an objective.
    mutating func changeCost(of row: Int32, positive: Double, negative: Double) {
        if rows[row].column < 0 { addToReducedCosts(of: row, -rows[row].slope) }
        setCost(of: row, positive: positive, negative: negative)
    }

    /// Removes a row's costs, and with `settling` forbids all later objectives to cross its zero.
    ///
    /// Call it for all rows of an objective, after ``lockWorseningDirections()``.
    mutating func endCost(of row: Int32, settling: Bool) {
        rows[row].positiveCost = 0
        rows[row].negativeCost = 0
        if settling { rows[row].isSettled = true }
    }

    /// Locks the directions that would worsen the objective, and resets the reduced costs.
    mutating func lockWorseningDirections() {
        for index in 0..<priced.count {
            let column = priced[index]
            let record = columns[column]
            let row = rows[record.row]
            if record.reducedCost + row.positiveCost > Self.reducedCostTolerance {
                columns[column].isUpLocked = true
            }
            if row.negativeCost - record.reducedCost > Self.reducedCostTolerance {
                columns[column].isDownLocked = true
            }
            columns[column].reducedCost = 0
            columns[column].isPriced = false
        }
        priced.removeAll()
    }

    /// Ends an objective that is the cost of one row, and locks nothing.
    mutating func discardCost(of row: Int32) {
        endCost(of: row, settling: false)
        for index in 0..<priced.count {
            columns[priced[index]].reducedCost = 0
            columns[priced[index]].isPriced = false
        }
        priced.removeAll()
    }

    /// `true` if a row's activity may change without worsening any objective so far.
    func dependsOnFreeColumn(_ row: Int32) -> Bool {
        if rows[row].column >= 0 { return !columns[rows[row].column].isLocked }
        let first = rows[row].firstEntry
        for index in first..<(first &+ rows[row].entryCount)
        where !columns[entries[index].column].isLocked {
            return true
        }
        return false
    }

    /// `true` if a column can move without worsening any objective so far.
    var hasFreeColumn: Bool {
        for column in 0..<columns.count where !columns[column].isLocked { return true }
        return false
    }

    /// Adds a column to the work list.
    @inline(__always)
    mutating func addToWorkList(_ column: Int32) {
        if !columns[column].isPriced {
            columns[column].isPriced = true
            priced.append(column)
        }
        if !columns[column].isInWorkList {
            columns[column].isInWorkList = true
            workList.append(column)
        }
    }

    /// Adds a multiple of a row to the reduced costs.
    mutating func addToReducedCosts(of row: Int32, _ factor: Double) {
        if factor == 0 { return }
        let first = rows[row].firstEntry
        for index in first..<(first &+ rows[row].entryCount) {
            let column = entries[index].column
            columns[column].reducedCost += factor * entries[index].value
            addToWorkList(column)
        }
    }
}
