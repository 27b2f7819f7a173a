import ConstraintSolver
import Testing

@Suite("Hostile sizes")
struct HostileSizeTests {
    @Test("Solver: a cycle of twenty thousand required rows is solved")
    func circle() {
        var solver = Solver()
        let variables = makeCircle(of: 20_000, excess: 0, in: &solver)
        solver.pin(variables[0], to: 12)
        solver.solve()
        let isLevel = variables.allSatisfy { solver.value(of: $0) == 12 }
        #expect(isLevel)
        #expect(solver.conflicts.isEmpty)
        #expect(solver.stoppedCount == 0)
    }

    @Test("Conflict: of a contradictory cycle one row is broken, and all are members")
    func contradictingCircle() throws {
        var solver = Solver()
        let count = 20_000
        _ = makeCircle(of: count, excess: 1, in: &solver)
        solver.solve()
        #expect(solver.conflicts.count == 1)
        let conflict = try #require(solver.conflicts.first)
        #expect(conflict.members.count == count)
        #expect(conflict.isMinimal)
        #expect(solver.stoppedCount == 0)
    }

    @Test("Conflict: of thousands of required values of a variable one is kept")
    func oneVariable() {
        var solver = Solver()
        let count = 5_000
        let width = solver.makeVariable(minimum: 0)
        for value in 1...count {
            solver.add(Term(width), .equal, constant: -Double(value), strength: .required)
        }
        solver.solve()
        #expect(solver.conflicts.count == count - 1)
        #expect((1...Double(count)).contains(solver.value(of: width)))
        #expect(solver.stoppedCount == 0)
    }

    @Test("Conflict: of each two contradictory rows of neighbours one is broken")
    func pairs() {
        var solver = Solver()
        let count = 20_000
        let variables = makePairs(count, in: &solver)
        solver.solve()
        let conflicts = solver.conflicts
        #expect(conflicts.count == count)
        #expect(conflicts.allSatisfy { $0.members.count == 2 && $0.isMinimal })
        let end = solver.value(of: variables[count])
        #expect((Double(count * 8)...Double(count * 9)).contains(end))
        #expect(solver.stoppedCount == 0)
    }

    @Test("Conflict: of each two contradictory rows anywhere one is broken")
    func separatePairs() {
        var solver = Solver()
        let count = 5_000
        let widths = (0..<count).map { _ in solver.makeVariable(minimum: 0) }
        let most = widths.map {
            solver.add(Term($0), .lessThanOrEqual, constant: -8, strength: .required)
        }
        for width in widths {
            solver.add(Term(width), .greaterThanOrEqual, constant: -9, strength: .required)
        }
        solver.solve { $0.first(where: most.contains) ?? $0[0] }
        #expect(solver.conflicts.count == count)
        #expect(widths.allSatisfy { solver.value(of: $0) == 9 })
        for row in most { solver.remove(row) }
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }

    @Test("Conflict: all constants that contradict rows of one variable are unfixed at once")
    func star() {
        var solver = Solver()
        let count = 5_000
        let middle = solver.makeVariable()
        for index in 1...count {
            let variable = solver.makeVariable()
            solver.add(Term(variable), .equal, constant: -5, strength: .required)
            solver.add(
                Term(variable), Term(middle, -1), .equal, constant: -Double(index),
                strength: .required)
        }
        solver.solve()
        #expect(solver.conflicts.count == count - 1)
        #expect(solver.conflicts.allSatisfy { $0.members.count == 4 && $0.isMinimal })
        #expect(solver.stoppedCount == 0)
    }

    @Test("Conflict: a contradictory cycle of inequalities is the members")
    func requiredCircleOfInequalities() throws {
        var solver = Solver()
        solver.stepLimit = 2_000
        let count = 5_000
        let variables = (0..<count).map { _ in solver.makeVariable() }
        addAscent(of: variables, to: &solver, strength: .required)
        solver.solve()
        #expect(solver.conflicts.count == 1)
        let conflict = try #require(solver.conflicts.first)
        #expect(conflict.members.count == count)
        #expect(conflict.isMinimal)
        let lack = lack(of: variables, in: solver)
        #expect(abs(lack - Double(count)) < 1e-6)
    }

