// Why a variable has its value.

extension Solver {
    /// The rows that decided a variable's value, nearest first.
    ///
    /// They are the tight rows that the value would follow if their constants changed: a chain, or where rows are coupled
    /// a net, from the variable to constants and the rows that give those. A variable at its minimum, at rest or pinned
    /// has no reasons.
    ///
    /// - Complexity: That of solving the variable's region from scratch. Nothing is computed during a solve.
    public mutating func reasons(for variable: Variable) -> [Row] {
        let index = checked(variable)
        guard collectSolvedRegion(of: index) else { return fixingReasons(of: index) }
        solveAtRest()
        let deciding = decidingRows(of: index)
        var found: [Row] = []
        var metRows: Set<Int32> = []
        var metVariables: Set<Int32> = [index]
        var queue = [index]
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            if store.variables[current].isConstant {
                found += fixingReasons(of: current)
                continue
            }
            for row in rows(of: current) where deciding.contains(row) {
                guard metRows.insert(row).inserted else { continue }
                found.append(Row(row))
                let record = store.rows[row]
                for term in record.firstTerm..<(record.firstTerm + record.termCount) {
                    let other = store.terms[term].variable
                    if metVariables.insert(other).inserted { queue.append(other) }
                }
            }
        }
        return found
    }

    /// The row that makes a variable a constant.
    private func fixingReasons(of index: Int32) -> [Row] {
        let record = store.variables[index]
        guard record.isConstant, !record.isPinned, record.fixing >= 0 else { return [] }
        return [Row(record.fixing)]
    }

    /// The tight rows of the tableau that a variable follows.
    private func decidingRows(of index: Int32) -> Set<Int32> {
        let own = exactStep.tableau.rows[exactStep.ownPlaces[store.variables[index].place]]
        var deciding: Set<Int32> = []
        for position in own.firstEntry..<(own.firstEntry + own.entryCount) where own.column < 0 {
            let entry = exactStep.tableau.entries[position]
            if abs(entry.value) < Self.tearTolerance { continue }
            let row = row(atPlace: exactStep.tableau.columns[entry.column].row)
            if row >= 0 { deciding.insert(row) }
        }
        return deciding
    }

    /// The rows that mention a variable, in the order of their names.
    private func rows(of index: Int32) -> [Int32] {
        var found: [Int32] = []
        var term = store.variables[index].firstTerm
        while term >= 0 {
            found.append(store.terms[term].row)
            term = store.terms[term].next
        }
        return found.sorted()
    }
}
