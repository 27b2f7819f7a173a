extension Solver {
    /// What a row's left side is with the values of now: 0 where an equality holds, and how far it is off where it does not.
    public func leftSide(of row: Row) -> Double {
        let record = store.rows[row.index]
        var sum = record.constant
        for term in record.firstTerm..<(record.firstTerm + record.termCount) {
            sum += store.terms[term].coefficient * store.values[store.terms[term].variable]
        }
        return sum
    }
}
