import ConstraintSolver

/// Reasons, fitting, ambiguity and changed values compared with the exact optimum.
extension Twin {
    /// Checks that the reasons of every determined variable hold exactly and allow no other value.
    mutating func checkReasons() throws -> Findings {
        let names = Dictionary(uniqueKeysWithValues: rows.map { ($1, $0) })
        let values = values
        var findings: Findings = []
        for (index, variable) in variables.enumerated() where system.pins[index] == nil {
            guard !solver.isAmbiguous(variable) else { continue }
            let reasons = solver.reasons(for: variable).map { names[$0]! }
            var decided = ReferenceSystem(minimums: system.minimums.map { _ in nil })
            decided.pins = system.pins
            for (other, minimum) in system.minimums.enumerated()
            where minimum == values[other] { decided.pins[other] = minimum }
            for name in reasons {
                decided.relations[name] = system.relations[name]
                decided.relations[name]!.relation = .equal
                decided.relations[name]!.strength = .required
            }
            if let wrong = reasons.first(where: {
                decided.relations[$0]!.violation(by: values) > 1e-6
            }) {
                findings.append("\(wrong) is a reason for variable \(index) and does not hold")
            } else if try !isSettled(index, at: values[index], by: decided) {
                findings.append("\(reasons) do not settle variable \(index) at \(values[index])")
            }
        }
        return findings
    }

    private func isSettled(_ variable: Int, at value: Double, by decided: ReferenceSystem) throws
        -> Bool
    {
        guard let range = try ExactOptimum(decided).range(of: variable) else { return false }
        return abs(range.lowerBound - value) < 1e-6 && abs(range.upperBound - value) < 1e-6
    }

    /// Frees the pinned variables, draws one to a target, and compares the result with the optimum
    /// of that system; checks that the solver did not change.
    mutating func checkFitting(_ random: inout RandomRelations) throws -> Findings {
        let before = values
        let pinned = system.pins.indices.filter { system.pins[$0] != nil }
        let target = random.number(0...(variables.count - 1))
        let value = Double(random.number(0...80))
        var imagined = system
        imagined.pins = system.pins.map { _ in nil }
        imagined.relations[-1] = .init(
            terms: [(target, 1)], relation: .equal, constant: -value, strength: Strength(50))
        let fitted = solver.fit(
            targets: [(variables[target], value, Strength(50))],
            releasing: pinned.map { variables[$0] }, reading: variables)
        var findings: Findings = []
        let exact = try ExactOptimum(imagined).violations.dropFirst()
        for (exact, found) in zip(exact, imagined.violations(by: fitted))
        where abs(exact - found) > 1e-6 * (1 + exact) {
            findings.append("fitting \(target) to \(value): \(found), the least is \(exact)")
            break
        }
        for (index, old) in before.enumerated() where values[index] != old {
            findings.append("fitting left variable \(index) at \(values[index]), which was \(old)")
        }
        return findings
    }

    /// Moves a free variable to another value, which has to be optimal too.
    mutating func checkExercise() throws -> Findings {
        let before = values
        let wasAmbiguous = variables.filter { solver.isAmbiguous($0) }
        let moved = solver.exerciseAmbiguity(of: variables)
        guard moved else {
            return wasAmbiguous.isEmpty ? [] : ["nothing moved, though \(wasAmbiguous) are free"]
        }
        return try (values == before ? ["exercising moved nothing"] : []) + checkOptimum()
    }

    /// Checks that exactly the variables whose values changed are reported.
    mutating func checkChanges(since old: [Double]) -> Findings {
        var named: Set<Variable> = []
        solver.reportChanges { named.insert($0) }
        return variables.indices.compactMap { index in
            let isChanged = values[index] != old[index]
            // A value that changed and changed back may be reported too.
            return isChanged && !named.contains(variables[index])
                ? "variable \(index) changed from \(old[index]) to \(values[index]) in silence"
                : nil
        }
    }
}
