import ConstraintSolver
import Testing

@Suite("The solver, told far too much")
struct HostileSizeTests {
    @Test("solves a circle of twenty thousand required relations")
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

    @Test("breaks one relation of a circle that contradicts itself, and names the circle")
    func contradictingCircle() throws {
        var solver = Solver()
        let count = 300
        _ = makeCircle(of: count, excess: 1, in: &solver)
        solver.solve()
        #expect(solver.conflicts.count == 1)
        let conflict = try #require(solver.conflicts.first)
        #expect(conflict.members.count == count)
        #expect(conflict.isMinimal)
        #expect(solver.stoppedCount == 0)
    }

    @Test("keeps one of the thousands of values that a variable is required to have")
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

    @Test("breaks one of each two relations of neighbours that contradict each other")
    func pairs() {
        var solver = Solver()
        let variables = makePairs(200, in: &solver)
        solver.solve()
        #expect(solver.conflicts.count == 200)
        #expect(solver.conflicts.allSatisfy { $0.members.count == 2 && $0.isMinimal })
        #expect((200 * 8...200 * 9).contains(solver.value(of: variables[200])))
        #expect(solver.stoppedCount == 0)
    }

    @Test("lets a circle of inequalities fall behind by no more than it must")
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

    @Test("says that it stopped where it may take few steps, and has a value for everything")
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

    @Test("gives up a contradiction where it may take no step, and is well again without it")
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

    /// Variables of which each is required to be the next, the last the first and `excess` more.
    private func makeCircle(of count: Int, excess: Double, in solver: inout Solver) -> [Variable] {
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for index in variables.indices {
            solver.add(
                Term(variables[(index + 1) % count]), Term(variables[index], -1), .equal,
                constant: index == count - 1 ? excess : 0, strength: .required)
        }
        return variables
    }

    /// A chain of variables, the first at 0, of which each is required to be 8 and 9 more than the last.
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

    /// Tells each variable to be at least 1 more than the last, once round.
    private func addAscent(of variables: [Variable], to solver: inout Solver) {
        for index in variables.indices {
            solver.add(
                Term(variables[(index + 1) % variables.count]), Term(variables[index], -1),
                .greaterThanOrEqual, constant: -1, strength: Strength(500))
        }
    }

    /// By how much an ascent is missed. Whatever the values, it cannot be less than 1 for every variable.
    private func lack(of variables: [Variable], in solver: borrowing Solver) -> Double {
        var sum = 0.0
        for index in variables.indices {
            let next = solver.value(of: variables[(index + 1) % variables.count])
            sum += max(0, solver.value(of: variables[index]) + 1 - next)
        }
        return sum
    }
}
