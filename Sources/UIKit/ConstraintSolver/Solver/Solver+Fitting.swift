// Hypothetical solves.

extension Solver {
    /// The values that some variables would have if others were free and drawn to targets, such as
    /// a view's fitting size.
    ///
    /// The solver does not change. Rows that a conflict broke stay broken in the copy. Edits since
    /// the last ``solve(breaking:)`` are solved first.
    ///
    /// - Parameters:
    ///   - targets: Variables with the values to which they are drawn, and strengths.
    ///   - pinned: Pinned variables that are free in the hypothetical solve. Others are ignored.
    ///   - reading: The variables whose values are returned.
    /// - Returns: The values, in the order of `reading`.
    /// - Precondition: All numbers are finite.
    /// - Complexity: The first time that of solving the regions that the freed variables join;
    ///   then, until the set of rows there changes, that of a replay.
    public mutating func fit(
        targets: [(Variable, Double, Strength)], releasing pinned: [Variable],
        reading: [Variable]
    ) -> [Double] {
        unlinkRemovedRows()
        if !changes.isEmpty { solve() }
        let key = HypotheticalSolve.Key(
            targets: targets.map(\.0), strengths: targets.map(\.2), released: pinned,
            reading: reading)
        let hypothetical = hypotheticalSolve(for: key)
        for (row, target) in zip(hypothetical.targets, targets) {
            hypothetical.solver.setConstant(row, -target.1)
        }
        for row in hypothetical.rows {
            hypothetical.solver.setConstant(row.copy, store.rows[row.source].constant)
        }
        for constant in hypothetical.constants {
            hypothetical.solver.pin(constant.copy, to: store.values[constant.source])
        }
        hypothetical.solver.solve()
        return hypothetical.reading.map { hypothetical.solver.value(of: $0) }
    }

    /// The number of copies that are kept.
    private static let hypotheticalLimit = 64

    private mutating func hypotheticalSolve(
        for key: HypotheticalSolve.Key
    ) -> HypotheticalSolve {
        if let hypothetical = hypotheticals[key], isCurrent(hypothetical) { return hypothetical }
        if hypotheticals.count >= Self.hypotheticalLimit { hypotheticals.removeAll() }
        let hypothetical = copy(for: key)
        hypotheticals[key] = hypothetical
        return hypothetical
    }

    private func isCurrent(_ hypothetical: HypotheticalSolve) -> Bool {
        hypothetical.constantRowEdits == changes.constantRowEdits
            && hypothetical.regions.allSatisfy { regions.isFound($0.region, by: $0.search) }
    }

    private mutating func copy(for key: HypotheticalSolve.Key) -> HypotheticalSolve {
        let hypothetical = HypotheticalSolve()
        hypothetical.constantRowEdits = changes.constantRowEdits
        let released = key.released.map { store.checked($0) }
            .filter { store.variables[$0].isPinned }
        collect(
            from: released + (key.targets + key.reading).map { store.checked($0) },
            releasing: released)
        component.sortByAge(&store)
        var copies: [Int32: Variable] = [:]
        for place in 0..<component.variables.count {
            let index = component.variables[place]
            copies[index] = hypothetical.solver.makeVariable(
                minimum: store.variables[index].minimum)
            let region = store.variables[index].region
            if region >= 0, !hypothetical.regions.contains(where: { $0.region == region }) {
                hypothetical.regions.append((region, regions[region].search))
            }
        }
        func copy(_ index: Int32, _ value: Double) -> Variable {
            if let copy = copies[index] { return copy }
            let copy = hypothetical.solver.makeVariable()
            hypothetical.solver.pin(copy, to: value)
            copies[index] = copy
            hypothetical.constants.append(HypotheticalSolve.Copy(source: index, copy: copy))
            return copy
        }
        for position in 0..<component.rows.count {
            let row = store.rows[component.rows[position]]
            let terms = row.terms.map {
                let variable = store.terms[$0].variable
                return Term(copy(variable, store.values[variable]), store.terms[$0].coefficient)
            }
            let rowCopy = hypothetical.solver.add(
                terms, row.relation, constant: row.constant, strength: row.effectiveStrength,
                tie: row.tie)
            hypothetical.rows.append(
                HypotheticalSolve.Copy(source: component.rows[position], copy: rowCopy))
        }
        for (target, strength) in zip(key.targets, key.strengths) {
            let variable = copy(target.index, store.values[target.index])
            hypothetical.targets.append(
                hypothetical.solver.add(Term(variable), .equal, constant: 0, strength: strength))
        }
        hypothetical.reading = key.reading.map { copy($0.index, store.values[$0.index]) }
        return hypothetical
    }

    /// Collects the components of some variables as if some pinned ones were unknown.
    private mutating func collect(from seeds: [Int32], releasing released: [Int32]) {
        for index in released { store.variables[index].isConstant = false }
        component.clear()
        for seed in seeds
        where !store.variables[seed].isConstant && !component.contains(seed, store) {
            component.extend(from: seed, &store, &regions)
        }
        for index in released { store.variables[index].isConstant = true }
    }
}
