import ConstraintSolver

/// An edit of a system. A list of edits is a script that can be replayed, whole or in part.
enum Edit {
    case add(ReferenceSystem.Relation, name: Int)
    case remove(Int)
    case setConstant(Double, name: Int)
    case setStrength(Strength, name: Int)
    case setTie(Int32, name: Int)
    case pin(Int, Double)
    case unpin(Int)
    case solve
}

extension Edit: CustomStringConvertible {
    var description: String {
        switch self {
        case .add(let relation, let name): "add \(name): \(relation)"
        case .remove(let name): "remove \(name)"
        case .setConstant(let constant, let name): "constant of \(name): \(constant)"
        case .setStrength(let strength, let name): "strength of \(name): \(strength.priority)"
        case .setTie(let tie, let name): "tie of \(name): \(tie)"
        case .pin(let variable, let value): "pin v\(variable) to \(value)"
        case .unpin(let variable): "unpin v\(variable)"
        case .solve: "solve"
        }
    }
}

extension ReferenceSystem.Relation: CustomStringConvertible {
    var description: String {
        let sum = terms.map { "\($0.coefficient)·v\($0.variable)" }.joined(separator: " + ")
        let sign = [-1: "≤", 0: "=", 1: "≥"][relation.rawValue]!
        let below = strength == .belowRequired ? "−" : ""
        return "\(sum) + \(constant) \(sign) 0  @\(strength.priority)\(below) tie \(tie)"
            + (isBroken ? " broken" : "")
    }
}

extension ReferenceSystem: CustomStringConvertible {
    /// The system as a table, to repeat a failure by hand.
    var description: String {
        let table = relations.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return (["minimums \(minimums), pins \(pins)"] + table).joined(separator: "\n")
    }
}
