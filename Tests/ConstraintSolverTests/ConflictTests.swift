import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
    @Test("Conflict: members are reported, and one of them is broken")
    func named() throws {
        var solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let ten = solver.add(Term(x), .equal, constant: -10, strength: .required)
        let link = solver.add(Term(y), Term(x, -1), .equal, constant: 0, strength: .required)
        let bystander = solver.add(
            Term(y), .lessThanOrEqual, constant: -100, strength: .required)
        let twenty = solver.add(Term(y), .equal, constant: -20, strength: .required)
        solver.solve { members in members.contains(twenty) ? twenty : members[0] }
        let conflict = try #require(solver.conflicts.first)
        #expect(Set(conflict.members) == [ten, link, twenty])
        #expect(!conflict.members.contains(bystander))
        #expect(conflict.broken == twenty)
        #expect(conflict.isMinimal)
        #expect(solver.value(of: y) == 10)
    }

    @Test("Conflict: ends when a member is removed")
    func forgotten() {
        var solver = Solver()
        let x = solver.makeVariable()
        let ten = solver.add(Term(x), .equal, constant: -10, strength: .required)
        let twenty = solver.add(Term(x), .equal, constant: -20, strength: .required)
        solver.solve { _ in twenty }
        #expect(solver.value(of: x) == 10)
        solver.remove(ten)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: x) == 20)
    }

    @Test("Conflict: is found when a row at zero can no longer hold")
    func brink() {
        var solver = Solver()
        let left = solver.makeVariable(minimum: 0)
        let right = solver.makeVariable(minimum: 0)
        solver.add(
            Term(left, -1), Term(right, -1), .lessThanOrEqual, constant: 68, strength: .required)
        let ratio = solver.add(
            Term(right, 0.5), Term(left, -0.75), .equal, constant: 9.75, strength: .required)
        solver.add(
            Term(left, -1), .greaterThanOrEqual, constant: 35, strength: .required, tie: -1)
        solver.solve()
        #expect(solver.value(of: left) == 35)
        #expect(solver.value(of: right) == 33)
        #expect(solver.conflicts.isEmpty)
        solver.setConstant(ratio, 20.5)
        solver.solve()
        #expect(solver.conflicts.map(\.members.count) == [3])
        solver.setConstant(ratio, 9.75)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: right) == 33)
    }

    @Test("Conflict: a row that contradicts a pin is the only member")
    func pinned() {
        var solver = Solver()
        let x = solver.makeVariable()
        solver.pin(x, to: 5)
        let row = solver.add(Term(x), .greaterThanOrEqual, constant: -9, strength: .required)
        solver.solve()
        #expect(solver.conflicts.map(\.members) == [[row]])
        solver.pin(x, to: 10)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
    }

    @Test("Conflict: a row that contradicts a minimum is the only member, and the minimum holds")
    func minimum() {
        var solver = Solver()
        let width = solver.makeVariable(minimum: 0)
        let row = solver.add(Term(width), .equal, constant: 5, strength: .required)
        solver.solve()
        #expect(solver.conflicts.map(\.members) == [[row]])
        #expect(solver.value(of: width) == 0)
    }

    @Test("Conflict: rows whose variables are all constants are checked")
    func constants() {
        var solver = Solver()
        let x = solver.makeVariable()
        let equality = solver.add(Term(x), .equal, constant: -10, strength: .required)
        solver.solve()
        let bound = solver.add(Term(x), .greaterThanOrEqual, constant: -15, strength: .required)
        solver.solve { members in
            #expect(Set(members) == [equality, bound])
            return equality
        }
        #expect(solver.value(of: x) == 15)
        solver.setConstant(equality, -30)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(solver.value(of: x) == 30)
    }

    @Test("Conflict: twenty thousand rows of one variable leave one unbroken")
    func many() {
        var solver = Solver()
        let x = solver.makeVariable()
        let count = 20_000
        var constants: [Row: Int] = [:]
        for index in 0..<count {
            let value = (index * 7919) % count
            let row = solver.add(
                Term(x), .equal, constant: -Double(value), strength: .required)
            constants[row] = value
        }
        solver.solve { members in
            members.max { constants[$0, default: 0] < constants[$1, default: 0] } ?? members[0]
        }
        #expect(solver.value(of: x) == 0)
        #expect(solver.conflicts.count == count - 1)
    }
}
