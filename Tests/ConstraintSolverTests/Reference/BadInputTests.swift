import ConstraintSolver
import TestSupport
import Testing

@Suite("Invalid arguments")
struct BadInputTests {
    @Test("Solver: a constant that is not a number stops with advice")
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

    @Test("Solver: a new constant that is infinite stops with advice")
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

    @Test("Solver: an infinite coefficient stops with advice")
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

    @Test("Solver: pinning to a value that is not a number stops with advice")
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

    @Test("Solver: a minimum that is not a number stops with advice")
    func minimum() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            var solver = Solver()
            _ = solver.makeVariable(minimum: .nan)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("minimum"))
    }

    @Test("Strength: a priority of zero stops with advice")
    func priority() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = Strength(0)
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Required is 1000"))
    }

    @Test("Solver: terms with coefficient zero are ignored")
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

    @Test("Solver: a row without variables that cannot hold does not affect the others")
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

    @Test("Solver: rows with numbers of very different magnitudes hold")
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
