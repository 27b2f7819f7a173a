// Why a variable has its value.

extension Solver {
    /// The rows that determine a variable's value, nearest first.
    ///
    /// They are the tight rows on whose constants the value depends: a chain, or where rows are
    /// coupled a graph, from the variable to constants and the rows that fix those. A variable at
    /// its minimum or default, or pinned, has no reasons.
    ///
    /// - Complexity: That of solving the variable's region from scratch. Nothing is recorded during
    ///   a solve.
    public mutating func reasons(for variable: Variable) -> [Row] {
        let index = store.checked(variable)
        guard collectSolvedRegion(of: index) else { return fixingRows(of: index) }
        exactStep.solveFromColdStart(component, &store)
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
                found += fixingRows(of: current)
                continue
            }
            for row in store.rows(of: current) where deciding.contains(row) {
                guard metRows.insert(row).inserted else { continue }
                found.append(Row(row))
                for term in store.rows[row].terms {
                    let other = store.terms[term].variable
                    if metVariables.insert(other).inserted { queue.append(other) }
                }
            }
        }
        return found
    }

    /// The row that makes a variable a constant, if one does.
    private func fixingRows(of index: Int32) -> [Row] {
        let record = store.variables[index]
        guard record.isConstant, !record.isPinned, record.fixingRow >= 0 else { return [] }
        return [Row(record.fixingRow)]
    }

    /// The tight rows of the tableau on which a variable depends.
    private func decidingRows(of index: Int32) -> Set<Int32> {
        let own = exactStep.tableau.rows[exactStep.ownPlaces[store.variables[index].place]]
        var deciding: Set<Int32> = []
        for position in own.firstEntry..<(own.firstEntry + own.entryCount) where own.column < 0 {
            let entry = exactStep.tableau.entries[position]
            if abs(entry.value) < Tolerance.derivative { continue }
            let row = exactStep.row(at: exactStep.tableau.columns[entry.column].row)
            if row >= 0 { deciding.insert(row) }
        }
        return deciding
    }

    /// Collects the region of a variable as it was solved.
    ///
    /// - Returns: `false` if the variable is a constant, or its rows are not solved yet.
    mutating func collectSolvedRegion(of index: Int32) -> Bool {
        unlinkRemovedRows()
        let region = store.variables[index].region
        if store.variables[index].isConstant { return false }
        if region < 0 ? store.variables[index].firstTerm >= 0 : !regions[region].isAlive {
            return false
        }
        component.collect(from: index, &store, &regions)
        component.sortByAge(&store)
        return true
    }
}
