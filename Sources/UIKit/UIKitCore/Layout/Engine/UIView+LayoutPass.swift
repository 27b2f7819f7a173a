import CoreGraphics
import QuartzCore

// A layout pass of a tree with constraints has three phases: 1. `updateConstraints()`, from the inside out, where it was
// asked for; 2. the engine solves, and `layoutSubviews()` of the views in which something moved places it, from
// the outside in; 3. display. Marks lead from the topmost view to whoever asked.

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

    /// Lays out the view as its layer asks for it.
    func layOut(_ layer: CALayer) {
        guard layer === self.layer, !takeEngineTurn() else { return }
        updateSafeArea()
        if marginsFollowGeometry { updateMargins(isLaidOutNext: true) }
        if controllerLink == nil, !overrides.contains(.layoutSubviews) {
            // No code of the app's looks at the current traits.
            return placeSubviewsByConstraints()
        }
        traitCollection.performAsCurrent {
            owningController?.viewWillLayoutSubviews()
            layoutSubviews()
            owningController?.viewDidLayoutSubviews()
        }
    }

    /// Lays out what asked for it, again where layout changed constraints, but not for ever.
    final func layOutTreeIfNeeded() {
        RelayoutLimit.enter()
        repeat {
            prepareLayout()
            layer.layoutIfNeeded()
        } while topmostView.needsEngine && RelayoutLimit.allow(topmostView.layer)
        RelayoutLimit.leave()
    }

    /// Does phase 1, and the solving of phase 2, for the whole tree.
    final func prepareLayout() {
        let root = topmostView
        guard root.needsEngine else { return }
        root.updateEngine()
    }

    /// Whether there is something for ``updateEngine()`` to do.
    final var needsEngine: Bool {
        !layoutMarks.isDisjoint(with: .work) || layoutNode?.state.ownEngine?.isDirty ?? false
    }

    /// Updates constraints and solves. Called on the topmost view.
    final func updateEngine() {
        updateConstraintsInTree()
        if !layoutMarks.isDisjoint(with: [.keepsNews, .descendantKeepsNews]) {
            let node = layoutParticipant
            let engine = node.state.ownEngine ?? LayoutEngine(root: self)
            node.state.ownEngine = engine
            _ = engine.place(of: node)
            engine.collectNews(in: self)
        }
        layoutNode?.state.ownEngine?.update()
    }

    /// The engine's turn at the beginning of the topmost view's layout.
    ///
    /// - Returns: Whether the layer was asked for layout for that alone, so that the view has nothing to do.
    final func takeEngineTurn() -> Bool {
        guard superviewLink == nil else { return false }
        let wasAskedForEngine = layoutMarks.contains(.isAskedForEngine)
        layoutMarks.remove(.isAskedForEngine)
        if needsEngine {
            // What moved in this view itself is placed in the layout that has begun.
            layoutMarks.insert(.isPlacingSubviews)
            updateEngine()
            layoutMarks.remove(.isPlacingSubviews)
        }
        return wasAskedForEngine && !(layoutNode?.hasMovedItems ?? false)
    }

    /// Asks for a layout pass of the tree, in which this topmost view itself need not be laid out.
    final func askForEngine() {
        guard !layer.needsLayout else { return }
        layer.setNeedsLayout()
        layoutMarks.insert(.isAskedForEngine)
    }

    // MARK: Marks

    /// Marks the way from the topmost view to this one, and asks for a layout pass.
    final func markWay(_ mark: LayoutMarks) {
        markAncestors(mark, upTo: nil)?.takeUnretainedValue().askForEngine()
    }

    /// Marks the way from an ancestor to this view, without asking for layout.
    nonisolated final func markWay(_ mark: LayoutMarks, upTo ancestor: Unmanaged<UIView>) {
        _ = markAncestors(mark, upTo: ancestor)
    }

    /// Marks the views above this one, up to the first that is marked already, and keeps none of them meanwhile.
    ///
    /// - Parameter last: The last view to mark; the topmost one unless said.
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
        guard !layoutMarks.contains(.needsUpdateConstraints) else { return }
        layoutMarks.insert(.needsUpdateConstraints)
        markWay(.descendantNeedsUpdateConstraints)
    }

    final func markNews() {
        guard !layoutMarks.contains(.keepsNews) else { return }
        layoutMarks.insert(.keepsNews)
        markWay(.descendantKeepsNews)
    }

    /// Marks the way to this view, which came into its superview with things to do in it.
    final func markWayAfterMove() {
        if !layoutMarks.isDisjoint(with: [.keepsNews, .descendantKeepsNews]) {
            markWay(.descendantKeepsNews)
        }
        if !layoutMarks.isDisjoint(
            with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints])
        {
            markWay(.descendantNeedsUpdateConstraints)
        }
        layoutMarks.remove(.isAskedForEngine)
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
            owningController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }
}