    @Test("Bounds: a cycle of twenty thousand inequalities stops, and is counted")
    func largeCircleOfInequalities() {
        var solver = Solver()
        solver.stepLimit = 2_000
        let variables = (0..<20_000).map { _ in solver.makeVariable() }
        addAscent(of: variables, to: &solver)
        solver.solve()
        #expect(solver.stoppedCount > 0)
        let areNumbers = variables.allSatisfy { solver.value(of: $0).isFinite }
        #expect(areNumbers)
    }

    @Test("Solver: a cycle of inequalities has the least sum of violations")
    func circleOfInequalities() {
        var solver = Solver()
        let count = 200
        let variables = (0..<count).map { _ in solver.makeVariable() }
        addAscent(of: variables, to: &solver)
        solver.solve()
        let lack = lack(of: variables, in: solver)
        #expect(abs(lack - Double(count)) < 1e-6)
        #expect(solver.stoppedCount == 0)
    }

    @Test("Bounds: with few steps the solver stops, and every variable has a value")
    func bound() {
        var solver = Solver()
        solver.stepLimit = 20
        let variables = (0..<200).map { _ in solver.makeVariable() }
        addAscent(of: variables, to: &solver)
        solver.solve()
        #expect(solver.stoppedCount > 0)
        let areNumbers = variables.allSatisfy { solver.value(of: $0).isFinite }
        #expect(areNumbers)
    }

    @Test("Bounds: a contradiction stops without steps, and the solver recovers when it is removed")
    func recovery() {
        var solver = Solver()
        let variables = makePairs(20, in: &solver)
        let limit = solver.stepLimit
        solver.stepLimit = 0
        solver.solve()
        let areNumbers = variables.allSatisfy { solver.value(of: $0).isFinite }
        #expect(areNumbers)
        #expect(solver.stoppedCount > 0 || solver.conflicts.count == 20)
        solver.stepLimit = limit
        solver.pin(variables[0], to: 100)
        solver.solve()
        #expect(solver.conflicts.count == 20)
        #expect((260...280).contains(solver.value(of: variables[20])))
    }

    /// Variables each of which is required to equal the next, the last the first plus `excess`.
    private func makeCircle(of count: Int, excess: Double, in solver: inout Solver) -> [Variable] {
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for index in variables.indices {
            solver.add(
                Term(variables[(index + 1) % count]), Term(variables[index], -1), .equal,
                constant: index == count - 1 ? excess : 0, strength: .required)
        }
        return variables
    }

    /// A chain of variables, the first at 0, each of which is required to be both 8 and 9 more than
    /// the last.
    private func makePairs(_ count: Int, in solver: inout Solver) -> [Variable] {
        let variables = (0...count).map { _ in solver.makeVariable() }
        solver.pin(variables[0], to: 0)
        for index in 0..<count {
            for gap in [8.0, 9] {
                solver.add(
                    Term(variables[index + 1]), Term(variables[index], -1), .equal, constant: -gap,
                    strength: .required)
            }
        }
        return variables
    }

    /// Adds rows that each variable is at least 1 more than the last, in a cycle.
    private func addAscent(
        of variables: [Variable], to solver: inout Solver, strength: Strength = Strength(500)
    ) {
        for index in variables.indices {
            solver.add(
                Term(variables[(index + 1) % variables.count]), Term(variables[index], -1),
                .greaterThanOrEqual, constant: -1, strength: strength)
        }
    }

    /// The sum of violations of an ascent, which is at least 1 for every variable.
    private func lack(of variables: [Variable], in solver: borrowing Solver) -> Double {
        var sum = 0.0
        for index in variables.indices {
            let next = solver.value(of: variables[(index + 1) % variables.count])
            sum += max(0, solver.value(of: variables[index]) + 1 - next)
        }
        return sum
    }
}
