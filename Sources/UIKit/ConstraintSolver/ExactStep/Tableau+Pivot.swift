// The exchange of a tight row for another, which changes entries.

extension Tableau {
    /// Makes `entering` tight in a column instead of the present row, which moves in `direction`.
    ///
    /// From `entering = … + pivot · leaving` follows `leaving = (entering - …) / pivot`, which is
    /// substituted into all rows with an entry in the column.
    mutating func pivot(
        _ column: Int32, _ direction: Double, entering: Int32, pivot: Double
    ) {
        let leaving = columns[column].row
        let leavingSlope = direction > 0 ? rows[leaving].positiveCost : -rows[leaving].negativeCost
        let enteringSlope = rows[entering].slope
        let effect = columns[column].reducedCost + leavingSlope

        invertRow(entering, in: column, pivot: pivot)
        columns[column].reducedCost = 0
        let first = rows[entering].firstEntry
        let count = rows[entering].entryCount
        recordSource(first: first, count: count)
        addToReducedCosts(of: entering, effect)
        addToWorkList(column)
        columns[column].reducedCost -= enteringSlope

        for index in 0..<moved.count where moved[index].row != entering {
            substitute(
                entries[moved[index].entry].value, in: moved[index].row, column: column,
                first: first, count: count)
        }

        lockColumn(column, after: entering)
        transferEntries(from: entering, to: leaving, side: direction > 0 ? 1 : -1)
        columns[column].row = entering
        for index in first..<(first &+ count) { add(leaving, in: entries[index].column) }
    }

    /// Makes a row tight in a column whose row has no cost and is not needed any more, before the
    /// first objective.
    mutating func makeTight(_ row: Int32, in column: Int32) {
        let leaving = columns[column].row
        let distance = -rows[row].activity / entry(of: row, in: column)
        let direction = distance < 0 ? -1.0 : 1
        scan(column, direction)
        let pivot = advance(by: distance, to: row)
        self.pivot(column, direction, entering: row, pivot: pivot)
        rows[leaving].activity = distance
        rows[leaving].entryCount = 0
    }

    /// Solves the entering row for the leaving one: its entries become the leaving row's.
    private mutating func invertRow(_ row: Int32, in column: Int32, pivot: Double) {
        let first = rows[row].firstEntry
        for index in first..<(first &+ rows[row].entryCount) {
            entries[index].value =
                entries[index].column == column ? 1 / pivot : -entries[index].value / pivot
        }
    }

    /// Locks the direction beyond zero of a column whose tight row is new, if the row is settled.
    private mutating func lockColumn(_ column: Int32, after entering: Int32) {
        let isSettled = rows[entering].isSettled
        columns[column].isUpLocked = isSettled && rows[entering].side < 0
        columns[column].isDownLocked = isSettled && rows[entering].side > 0
    }

    /// Transfers the entries of the row that became tight to the one that no longer is.
    private mutating func transferEntries(from entering: Int32, to leaving: Int32, side: Int8) {
        rows[leaving].firstEntry = rows[entering].firstEntry
        rows[leaving].entryCount = rows[entering].entryCount
        rows[leaving].entryRoom = rows[entering].entryRoom
        rows[leaving].side = side
        rows[entering].column = rows[leaving].column
        rows[leaving].column = -1
        rows[entering].entryCount = 0
        rows[entering].entryRoom = 0
    }

    /// Records the indices of the entries of the row that is about to be substituted.
    private mutating func recordSource(first: Int32, count: Int32) {
        stamp &+= 1
        sourceStamp = stamp
        for index in first..<(first &+ count) {
            let column = entries[index].column
            places[column] = index
            placeMarks[column] = sourceStamp
        }
        while usedSources.count < Int(count) { usedSources.append(0) }
    }

    /// Replaces a row's entry in `column` by a multiple of the run of entries that starts at
    /// `source`.
    private mutating func substitute(
        _ factor: Double, in row: Int32, column: Int32, first source: Int32, count: Int32
    ) {
        stamp &+= 1
        workLeft &-= Int(count)
        var index = rows[row].firstEntry
        var end = index &+ rows[row].entryCount
        var countLeft = count
        while index < end {
            let other = entries[index].column
            if placeMarks[other] != sourceStamp {
                index &+= 1
                continue
            }
            let place = places[other]
            usedSources[place &- source] = stamp
            countLeft &-= 1
            var value = factor * entries[place].value
            if other != column { value += entries[index].value }
            if abs(value) > Self.entryTolerance {
                entries[index].value = value
                index &+= 1
            } else {
                // A rounding error: the last entry replaces it.
                end &-= 1
                entries[index] = entries[end]
            }
        }
        rows[row].entryCount = end &- rows[row].firstEntry
        if countLeft > 0 {
            makeRoom(for: countLeft, in: row)
            end = rows[row].firstEntry &+ rows[row].entryCount
            for place in source..<(source &+ count) where usedSources[place &- source] != stamp {
                let value = factor * entries[place].value
                if abs(value) <= Self.entryTolerance { continue }
                let other = entries[place].column
                entries[end] = Entry(value: value, column: other)
                end &+= 1
                add(row, in: other)
            }
            rows[row].entryCount = end &- rows[row].firstEntry
        }
    }

    /// Ensures that a row has room for `count` more entries.
    private mutating func makeRoom(for count: Int32, in row: Int32) {
        let needed = rows[row].entryCount &+ count
        if needed <= rows[row].entryRoom { return }
        let first = Int(rows[row].firstEntry)
        let used = Int(rows[row].entryCount)
        let room = max(needed, rows[row].entryRoom &* 2)
        workLeft &-= Gradients.storingWork &* Int(room)
        rows[row].firstEntry = Int32(entries.count)
        rows[row].entryRoom = room
        entries.appendCopy(of: first..<(first + used))
        _ = entries.extend(by: Int(room) - used)
    }
}
