import CoreGraphics
import QuartzCore

// A layout pass of a tree with constraints has three phases: 1. `updateConstraints()`, from the
// inside out, where it was asked for; 2. the engine solves, and `layoutSubviews()` of the views in
// which an item moved places it, from the outside in; 3. display. Marks lead from the topmost view
// to the views that asked.

extension UIView {
    /// The topmost view of the tree.
    final var topmostView: UIView {
        topmostLink.takeUnretainedValue()
    }

    private nonisolated final var topmostLink: Unmanaged<UIView> {
        var link = Unmanaged.passUnretained(self)
        while let above = link.withGuaranteed({ $0.superviewLink }) { link = above }
        return link
    }

    /// Lays out the view when its layer asks for it.
    func layOut(_ layer: CALayer) {
        guard layer === self.layer, !updateEngineBeforeLayout() else { return }
        updateSafeArea()
        if marginsFollowGeometry { updateMargins(isLaidOutNext: true) }
        if controllerLink == nil, !overrides.contains(.layoutSubviews) {
            // No code of the app reads the current traits.
            return placeSubviewsByConstraints()
        }
        let isNested = layoutMarks.contains(.isLayingOut)
        layoutMarks.insert(.isLayingOut)
        traitCollection.performAsCurrent {
            if let controller = owningController {
                controller.updateContentUnavailableIfNeeded()
                RelayoutLimit.during("viewWillLayoutSubviews()", of: controller) {
                    controller.viewWillLayoutSubviews()
                }
            }
            RelayoutLimit.during("layoutSubviews()", of: self) { layoutSubviews() }
            if let controller = owningController {
                RelayoutLimit.during("viewDidLayoutSubviews()", of: controller) {
                    controller.viewDidLayoutSubviews()
                }
            }
        }
        if !isNested { layoutMarks.remove(.isLayingOut) }
    }

    /// Lays out the views that asked for it, and repeats a limited number of times where layout
    /// changed constraints.
    final func layOutTreeIfNeeded() {
        RelayoutLimit.enter()
        repeat {
            prepareLayout()
            layer.layoutIfNeeded()
        } while topmostView.allowsRepeatedUpdate
        RelayoutLimit.leave()
    }

    /// Lays out the views of this subtree that asked for it, and none above it, for a view that is
    /// placed while those above are being laid out.
    package final func layOutSubtreeIfNeeded() {
        RelayoutLimit.enter()
        repeat {
            prepareLayout()
            layer.layOutTree()
        } while topmostView.allowsRepeatedUpdate
        RelayoutLimit.leave()
    }

    /// `true` if this topmost view's engine has work to do and has not had too much in this pass.
    private final var allowsRepeatedUpdate: Bool {
        guard needsEngine else { return false }
        if RelayoutLimit.allow(layer) { return true }
        if layoutMarks.contains(.needsOnlyEngineUpdate) {
            layer.stopLayout(inSubtree: false)
        } else {
            layoutWasStopped()
        }
        return false
    }

    /// Runs phase 1, and the solving of phase 2, for the whole tree.
    final func prepareLayout() {
        let root = topmostView
        guard root.needsEngine else { return }
        root.updateEngine()
    }

    /// `true` if ``updateEngine()`` has work to do.
    final var needsEngine: Bool {
        !layoutMarks.isDisjoint(with: .engineWork) || layoutNode?.state.ownEngine?.isDirty ?? false
    }

    /// Updates constraints and solves. Called on the topmost view.
    ///
    /// - Parameter view: A view that places its subviews afterwards.
    final func updateEngine(placing view: UIView? = nil) {
        updateConstraintsInTree()
        if !layoutMarks.isDisjoint(with: [.hasPendingRelations, .descendantHasPendingRelations]) {
            let node = ensuredLayoutNode
            let engine = node.state.ownEngine ?? LayoutEngine(root: self)
            node.state.ownEngine = engine
            _ = engine.place(of: node)
            engine.installPendingRelations(in: self)
        }
        layoutNode?.state.ownEngine?.update(placing: view)
    }

