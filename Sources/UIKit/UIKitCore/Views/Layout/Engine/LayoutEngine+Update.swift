import ConstraintSolver
import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

extension LayoutEngine {
    /// Solves the changes and notifies the superviews of the items that moved.
    ///
    /// 1. Pending constraints become rows. 2. Views are asked for the sizes of their contents,
    ///    which become rows. 3. The solver solves. 4. Contents whose height follows their width get
    ///    the height at the width that was found, and the solver solves again. 5. New conflicts are
    ///    reported. 6. Items with another place are handed to their superviews.
    ///
    /// Steps 2 and 4 run an app's code, which may enter this function again.
    ///
    /// - Parameter view: A view that places its subviews afterwards, and needs not be asked for it.
    func update(placing view: UIView? = nil) {
        guard needsUpdate() else { return }
        installPending()
        isDirty = false
        isStopped = false
        solve()
        for _ in 0..<Self.maximumWrapCount {
            guard wrapContents() else { break }
            solve()
        }
        reportConflicts()
        let isPlacing = view?.layoutMarks.insert(.isPlacingSubviews).inserted ?? false
        reportMoves()
        if isPlacing { view?.layoutMarks.remove(.isPlacingSubviews) }
    }

    /// `true` if ``update(placing:)`` has work to do. Adopts the scale of the topmost view.
    func needsUpdate() -> Bool {
        scale = Unmanaged.passUnretained(root).withGuaranteed { $0.contentScaleFactor }
        return isDirty
    }

    /// The number of times that contents are wrapped in one pass when their heights change their
    /// widths.
    static var maximumWrapCount: Int { 8 }

    private func installPending() {
        installPendingConstraints()
        // Lowering makes items participate, and the code that computes contents may add others.
        while askContents() { installPendingConstraints() }
    }

    private func installPendingConstraints() {
        while !pendingConstraints.isEmpty {
            let constraints = pendingConstraints
            pendingConstraints = []
            for constraint in constraints where installedRow(of: constraint) == nil {
                guard let owner = constraint.ownerNode, contains(owner) else { continue }
                install(constraint, in: scope(of: owner))
            }
        }
    }

    func solve() {
        var sources: [Row: LayoutSource]?
        let places = SubviewPlaces()
        solver.solve { [unowned self] rows in
            let known = sources ?? self.sources
            sources = known
            return LayoutWeakness.weakest(of: rows, known, places)
        }
    }

    /// Hands each item whose place changed to the view that places it.
    func reportMoves() {
        // The solver is asked for places again by the items that move at once.
        var moved: [LayoutNode] = []
        let nodes = nodesByVariable
        solver.reportChanges { variable in
            guard let node = nodes[variable], !node.state.isReported else { return }
            node.state.isReported = true
            moved.append(node)
        }
        for node in nodesToPlace where contains(node) && !node.state.isReported {
            node.state.isReported = true
            moved.append(node)
        }
        nodesToPlace = []
        for node in moved where node.isLive {
            node.state.isReported = false
            // An item that moves may remove others from the tree.
            if contains(node) { node.placeDidChange() }
        }
    }

    // MARK: Pending relations

    /// Installs the relations that have no rows yet, of `view` and everything in it, along the
    /// marks.
    func installPendingRelations(in view: UIView) {
        let marks = view.layoutMarks
        if marks.contains(.hasPendingRelations) {
            view.layoutMarks.remove(.hasPendingRelations)
            if let node = view.layoutNode { installRelations(ownedBy: node) }
        }
        guard marks.contains(.descendantHasPendingRelations) else { return }
        view.layoutMarks.remove(.descendantHasPendingRelations)
        // Iterating a list retains it, so a single subview, as in deep trees, is read by itself.
        if let only = view.storedSubviews.single { return installPendingRelations(in: only) }
        for subview in view.storedSubviews
        where !subview.layoutMarks.isDisjoint(with: [
            .hasPendingRelations, .descendantHasPendingRelations,
        ]) {
            installPendingRelations(in: subview)
        }
    }

