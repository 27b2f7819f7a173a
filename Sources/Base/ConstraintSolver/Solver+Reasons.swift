// Why a variable has its value.

extension Solver {
    /// The rows that decided a variable's value, nearest first.
    ///
    /// They are tight, or as near to tight as stronger rows let them be: a chain from the variable to constants. Rows
    /// that a conflict broke are listed if they still pull. Pinned variables end the chain and have no reasons.
    ///
    /// - Complexity: That of solving the variable's region from scratch. Nothing is computed during a solve.
    public mutating func reasons(for variable: Variable) -> [Row] {
        var found: [Row] = []
        var met: Set<Int32> = []
        var queue = [checked(variable)]
        var next = 0
        guard collectSolvedRegion(of: queue[0]) else {
            return fixingReasons(of: queue[0])
        }
        let definitions = definingRows()
        while next < queue.count {
            let index = queue[next]
            next += 1
            let row =
                variables[index].isConstant
                ? fixingReasons(of: index).first?.index : definitions[index]
            guard let row, met.insert(row).inserted else { continue }
            found.append(Row(row))
            for term in rows[row].firstTerm..<(rows[row].firstTerm + rows[row].termCount) {
                let other = terms[term].variable
                if other != index { queue.append(other) }
            }
        }
        return found
    }

    /// The row that makes a variable a constant.
    private func fixingReasons(of index: Int32) -> [Row] {
        let record = variables[index]
        guard record.isConstant, !record.isPinned, record.fixingRow >= 0 else { return [] }
        return [Row(record.fixingRow)]
    }

    /// For each variable of the region at hand the tight row that gives it its value, when the tight rows are
    /// solved one after the other.
    private mutating func definingRows() -> [Int32: Int32] {
        solveAtRest()
        var definitions: [Int32: Int32] = [:]
        var tight: [Int32] = []
        for column in 0..<tableau.columns.count {
            let row = row(atPlace: tableau.columns[column].row)
            if row >= 0 { tight.append(row) }
        }
        var resting: Set<Int32> = []
        for place in 0..<Int32(regionVariables.count)
        where tableau.rows[ownPlaces[place]].column >= 0 {
            resting.insert(regionVariables[place])
        }
        // Rows with one unknown left define it; where all have more, the coupled rows define theirs in order.
        var open = tight
        while !open.isEmpty {
            var rest: [Int32] = []
            for row in open {
                let unknown = unknowns(of: row, besides: definitions, resting)
                if unknown.count == 1 {
                    definitions[unknown[0]] = row
                } else if unknown.count > 1 {
                    rest.append(row)
                }
            }
            if rest.count == open.count {
                let row = rest.removeFirst()
                definitions[unknowns(of: row, besides: definitions, resting)[0]] = row
            }
            open = rest
        }
        return definitions
    }

    private func unknowns(
        of row: Int32, besides definitions: [Int32: Int32], _ resting: Set<Int32>
    ) -> [Int32] {
        (rows[row].firstTerm..<(rows[row].firstTerm + rows[row].termCount)).compactMap { term in
            let variable = terms[term].variable
            let isKnown =
                variables[variable].isConstant || definitions[variable] != nil
                || resting.contains(variable)
            return isKnown ? nil : variable
        }
    }
}
