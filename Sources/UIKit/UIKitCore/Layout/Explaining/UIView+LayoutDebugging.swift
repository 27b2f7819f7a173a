import ConstraintSolver
package import CoreGraphics

extension UIView {
    /// Whether the constraints leave open where the view is or how large: several layouts are as good.
    ///
    /// Layout then takes one of them, always the same one. `false` for a view that takes no part in Auto Layout.
    public final var hasAmbiguousLayout: Bool {
        layoutNode.map { LayoutNode.isAmbiguous($0, in: self) } ?? false
    }

    /// Takes another one of the layouts that are as good, to show an ambiguity. The next layout of what is around ends it.
    public final func exerciseAmbiguityInLayout() {
        prepareLayout()
        guard let layoutNode, let engine = layoutNode.engine,
            let place = layoutNode.attachment.place
        else { return }
        engine.solver.exerciseAmbiguity(of: [place.x, place.y, place.width, place.height])
        engine.handOverMoves()
    }

    /// The constraints that decided the view's place and size in a direction, nearest first.
    public final func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        layoutNode?.constraints(affecting: axis) ?? []
    }

    /// What decided where an edge, a middle or a length of the view lies, nearest first: a chain down to fixed frames.
    ///
    /// - Parameter attribute: Baselines and margins stand for the edge or middle that they belong to.
    package final func layoutReasons(
        for attribute: NSLayoutConstraint.Attribute
    ) -> [LayoutSource] {
        layoutNode?.reasons(for: attribute) ?? []
    }

    /// Where a baseline of the view lies in its superview, in points.
    package final func layoutBaseline(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let rect = alignmentRect(forFrame: frame)
        return attribute == .firstBaseline
            ? rect.minY + firstBaselineOffsetFromTop : rect.maxY - lastBaselineOffsetFromBottom
    }

    /// The conflicts in the view's tree as of the last layout.
    package final var layoutConflicts: [LayoutConflict] {
        prepareLayout()
        return topmostView.layoutNode?.state.ownEngine?.conflicts ?? []
    }

    /// The relations of the view's tree as text: the system that the engine solves.
    package final var layoutSystem: String {
        prepareLayout()
        return topmostView.layoutNode?.state.ownEngine?.system ?? ""
    }

    /// Whether constraints or their kind place the view, or another one in relation to it.
    package final var takesPartInAutoLayout: Bool { layoutNode?.engine != nil }

    /// The relations that the view keeps: its constraints in the order of their activation, those that it arranges its subviews
    /// with, and what its own content or frame asks for.
    package final var keptLayoutSources: [LayoutSource] {
        let constraints = constraints.map { LayoutSource.constraint($0) }
        guard let layoutNode, let engine = layoutNode.engine else { return constraints }
        let rows = layoutNode.state.rows.enumerated().map { index, row in
            LayoutSource.row(row, index: index, keptBy: self)
        }
        return constraints + rows + engine.ownSources(of: layoutNode).map(\.source)
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave open where the guide is or how large.
    public final var hasAmbiguousLayout: Bool {
        guard let owningView, let layoutNode else { return false }
        return LayoutNode.isAmbiguous(layoutNode, in: owningView)
    }

    /// The constraints that decided the guide's place and size in a direction, nearest first.
    public final func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        layoutNode?.constraints(affecting: axis) ?? []
    }

    /// What decided where an edge, a middle or a length of the guide lies, nearest first: a chain down to fixed frames.
    package final func layoutReasons(
        for attribute: NSLayoutConstraint.Attribute
    ) -> [LayoutSource] {
        layoutNode?.reasons(for: attribute) ?? []
    }

    /// Whether constraints or their kind place the guide, or something in relation to it.
    package final var takesPartInAutoLayout: Bool { layoutNode?.engine != nil }
}

extension LayoutNode {
    fileprivate static func isAmbiguous(_ node: LayoutNode, in view: UIView) -> Bool {
        view.prepareLayout()
        guard let engine = node.engine, let place = node.attachment.place else { return false }
        return [place.x, place.y, place.width, place.height].contains {
            engine.solver.isAmbiguous($0)
        }
    }

    fileprivate func constraints(affecting axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let attributes: [NSLayoutConstraint.Attribute] =
            axis == .horizontal ? [.left, .width] : [.top, .height]
        var found: [NSLayoutConstraint] = []
        for attribute in attributes {
            for case .constraint(let constraint) in reasons(for: attribute)
            where !found.contains(constraint) {
                found.append(constraint)
            }
        }
        return found
    }

    fileprivate func reasons(for attribute: NSLayoutConstraint.Attribute) -> [LayoutSource] {
        view.prepareLayout()
        guard let engine, let place = attachment.place, let axis = attribute.axis else { return [] }
        let side = LayoutSide(
            attribute, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let start = axis == .horizontal ? place.x : place.y
        let length = axis == .horizontal ? place.width : place.height
        var variables: [Variable] = []
        if !side.isLength { variables.append(start) }
        if side.share != 0 { variables.append(length) }
        let sources = engine.sources
        var rows: [Row] = []
        for variable in variables {
            for row in engine.solver.reasons(for: variable) where !rows.contains(row) {
                rows.append(row)
            }
        }
        return rows.compactMap { sources[$0] }
    }
}

extension LayoutEngine {
    /// The rows as text, with views' names.
    fileprivate var system: String {
        let nodes = nodesByVariable
        return solver.describe { variable in
            guard let node = nodes[variable], let place = node.attachment.place else {
                return "?"
            }
            let name = NSLayoutConstraint.name(of: node.item)
            switch variable {
            case place.x: return "\(name).x"
            case place.y: return "\(name).y"
            case place.width: return "\(name).width"
            default: return "\(name).height"
            }
        }
    }
}
