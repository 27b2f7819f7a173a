import ConstraintSolver
package import CoreGraphics

extension UIView {
    /// `true` if the constraints do not determine the view's position and size: several layouts are
    /// equally good.
    ///
    /// Layout then takes one of them, always the same one. `false` for a view that does not
    /// participate in Auto Layout.
    public final var hasAmbiguousLayout: Bool {
        layoutNode.map { LayoutNode.isAmbiguous($0, in: self) } ?? false
    }

    /// Takes another of the equally good layouts, to show an ambiguity, until the next layout of
    /// the superview.
    public final func exerciseAmbiguityInLayout() {
        prepareLayout()
        guard let layoutNode, let engine = layoutNode.engine,
            let place = layoutNode.engineRecord.place
        else { return }
        engine.solver.exerciseAmbiguity(of: place.variables)
        engine.reportMoves()
    }

    /// The constraints that decided the view's position and size in a direction, nearest first.
    public final func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        layoutNode?.constraints(affecting: axis) ?? []
    }

    /// The relations that decided an edge, a centre or a length of the view, nearest first: a chain
    /// down to fixed frames.
    ///
    /// - Parameter attribute: Baselines and margins stand for the edge or centre that they belong
    ///   to.
    package final func layoutReasons(
        for attribute: NSLayoutConstraint.Attribute
    ) -> [LayoutSource] {
        layoutNode?.reasons(for: attribute) ?? []
    }

    /// The position of a baseline of the view in its superview, in points.
    package final func layoutBaseline(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let rect = alignmentRect(forFrame: frame)
        let position = position(of: attribute == .firstBaseline ? .first : .last)
        return rect.minY + position.share * rect.height + position.offset
    }

    /// The conflicts in the view's tree as of the last layout.
    package final var layoutConflicts: [LayoutConflict] {
        prepareLayout()
        return topmostView.layoutNode?.state.ownEngine?.conflicts ?? []
    }

    /// The views and guides in the view's tree whose position or size is ambiguous, found together:
    /// much faster than each item's `hasAmbiguousLayout`.
    package final var ambiguousLayoutItems: Set<ObjectIdentifier> {
        prepareLayout()
        guard let engine = topmostView.layoutNode?.state.ownEngine else { return [] }
        let nodes = engine.nodesByVariable
        let items = engine.solver.ambiguousVariables().compactMap { nodes[$0]?.item }
        return Set(items.map { ObjectIdentifier($0) })
    }

    /// The relations of the view's tree as text: the system that the engine solves.
    package final var layoutSystem: String {
        prepareLayout()
        return topmostView.layoutNode?.state.ownEngine?.system ?? ""
    }

    /// `true` if constraints place the view, or another one in relation to it.
    package final var takesPartInAutoLayout: Bool { layoutNode?.engine != nil }

    /// The relations that the view owns: its constraints in the order of their activation, its
    /// implicit relations, and those of its own content or frame.
    package final var ownedLayoutSources: [LayoutSource] {
        let constraints = constraints.map { LayoutSource.constraint($0) }
        guard let layoutNode, let engine = layoutNode.engine else { return constraints }
        let implicit = layoutNode.state.implicitRelations.enumerated().map { index, relation in
            LayoutSource.implicit(relation, index: index, owner: self)
        }
        return constraints + implicit + engine.ownSources(of: layoutNode).map(\.source)
    }
}

extension UILayoutGuide {
    /// `true` if the constraints do not determine the guide's position and size.
    public final var hasAmbiguousLayout: Bool {
        guard let owningView, let layoutNode else { return false }
        return LayoutNode.isAmbiguous(layoutNode, in: owningView)
    }

    /// The constraints that decided the guide's position and size in a direction, nearest first.
    public final func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        layoutNode?.constraints(affecting: axis) ?? []
    }

    /// The relations that decided an edge, a centre or a length of the guide, nearest first: a
    /// chain down to fixed frames.
    package final func layoutReasons(
        for attribute: NSLayoutConstraint.Attribute
    ) -> [LayoutSource] {
        layoutNode?.reasons(for: attribute) ?? []
    }

    /// `true` if constraints place the guide, or another item in relation to it.
    package final var takesPartInAutoLayout: Bool { layoutNode?.engine != nil }
}

extension LayoutNode {
    fileprivate static func isAmbiguous(_ node: LayoutNode, in view: UIView) -> Bool {
        view.prepareLayout()
        guard let engine = node.engine, let place = node.engineRecord.place else { return false }
        return place.variables.contains {
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
        guard let engine, let place = engineRecord.place, let axis = attribute.axis else {
            return []
        }
        let geometry = AttributeGeometry(
            attribute, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let start = axis == .horizontal ? place.x : place.y
        let length = axis == .horizontal ? place.width : place.height
        var variables: [Variable] = []
        if !geometry.isLength { variables.append(start) }
        if geometry.share != 0 { variables.append(length) }
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
            guard let node = nodes[variable], let place = node.engineRecord.place else {
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
