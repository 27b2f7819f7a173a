import Foundation

extension LayoutSource {
    /// The view or guide that the relation moves, rather than the one that it moves it against.
    package var movedItem: AnyObject? {
        switch self {
        case .constraint(let constraint): constraint.movedItem
        case .content(let view, _, _), .frame(let view, _), .row(_, _, let view): view
        }
    }

    /// The relation without its class and marks.
    package var formula: String {
        switch self {
        case .constraint(let constraint):
            (constraint.identifier.map { "'\($0)' " } ?? "") + constraint.formula
        case .content: String(description.dropFirst().dropLast())
        case .frame(let view, let number): "frame and mask: \(Self.frameText(view, number))"
        case .row(let row, _, _): "'\(row.identifier)' \(row.formula)"
        }
    }

    /// The file and the line where the relation was made, if that is known.
    package var origin: String? {
        guard case .constraint(let constraint) = self, constraint.origin.isKnown else { return nil }
        return "\(constraint.origin)"
    }
}
