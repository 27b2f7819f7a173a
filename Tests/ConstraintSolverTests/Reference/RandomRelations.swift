import ConstraintSolver
import TestSupport

/// Random systems and random edits of them, the same for the same seed.
struct RandomRelations {
    /// The parameters of a random system.
    struct Shape {
        /// The number of variables.
        var variables: ClosedRange<Int> = 2...9

        /// The number of relations for each variable.
        var relationsPerVariable: ClosedRange<Int> = 1...3

        /// The percentage of required relations that may contradict others.
        var contradictions = 0

        /// The possible priorities.
        var priorities: [Float] = [1000, 1000, 999, 750, 500, 251, 250, 50, 1]
    }

    let shape: Shape
    private var random: SeededGenerator

    /// A point at which all relations hold that must not contradict each other.
    private var known: [Double] = []

    init(seed: UInt64, shape: Shape) {
        self.shape = shape
        random = SeededGenerator(seed: seed)
    }

    /// A number in a range.
    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    /// `true` with a probability in percent.
    mutating func happens(_ percent: Int) -> Bool { number(1...100) <= percent }

    /// An element of a collection that is not empty.
    mutating func pick<Thing>(_ things: [Thing]) -> Thing { things.randomElement(using: &random)! }

    /// Elements in random order.
    mutating func shuffled<Thing>(_ things: [Thing]) -> [Thing] { things.shuffled(using: &random) }

    /// Variables without relations: half of them at least 0.
    mutating func makeVariables() -> [Double?] {
        let count = number(shape.variables)
        known = (0..<count).map { _ in Double(number(0...60)) }
        return (0..<count).map { _ in happens(50) ? 0 : nil }
    }

    /// A relation of one to four of the variables.
    mutating func makeRelation() -> ReferenceSystem.Relation {
        let most = min(known.count, pick([1, 1, 2, 2, 2, 3, 3, 4]))
        let variables = shuffled(Array(known.indices)).prefix(most)
        let terms = variables.map { variable in
            (
                variable: variable,
                coefficient: pick([1.0, 1, 1, 1, -1, -1, -1, -1, 2, -2, 0.5, -0.75])
            )
        }
        let isBelowRequired = happens(4)
        var relation = ReferenceSystem.Relation(
            terms: terms, relation: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            constant: 0,
            strength: isBelowRequired ? .belowRequired : Strength(pick(shape.priorities)))
        if happens(30) { relation.tie = Int32(number(-2...2)) }
        relation.constant = makeConstant(for: relation)
        return relation
    }

    /// A constant for a relation. A required relation mostly does not contradict others with it.
    mutating func makeConstant(for relation: ReferenceSystem.Relation) -> Double {
        guard relation.strength == .required, !happens(shape.contradictions) else {
            return Double(number(-400...400)) / 2
        }
        let activity = relation.terms.reduce(0) { $0 + $1.coefficient * known[$1.variable] }
        let slack = happens(50) ? 0 : Double(number(0...30))
        return -activity + Double(relation.relation.rawValue) * slack
    }

    /// Another strength, not required, for a relation that is not required.
    mutating func makeStrength() -> Strength {
        Strength(pick(shape.priorities.filter { $0 < 1000 }))
    }

    /// A value that a variable can be pinned to.
    mutating func makePin(of variable: Int) -> Double {
        happens(shape.contradictions) ? Double(number(0...90)) : known[variable]
    }
}
