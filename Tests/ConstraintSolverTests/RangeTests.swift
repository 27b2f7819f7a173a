import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("A variable between two required bounds")
struct RangeTests {
    private static func bounds(
        of variable: Variable, _ range: ClosedRange<Double>, in solver: inout Solver
    ) {
        solver.add(
            Term(variable), .greaterThanOrEqual, constant: -range.lowerBound, strength: .required)
        solver.add(
            Term(variable), .lessThanOrEqual, constant: -range.upperBound, strength: .required)
    }

    @Test("goes to the end that most rows of a strength want, from the other one")
    func crossing() {
        var solver = Solver()
        let place = solver.makeVariable()
        Self.bounds(of: place, 0...10, in: &solver)
        // Its tie lets this row go first, so that the exact step begins at the lower end.
        solver.add(Term(place), .equal, constant: 5, strength: Strength(500), tie: 1)
        let wishes = (0..<3).map { _ in
            solver.add(Term(place), .equal, constant: -50, strength: Strength(500))
        }
        solver.solve()
        #expect(solver.value(of: place) == 10)
        for wish in wishes { solver.setConstant(wish, 50) }
        solver.solve()
        #expect(solver.value(of: place) == 0)
    }

    @Test("takes others along to the end where the first of them stops")
    func following() {
        var solver = Solver()
        let places = (0..<6).map { _ in solver.makeVariable() }
        for place in places { Self.bounds(of: place, 0...100, in: &solver) }
        for (place, next) in zip(places, places.dropFirst()) {
            solver.add(
                Term(next), Term(place, -1), .equal, constant: -10, strength: Strength(750))
        }
        solver.add(Term(places[0]), .equal, constant: 30, strength: Strength(500), tie: 1)
        for place in places {
            solver.add(Term(place), .equal, constant: -500, strength: Strength(500))
        }
        solver.solve()
        #expect(places.map { solver.value(of: $0) } == [50, 60, 70, 80, 90, 100])
    }

    @Test("lies where the exact step from rest puts it, whatever the bounds and the wishes")
    func plain() {
        for seed in 0..<300 {
            let found = Self.places(seed: UInt64(seed), isPlain: false)
            let fromRest = Self.places(seed: UInt64(seed), isPlain: true)
            let areEqual = zip(found, fromRest).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(areEqual, "seed \(seed): \(found) instead of \(fromRest)")
        }
    }

    /// Where variables lie between random bounds, each with a wish of its own and one for its distance from an earlier one.
    private static func places(seed: UInt64, isPlain: Bool) -> [Double] {
        var random = SeededGenerator(seed: seed)
        var solver = Solver()
        solver.usesExactStepOnly = isPlain
        var places: [Variable] = []
        for _ in 0..<Int.random(in: 2...12, using: &random) {
            let low = Double(Int.random(in: -20...20, using: &random))
            let other = places.randomElement(using: &random)
            let place = solver.makeVariable()
            let high = low + Double(Int.random(in: 0...60, using: &random))
            bounds(of: place, low...high, in: &solver)
            let wish = Double(Int.random(in: -80...80, using: &random))
            if let other {
                solver.add(
                    Term(place), Term(other, -1), .equal, constant: -wish,
                    strength: Strength(500), tie: Int32.random(in: 0...2, using: &random))
            }
            solver.add(Term(place), .equal, constant: wish, strength: Strength(500))
            places.append(place)
        }
        solver.solve()
        return places.map { solver.value(of: $0) }
    }
}
