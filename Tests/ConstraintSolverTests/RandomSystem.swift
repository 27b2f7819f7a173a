import TestSupport

@testable import ConstraintSolver

/// A system of relations that can be added to a solver in any order, and edited at random.
struct RandomSystem {
    struct Relation {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: ConstraintSolver.Relation
        var constant: Double
        var strength: Strength
        var tie: Int32
    }

    /// The variables' minimums.
    var minimums: [Double] = []
    var pins: [Int: Double] = [:]
    var relations: [Relation] = []

    init(using random: inout SeededGenerator, largest: Int = 9) {
        for _ in 0..<Int.random(in: 1...largest, using: &random) {
            minimums.append(Int.random(in: 0..<3, using: &random) == 0 ? 0 : -.infinity)
        }
        for variable in minimums.indices where Int.random(in: 0..<6, using: &random) == 0 {
            pins[variable] = Double(Int.random(in: 0...40, using: &random))
        }
        for _ in 0..<Int.random(in: 1...(2 * minimums.count + 2), using: &random) {
            relations.append(relation(using: &random))
        }
    }

    /// Several copies of the variables and relations, each with constants of its own.
    func repeated(_ times: Int, using random: inout SeededGenerator) -> RandomSystem {
        var all = self
        for copy in 1..<times {
            let offset = copy * minimums.count
            all.minimums += minimums
            for (variable, value) in pins { all.pins[variable + offset] = value }
            for var relation in relations {
                for term in relation.terms.indices { relation.terms[term].variable += offset }
                relation.constant += Double(Int.random(in: -2...2, using: &random))
                all.relations.append(relation)
            }
        }
        return all
    }

    func relation(using random: inout SeededGenerator) -> Relation {
        var terms: [(Int, Double)] = []
        for _ in 0..<Int.random(in: 1...min(5, minimums.count), using: &random) {
            let coefficients: [Double] = [1, 1, 1, -1, -1, -1, 0.5, -2, 3]
            let coefficient = coefficients.randomElement(using: &random) ?? 1
            let variable = minimums.indices.randomElement(using: &random) ?? 0
            if !terms.contains(where: { $0.0 == variable }) {
                terms.append((variable, coefficient))
            }
        }
        return Relation(
            terms: terms,
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
                .randomElement(using: &random) ?? .equal,
            constant: Double(Int.random(in: -30...30, using: &random)),
            strength: strength(using: &random), tie: Int32.random(in: 0..<3, using: &random))
    }

    func strength(using random: inout SeededGenerator) -> Strength {
        [.required, .required, .belowRequired, Strength(750), Strength(750), Strength(250)]
            .randomElement(using: &random) ?? .required
    }
}

/// A solver that contains a random system.
struct LoadedSolver: ~Copyable {
    var solver = Solver()
    var variables: [Variable] = []
    var rows: [Row?] = []

    init(_ system: RandomSystem, usesExactStepOnly: Bool = false, order: [Int]? = nil) {
        solver.usesExactStepOnly = usesExactStepOnly
        variables = system.minimums.map { solver.makeVariable(minimum: $0) }
        for (variable, value) in system.pins.sorted(by: { $0.key < $1.key }) {
            solver.pin(variables[variable], to: value)
        }
        rows = Array(repeating: nil, count: system.relations.count)
        for index in order ?? Array(system.relations.indices) {
            rows[index] = add(system.relations[index])
        }
    }

    mutating func add(_ relation: RandomSystem.Relation) -> Row {
        let terms = relation.terms.map { Term(variables[$0.variable], $0.coefficient) }
        let (constant, strength, tie) = (relation.constant, relation.strength, relation.tie)
        switch terms.count {
        case 1:
            return solver.add(
                terms[0], relation.relation, constant: constant, strength: strength, tie: tie)
        case 2:
            return solver.add(
                terms[0], terms[1], relation.relation, constant: constant, strength: strength,
                tie: tie)
        case 3:
            return solver.add(
                terms[0], terms[1], terms[2], relation.relation, constant: constant,
                strength: strength, tie: tie)
        case 4:
            return solver.add(
                terms[0], terms[1], terms[2], terms[3], relation.relation, constant: constant,
                strength: strength, tie: tie)
        default:
            return solver.add(
                terms, relation.relation, constant: constant, strength: strength, tie: tie)
        }
    }

    /// Solves, and returns the values.
    mutating func values() -> [Double] {
        solver.solve()
        return variables.map { solver.value(of: $0) }
    }

    /// The greatest difference from other values.
    mutating func distance(to other: [Double]) -> Double {
        zip(values(), other).map { abs($0 - $1) }.max() ?? 0
    }
}
