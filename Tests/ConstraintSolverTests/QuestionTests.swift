import Testing

@testable import ConstraintSolver

@Suite("Questions")
struct QuestionTests {
    @Test("Ambiguity: variables that rows do not determine are ambiguous")
    func ambiguity() {
        var solver = Solver()
        let held = solver.makeVariable()
        let free = solver.makeVariable()
        let bounded = solver.makeVariable()
        let untouched = solver.makeVariable()
        let pinned = solver.makeVariable()
        solver.pin(pinned, to: 3)
        solver.add(Term(held), .equal, constant: -10, strength: Strength(1))
        solver.add(
            Term(free), Term(held, -1), .greaterThanOrEqual, constant: 0, strength: .required)
        solver.add(Term(bounded), .lessThanOrEqual, constant: -10, strength: Strength(500))
        solver.solve()
        let isFree = [held, free, bounded, untouched, pinned].map { solver.isAmbiguous($0) }
        #expect(isFree == [false, true, true, true, false])
        let together = solver.ambiguousVariables()
        #expect(together == [free, bounded, untouched])
    }

    @Test("Ambiguity: a chain of which one end is free is found with a handful of pivots")
    func ambiguousChain() {
        var solver = Solver()
        let chain = (0..<200).map { _ in solver.makeVariable() }
        for (previous, next) in zip(chain, chain.dropFirst()) {
            solver.add(
                Term(next), Term(previous, -1), .equal, constant: -8, strength: .required)
        }
        solver.add(Term(chain[0]), .greaterThanOrEqual, constant: 0, strength: .required)
        solver.solve()
        let before = solver.exactStep.tableau.steps
        let ambiguous = solver.ambiguousVariables()
        #expect(ambiguous == Set(chain))
        let steps = solver.exactStep.tableau.steps - before
        #expect(steps < 3 * chain.count, "All variables move with the first one.")
    }

    @Test(
        "Ambiguity: two rows of one strength, either of which may give way, make a variable ambiguous"
    )
    func ties() {
        var solver = Solver()
        let left = solver.makeVariable(minimum: 0)
        let right = solver.makeVariable(minimum: 0)
        solver.add(Term(left), Term(right), .equal, constant: -100, strength: .required)
        for variable in [left, right] {
            solver.add(Term(variable), .lessThanOrEqual, constant: -20, strength: Strength(250))
        }
        solver.solve()
        let isFree = solver.isAmbiguous(left)
        #expect(isFree)
        #expect(solver.value(of: left) + solver.value(of: right) == 100)
    }

    @Test("Ambiguity: exercising moves a variable to another optimum and back")
    func exercise() {
        var solver = Solver()
        let x = solver.makeVariable()
        let follower = solver.makeVariable()
        solver.add(Term(x), .greaterThanOrEqual, constant: -10, strength: .required)
        solver.add(Term(x), .lessThanOrEqual, constant: -30, strength: .required)
        solver.add(Term(follower), Term(x, -1), .equal, constant: -5, strength: .required)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        let moved = solver.exerciseAmbiguity(of: [follower])
        #expect(moved)
        #expect(solver.value(of: x) == 30)
        #expect(solver.value(of: follower) == 35)
        solver.exerciseAmbiguity(of: [x])
        #expect(solver.value(of: x) == 10)
        let nothing = Solver.exerciseNothing()
        #expect(!nothing)
    }

    @Test("Reasons: rows that determine a value are reported, nearest first")
    func reasons() {
        var solver = Solver()
        let window = solver.makeVariable()
        let left = solver.makeVariable()
        let width = solver.makeVariable(minimum: 0)
        solver.pin(window, to: 300)
        let leading = solver.add(Term(left), .equal, constant: -16, strength: .required)
        let trailing = solver.add(
            Term(left), Term(width), Term(window, -1), .equal, constant: 16, strength: .required)
        let preference = solver.add(Term(width), .equal, constant: -100, strength: Strength(250))
        solver.solve()
        let reasons = solver.reasons(for: width)
        #expect(reasons == [trailing, leading])
        #expect(!reasons.contains(preference))
        let others = [solver.reasons(for: window), solver.reasons(for: left)]
        #expect(others == [[], [leading]])
    }

    @Test("Fitting: has the hypothetical values, and changes none")
    func fitting() {
        var solver = Solver()
        let width = solver.makeVariable(minimum: 0)
        let label = solver.makeVariable(minimum: 0)
        solver.pin(width, to: 300)
        solver.add(Term(label), Term(width, -1), .equal, constant: 32, strength: .required)
        let content = solver.add(
            Term(label), .greaterThanOrEqual, constant: -100, strength: Strength(750))
        solver.add(Term(label), .lessThanOrEqual, constant: -100, strength: Strength(250))
        solver.solve()
        solver.reportChanges { _ in }
        let smallest = solver.fit(
            targets: [(width, 0, Strength(50))], releasing: [width], reading: [width, label])
        #expect(smallest == [132, 100])
        #expect(solver.value(of: label) == 268)
        solver.reportChanges { _ in Issue.record("fitting changed a value") }
        solver.setConstant(content, -150)
        let larger = solver.fit(
            targets: [(width, 0, Strength(50))], releasing: [width], reading: [width, label])
        #expect(larger == [182, 150])
        solver.add(Term(label), .lessThanOrEqual, constant: -120, strength: .required)
        solver.pin(width, to: 10)
        solver.solve()
        let capped = solver.fit(
            targets: [(width, 0, Strength(50))], releasing: [width], reading: [width, label])
        #expect(capped == [152, 120])
    }
}

extension Solver {
    /// `true` if a solver without ambiguous variables reports having moved one.
    fileprivate static func exerciseNothing() -> Bool {
        var solver = Solver()
        let x = solver.makeVariable()
        solver.add(Term(x), .equal, constant: -1, strength: .required)
        solver.solve()
        return solver.exerciseAmbiguity(of: [x])
    }
}
