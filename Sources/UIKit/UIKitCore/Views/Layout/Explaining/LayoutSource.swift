import CoreGraphics

/// The origin of a row: a constraint, a view's own content or frame, or a view that arranges
/// others.
package enum LayoutSource {
    /// An active constraint.
    case constraint(NSLayoutConstraint)

    /// The content size of a view in a direction: its upper bound (hugging) or its lower one
    /// (compression resistance).
    case content(UIView, axis: NSLayoutConstraint.Axis, isHugging: Bool)

    /// A number of a view's frame, which may follow by the autoresizing mask.
    case frame(UIView, LayoutFrameNumber)

    /// An implicit relation, by its index among those of its owner.
    case implicit(ImplicitRelation, index: Int, owner: UIView)
}

/// A number of a frame.
package nonisolated enum LayoutFrameNumber: String, Hashable, Sendable {
    case x = "minX"
    case width
    case y = "minY"
    case height

    /// The direction of the number.
    package var axis: NSLayoutConstraint.Axis {
        switch self {
        case .x, .width: .horizontal
        case .y, .height: .vertical
        }
    }

    fileprivate func value(in rect: CGRect) -> CGFloat {
        switch self {
        case .x: rect.minX
        case .width: rect.width
        case .y: rect.minY
        case .height: rect.height
        }
    }
}

nonisolated extension LayoutSource: Hashable {
    /// Two sources are equal if they are the same relation, whatever their texts are.
    package static func == (left: LayoutSource, right: LayoutSource) -> Bool {
        switch (left, right) {
        case (.constraint(let one), .constraint(let other)): one == other
        case (.content(let view, let axis, let hugs), .content(let other, let across, let clings)):
            view === other && axis == across && hugs == clings
        case (.frame(let view, let number), .frame(let other, let another)):
            view === other && number == another
        case (.implicit(_, let index, let view), .implicit(_, let place, let other)):
            view === other && index == place
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .constraint(let constraint): hasher.combine(constraint)
        case .content(let view, _, _), .frame(let view, _), .implicit(_, _, let view):
            hasher.combine(ObjectIdentifier(view))
        }
    }
}

extension LayoutSource: CustomStringConvertible {
    /// The relation as diagnoses show it: in Apple's form where Apple has one.
    package nonisolated var description: String {
        MainActor.assumeIsolated {
            switch self {
            case .constraint(let constraint): "\(constraint)"
            case .content(let view, let axis, let isHugging):
                "<\(Self.contentText(view, axis, isHugging))>"
            case .frame(let view, let number):
                "<NSAutoresizingMaskLayoutConstraint \(Self.frameText(view, number))   (active)>"
            case .implicit(let implicit, _, _):
                "<NSLayoutConstraint '\(implicit.identifier)' \(implicit.formula)   (active)>"
            }
        }
    }

    /// A bound of a content size, as in `content size of title: width <= 80 @250`.
    private static func contentText(
        _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ isHugging: Bool
    ) -> String {
        let name = NSLayoutConstraint.name(of: view)
        let length = axis == .horizontal ? "width" : "height"
        let size = view.intrinsicContentSize
        let bound = NSLayoutConstraint.text(axis == .horizontal ? size.width : size.height)
        let priorities = view.contentPriorities
        let priority = isHugging ? priorities.hugging[axis] : priorities.compressionResistance[axis]
        let relation = "\(length) \(isHugging ? "<=" : ">=") \(bound)"
        return "content size of \(name): \(relation) @\(NSLayoutConstraint.text(CGFloat(priority)))"
    }

    /// A number of a frame with the mask, as in `h=-&- v=--& title.width == 80`: `&` is flexible,
    /// from near to far.
    package static func frameText(_ view: UIView, _ number: LayoutFrameNumber) -> String {
        let mask = view.autoresizingMask
        let horizontal = maskText(
            mask, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        let vertical = maskText(mask, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
        let value = number.value(in: view.alignmentRect(forFrame: view.frameBeforeTransform))
        return """
            h=\(horizontal) v=\(vertical) \(NSLayoutConstraint.name(of: view)).\(number.rawValue) == \
            \(NSLayoutConstraint.text(value))
            """
    }

    private static func maskText(
        _ mask: UIView.AutoresizingMask, _ parts: UIView.AutoresizingMask...
    ) -> String {
        // Where nothing is flexible, the space after the view grows.
        guard parts.contains(where: mask.contains) else { return "--&" }
        return parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
}
