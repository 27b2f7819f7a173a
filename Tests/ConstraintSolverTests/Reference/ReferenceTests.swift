import ConstraintSolver
import Testing

@Suite("Reference solver")
struct ReferenceTests {
    @Test("Exact optimum: agrees with HiGHS on every small case")
    func small() throws {
        let cases = try FrozenCase.cases(in: "small.json")
        #expect(cases.count == 400)
        for (number, frozen) in cases.enumerated() {
            let exact = try ExactOptimum(frozen.system).violations
            #expect(exact[0] == 0, "case \(number): a bound was broken")
            let levels = frozen.system.levels
            for (strength, violation) in frozen.optimum {
                let found = exact[1 + (levels.firstIndex { $0.strength == strength } ?? 0)]
                #expect(abs(found - violation) < 1e-5, "case \(number) at \(strength)")
            }
        }
    }

    @Test("Exact optimum: reports the range of a variable")
    func range() throws {
        var system = ReferenceSystem(minimums: [nil, 0, nil])
        system.relations = [
            0: .init(
                terms: [(0, 1), (1, 1)], relation: .equal, constant: -10, strength: .required),
            1: .init(
                terms: [(0, 1)], relation: .greaterThanOrEqual, constant: -4, strength: .required),
        ]
        let optimum = try ExactOptimum(system)
        #expect(try optimum.range(of: 0) == 4...10)
        #expect(try optimum.range(of: 1) == 0...6)
        #expect(try optimum.range(of: 2) == nil)
    }
}
