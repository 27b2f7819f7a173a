import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
    @Test("Solver: a required row determines a variable")
    func requiredEquality() {
        var solver = Solver()
        let x = solver.makeVariable()
        solver.add(Term(x, 2), .equal, constant: -7, strength: .required)
        solver.solve()
        #expect(solver.value(of: x) == 3.5)
    }

    @Test("Solver: a weaker row is violated as little as a stronger one allows")
    func weakerGivesWay() {
        var solver = Solver()
        let width = solver.makeVariable(minimum: 0)
        solver.add(Term(width), .equal, constant: -120, strength: Strength(750))
        solver.add(Term(width), .lessThanOrEqual, constant: -100, strength: .required)
        solver.solve()
        #expect(solver.value(of: width) == 100)
    }

    @Test("Solver: one stronger row outranks any number of weaker ones")
    func lexicographic() {
        var solver = Solver()
        let x = solver.makeVariable()
        solver.add(Term(x), .equal, constant: -1, strength: Strength(251))
        for _ in 0..<500 { solver.add(Term(x), .equal, constant: -1000, strength: Strength(250)) }
        solver.solve()
        #expect(solver.value(of: x) == 1)
    }

    @Test("Solver: rows of one strength meet at the median, which minimises the sum of violations")
    func median() {
        var solver = Solver()
        let x = solver.makeVariable()
        for value in [1.0, 2, 10] {
            solver.add(Term(x), .equal, constant: -value, strength: Strength(500))
        }
        solver.solve()
        #expect(solver.value(of: x) == 2)
    }

    @Test("Solver: a variable without rows has its minimum or zero")
    func defaults() {
        var solver = Solver()
        let free = solver.makeVariable()
        let bounded = solver.makeVariable(minimum: 5)
        solver.solve()
        #expect(solver.value(of: free) == 0)
        #expect(solver.value(of: bounded) == 5)
    }

    @Test("Solver: coupled required rows are solved together")
    func coupled() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        solver.add(Term(x), Term(y), .equal, constant: -10, strength: .required)
        solver.add(Term(x), Term(y, -1), .equal, constant: -2, strength: .required)
        solver.solve()
        #expect(abs(solver.value(of: x) - 6) < 1e-9)
        #expect(abs(solver.value(of: y) - 4) < 1e-9)
    }

    @Test("Solver: values follow a pin until it is removed")
    func pins() {
        var solver = Solver()
        let window = solver.makeVariable(minimum: 0)
        let view = solver.makeVariable(minimum: 0)
        solver.pin(window, to: 300)
        solver.add(Term(view), Term(window, -1), .equal, constant: 20, strength: .required)
        solver.solve()
        #expect(solver.value(of: view) == 280)
        solver.pin(window, to: 500)
        solver.solve()
        #expect(solver.value(of: view) == 480)
        solver.unpin(window)
        solver.add(Term(view), .equal, constant: -100, strength: Strength(1))
        solver.solve()
        #expect(solver.value(of: window) == 120)
    }

    @Test("Solver: terms of one variable are added, and those of zero ignored")
    func mergedTerms() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        solver.add(
            Term(x), Term(y, 0), Term(x, 1), .equal, constant: -8, strength: .required)
        solver.solve()
        #expect(solver.value(of: x) == 4)
        #expect(solver.value(of: y) == 0)
    }

    @Test("Solver: values follow changed constants and strengths, and removed rows")
    func edits() {
        var solver = Solver()
        let x = solver.makeVariable()
        let first = solver.add(Term(x), .equal, constant: -1, strength: Strength(500))
        let second = solver.add(Term(x), .equal, constant: -2, strength: Strength(400))
        solver.solve()
        #expect(solver.value(of: x) == 1)
        solver.setConstant(first, -3)
        solver.solve()
        #expect(solver.value(of: x) == 3)
        solver.setStrength(second, Strength(600))
        solver.solve()
        #expect(solver.value(of: x) == 2)
        solver.remove(second)
        solver.solve()
        #expect(solver.value(of: x) == 3)
    }

    @Test("Changed values: each variable is reported once")
    func changes() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let row = solver.add(Term(x), .equal, constant: -1, strength: .required)
        solver.add(Term(y), .equal, constant: -1, strength: Strength(1))
        solver.solve()
        var changed: Set<Variable> = []
        solver.reportChanges { changed.insert($0) }
        #expect(changed == [x, y])
        solver.setConstant(row, -4)
        solver.solve()
        changed = []
        solver.reportChanges { changed.insert($0) }
        #expect(changed == [x])
        solver.reportChanges { _ in Issue.record("no value changed since the last report") }
    }

    @Test(
        "Changed values: a variable is reported after its rows were removed or it became a constant"
    )
    func changesBeforeTheEnd() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let xRow = solver.add(Term(x), .equal, constant: -1, strength: Strength(1))
        let yRow = solver.add(Term(y), .equal, constant: -1, strength: Strength(1))
        solver.solve()
        solver.reportChanges { _ in }
        solver.setConstant(xRow, 0)
        solver.setConstant(yRow, -9)
        solver.solve()
        solver.remove(xRow)
        solver.pin(y, to: 9)
        solver.solve()
        var changed: Set<Variable> = []
        solver.reportChanges { changed.insert($0) }
        #expect(changed == [x, y])
    }

    @Test(
        "Solver: among rows of one strength those with a smaller tie give way",
        arguments: [true, false])
    func ties(firstIsKept: Bool) {
        var solver = Solver()
        let left = solver.makeVariable(minimum: 0)
        let right = solver.makeVariable(minimum: 0)
        solver.add(Term(left), Term(right), .lessThanOrEqual, constant: -100, strength: .required)
        for (variable, tie) in [(left, Int32(firstIsKept ? 2 : 1)), (right, firstIsKept ? 1 : 2)] {
            solver.add(
                Term(variable), .greaterThanOrEqual, constant: -80, strength: Strength(750),
                tie: tie)
        }
        solver.solve()
        #expect(solver.value(of: firstIsKept ? left : right) == 80)
        #expect(solver.value(of: firstIsKept ? right : left) == 20)
    }

    @Test("Solver: the description lists rows, strongest first")
    func description() {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        solver.add(Term(y), .lessThanOrEqual, constant: -2.5, strength: Strength(250))
        solver.add(Term(x), Term(y, -2), .equal, constant: 8, strength: .required)
        solver.add(Term(y), .equal, constant: -3, strength: Strength(700))
        solver.solve()
        #expect(
            solver.describe { $0 == x ? "x" : "y" } == """
                x - 2·y + 8 = 0
                y - 3 = 0 @700
                y - 2.5 <= 0 @250  (off by 0.5)
                """)
    }
}
