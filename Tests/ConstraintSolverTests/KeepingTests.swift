import TestSupport
import Testing

@testable import ConstraintSolver

@Suite("What a solver keeps")
struct KeepingTests {
    @Test("takes 32 bytes for what it knows of a variable, and 48 of a row")
    func recordSizes() {
        #expect(MemoryLayout<VariableRecord>.stride == 32)
        #expect(MemoryLayout<RowRecord>.stride == 48)
    }

    @Test("names what is not at rest to who asks for the first time, however late")
    func lateReader() {
        var solver = Solver()
        let still = solver.makeVariable(minimum: 3)
        let moved = solver.makeVariable(minimum: 3)
        let row = solver.add(Term(moved), .equal, constant: -4, strength: .required)
        for value in 5...9 {
            solver.setConstant(row, -Double(value))
            solver.solve()
        }
        var changed: [Variable] = []
        solver.takeChanged { changed.append($0) }
        #expect(changed == [moved])
        #expect(solver.value(of: still) == 3)
    }

    @Test("lists a variable once however often its value changes while nobody asks")
    func listsOnce() {
        var solver = Solver()
        let width = solver.makeVariable()
        let half = solver.makeVariable()
        solver.add(Term(half, 2), Term(width, -1), .equal, constant: 0, strength: .required)
        for value in 1...100 {
            solver.pin(width, to: Double(value))
            solver.solve()
        }
        #expect(solver.valueChanges.variables.count <= 2)
        #expect(solver.valueChanges.regions.count <= 1)
    }

    @Test("names a variable that has the name of one that is gone")
    func namesAgain() {
        var solver = Solver()
        solver.takeChanged { _ in }
        for value in 1...4 {
            let variable = solver.makeVariable()
            let row = solver.add(
                Term(variable), .equal, constant: -Double(value), strength: .required)
            solver.solve()
            if value % 2 == 0 {
                var changed: [Variable] = []
                solver.takeChanged { changed.append($0) }
                #expect(changed == [variable])
            }
            solver.remove(row)
            solver.removeVariable(variable)
        }
    }

    @Test(
        "knows which row gives a variable's value when others that did are gone", arguments: 0..<3)
    func rowsThatGive(last: Int) {
        var solver = Solver()
        let variable = solver.makeVariable()
        let rows = (0..<3).map { _ in
            solver.add(Term(variable), .equal, constant: -7, strength: .required)
        }
        solver.solve()
        for row in rows where row != rows[last] { solver.remove(row) }
        solver.setConstant(rows[last], -8)
        solver.solve()
        #expect(solver.value(of: variable) == 8)
        #expect(solver.conflicts.isEmpty)
        solver.remove(rows[last])
        solver.solve()
        #expect(solver.value(of: variable) == 0)
    }

    @Test("makes the plan of a large region where the one before it was")
    func sameRoom() {
        var solver = Solver()
        let variables = (0..<200).map { _ in solver.makeVariable() }
        for (left, right) in zip(variables, variables.dropFirst()) {
            solver.add(Term(right), Term(left, -1), .equal, constant: -8, strength: .required)
        }
        var place = solver.add(
            Term(variables[0]), .greaterThanOrEqual, constant: 0, strength: .required)
        solver.solve()
        let count = solver.plans.operations.count
        for start in 1...20 {
            solver.remove(place)
            place = solver.add(
                Term(variables[0]), .greaterThanOrEqual, constant: -Double(start),
                strength: .required)
            solver.solve()
            #expect(solver.value(of: variables[199]) == Double(start) + 199 * 8)
            #expect(solver.plans.operations.count == count)
        }
    }

    @Test(
        "has memory for as many elements as a pool was asked to hold, whatever it gave back before")
    func poolSizes() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let count = Int.random(in: 0...40_000, using: &generator)
            var pool = Pool<FortyEightBytes>(capacity: count)
            for number in 0..<count { pool.append(FortyEightBytes(number: number)) }
            #expect((0..<count).allSatisfy { pool[$0].number == $0 })
        }
    }

    /// Something that is no power of two long.
    private struct FortyEightBytes: BitwiseCopyable {
        var number: Int
        var rest: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)
    }
}