    /// Updates the engine, if needed, at the beginning of the topmost view's layout.
    ///
    /// - Returns: `true` if the layer was asked for layout only for that, so that the view itself
    ///   needs none.
    final func updateEngineBeforeLayout() -> Bool {
        guard superviewLink == nil else { return false }
        let neededOnlyEngineUpdate = layoutMarks.contains(.needsOnlyEngineUpdate)
        layoutMarks.remove(.needsOnlyEngineUpdate)
        if needsEngine {
            // The items of this view that moved are placed in the layout that has begun.
            updateEngine(placing: self)
        }
        return neededOnlyEngineUpdate && !(layoutNode?.hasMovedItems ?? false)
    }

    /// Asks for a layout pass of the tree, in which this topmost view itself needs no layout.
    final func setNeedsEngineUpdate() {
        guard !layer.needsLayout() else { return }
        layer.setNeedsLayout()
        layoutMarks.insert(.needsOnlyEngineUpdate)
    }

    // MARK: Marks

    /// Marks the path from the topmost view to this one, and asks for a layout pass.
    final func markPath(_ mark: LayoutMarks) {
        markAncestors(mark, upTo: nil)?.takeUnretainedValue().setNeedsEngineUpdate()
    }

    /// Marks the path from an ancestor to this view, without asking for layout.
    nonisolated final func markPath(_ mark: LayoutMarks, upTo ancestor: Unmanaged<UIView>) {
        _ = markAncestors(mark, upTo: ancestor)
    }

    /// Marks the views above this one, up to the first that is marked already, without retaining
    /// any.
    ///
    /// - Parameter last: The last view to mark; `nil` for the topmost one.
    /// - Returns: `last`, unless a view was marked already.
    private nonisolated final func markAncestors(
        _ mark: LayoutMarks, upTo last: Unmanaged<UIView>?
    ) -> Unmanaged<UIView>? {
        var link = Unmanaged.passUnretained(self)
        while link.toOpaque() != last?.toOpaque(),
            let above = link.withGuaranteed({ $0.superviewLink })
        {
            let isNew = above.withGuaranteed { $0.layoutMarks.insert(mark).inserted }
            guard isNew else { return nil }
            link = above
        }
        return link
    }

    final func markNeedsUpdateConstraints() {
        if RelayoutLimit.isWatching { RelayoutLimit.noteRequest(of: topmostView.layer) }
        guard !layoutMarks.contains(.needsUpdateConstraints) else { return }
        layoutMarks.insert(.needsUpdateConstraints)
        markPath(.descendantNeedsUpdateConstraints)
    }

    final func markPendingRelations() {
        guard !layoutMarks.contains(.hasPendingRelations) else { return }
        layoutMarks.insert(.hasPendingRelations)
        markPath(.descendantHasPendingRelations)
    }

    /// Marks this view and those above it for a keyboard guide, so that their moves update it.
    final func markKeyboardGuide() {
        guard layoutMarks.insert(.holdsKeyboardGuide).inserted else { return }
        _ = markAncestors(.holdsKeyboardGuide, upTo: nil)
    }

    /// Marks the path to this view, which came into its superview with pending work in it.
    final func markPathAfterMove() {
        if !layoutMarks.isDisjoint(with: [.hasPendingRelations, .descendantHasPendingRelations]) {
            markPath(.descendantHasPendingRelations)
        }
        if !layoutMarks.isDisjoint(
            with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
        {
            markPath(.descendantNeedsUpdateConstraints)
        }
        if layoutMarks.contains(.holdsKeyboardGuide) {
            _ = markAncestors(.holdsKeyboardGuide, upTo: nil)
        }
        layoutMarks.remove(.needsOnlyEngineUpdate)
    }

    // MARK: Updating constraints

    /// Calls `updateConstraints()` where it was asked for, subviews first.
    final func updateConstraintsInTree() {
        if layoutMarks.contains(.descendantNeedsUpdateConstraints) {
            layoutMarks.remove(.descendantNeedsUpdateConstraints)
            for subview in storedSubviews { subview.updateConstraintsInTree() }
        }
        guard layoutMarks.contains(.needsUpdateConstraints) else { return }
        layoutMarks.remove(.needsUpdateConstraints)
        if let owningController {
            RelayoutLimit.during("updateViewConstraints()", of: owningController) {
                owningController.updateViewConstraints()
            }
        } else {
            RelayoutLimit.during("updateConstraints()", of: self) { updateConstraints() }
        }
    }
}
