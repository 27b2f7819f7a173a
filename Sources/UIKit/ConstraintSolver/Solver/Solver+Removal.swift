// Removed rows are unlinked together, before the next row is added or solved.
//
// A cell that goes was often not accessed for long, and its memory is not in the cache. In one
// tight loop the processor requests the next rows and terms while it waits for the first; between
// calls it does not see that far ahead.

extension Solver {
    /// Removes a row.
    public mutating func remove(_ row: Row) {
        let index = store.checked(row)
        store.rows[index].isAlive = false
        resolver.forgetConflict(ofConstantRow: index, &store)
        changes.removedRows.append(index)
    }

    /// Unlinks removed rows, so that the lists of variables contain living rows only.
    @inline(__always)
    mutating func unlinkRemovedRows() {
        if !changes.removedRows.isEmpty { unlinkRows() }
    }

    /// Unlinks removed rows, marks the regions of their variables and frees their memory.
    @inline(never)
    private mutating func unlinkRows() {
        let removed = changes.removedRows.window
        let rows = store.rows.window
        let terms = store.terms.window
        let variables = store.variables.window
        for position in 0..<Int32(changes.removedRows.count) {
            let row = removed[position]
            if rows[row].region < 0 { changes.constantRowEdits &+= 1 }
            rows[row].region = -1
            changes.countFixingRow(row, by: -1, &store)
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
                changes.markVariable(variable, &store)
                index &+= 1
            }
            store.freeTerms(first, count: Int(count))
            store.freeRows.append(row)
        }
        changes.removedRows.removeAll()
    }
}
