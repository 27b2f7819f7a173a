import ConstraintSolver

/// A solver and a copy of its system as plain values, edited together.
struct Twin: ~Copyable {
    var solver = Solver()

    /// The system in the solver.
    private(set) var system: ReferenceSystem

    /// All edits, in order.
    private(set) var script: [Edit] = []

    /// The solver's variables, in the order of the system's.
    private(set) var variables: [Variable] = []

    /// The solver's rows by the names of the system's relations.
    private(set) var rows: [Int: Row] = [:]

    /// A solver with variables and no rows.
    init(minimums: [Double?]) {
        system = ReferenceSystem(minimums: minimums)
        for minimum in minimums {
            variables.append(solver.makeVariable(minimum: minimum ?? -.infinity))
        }
    }

    /// A solver with a system, its relations added in the order of `names`.
    init(_ system: ReferenceSystem, in names: [Int]) {
        self.init(minimums: system.minimums)
        for (variable, value) in system.pins.enumerated() {
            if let value { apply(.pin(variable, value)) }
        }
        for name in names { apply(.add(system.relations[name]!, name: name)) }
    }

    /// The solver's values, in the order of the variables.
    var values: [Double] {
        var values: [Double] = []
        for variable in variables { values.append(solver.value(of: variable)) }
        return values
    }

    /// The names of the relations.
    var names: [Int] { system.relations.keys.sorted() }

    /// Applies an edit to both. An edit of a relation that does not exist is ignored.
    mutating func apply(_ edit: Edit) {
        script.append(edit)
        switch edit {
        case .add(let relation, let name): add(relation, name)
        case .remove(let name):
            guard let row = rows.removeValue(forKey: name) else { return }
            system.relations[name] = nil
            solver.remove(row)
        case .setConstant(let constant, let name):
            guard let row = rows[name] else { return }
            system.relations[name]!.constant = constant
            solver.setConstant(row, constant)
        case .setStrength(let strength, let name):
            guard let row = rows[name] else { return }
            system.relations[name]!.strength = strength
            solver.setStrength(row, strength)
        case .setTie(let tie, let name):
            guard let row = rows[name] else { return }
            system.relations[name]!.tie = tie
            solver.setTie(row, tie)
        case .pin(let variable, let value):
            system.pins[variable] = value
            solver.pin(variables[variable], to: value)
        case .unpin(let variable):
            system.pins[variable] = nil
            solver.unpin(variables[variable])
        case .solve:
            solver.solve()
            for name in rows.keys { system.relations[name]!.isBroken = false }
            for conflict in conflicts { system.relations[conflict.broken]!.isBroken = true }
        }
    }

    private mutating func add(_ relation: ReferenceSystem.Relation, _ name: Int) {
        system.relations[name] = relation
        system.relations[name]!.isBroken = false
        rows[name] = solver.add(
            relation.terms.map { Term(variables[$0.variable], $0.coefficient) },
            relation.relation, constant: relation.constant, strength: relation.strength,
            tie: relation.tie)
    }

    /// The solver's conflicts, by name.
    var conflicts: [(members: [Int], broken: Int, isMinimal: Bool)] {
        let names = Dictionary(uniqueKeysWithValues: rows.map { ($1, $0) })
        return solver.conflicts.map { conflict in
            (conflict.members.map { names[$0]! }, names[conflict.broken]!, conflict.isMinimal)
        }
    }
}

extension RandomRelations {
    /// A random edit of a twin.
    mutating func makeEdit(of twin: borrowing Twin) -> Edit {
        let name = twin.names.isEmpty ? nil : pick(twin.names)
        let variable = number(0...(twin.variables.count - 1))
        switch (number(1...100), name) {
        case (...30, _), (_, nil): return .add(makeRelation(), name: twin.script.count)
        case (...50, let name?): return .remove(name)
        case (...75, let name?):
            return .setConstant(makeConstant(for: twin.system.relations[name]!), name: name)
        case (...83, let name?) where twin.system.relations[name]!.strength != .required:
            return .setStrength(makeStrength(), name: name)
        case (...86, let name?): return .setTie(Int32(number(-2...2)), name: name)
        case (...94, _): return .pin(variable, makePin(of: variable))
        default: return .unpin(variable)
        }
    }
}