    private func installRelations(ownedBy node: LayoutNode) {
        isDirty = true
        let scope = scope(of: node)
        if !node.state.implicitRelations.isEmpty { reinstallImplicitRelations(of: node) }
        node.forEachOwnedConstraint { constraint in
            if installedRow(of: constraint) == nil { install(constraint, in: scope) }
        }
    }

    // MARK: Values

    /// The solved rectangle of an item in its superview, or of a guide in its view.
    func solvedFrame(of place: LayoutPlace) -> CGRect {
        solver.frame(of: place)
    }
}

extension Solver {
    /// The rectangle of four variables. One function, because the compiler passes a solver to each
    /// by a copy.
    fileprivate func frame(of place: LayoutPlace) -> CGRect {
        CGRect(
            x: value(of: place.x), y: value(of: place.y), width: value(of: place.width),
            height: value(of: place.height))
    }
}

// MARK: - Placing

extension LayoutNode {
    /// Notes that the solved place changed, and asks the superview for layout.
    func placeDidChange() {
        guard !state.isMoved else { return }
        if isGuide { return view.setNeedsLayout() }
        guard isPlacedByEngine else { return }
        guard let link = superviewLink else { return applySolvedFrame() }
        link.withGuaranteed { superview in
            enqueueMove(in: superview)
            if !superview.layoutMarks.contains(.isPlacingSubviews) { superview.setNeedsLayout() }
        }
    }

    /// Lets the next layout of the superview place the item, without asking for one.
    func enqueueMove(in superview: UIView) {
        guard !state.isMoved else { return }
        superview.ensuredLayoutNode.append(movedItem: self)
    }

    /// Gives the view the frame that was solved, on whole pixels.
    ///
    /// Origin and size are rounded one by one in the superview's coordinates; the engine keeps the
    /// exact numbers.
    func applySolvedFrame() {
        guard isPlacedByEngine, let link = state.engineRecord.engineLink,
            let place = state.engineRecord.place
        else { return }
        let (rect, scale, isRoot) = link.withGuaranteed { engine in
            (engine.solver.frame(of: place), engine.scale, engine.isRoot(self))
        }
        let view = view
        let solved = view.frame(forAlignmentRect: rect)
        let size = CGSize(
            width: solved.width.onPixels(scale), height: solved.height.onPixels(scale))
        let origin = CGPoint(x: solved.minX.onPixels(scale), y: solved.minY.onPixels(scale))
        view.place(inSolvedFrame: CGRect(origin: origin, size: size), isRoot: isRoot)
    }
}

extension UIView {
    /// Places the subviews that the engine moved; the implementation of ``layoutSubviews()``.
    final func placeSubviewsByConstraints() {
        guard let node = layoutNode else { return }
        if let link = node.engineRecord.engineLink, link.withGuaranteed({ $0.needsUpdate() }) {
            link.takeUnretainedValue().update(placing: self)
        }
        guard node.hasMovedItems else { return }
        let isOutermost = layoutMarks.insert(.isPlacingSubviews).inserted
        defer { if isOutermost { layoutMarks.remove(.isPlacingSubviews) } }
        // Placing a view may move those that were placed before.
        var remaining = Int(RelayoutLimit.maximumCount) * (storedSubviews.count + 1)
        while let item = node.popMovedItem() {
            guard remaining > 0 else { continue }
            remaining -= 1
            if remaining == 0 {
                RelayoutLimit.reportPlacing(
                    in: layer, count: Int(RelayoutLimit.maximumCount) * (storedSubviews.count + 1))
            }
            // A view whose own place no constraint mentions belongs to no engine.
            let number = node.engineRecord.engineNumber
            if number == 0 || number == item.engineRecord.engineNumber {
                item.applySolvedFrame()
            }
        }
    }
}

extension CGFloat {
    /// The nearest whole number of pixels, in points; halves away from zero.
    fileprivate func onPixels(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
