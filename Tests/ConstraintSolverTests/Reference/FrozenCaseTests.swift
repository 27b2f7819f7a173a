import ConstraintSolver
import Testing

@Suite("HiGHS")
struct FrozenCaseTests {
    @Test(
        "Solver: the violations of each strength are those that HiGHS found",
        arguments: ["small.json", "large.json", "flat.json"])
    func frozen(file: String) throws {
        for (number, frozen) in try FrozenCase.cases(in: file).enumerated() {
            var twin = Twin(frozen.system, in: frozen.system.relations.keys.sorted())
            twin.apply(.solve)
            #expect(twin.conflicts.isEmpty)
            let found = twin.system.violations(by: twin.values)
            let levels = twin.system.levels
            for (strength, violation) in frozen.optimum {
                let index = try #require(levels.firstIndex { $0.strength == strength })
                #expect(
                    abs(found[index] - violation) <= 1e-5 * (1 + violation),
                    "case \(number) of \(file) at priority \(strength.priority)")
            }
        }
    }
}
