// Rows that give a variable's value outright, and so make it a constant.

extension Solver {
    /// Counts a row among those that give a variable's value outright, if it is one.
    @inline(__always)
    mutating func countFixing(_ row: Int32, by change: Int32) {
        guard store.rows[row].termCount == 1, store.rows[row].relation == .equal,
            store.rows[row].strength == .required
        else { return }
        let variable = store.terms[store.rows[row].firstTerm].variable
        let fixing = store.variables[variable].fixing
        if change > 0 {
            store.variables[variable].fixing = fixing == -1 ? row : fixing >= 0 ? -2 : fixing &- 1
        } else if fixing >= 0 {
            store.variables[variable].fixing = -1
        } else {
            store.variables[variable].fixing =
                fixing == -2 ? otherFixingRow(of: variable, than: row) : fixing &+ 1
        }
        noteConstant(variable)
    }

    /// The row that gives a variable's value outright when one of two that did does not any more.
    private func otherFixingRow(of variable: Int32, than gone: Int32) -> Int32 {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            if row != gone, store.rows[row].termCount == 1, store.rows[row].relation == .equal,
                store.rows[row].strength == .required
            {
                return row
            }
            term = store.terms[term].next
        }
        return -1
    }
}
