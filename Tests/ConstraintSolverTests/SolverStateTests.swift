import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Solver state")
struct SolverStateTests {
    @Test("Solver: a variable takes 32 bytes and a row 48")
    func recordSizes() {
        #expect(MemoryLayout<VariableRecord>.stride == 32)
        #expect(MemoryLayout<RowRecord>.stride == 48)
    }

    @Test("Changed values: the first report contains every variable that has not its default")
    func lateReader() {
        var solver = Solver()
        let still = solver.makeVariable(minimum: 3)
        let moved = solver.makeVariable(minimum: 3)
        let row = solver.add(Term(moved), .equal, constant: -4, strength: .required)
        for value in 5...9 {
            solver.setConstant(row, -Double(value))
            solver.solve()
        }
        var changed: [Variable] = []
        solver.reportChanges { changed.append($0) }
        #expect(changed == [moved])
        #expect(solver.value(of: still) == 3)
    }

    @Test("Changed values: a variable is listed once however often it changes between reports")
    func listsOnce() {
        var solver = Solver()
        let width = solver.makeVariable()
        let half = solver.makeVariable()
        solver.add(Term(half, 2), Term(width, -1), .equal, constant: 0, strength: .required)
        for value in 1...100 {
            solver.pin(width, to: Double(value))
            solver.solve()
        }
        #expect(solver.valueChanges.variables.count <= 2)
        #expect(solver.valueChanges.regions.count <= 1)
    }

    @Test("Changed values: a variable that reuses the index of a removed one is reported")
    func namesAgain() {
        var solver = Solver()
        solver.reportChanges { _ in }
        for value in 1...4 {
            let variable = solver.makeVariable()
            let row = solver.add(
                Term(variable), .equal, constant: -Double(value), strength: .required)
            solver.solve()
            if value % 2 == 0 {
                var changed: [Variable] = []
                solver.reportChanges { changed.append($0) }
                #expect(changed == [variable])
            }
            solver.remove(row)
            solver.removeVariable(variable)
        }
    }

    @Test(
        "Constants: of several rows that fix a variable, the one that is left counts",
        arguments: 0..<3)
    func fixingRows(last: Int) {
        var solver = Solver()
        let variable = solver.makeVariable()
        let rows = (0..<3).map { _ in
            solver.add(Term(variable), .equal, constant: -7, strength: .required)
        }
        solver.solve()
        for row in rows where row != rows[last] { solver.remove(row) }
        solver.setConstant(rows[last], -8)
        solver.solve()
        #expect(solver.value(of: variable) == 8)
        #expect(solver.conflicts.isEmpty)
        solver.remove(rows[last])
        solver.solve()
        #expect(solver.value(of: variable) == 0)
    }

    @Test("Plans: a large region that is solved again reuses the room of its plan")
    func sameRoom() {
        var solver = Solver()
        let variables = (0..<200).map { _ in solver.makeVariable() }
        for (left, right) in zip(variables, variables.dropFirst()) {
            solver.add(Term(right), Term(left, -1), .equal, constant: -8, strength: .required)
        }
        var place = solver.add(
            Term(variables[0]), .greaterThanOrEqual, constant: 0, strength: .required)
        solver.solve()
        let count = solver.plans.operations.count
        for start in 1...20 {
            solver.remove(place)
            place = solver.add(
                Term(variables[0]), .greaterThanOrEqual, constant: -Double(start),
                strength: .required)
            solver.solve()
            #expect(solver.value(of: variables[199]) == Double(start) + 199 * 8)
            #expect(solver.plans.operations.count == count)
        }
    }

    @Test(
        "Pool: has the requested capacity whatever memory was freed before")
    func poolSizes() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let count = Int.random(in: 0...40_000, using: &generator)
            var pool = Pool<FortyEightBytes>(capacity: count)
            for number in 0..<count { pool.append(FortyEightBytes(number: number)) }
            #expect((0..<count).allSatisfy { pool[$0].number == $0 })
        }
    }

    /// An element whose size is not a power of two.
    private struct FortyEightBytes: BitwiseCopyable {
        var number: Int
        var rest: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)
    }
}
