import Foundation

extension LayoutSource {
    /// The view or guide that the relation moves, rather than the one that it is moved against.
    package var movedItem: AnyObject? {
        switch self {
        case .constraint(let constraint): constraint.movedItem
        case .content(let view, _, _), .frame(let view, _), .implicit(_, _, let view): view
        }
    }

    /// The relation without its class and marks.
    package var formula: String {
        switch self {
        case .constraint(let constraint):
            (constraint.identifier.map { "'\($0)' " } ?? "") + constraint.formula
        case .content: String(description.dropFirst().dropLast())
        case .frame(let view, let number): "frame and mask: \(Self.frameText(view, number))"
        case .implicit(let implicit, _, _): "'\(implicit.identifier)' \(implicit.formula)"
        }
    }

    /// The file and the line where the relation was created, if known.
    package var origin: String? {
        guard case .constraint(let constraint) = self, constraint.origin.isKnown else { return nil }
        return "\(constraint.origin)"
    }
}

extension ImplicitRelation {
    /// The relation as a formula.
    var formula: String {
        func name(_ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            "\(NSLayoutConstraint.name(of: node?.item)).\(attribute.name)"
        }
        return NSLayoutConstraint.formula(
            name(relation.first, relation.firstAttribute), relation.relation,
            relation.second.map { name($0, relation.secondAttribute) },
            multiplier: relation.multiplier, constant: relation.constant,
            priority: relation.priority)
    }
}
