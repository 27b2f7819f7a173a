// Rows that give a variable's value outright, and so make it a constant.

extension Solver {
    /// Counts a row among those that give a variable's value outright, if it is one.
    @inline(__always)
    mutating func countFixing(_ row: Int32, by change: Int32) {
        guard rows[row].termCount == 1, rows[row].relation == .equal,
            rows[row].strength == .required
        else { return }
        let variable = terms[rows[row].firstTerm].variable
        variables[variable].fixingCount &+= change
        if change > 0 {
            variables[variable].fixingRow = row
        } else if variables[variable].fixingRow == row {
            variables[variable].fixingRow = -1
        }
        noteConstant(variable)
    }

    /// Finds a row that gives a variable's value outright, where there is one.
    mutating func findFixingRow(of variable: Int32) {
        var term = variables[variable].firstTerm
        while term >= 0, variables[variable].fixingRow < 0 {
            let row = terms[term].row
            if rows[row].termCount == 1, rows[row].relation == .equal,
                rows[row].strength == .required
            {
                variables[variable].fixingRow = row
            }
            term = terms[term].next
        }
    }
}
