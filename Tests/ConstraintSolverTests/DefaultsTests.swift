import ConstraintSolver
import Testing

@Suite("Free variables")
struct DefaultsTests {
    /// Positions and lengths of some views along a line of 100, of which rows fix nothing.
    private struct Line: ~Copyable {
        var solver = Solver()
        var starts: [Variable] = []
        var lengths: [Variable] = []

        init(views: Int) {
            for _ in 0..<views {
                starts.append(solver.makeVariable())
                lengths.append(solver.makeVariable(minimum: 0))
            }
        }

        /// Adds a relation of the end of a view to a number.
        mutating func end(_ view: Int, _ relation: Relation, _ number: Double) {
            solver.add(
                Term(starts[view]), Term(lengths[view]), relation, constant: -number,
                strength: .required)
        }

        mutating func values() -> [[Double]] {
            solver.solve()
            return zip(starts, lengths).map { [solver.value(of: $0), solver.value(of: $1)] }
        }
    }

    @Test("Solver: where a position or a length is free, the length is as small as it can be")
    func lengthsFirst() {
        var line = Line(views: 16)
        for view in 0..<16 { line.end(view, .equal, 100) }
        let values = line.values()
        #expect(values == Array(repeating: [100, 0], count: 16))
    }

    @Test("Solver: free positions make inequalities tight, above and below")
    func inequalities() {
        var line = Line(views: 3)
        line.end(0, .lessThanOrEqual, 80)
        line.end(1, .greaterThanOrEqual, -10)
        line.end(2, .lessThanOrEqual, 90)
        line.end(2, .greaterThanOrEqual, 30)
        for view in 0..<3 {
            line.solver.add(
                Term(line.lengths[view]), .equal, constant: -20, strength: Strength(500))
        }
        // Both inequalities of the last view cannot be tight: it is as near to 0 as it can be.
        let values = line.values()
        #expect(values == [[60, 20], [-30, 20], [10, 20]])
    }

    @Test("Solver: inequalities that give way to each other are tight as far as their sum allows")
    func chain() {
        var line = Line(views: 3)
        for view in 0..<2 {
            line.solver.add(
                Term(line.starts[view]), Term(line.starts[view + 1], -1), .lessThanOrEqual,
                constant: 10, strength: .required)
        }
        line.end(0, .greaterThanOrEqual, 40)
        var values = line.values()
        #expect(values == [[40, 0], [50, 0], [60, 0]])
        line.end(2, .equal, 100)
        values = line.values()
        #expect(values[2] == [100, 0])
        #expect(values[0] == [40, 0])
    }
}
