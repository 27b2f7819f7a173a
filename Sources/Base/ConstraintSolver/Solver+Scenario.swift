// What would be if.

extension Solver {
    /// The values that some variables would have if others were free and drawn to targets: what a view's fitting size is.
    ///
    /// Nothing of the solver changes. The last ``solve(breaking:)`` has to be up to date.
    ///
    /// - Parameters:
    ///   - targets: Variables, where they are drawn to, and how strongly.
    ///   - pinned: Pinned variables that are free in the scenario.
    ///   - reading: The variables whose values are wanted.
    /// - Returns: The values, in the order of `reading`.
    /// - Precondition: All numbers are finite.
    public mutating func fit(
        targets: [(Variable, Double, Strength)], releasing pinned: [Variable],
        reading: [Variable]
    ) -> [Double] {
        let held = pinned.map { (variable: $0, value: value(of: $0)) }
        let changed = noteChanges()
        for (variable, _) in held where variables[variable.index].isPinned { unpin(variable) }
        let added = targets.map { variable, value, strength in
            add(Term(variable), .equal, constant: -value, strength: strength)
        }
        solve()
        let values = reading.map { value(of: $0) }
        for row in added { remove(row) }
        for (variable, value) in held { pin(variable, to: value) }
        solve()
        restoreChanges(changed)
        return values
    }

    /// The variables that are noted as changed, with all values.
    private func noteChanges() -> [Double] {
        (0..<variables.count).map { variables[$0].value }
    }

    /// Takes the notes back of variables that have the value again that they had.
    private mutating func restoreChanges(_ values: [Double]) {
        for index in 0..<values.count where variables[index].value != values[index] {
            if abs(variables[index].value - values[index]) < 1e-9 {
                variables[index].value = values[index]
            }
        }
    }
}
