import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("Ranges")
struct RangeTests {
    private static func bounds(
        of variable: Variable, _ range: ClosedRange<Double>, in solver: inout Solver
    ) {
        solver.add(
            Term(variable), .greaterThanOrEqual, constant: -range.lowerBound, strength: .required)
        solver.add(
            Term(variable), .lessThanOrEqual, constant: -range.upperBound, strength: .required)
    }

    @Test("Range: a variable crosses to the bound that most rows of a strength prefer")
    func crossing() {
        var solver = Solver()
        let place = solver.makeVariable()
        Self.bounds(of: place, 0...10, in: &solver)
        // This row has the greatest tie, so that the exact step starts at the lower end.
        solver.add(Term(place), .equal, constant: 5, strength: Strength(500), tie: 1)
        let preferences = (0..<3).map { _ in
            solver.add(Term(place), .equal, constant: -50, strength: Strength(500))
        }
        solver.solve()
        #expect(solver.value(of: place) == 10)
        for preference in preferences { solver.setConstant(preference, 50) }
        solver.solve()
        #expect(solver.value(of: place) == 0)
    }

    @Test("Range: variables move together until the first reaches its bound")
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

    @Test("Range: random bounds and preferences have the result of a cold start")
    func plain() {
        for seed in 0..<300 {
            let found = Self.places(seed: UInt64(seed), usesExactStepOnly: false)
            let fromColdStart = Self.places(seed: UInt64(seed), usesExactStepOnly: true)
            let areEqual = zip(found, fromColdStart).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(areEqual, "seed \(seed): \(found) instead of \(fromColdStart)")
        }
    }

    /// The values of variables between random bounds, each with a preferred value and a preferred
    /// distance from an earlier one.
    private static func places(seed: UInt64, usesExactStepOnly: Bool) -> [Double] {
        var random = SeededGenerator(seed: seed)
        var solver = Solver()
        solver.usesExactStepOnly = usesExactStepOnly
        var places: [Variable] = []
        for _ in 0..<Int.random(in: 2...12, using: &random) {
            let low = Double(Int.random(in: -20...20, using: &random))
            let other = places.randomElement(using: &random)
            let place = solver.makeVariable()
            let high = low + Double(Int.random(in: 0...60, using: &random))
            bounds(of: place, low...high, in: &solver)
            let preference = Double(Int.random(in: -80...80, using: &random))
            if let other {
                solver.add(
                    Term(place), Term(other, -1), .equal, constant: -preference,
                    strength: Strength(500), tie: Int32.random(in: 0...2, using: &random))
            }
            solver.add(Term(place), .equal, constant: preference, strength: Strength(500))
            places.append(place)
        }
        solver.solve()
        return places.map { solver.value(of: $0) }
    }
}
