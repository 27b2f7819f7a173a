import ConstraintSolver
import TestSupport
import Testing

@Suite("Worked example")
struct WorkedExampleTests {
    /// Three views: their origins and sizes.
    private static let names = [
        "x1", "y1", "m1", "n1", "x2", "y2", "m2", "n2", "x3", "y3", "m3", "n3",
    ]

    /// The equations of the example, `a·X = b`, in a solver.
    private struct Example: ~Copyable {
        var solver = Solver()
        private(set) var variables: [String: Variable] = [:]

        /// Solves the equations, except those that are named in `leavingOut`.
        init(leavingOut: Set<String> = []) {
            for name in names { variables[name] = solver.makeVariable() }
            let equations: [(String, [(String, Double)], Double)] = [
                ("x1", [("x1", 1)], -100), ("y1", [("y1", 1)], -100),
                ("m1", [("m1", 1)], -70), ("n1", [("n1", 1)], -65),
                ("x2", [("x2", 1), ("x1", -1), ("m1", -1)], -20),
                ("y2", [("y2", 1), ("y1", -1)], 0), ("m2", [("m2", 1), ("m1", -1)], 0),
                ("n2", [("n2", 1), ("n1", -1)], 0), ("x3", [("x3", 1), ("x1", -1)], 0),
                ("y3", [("y3", 1), ("y1", -1), ("n1", -1)], -20),
                ("m3", [("x3", 1), ("m3", 1), ("x2", -1), ("m2", -1)], 0),
                ("n3", [("n3", 1), ("n1", -1)], 0),
            ]
            for (name, terms, constant) in equations where !leavingOut.contains(name) {
                solver.add(
                    terms.map { Term(variables[$0.0]!, $0.1) }, .equal, constant: constant,
                    strength: .required)
            }
            solver.solve()
        }

        /// The names of the variables that could have another value.
        mutating func free() -> [String] {
            var free: [String] = []
            for name in names where solver.isAmbiguous(variables[name]!) { free.append(name) }
            return free
        }
    }

    @Test("Equations: are described as text and solved", .rows("S0-93"))
    func textAndSolution() {
        let example = Example()
        let names = Dictionary(uniqueKeysWithValues: example.variables.map { ($1, $0) })
        let text = example.solver.describe { names[$0]! }
        #expect(
            text == """
                x1 - 100 = 0
                y1 - 100 = 0
                m1 - 70 = 0
                n1 - 65 = 0
                x2 - x1 - m1 - 20 = 0
                y2 - y1 = 0
                m2 - m1 = 0
                n2 - n1 = 0
                x3 - x1 = 0
                y3 - y1 - n1 - 20 = 0
                x3 + m3 - x2 - m2 = 0
                n3 - n1 = 0
                """)
        var values: [Double] = []
        for name in Self.names {
            values.append(example.solver.value(of: example.variables[name]!))
        }
        #expect(values == [100, 100, 70, 65, 190, 100, 70, 65, 100, 185, 160, 65])
    }

    @Test("Equations: with one solution nothing is ambiguous or in conflict", .rows("S0-94"))
    func enough() {
        var example = Example()
        #expect(example.solver.conflicts.isEmpty)
        #expect(example.free() == [])
    }

    @Test("Equations: without a width the free variables are ambiguous", .rows("S0-94"))
    func tooFew() {
        var example = Example(leavingOut: ["m1"])
        #expect(example.solver.conflicts.isEmpty)
        #expect(example.free() == ["m1", "x2", "m2", "m3"])
    }

    @Test("Equations: with a second height the minimal conflict is reported", .rows("S0-94"))
    func tooMany() throws {
        var example = Example()
        let height = example.solver.add(
            Term(example.variables["n3"]!), .equal, constant: -50, strength: .required)
        example.solver.solve()
        let conflicts = example.solver.conflicts
        let conflict = try #require(conflicts.first)
        #expect(conflicts.count == 1)
        #expect(conflict.isMinimal)
        #expect(conflict.members.count == 3)
        #expect(conflict.members.contains(height))
    }
}
