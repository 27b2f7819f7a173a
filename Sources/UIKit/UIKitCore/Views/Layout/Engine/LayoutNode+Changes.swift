import ConstraintSolver
import CoreGraphics

// Changes of views and constraints, passed on to their engine.

extension LayoutNode {
    /// A constraint was activated with the view as its owner.
    @inline(__always)
    func constraintWasAdded(_ constraint: NSLayoutConstraint) {
        if let engineLink = state.engineRecord.engineLink {
            engineLink.withGuaranteed { $0.addPending(constraint) }
        } else if !hasPendingRelations {
            withView { $0.markPendingRelations() }
        }
    }

    /// A constraint that the view owns is about to be deactivated.
    func constraintWillBeRemoved(_ constraint: NSLayoutConstraint) {
        guard let engine else { return }
        engine.uninstall(constraint)
        engine.setNeedsUpdate()
    }

    /// The constant of a constraint that the view owns changed.
    func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {
        guard let engine, let installed = engine.installedRow(of: constraint) else { return }
        engine.solver.setConstant(
            installed.row, installed.constant(for: constraint.constant))
        engine.setNeedsUpdate()
    }

    /// The priority of a constraint that the view owns changed.
    func constraintPriorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let engine, let installed = engine.installedRow(of: constraint) else { return }
        engine.solver.setStrength(
            installed.row, Strength(constraint.priority.rawValue))
        engine.setNeedsUpdate()
    }

    /// The view's geometry was changed by code other than the engine.
    func frameDidChange() {
        guard let engine else { return }
        if isPlacedByEngine && view !== engine.root {
            // The next layout of the superview puts the view back.
            if let superview = view.superview { enqueueMove(in: superview) }
        } else if !view.layoutMarks.contains(.isBeingPlaced) {
            engine.setNeedsOwnRows(of: self)
        }
    }

    /// Replaces the rows of those constraints that concern the item and satisfy `matches`.
    func reinstallConstraints(where matches: (NSLayoutConstraint) -> Bool) {
        guard let engine else { return }
        forEachConstraint { if matches($0) { engine.reinstall($0) } }
    }
}

extension NSLayoutConstraint {
    /// `true` if an item is a guide whose edges follow those of `view`.
    fileprivate final func referencesGuide(following view: UIView) -> Bool {
        [firstItem, secondItem].contains {
            ($0 as? UILayoutGuide).map { $0.followsOwner && $0.owningView === view } ?? false
        }
    }
}

extension UIView {
    // MARK: Content

    final func contentSizeDidChange() {
        superviewLink?.withGuaranteed { $0.setNeedsLayout() }
        guard let node = layoutNode, let engine = node.engine, node.isPlacedByEngine else { return }
        engine.setNeedsOwnRows(of: node)
    }

    // MARK: Geometry

    /// The view's position or size changed.
    final func layoutGeometryDidChange() {
        guard !layoutMarks.contains(.isBeingPlaced) else { return }
        layoutNode?.frameDidChange()
    }

    /// The view's size changed, which the readable part of it depends on.
    final func layoutSizeDidChange() {
        if layoutNode?.state.systemGuides?.readableContent != nil { guideEdgesMayHaveChanged() }
    }

    /// The origin of the view's coordinates changed, which moves its subviews as seen from outside.
    final func layoutOriginDidChange() {
        guard let node = layoutNode, let engine = node.engine else { return }
        for constraint in node.state.constraints.references {
            var crosses = false
            constraint.forEachNode { other in
                if other != node, other.holder?.isDescendant(of: self) ?? false {
                    crosses = true
                }
            }
            if crosses { engine.reinstall(constraint) }
        }
        // In the view's own coordinates, the guides that follow its edges moved.
        guard node.state.systemGuides != nil else { return }
        node.forEachOwnedConstraint {
            if $0.referencesGuide(following: self) { engine.updateNumbers(of: $0) }
        }
    }

