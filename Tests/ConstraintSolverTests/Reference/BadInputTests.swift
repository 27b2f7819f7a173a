import ConstraintSolver
import TestSupport
import Testing

@Suite("The solver, told nonsense")
struct BadInputTests {
    @Test("stops with advice where a constant is not a number")
    func constant() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var solver = Solver()
            let width = solver.makeVariable()
            _ = solver.add(Term(width), .equal, constant: .nan, strength: .required)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Pass a number"))
    }

    @Test("stops with advice where a new constant is infinite")
    func newConstant() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var solver = Solver()
            let width = solver.makeVariable()
            let row = solver.add(Term(width), .equal, constant: 0, strength: .required)
            solver.setConstant(row, -.infinity)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Pass a number"))
    }

    @Test("stops with advice where a coefficient is infinite")
    func coefficient() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var solver = Solver()
            let width = solver.makeVariable()
            _ = solver.add(Term(width, .infinity), .equal, constant: 1, strength: .required)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("coefficient"))
    }

    @Test("stops with advice where a variable is pinned to nothing")
    func pin() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var solver = Solver()
            let width = solver.makeVariable()
            solver.pin(width, to: .nan)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Pin it to a number"))
    }

    @Test("stops with advice where a minimum is not a number")
    func minimum() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var solver = Solver()
            _ = solver.makeVariable(minimum: .nan)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("minimum"))
    }

    @Test("stops with advice where a priority is zero")
    func priority() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Strength(0)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Required is 1000"))
    }

    @Test("leaves terms of coefficient zero out")
    func zero() {
        var solver = Solver()
        let width = solver.makeVariable()
        let height = solver.makeVariable()
        solver.add(
            Term(width, 0), Term(height), .equal, constant: -30, strength: .required)
        solver.add(Term(width), .equal, constant: -5, strength: Strength(10))
        solver.solve()
        #expect(solver.value(of: width) == 5)
        #expect(solver.value(of: height) == 30)
        #expect(solver.conflicts.isEmpty)
    }

    @Test("solves the rest where a relation of no variable at all cannot hold")
    func nothingButAConstant() {
        var solver = Solver()
        let width = solver.makeVariable()
        let impossible = solver.add(
            Term(width, 0), .equal, constant: 1, strength: .required)
        solver.add(Term(width), .equal, constant: -5, strength: .required)
        solver.solve()
        #expect(solver.value(of: width) == 5)
        #expect(solver.conflicts.map(\.broken) == [impossible])
    }

    @Test("takes numbers of very different sizes without losing a relation or the way")
    func sizes() {
        var solver = Solver()
        let small = solver.makeVariable()
        let large = solver.makeVariable()
        solver.add(
            Term(small, 1e-6), Term(large, -1e6), .equal, constant: 0, strength: .required)
        solver.add(Term(large), .equal, constant: -1e-3, strength: .required)
        solver.solve()
        #expect(abs(solver.value(of: small) / 1e9 - 1) < 1e-6)
    }
}
