// What would be if.

extension Solver {
    /// The values that some variables would have if others were free and drawn to targets: what a view's fitting size is.
    ///
    /// Nothing of the solver changes. Rows that a conflict broke stay broken in the scenario. Changes since the last
    /// ``solve(breaking:)`` are solved first.
    ///
    /// - Parameters:
    ///   - targets: Variables, where they are drawn to, and how strongly.
    ///   - pinned: Pinned variables that are free in the scenario. Others among them stay as they are.
    ///   - reading: The variables whose values are wanted.
    /// - Returns: The values, in the order of `reading`.
    /// - Precondition: All numbers are finite.
    /// - Complexity: The first time that of solving the regions that the freed variables join; then, until the set of rows
    ///   there changes, that of a replay.
    public mutating func fit(
        targets: [(Variable, Double, Strength)], releasing pinned: [Variable],
        reading: [Variable]
    ) -> [Double] {
        takeOutRemoved()
        if !(changes.constants.isEmpty && changes.variables.isEmpty && changes.regions.isEmpty) {
            solve()
        }
        let key = Scenario.Key(
            targets: targets.map(\.0), strengths: targets.map(\.2), released: pinned,
            reading: reading)
        let scenario = scenario(for: key)
        for (row, target) in zip(scenario.targets, targets) {
            scenario.solver.setConstant(row, -target.1)
        }
        for row in scenario.rows {
            scenario.solver.setConstant(row.copy, store.rows[row.source].constant)
        }
        for constant in scenario.constants {
            scenario.solver.pin(constant.copy, to: store.values[constant.source])
        }
        scenario.solver.solve()
        return scenario.reading.map { scenario.solver.value(of: $0) }
    }

    /// How many scenarios are kept.
    private static let scenarioLimit = 64

    private mutating func scenario(for key: Scenario.Key) -> Scenario {
        if let scenario = scenarios[key], isCurrent(scenario) { return scenario }
        if scenarios.count >= Self.scenarioLimit { scenarios.removeAll() }
        let scenario = copy(for: key)
        scenarios[key] = scenario
        return scenario
    }

    private func isCurrent(_ scenario: Scenario) -> Bool {
        scenario.loneEdits == changes.constantRowEdits
            && scenario.regions.allSatisfy {
                regions[$0.region].isAlive && regions[$0.region].walk == $0.walk
            }
    }

    private mutating func copy(for key: Scenario.Key) -> Scenario {
        let scenario = Scenario()
        scenario.loneEdits = changes.constantRowEdits
        let released = key.released.map { checked($0) }.filter { store.variables[$0].isPinned }
        collect(from: released + (key.targets + key.reading).map { checked($0) }, opening: released)
        sortRegionByAge()
        var names: [Int32: Variable] = [:]
        for place in 0..<component.variables.count {
            let index = component.variables[place]
            names[index] = scenario.solver.makeVariable(minimum: store.variables[index].minimum)
            let region = store.variables[index].region
            if region >= 0, !scenario.regions.contains(where: { $0.region == region }) {
                scenario.regions.append((region, regions[region].walk))
            }
        }
        func name(_ index: Int32, _ value: Double) -> Variable {
            if let name = names[index] { return name }
            let name = scenario.solver.makeVariable()
            scenario.solver.pin(name, to: value)
            names[index] = name
            scenario.constants.append(Scenario.Copy(source: index, copy: name))
            return name
        }
        for position in 0..<component.rows.count {
            let row = store.rows[component.rows[position]]
            let copied = (row.firstTerm..<(row.firstTerm + row.termCount)).map {
                let variable = store.terms[$0].variable
                return Term(name(variable, store.values[variable]), store.terms[$0].coefficient)
            }
            let copy = scenario.solver.add(
                copied, row.relation, constant: row.constant, strength: row.effectiveStrength,
                tie: row.tie)
            scenario.rows.append(Scenario.Copy(source: component.rows[position], copy: copy))
        }
        for (target, strength) in zip(key.targets, key.strengths) {
            let variable = name(target.index, store.values[target.index])
            scenario.targets.append(
                scenario.solver.add(Term(variable), .equal, constant: 0, strength: strength))
        }
        scenario.reading = key.reading.map { name($0.index, store.values[$0.index]) }
        return scenario
    }

    /// Lists everything that hangs together with some variables when others are no constants.
    private mutating func collect(from seeds: [Int32], opening released: [Int32]) {
        for index in released { store.variables[index].isConstant = false }
        beginCollection()
        for seed in seeds where !store.variables[seed].isConstant && !isCollected(seed) {
            extendCollection(by: seed)
        }
        for index in released { store.variables[index].isConstant = true }
    }
}
