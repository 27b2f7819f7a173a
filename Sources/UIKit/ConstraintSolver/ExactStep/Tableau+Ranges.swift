// Ranges: rows that two required bounds of one variable share.
//
// Of two bounds that hold, such as `left ≥ 0` and `right ≤ width`, each is the mirror image of the
// other. They share one row with `0 ≤ activity ≤ span`. Where the activity reaches the span, the
// row is *reflected*: from there on its activity is the distance from that end, and its zero the
// other bound's. This is the bounded simplex method.

extension Tableau {
    /// Makes a row a range without an upper end. No objective crosses its zero.
    mutating func makeRange(_ row: Int32) {
        rows[row].isRange = true
        rows[row].isSettled = true
        if rows[row].column >= 0 { columns[rows[row].column].isDownLocked = true }
    }

    /// A row's activity measured from its lower end.
    func unreflectedActivity(of row: Int32) -> Double {
        let activity = activity(of: row)
        return rows[row].isReflected ? rows[row].span - activity : activity
    }

    /// Measures a range's activity, which reached its span, from its other end.
    mutating func reflect(_ row: Int32) {
        rows[row].isReflected.toggle()
        let first = rows[row].firstEntry
        for index in first..<(first &+ rows[row].entryCount) {
            entries[index].value = -entries[index].value
        }
    }

    /// Moves a column's row to the other end of its range, where it stays tight: a bound flip.
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
