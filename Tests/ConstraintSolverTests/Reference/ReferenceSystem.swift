import ConstraintSolver

/// A system of relations as plain values, the input of both the exact optimum and the solver.
struct ReferenceSystem: Sendable {
    /// A relation `Σ coefficient · variable + constant  R  0`.
    struct Relation: Sendable {
        /// The variables and their coefficients.
        var terms: [(variable: Int, coefficient: Double)]

        var relation: ConstraintSolver.Relation
        var constant: Double
        var strength: Strength
        var tie: Int32 = 0

        /// `true` if the relation was required and broken in a conflict.
        var isBroken = false

        /// Its level among the others.
        var level: Level { Level(strength: strength, isBroken: isBroken) }

        /// The violation of the relation by some values.
        func violation(by values: [Double]) -> Double {
            let activity = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
            return switch relation {
            case .equal: abs(activity)
            case .lessThanOrEqual: max(0, activity)
            case .greaterThanOrEqual: max(0, -activity)
            }
        }
    }

    /// A position in the order of strengths. A broken relation is just below required.
    struct Level: Hashable, Comparable {
        let strength: Strength
        let isBroken: Bool

        static let required = Level(strength: .required, isBroken: false)

        static func < (left: Level, right: Level) -> Bool {
            if left.strength != right.strength { return left.strength < right.strength }
            return left.isBroken && !right.isBroken
        }
    }

    /// The minimum of each variable, if it has one.
    var minimums: [Double?]

    /// The pinned value of each variable, if it is pinned.
    var pins: [Double?]

    /// Relations by name. Names are never reused.
    var relations: [Int: Relation] = [:]

    var variableCount: Int { minimums.count }

    /// A system without relations.
    init(minimums: [Double?]) {
        self.minimums = minimums
        pins = minimums.map { _ in nil }
    }

    /// The levels in the system, strongest first, always with required.
    var levels: [Level] {
        Set(relations.values.map(\.level)).union([.required]).sorted(by: >)
    }

    /// The sum of the violations by level.
    func violations(by values: [Double]) -> [Double] {
        levels.map { level in
            relations.values.filter { $0.level == level }
                .reduce(0) { $0 + $1.violation(by: values) }
        }
    }
}