    final func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != translatesAutoresizingMaskIntoConstraints else { return }
        if translates {
            layoutMarks.remove(.isPlacedByConstraints)
        } else {
            layoutMarks.insert(.isPlacedByConstraints)
        }
        guard let node = layoutNode, let engine = node.engine else { return }
        engine.placementDidChange(of: node)
    }

    // MARK: Insets and direction

    /// The margins, the safe area or the keyboard may have changed.
    final func guideEdgesMayHaveChanged() {
        layoutNode?.state.systemGuides?.topCover?.update()
        layoutNode?.state.systemGuides?.bottomCover?.update()
        layoutNode?.reinstallConstraints { constraint in
            constraint.stated.referencesMargin || constraint.referencesGuide(following: self)
        }
    }

    /// The place of this view in the window, or the keyboard's, may have changed: updates the
    /// keyboard guides of this view and of everything in it.
    final func keyboardGuidesMayHaveMoved() {
        guard layoutMarks.contains(.holdsKeyboardGuide) else { return }
        if let node = layoutNode, let engine = node.engine,
            node.state.systemGuides?.keyboard != nil
        {
            node.forEachConstraint {
                if $0.referencesGuide(following: self) { engine.updateNumbers(of: $0) }
            }
        }
        for subview in storedSubviews { subview.keyboardGuidesMayHaveMoved() }
    }

    /// The layout direction may have changed.
    final func layoutDirectionMayHaveChanged() {
        setNeedsLayout()
        updateDirectionalMargins()
        guard let node = layoutNode, let engine = node.engine else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard node.engineRecord.isRightToLeft != isRightToLeft else { return }
        node.engineRecord.isRightToLeft = isRightToLeft
        node.forEachOwnedConstraint { constraint in
            if constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional {
                engine.reinstall(constraint)
            }
        }
        if !node.state.implicitRelations.isEmpty { implicitRelationsDidChange() }
    }

    // MARK: Implicit relations

    /// The implicit relations that the view owns changed.
    final func implicitRelationsDidChange(onlyConstants: Bool = false) {
        guard let node = layoutNode else { return }
        for implicit in node.state.implicitRelations {
            implicit.relation.first?.representative?.assignOrderIfNeeded()
            implicit.relation.second?.representative?.assignOrderIfNeeded()
        }
        guard let engine = node.engine else { return markPendingRelations() }
        if onlyConstants, node.state.installedRows.count == node.state.implicitRelations.count {
            for (implicit, installed) in zip(
                node.state.implicitRelations, node.state.installedRows)
            {
                engine.solver.setConstant(
                    installed.row, installed.constant(for: implicit.relation.constant))
            }
        } else {
            engine.reinstallImplicitRelations(of: node)
        }
        engine.setNeedsUpdate()
    }
}

extension UILayoutGuide {
    /// Removes the guide, which no constraint references any more, from its engine.
    final func leaveEngine() {
        guard let layoutNode else { return }
        owningView?.layoutNode?.removeImplicitRelations { $0 == layoutNode }
        layoutNode.engine?.detach(layoutNode)
    }

    /// The rectangle in the owner's coordinates.
    final var solvedFrame: CGRect {
        guard let owningView else { return .zero }
        if let edges = edges(in: owningView) { return edges.frame(in: owningView.bounds) }
        guard let layoutNode, let engine = layoutNode.engine,
            let place = layoutNode.engineRecord.place
        else { return .zero }
        return engine.solvedFrame(of: place)
    }
}

extension LayoutEngine {
    /// Adds a constraint that was activated in a view of the engine.
    fileprivate func addPending(_ constraint: NSLayoutConstraint) {
        pendingConstraints.append(constraint)
        setNeedsUpdate()
    }

    /// A view that its frame placed is placed by constraints now, or the other way round.
    func placementDidChange(of node: LayoutNode) {
        removeOwnRows(of: node)
        if let place = node.engineRecord.place {
            for variable in place.variables { solver.unpin(variable) }
        }
        addOwnRows(of: node)
        if let superview = node.view.superview, node.isPlacedByEngine {
            node.enqueueMove(in: superview)
            superview.setNeedsLayout()
        }
        setNeedsUpdate()
    }
}
