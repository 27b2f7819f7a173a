import ConstraintSolver
import TestSupport

/// The failures that a check found, as text. Empty if there are none.
typealias Findings = [String]

extension Twin {
    /// Compares the solver's values with the exact optimum, level by level.
    borrowing func checkOptimum() throws -> Findings {
        let values = values
        var findings: Findings = []
        for (variable, value) in values.enumerated() {
            let least = system.minimums[variable] ?? -.infinity
            if !(value >= least - 1e-6) { findings.append("variable \(variable) is \(value)") }
            if let pin = system.pins[variable], value != pin {
                findings.append("variable \(variable) is \(value), pinned to \(pin)")
            }
        }
        let exact = try ExactOptimum(system).violations.dropFirst()
        let found = system.violations(by: values)
        for (level, (exact, found)) in zip(system.levels, zip(exact, found)) {
            guard abs(exact - found) > 1e-6 * (1 + exact) else { continue }
            findings.append(
                "level \(level): the least violation is \(exact), the solver's \(found)")
            break
        }
        return findings
    }

    /// Checks that the relations that are not broken can hold, and that every conflict is a minimal
    /// contradiction.
    borrowing func checkConflicts() throws -> Findings {
        var findings: Findings = []
        for conflict in conflicts {
            if !conflict.members.contains(conflict.broken) {
                findings.append(
                    "\(conflict.broken) was broken, which is not among \(conflict.members)")
            }
            if try canHold(conflict.members) {
                findings.append("\(conflict.members) is called a conflict and can hold")
            }
            guard conflict.isMinimal else { continue }
            for member in conflict.members
            where try !canHold(conflict.members.filter({ $0 != member })) {
                findings.append("\(conflict.members) is a conflict without \(member) too")
            }
        }
        return findings
    }

    /// `true` if the required relations of these names can all hold, with bounds and pins.
    private borrowing func canHold(_ names: [Int]) throws -> Bool {
        var part = system
        part.relations = system.relations.filter { names.contains($0.key) }
        for name in names { part.relations[name]!.isBroken = false }
        return try ExactOptimum(part).violations.prefix(2) == [0, 0]
    }

    /// Compares the ambiguity of variables with the exact ranges.
    mutating func checkAmbiguity() throws -> Findings {
        let optimum = try ExactOptimum(system)
        var findings: Findings = []
        let together = solver.ambiguousVariables()
        for (index, variable) in variables.enumerated() {
            if together.contains(variable) != solver.isAmbiguous(variable) {
                findings.append("variable \(index) is ambiguous alone or together, not both")
            }
            let range = try optimum.range(of: index)
            let isAmbiguous = range.map { $0.upperBound - $0.lowerBound > 1e-9 } ?? true
            if solver.isAmbiguous(variable) != isAmbiguous {
                let ends = range.map { "\($0)" } ?? "without end"
                findings.append(
                    "variable \(index), whose range is \(ends), is called \(isAmbiguous ? "settled" : "free")"
                )
            }
        }
        return findings
    }

    /// Compares the values with those of a new solver with the same relations in another order.
    borrowing func checkAgainstNewSolver() -> Findings {
        var generator = SeededGenerator(seed: UInt64(names.count))
        var other = Twin(system, in: names.shuffled(using: &generator))
        other.apply(.solve)
        var findings: Findings = []
        for (index, (mine, theirs)) in zip(values, other.values).enumerated()
        where abs(mine - theirs) > 1e-6 {
            findings.append("variable \(index) is \(mine) after edits, \(theirs) from scratch")
        }
        let broken = Set(conflicts.map(\.broken))
        let otherBroken = Set(other.conflicts.map(\.broken))
        if broken != otherBroken {
            findings.append("broken after edits \(broken), from scratch \(otherBroken)")
        }
        return findings
    }
}
