// Ranges: rows that two required bounds of one variable share.
//
// Of two bounds that hold, such as `left ≥ 0` and `right ≤ width`, each is the other one mirrored. They share one row with
// `0 ≤ activity ≤ span`, so that the exact step moves one row where there were two. Where it comes to its span it is
// *reflected*: from there on its activity is the distance from that end, and its zero the other bound's.

extension Tableau {
    /// Makes a row a range that is open upward. No objective crosses its zero.
    mutating func makeRange(_ row: Int32) {
        rows[row].isRange = true
        rows[row].isSettled = true
        if rows[row].column >= 0 { columns[rows[row].column].isDownLocked = true }
    }

    /// A row's activity as it was before any reflection.
    func unreflectedActivity(of row: Int32) -> Double {
        let activity = activity(of: row)
        return rows[row].isReflected ? rows[row].span - activity : activity
    }

    /// Measures a range's activity, which came to its span, from its other end.
    mutating func reflect(_ row: Int32) {
        rows[row].isReflected.toggle()
        let first = rows[row].firstEntry
        for index in first..<(first &+ rows[row].entryCount) {
            entries[index].value = -entries[index].value
        }
    }

    /// Moves a column until its own row is at the other end of its range. The row stays tight there.
    mutating func flipBound(_ column: Int32, span: Double) {
        _ = advance(by: span, to: -1)
        for index in 0..<moved.count {
            let place = moved[index].entry
            entries[place].value = -entries[place].value
        }
        columns[column].reducedCost = -columns[column].reducedCost
        rows[columns[column].row].isReflected.toggle()
    }
}
