import Testing

@testable import ConstraintSolver

@Suite("Shared plans")
struct SharedPlanTests {
    /// A row of boxes from a start on, each a step after the last, that ends before a stop.
    private struct Boxes {
        var start: Variable
        var lefts: [Variable] = []
        var rows: [Row] = []

        init(_ count: Int, in solver: inout Solver, stop: Double = .greatestFiniteMagnitude) {
            start = solver.makeVariable()
            solver.pin(start, to: 0)
            var last = start
            for step in 0..<count {
                let left = solver.makeVariable()
                rows.append(
                    solver.add(
                        Term(left), Term(last, -1), .equal, constant: -Double(step),
                        strength: Strength(500)))
                lefts.append(left)
                last = left
            }
            rows.append(
                solver.add(
                    Term(last), .lessThanOrEqual, constant: -stop, strength: .required))
        }
    }

    @Test("Shared plan: a hundred regions of one shape have one plan")
    func sharing() {
        var solver = Solver()
        let all = (0..<100).map { _ in Boxes(5, in: &solver) }
        solver.solve()
        #expect(solver.plans.operations.count == 5)
        for (index, boxes) in all.enumerated() { solver.pin(boxes.start, to: Double(index)) }
        solver.solve()
        for (index, boxes) in all.enumerated() {
            let lefts = boxes.lefts.map { solver.value(of: $0) }
            #expect(lefts == [0, 1, 3, 6, 10].map { $0 + Double(index) })
        }
        #expect(solver.plans.operations.count == 5)
    }

    @Test("Shared plan: regions switch between the plans of their shape")
    func turns() {
        var solver = Solver()
        let all = (0..<10).map { _ in Boxes(3, in: &solver, stop: 20) }
        for start in [0.0, 30, 0, 30, 0] {
            for boxes in all { solver.pin(boxes.start, to: start) }
            solver.solve()
            for boxes in all {
                #expect(solver.value(of: boxes.lefts[2]) == min(start + 3, 20))
            }
        }
        let planned = solver.plans.operations.count
        for start in [30.0, 0, 30] {
            for boxes in all { solver.pin(boxes.start, to: start) }
            solver.solve()
        }
        #expect(solver.plans.operations.count == planned)
    }

    @Test("Shared plan: a plan of coupled rows is not shared")
    func coupledRows() {
        var solver = Solver()
        var rows: [Row] = []
        var last: [Variable] = []
        for _ in 0..<2 {
            let free = (0..<3).map { _ in solver.makeVariable() }
            let width = solver.makeVariable(minimum: 0)
            let other = solver.makeVariable(minimum: 0)
            rows.append(
                solver.add(
                    Term(width), Term(free[2], -2), Term(free[0]), .greaterThanOrEqual,
                    constant: 8, strength: .required))
            solver.add(
                Term(free[2]), Term(free[0]), Term(other), Term(free[1]), .greaterThanOrEqual,
                constant: -6, strength: .required)
            solver.add(Term(width), .equal, constant: -16, strength: .belowRequired)
            last.append(free[2])
        }
        solver.solve()
        for row in rows {
            solver.setConstant(row, -28)
            solver.solve()
        }
        // With a = free[0] and c = free[2]: 16 - 2c + a = 28 and c + a = 6, so c = -2.
        for variable in last { #expect(abs(solver.value(of: variable) + 2) < 1e-9) }
    }

    @Test("Shared plan: bindings of ended regions are reused")
    func room() {
        var solver = Solver()
        _ = Boxes(5, in: &solver)
        var room: [Int] = []
        for _ in 0..<20 {
            let boxes = (0..<3).map { _ in Boxes(5, in: &solver) }
            solver.solve()
            room.append(solver.cache.bindings.count)
            for boxes in boxes {
                for row in boxes.rows { solver.remove(row) }
                for variable in boxes.lefts + [boxes.start] { solver.removeVariable(variable) }
            }
        }
        #expect(room.last == room.first)
    }

    @Test("Shared plan: regions keep their plans when the table of shapes is emptied")
    func manyKinds() {
        var solver = Solver()
        let counts = (1...60).flatMap { [$0, $0, $0] }
        var all: [Boxes] = []
        // Each factor makes another coefficient, and so another shape.
        for factor in 1...4 {
            for count in counts {
                var boxes = Boxes(count, in: &solver)
                boxes.rows.append(
                    solver.add(
                        Term(boxes.lefts[0], Double(factor)), .greaterThanOrEqual, constant: 1000,
                        strength: .required))
                all.append(boxes)
            }
            solver.solve()
        }
        for (index, boxes) in all.enumerated() { solver.pin(boxes.start, to: Double(index)) }
        solver.solve()
        for (index, boxes) in all.enumerated() {
            let last = boxes.lefts.count - 1
            #expect(
                solver.value(of: boxes.lefts[last]) == Double(index + last * (last + 1) / 2))
        }
    }
}
