import ConstraintSolver
import Testing

@testable import UIKitCore

@Suite("Linear rows")
struct LinearRowTests {
    /// Variables of a solver, in the order of their creation.
    private func variables(_ count: Int) -> [Variable] {
        var solver = Solver()
        var variables: [Variable] = []
        for _ in 0..<count { variables.append(solver.makeVariable()) }
        return variables
    }

    @Test("Linear row: has its terms in the order in which they were added, beyond the fourth too")
    func terms() {
        let variables = variables(7)
        var row = LinearRow(unused: variables[0])
        #expect(row.variables.isEmpty)
        for (index, variable) in variables.enumerated() {
            row.add(variable, Double(index + 1))
            #expect(row.variables == Array(variables.prefix(index + 1)))
        }
    }

    @Test("Linear row: leaves out terms of coefficient 0")
    func zero() {
        let variables = variables(2)
        var row = LinearRow(unused: variables[0])
        row.add(variables[0], 0)
        row.add(variables[1], 2)
        row.add(variables[0], 0)
        #expect(row.variables == [variables[1]])
    }

    @Test("Linear row: the stated constant is subtracted, and added when the row is mirrored")
    func constant() {
        var row = LinearRow(unused: variables(1)[0])
        row.add(5)
        row.add(-2)
        row.statedConstant = 10
        #expect(row.constant == -7)
        row.isMirrored = true
        #expect(row.constant == 13)
    }

    @Test("Linear row: constants and strength do not change its shape; terms and relation do")
    func shape() {
        let variables = variables(5)
        var row = LinearRow(unused: variables[0])
        for variable in variables { row.add(variable, 1) }
        var other = row
        other.add(8)
        other.statedConstant = 3
        other.strength = Strength(500)
        #expect(other.hasShape(of: row))
        other.relation = .lessThanOrEqual
        #expect(!other.hasShape(of: row))
        other = row
        other.add(variables[0], 1)
        #expect(!other.hasShape(of: row))
    }

    @Test("Linear row: is solved with any number of terms", arguments: 0...6)
    func solving(count: Int) {
        var solver = Solver()
        let sum = solver.makeVariable()
        var row = LinearRow(unused: sum)
        row.add(sum, 1)
        for index in 0..<count {
            let variable = solver.makeVariable()
            solver.pin(variable, to: Double(index + 1))
            row.add(variable, -1)
        }
        row.add(-4)
        row.statedConstant = 6
        _ = row.add(to: &solver)
        solver.solve()
        // sum = 1 + … + count + 4 + 6
        #expect(solver.value(of: sum) == Double(count * (count + 1) / 2 + 10))
    }
}
