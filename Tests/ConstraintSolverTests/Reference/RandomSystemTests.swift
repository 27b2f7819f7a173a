import ConstraintSolver
import Testing

@Suite("Exact optimum")
struct RandomSystemTests {
    /// Runs scripts of random edits, and `check` after each few of them.
    ///
    /// - Parameters:
    ///   - count: The number of scripts, of which this is one of four parts that run in parallel.
    ///   - bursts: The number of times each script is edited and solved again.
    private func play(
        _ count: Int, share: Int, shape: RandomRelations.Shape, bursts: Int,
        test: String = #function, check: (inout Twin) throws -> Findings
    ) throws {
        var failures = 0
        var played = 0
        for seed in stride(from: UInt64(share), to: UInt64(count), by: 4) where failures < 3 {
            var random = RandomRelations(seed: seed, shape: shape)
            var twin = Twin(minimums: random.makeVariables())
            let relations = twin.variables.count * random.number(shape.relationsPerVariable)
            for name in 0..<relations { twin.apply(.add(random.makeRelation(), name: name)) }
            for _ in 0...bursts {
                twin.apply(.solve)
                if try !check(&twin).isEmpty {
                    failures += 1
                    try report(twin, of: seed, check: check)
                    break
                }
                for _ in 0..<random.number(1...4) { twin.apply(random.makeEdit(of: twin)) }
            }
            played += 1
            Thoroughness.report(played, of: test, share: share, isLast: false)
        }
        Thoroughness.report(played, of: test, share: share, isLast: true)
    }

    /// Records the shortest script that fails as a twin's did.
    private func report(
        _ twin: borrowing Twin, of seed: UInt64, check: (inout Twin) throws -> Findings
    ) throws {
        let example = try Counterexample(
            minimums: twin.system.minimums, script: twin.script, check: check)
        let text = try example?.shrunk(check: check).description
        Issue.record("seed \(seed): \(text ?? "not wrong when its script is played again")")
    }

    @Test(
        "Solver: random systems have the least violations after every few edits", arguments: 0..<4)
    func agreeing(share: Int) throws {
        try play(
            Thoroughness.seeds(800, thorough: 100_000), share: share,
            shape: .init(), bursts: 3
        ) { twin in
            try twin.checkOptimum() + twin.checkAgainstNewSolver()
        }
    }

    @Test(
        "Conflict: in random systems the unbroken rows can hold, and every conflict is minimal",
        arguments: 0..<4)
    func contradicting(share: Int) throws {
        try play(
            Thoroughness.seeds(200, thorough: 20_000), share: share,
            shape: .init(contradictions: 25), bursts: 3
        ) { twin in
            try twin.checkConflicts() + twin.checkOptimum() + twin.checkAgainstNewSolver()
        }
    }

    @Test("Solver: systems of up to thirty variables have the least violations", arguments: 0..<4)
    func larger(share: Int) throws {
        try play(
            Thoroughness.seeds(24, thorough: 4_000), share: share,
            shape: .init(variables: 10...30), bursts: 2
        ) { twin in
            do {
                return try twin.checkOptimum() + twin.checkAgainstNewSolver()
            } catch is ExactOptimum.Overflow {
                return twin.checkAgainstNewSolver()
            }
        }
    }

    @Test("Ambiguity: random systems agree with the exact ranges", arguments: 0..<4)
    func ambiguity(share: Int) throws {
        try play(
            Thoroughness.seeds(120, thorough: 10_000), share: share,
            shape: .init(contradictions: 2), bursts: 1
        ) { twin in
            try twin.checkAmbiguity()
        }
    }

    @Test(
        "Solver: ten thousand random edits have the result of a new solver",
        arguments: [0, 30])
    func longScript(contradictions: Int) throws {
        var random = RandomRelations(
            seed: 7, shape: .init(variables: 12...12, contradictions: contradictions))
        var twin = Twin(minimums: random.makeVariables())
        for edit in 1...10_000 {
            twin.apply(random.makeEdit(of: twin))
            if twin.names.count > 40 { twin.apply(.remove(random.pick(twin.names))) }
            guard edit % 20 == 0 || random.happens(5) else { continue }
            twin.apply(.solve)
            guard edit % 500 == 0 || edit > 9_980 else { continue }
            let findings = try twin.checkOptimum() + twin.checkAgainstNewSolver()
            if !findings.isEmpty {
                try report(twin, of: UInt64(edit)) { twin in
                    try twin.checkOptimum() + twin.checkAgainstNewSolver()
                }
                return
            }
        }
    }
}
