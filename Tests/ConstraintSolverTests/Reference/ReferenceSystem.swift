import ConstraintSolver

/// A system of relations as a test sees it: plain values that the exact optimum and the solver both read.
struct ReferenceSystem: Sendable {
    /// A relation `Σ coefficient · variable + constant  R  0`.
    struct Relation: Sendable {
        /// Which variables, and how many times each.
        var terms: [(variable: Int, coefficient: Double)]

        var relation: ConstraintSolver.Relation
        var constant: Double
        var strength: Strength
        var tie: Int32 = 0

        /// Whether the relation was required and gave way in a conflict.
        var isBroken = false

        /// Where it stands among the others.
        var level: Level { Level(strength: strength, isBroken: isBroken) }

        /// By how much `values` break the relation, 0 if they keep it.
        func violation(by values: [Double]) -> Double {
            let activity = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
            return switch relation {
            case .equal: abs(activity)
            case .lessThanOrEqual: max(0, activity)
            case .greaterThanOrEqual: max(0, -activity)
            }
        }
    }

    /// A place in the order of the strengths. What was required and gave way stands just below required.
    struct Level: Hashable, Comparable {
        let strength: Strength
        let isBroken: Bool

        static let required = Level(strength: .required, isBroken: false)

        static func < (left: Level, right: Level) -> Bool {
            if left.strength != right.strength { return left.strength < right.strength }
            return left.isBroken && !right.isBroken
        }
    }

    /// The least that each variable may be, or nothing where it may be anything.
    var minimums: [Double?]

    /// What each variable is given to be, or nothing where it is to be found.
    var pins: [Double?]

    /// Relations by name. Names are never used twice.
    var relations: [Int: Relation] = [:]

    var variableCount: Int { minimums.count }

    /// A system without relations.
    init(minimums: [Double?]) {
        self.minimums = minimums
        pins = minimums.map { _ in nil }
    }

    /// The levels that occur, strongest first, and always required among them.
    var levels: [Level] {
        Set(relations.values.map(\.level)).union([.required]).sorted(by: >)
    }

    /// The sum of the violations, level by level.
    func violations(by values: [Double]) -> [Double] {
        levels.map { level in
            relations.values.filter { $0.level == level }
                .reduce(0) { $0 + $1.violation(by: values) }
        }
    }
}
