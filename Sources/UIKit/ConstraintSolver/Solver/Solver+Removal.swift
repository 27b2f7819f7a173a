// Rows that were removed are taken out together, when the next thing is added or solved.
//
// A cell that goes was often not looked at for long, and memory that is far away is slow to come. In one tight loop the processor
// asks for the next rows and terms while it waits for the first; between calls it does not see that far ahead.

extension Solver {
    /// Takes a row out.
    public mutating func remove(_ row: Row) {
        let index = checked(row)
        store.rows[index].isAlive = false
        forgetLoneConflict(of: index)
        changes.removedRows.append(index)
    }

    /// Takes out what was removed, so that every list has only rows that are there.
    @inline(__always)
    mutating func takeOutRemoved() {
        if !changes.removedRows.isEmpty { takeOutRemovedRows() }
    }

    /// Takes removed rows out of the lists of their variables, whose regions are to be found anew, and gives back their memory.
    @inline(never)
    private mutating func takeOutRemovedRows() {
        let removed = changes.removedRows.window
        let rows = store.rows.window
        let terms = store.terms.window
        let variables = store.variables.window
        for position in 0..<Int32(changes.removedRows.count) {
            let row = removed[position]
            if rows[row].region < 0 { changes.constantRowEdits &+= 1 }
            rows[row].region = -1
            countFixing(row, by: -1)
            let first = rows[row].firstTerm
            let count = rows[row].termCount
            var index = first
            while index < first &+ count {
                let variable = terms[index].variable
                let next = terms[index].next
                let previous = terms[index].previous
                if previous >= 0 {
                    terms[previous].next = next
                } else {
                    variables[variable].firstTerm = next
                }
                if next >= 0 { terms[next].previous = previous }
                noteVariable(variable)
                index &+= 1
            }
            giveTerms(first, count: Int(count))
            store.freeRows.append(row)
        }
        changes.removedRows.removeAll()
    }
}
