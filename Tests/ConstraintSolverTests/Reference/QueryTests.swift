import ConstraintSolver
import Testing

@Suite("Questions about random systems")
struct QueryTests {
    private let seeds = 0..<UInt64(Thoroughness.seeds(60, thorough: 10_000))

    /// Runs `check` on solved random systems.
    private func sample(
        contradictions: Int = 0,
        check: (inout Twin, inout RandomRelations) throws -> Findings
    ) throws {
        for seed in seeds {
            var random = RandomRelations(
                seed: seed, shape: .init(contradictions: contradictions))
            var twin = Twin(minimums: random.makeVariables())
            let count = twin.variables.count * random.number(1...3)
            for name in 0..<count { twin.apply(.add(random.makeRelation(), name: name)) }
            for _ in 0..<random.number(0...2) {
                let variable = random.number(0...(twin.variables.count - 1))
                twin.apply(.pin(variable, random.makePin(of: variable)))
            }
            twin.apply(.solve)
            let findings = try check(&twin, &random)
            if !findings.isEmpty {
                Issue.record("seed \(seed): \(findings)\n\(twin.system)\n\(twin.values)")
                return
            }
        }
    }

    @Test("Reasons: hold exactly and allow no other value")
    func reasons() throws {
        try sample { twin, _ in try twin.checkReasons() }
    }

    @Test("Fitting: has the optimum of the system with the targets, and leaves no trace")
    func fitting() throws {
        try sample { twin, random in try twin.checkFitting(&random) }
    }

    @Test("Ambiguity: exercising moves a variable to another optimum of a random system")
    func exercising() throws {
        try sample { twin, _ in try twin.checkExercise() }
    }

    @Test("Changed values: every changed variable of a random system is reported")
    func changes() throws {
        try sample(contradictions: 5) { twin, random in
            var findings: Findings = []
            twin.solver.reportChanges { _ in }
            for _ in 0..<4 {
                let old = twin.values
                for _ in 0..<3 { twin.apply(random.makeEdit(of: twin)) }
                twin.apply(.solve)
                findings += twin.checkChanges(since: old)
            }
            return findings
        }
    }
}
