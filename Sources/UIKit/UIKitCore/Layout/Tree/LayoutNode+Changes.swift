import ConstraintSolver
import CoreGraphics

// What happens to views and constraints, passed on to the engine that knows them.

extension LayoutNode {
    /// A constraint was activated that the view keeps.
    @inline(__always)
    func constraintWasAdded(_ constraint: NSLayoutConstraint) {
        if let engineLink = state.attachment.engineLink {
            engineLink.withGuaranteed { $0.take(constraint) }
        } else if !keepsNews {
            withView { $0.markNews() }
        }
    }

    /// A constraint that the view keeps is about to be deactivated.
    func constraintWillBeRemoved(_ constraint: NSLayoutConstraint) {
        guard let engine else { return }
        engine.removeRow(of: constraint)
        engine.noteChange()
    }

    /// A constraint that the view keeps has another constant.
    func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {
        guard let engine, let lowered = engine.row(of: constraint) else { return }
        engine.solver.setConstant(lowered.row, lowered.number(constraint.constant))
        engine.noteChange()
    }

    /// A constraint that the view keeps has another priority.
    func constraintPriorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let engine, let lowered = engine.row(of: constraint) else { return }
        engine.solver.setStrength(lowered.row, Strength(constraint.priority.rawValue))
        engine.noteChange()
    }

    /// The view's geometry was changed by others than the engine.
    func frameWasSet() {
        guard let engine else { return }
        if isPlacedByEngine && view !== engine.root {
            // The next layout of the superview puts the view back.
            if let superview = view.superview { remember(in: superview) }
        } else if !view.layoutMarks.contains(.isBeingPlaced) {
            engine.noteOwnRows(of: self)
        }
    }

    /// Makes the constraints anew that speak of the item and for which `matches` holds.
    func lowerAgain(where matches: (NSLayoutConstraint) -> Bool) {
        guard let engine else { return }
        forEachConstraint { if matches($0) { engine.lowerAgain($0) } }
    }
}

extension UIView {
    // MARK: Content

    final func contentSizeDidChange() {
        superviewLink?.withGuaranteed { $0.setNeedsLayout() }
        guard let node = layoutNode, let engine = node.engine,
            node.isPlacedByEngine || engine.isMeasuring
        else { return }
        engine.noteOwnRows(of: node)
    }

    // MARK: Geometry

    /// The view's place or size changed.
    final func layoutGeometryDidChange() {
        guard !layoutMarks.contains(.isBeingPlaced) else { return }
        layoutNode?.frameWasSet()
    }

    /// The view's size changed, on which the readable part of it depends.
    final func layoutSizeDidChange() {
        if layoutNode?.state.systemGuides?.readableContent != nil { guideEdgesMayHaveChanged() }
    }

    /// The origin of the view's coordinates changed, which moves what lies in it for everything outside.
    final func layoutOriginDidChange() {
        guard let node = layoutNode, let engine = node.engine else { return }
        for constraint in node.state.uses.all {
            var crosses = false
            constraint.forEachNode { other in
                if other != node, other.holder?.isDescendant(of: self) ?? false {
                    crosses = true
                }
            }
            if crosses { engine.lowerAgain(constraint) }
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
        engine.changeKind(of: node)
    }

    // MARK: Insets and direction

    /// The margins, the safe area or the keyboard may be others.
    final func guideEdgesMayHaveChanged() {
        layoutNode?.lowerAgain { constraint in
            constraint.firstAttribute.isMargin || constraint.secondAttribute.isMargin
                || [constraint.firstItem, constraint.secondItem].contains {
                    ($0 as? UILayoutGuide).map { $0.followsOwner && $0.owningView === self }
                        ?? false
                }
        }
    }

    /// The side that text starts on may be the other one.
    final func layoutDirectionMayHaveChanged() {
        updateDirectionalMargins()
        guard let node = layoutNode, let engine = node.engine else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard node.attachment.isRightToLeft != isRightToLeft else { return }
        node.attachment.isRightToLeft = isRightToLeft
        node.forEachStored { constraint in
            if constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional {
                engine.lowerAgain(constraint)
            }
        }
        if !node.state.rows.isEmpty { layoutRowsDidChange() }
    }

    // MARK: Rows

    /// The rows that the view keeps are others than before, where `isOnlyNumbers` in their constants alone.
    final func layoutRowsDidChange(isOnlyNumbers: Bool = false) {
        guard let node = layoutNode else { return }
        for row in node.state.rows {
            row.terms.first?.participant?.wasReferenced()
            row.terms.second?.participant?.wasReferenced()
        }
        guard let engine = node.engine else { return markNews() }
        if isOnlyNumbers, node.state.loweredRows.count == node.state.rows.count {
            for (row, lowered) in zip(node.state.rows, node.state.loweredRows) {
                engine.solver.setConstant(lowered.row, lowered.number(row.constant))
            }
        } else {
            engine.lowerRows(of: node)
        }
        engine.noteChange()
    }
}

extension UILayoutGuide {
    /// Makes the engine forget the guide, of which no constraint speaks any more.
    final func leaveEngine() {
        guard let layoutNode else { return }
        owningView?.layoutNode?.dropRows { $0 == layoutNode }
        layoutNode.engine?.detach(layoutNode)
    }

    /// The rectangle in the owner's coordinates.
    final var solvedFrame: CGRect {
        guard let owningView else { return .zero }
        if let edges = edges(in: owningView) { return edges.frame(in: owningView.bounds) }
        guard let layoutNode, let engine = layoutNode.engine,
            let place = layoutNode.attachment.place
        else { return .zero }
        return engine.solvedFrame(of: place)
    }
}

extension LayoutEngine {
    /// A constraint is new in a view that the engine knows.
    fileprivate func take(_ constraint: NSLayoutConstraint) {
        newConstraints.append(constraint)
        noteChange()
    }

    /// A view that its frame placed is placed by constraints now, or the other way round.
    func changeKind(of node: LayoutNode) {
        removeOwnRows(of: node)
        if let place = node.attachment.place {
            for variable in [place.x, place.y, place.width, place.height] {
                solver.unpin(variable)
            }
        }
        addOwnRows(of: node)
        if let superview = node.view.superview, node.isPlacedByEngine {
            node.remember(in: superview)
            superview.setNeedsLayout()
        }
        noteChange()
    }
}
