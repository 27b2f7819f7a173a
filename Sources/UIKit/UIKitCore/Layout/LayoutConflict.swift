import CoreGraphics

/// What made a row: a constraint, a view's own rows, or a view that arranges others.
package enum LayoutSource {
    /// An active constraint.
    case constraint(NSLayoutConstraint)

    /// The content size of a view in a direction: at most so long (hugging) or at least (compression resistance).
    case content(UIView, axis: NSLayoutConstraint.Axis, isHugging: Bool)

    /// The frame and the autoresizing mask of a view.
    case frame(UIView, axis: NSLayoutConstraint.Axis)

    /// A row that a view keeps to arrange others.
    case row(identifier: String, keptBy: UIView, formula: String)
}

/// Required relations that cannot all hold, and which one gave way.
package struct LayoutConflict {
    /// The relations. Without any one of them the others can hold, unless ``isMinimal`` is false.
    package let members: [LayoutSource]

    /// The one that was broken. It still holds as nearly as the others let it.
    package let broken: LayoutSource

    /// By how many points the first side of ``broken`` is more than its second side with the constant.
    package let excess: Double

    /// Whether no part of ``members`` is a conflict by itself.
    package let isMinimal: Bool
}

extension LayoutSource: CustomStringConvertible {
    /// The relation as diagnoses show it.
    package nonisolated var description: String {
        MainActor.assumeIsolated {
            switch self {
            case .constraint(let constraint): return "\(constraint)"
            case .content(let view, let axis, let isHugging):
                let name = NSLayoutConstraint.name(of: view)
                let length = axis == .horizontal ? "width" : "height"
                let size = view.intrinsicContentSize
                let wish = NSLayoutConstraint.text(axis == .horizontal ? size.width : size.height)
                let priorities = view.contentPriorities
                let priority =
                    isHugging ? priorities.hugging[axis] : priorities.compressionResistance[axis]
                let relation = "\(length) \(isHugging ? "<=" : ">=") \(wish)"
                return
                    "<content size of \(name): \(relation) @\(NSLayoutConstraint.text(CGFloat(priority)))>"
            case .frame(let view, let axis):
                let side = axis == .horizontal ? "horizontal" : "vertical"
                return "<\(side) frame and mask of \(NSLayoutConstraint.name(of: view))>"
            case .row(let identifier, let view, let formula):
                return "<'\(identifier)' of \(NSLayoutConstraint.name(of: view)): \(formula)>"
            }
        }
    }
}
