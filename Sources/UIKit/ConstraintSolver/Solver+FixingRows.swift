// Rows that give a variable's value outright, and so make it a constant.

extension Solver {
    /// Counts a row among those that give a variable's value outright, if it is one.
    @inline(__always)
    mutating func countFixing(_ row: Int32, by change: Int32) {
        guard rows[row].termCount == 1, rows[row].relation == .equal,
            rows[row].strength == .required
        else { return }
        let variable = terms[rows[row].firstTerm].variable
        let fixing = variables[variable].fixing
        if change > 0 {
            variables[variable].fixing = fixing == -1 ? row : fixing >= 0 ? -2 : fixing &- 1
        } else if fixing >= 0 {
            variables[variable].fixing = -1
        } else {
            variables[variable].fixing =
                fixing == -2 ? otherFixingRow(of: variable, than: row) : fixing &+ 1
        }
        noteConstant(variable)
    }

    /// The row that gives a variable's value outright when one of two that did does not any more.
    private func otherFixingRow(of variable: Int32, than gone: Int32) -> Int32 {
        var term = variables[variable].firstTerm
        while term >= 0 {
            let row = terms[term].row
            if row != gone, rows[row].termCount == 1, rows[row].relation == .equal,
                rows[row].strength == .required
            {
                return row
            }
            term = terms[term].next
        }
        return -1
    }
}
