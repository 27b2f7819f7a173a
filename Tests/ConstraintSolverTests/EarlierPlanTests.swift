import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Earlier plans")
struct EarlierPlanTests {
    /// A window in which two labels share the width, and are truncated one after the other.
    private struct Labels: ~Copyable {
        var solver = Solver()
        let width: Variable
        let first: Variable
        let second: Variable
        let firstSize: Row

        init(width: Double) {
            self.width = solver.makeVariable(minimum: 0)
            first = solver.makeVariable(minimum: 0)
            second = solver.makeVariable(minimum: 0)
            solver.add(
                Term(first), Term(second), Term(self.width, -1), .lessThanOrEqual, constant: 8,
                strength: .required)
            firstSize = solver.add(Term(first), .equal, constant: -100, strength: Strength(751))
            solver.add(Term(second), .equal, constant: -60, strength: Strength(750))
            solver.pin(self.width, to: width)
            solver.solve()
        }

        mutating func resize(to width: Double) {
            solver.pin(self.width, to: width)
            solver.solve()
        }

        var sizes: [Double] { [solver.value(of: first), solver.value(of: second)] }
    }

    @Test("Earlier plan: is reused when its rows are on their sides again")
    func turns() {
        var labels = Labels(width: 300)
        var planned: Int?
        for round in 0..<50 {
            for (width, sizes) in [(300.0, [100.0, 60]), (120, [100, 12]), (90, [82, 0])] {
                labels.resize(to: width)
                #expect(labels.sizes == sizes)
            }
            if round == 0 { planned = labels.solver.plans.operations.count }
        }
        #expect(labels.solver.plans.operations.count == planned)
    }

    @Test("Earlier plan: is dropped when a constant of the region changes")
    func constants() {
        var labels = Labels(width: 300)
        labels.resize(to: 120)
        labels.resize(to: 300)
        labels.solver.setConstant(labels.firstSize, -50)
        labels.resize(to: 80)
        #expect(labels.sizes == [50, 22])
        labels.resize(to: 300)
        #expect(labels.sizes == [50, 60])
    }

    @Test("Plans: a plan runs again after the oldest variable was removed")
    func removedVariable() {
        var solver = Solver()
        let oldest = solver.makeVariable()
        let first = solver.makeVariable()
        let second = solver.makeVariable()
        let row = solver.add(Term(first), .equal, constant: -5, strength: Strength(500))
        solver.add(Term(second), Term(first, -1), .equal, constant: 0, strength: Strength(400))
        solver.add(Term(second), .lessThanOrEqual, constant: -6, strength: .required)
        solver.solve()
        solver.removeVariable(oldest)
        for (constant, value) in [(4.0, 4.0), (8, 6), (3, 3)] {
            solver.setConstant(row, -constant)
            solver.solve()
            #expect(solver.value(of: first) == constant)
            #expect(solver.value(of: second) == value)
        }
    }

    @Test("Plans: a plan is not kept when a variable leaves a minimum that it reached from below")
    func leavingMinimum() {
        var solver = Solver()
        let first = solver.makeVariable(minimum: 0)
        let second = solver.makeVariable(minimum: 0)
        solver.add(Term(second), .equal, constant: -12, strength: Strength(750))
        let sum = solver.add(
            Term(first), Term(second), .equal, constant: 0, strength: .required)
        for total in [0.0, 1, 0, 3] {
            solver.setConstant(sum, -total)
            solver.solve()
            #expect(solver.value(of: first) == 0)
            #expect(solver.value(of: second) == total)
        }
    }

    @Test(
        "Earlier plan: resizing has the values of a new solver at a thousand widths",
        arguments: 0..<4)
    func widths(part: UInt64) {
        var random = SeededGenerator(seed: part)
        var labels = Labels(width: 300)
        for _ in 0..<250 {
            let width = Double(Int.random(in: 0...200, using: &random))
            labels.resize(to: width)
            let fresh = Labels(width: width)
            #expect(labels.sizes == fresh.sizes, "at \(width)")
        }
    }

    @Test("Plans: the room of an ended region's plan is reused")
    func room() {
        var solver = Solver()
        var room: [Int] = []
        for round in 0..<20 {
            let variables = (0..<3).map { _ in solver.makeVariable(minimum: 0) }
            let rows = [
                solver.add(
                    Term(variables[0]), Term(variables[1], -1), .equal, constant: 4,
                    strength: .required),
                solver.add(
                    Term(variables[1]), Term(variables[2], -1), .lessThanOrEqual, constant: 2,
                    strength: .required),
                solver.add(
                    Term(variables[2]), .equal, constant: -100, strength: Strength(750)),
                solver.add(
                    Term(variables[1]), .equal, constant: -Double(50 + round),
                    strength: Strength(250)),
            ]
            solver.solve()
            #expect(solver.value(of: variables[0]) == Double(46 + round))
            room.append(
                solver.plans.operations.count + solver.plans.checks.count
                    + solver.cache.bindings.count)
            for row in rows { solver.remove(row) }
            for variable in variables { solver.removeVariable(variable) }
            solver.solve()
        }
        #expect(room.last == room[1])
    }

    @Test("Pool: keeps its elements when it grows and when memory is reused")
    func pools() {
        for _ in 0..<3 {
            var pool = Pool<Int32>()
            for number in 0..<Int32(100_000) { pool.append(number) }
            let areKept = (0..<100_000).allSatisfy { pool[$0] == Int32($0) }
            #expect(areKept)
        }
    }
}
