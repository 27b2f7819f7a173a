import ConstraintSolver
import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

extension LayoutEngine {
    /// Solves what changed and tells the superviews of what has moved.
    ///
    /// 1. New constraints and own rows become rows. 2. The solver solves. 3. Contents whose height follows their width get
    /// the height at the width that was found, and the solver solves again. 4. New conflicts are reported. 5. Items with
    /// another place are handed to their superviews.
    func update() {
        scale = Unmanaged.passUnretained(root).withGuaranteed { $0.contentScaleFactor }
        guard isDirty else { return }
        takeNews()
        isDirty = false
        solve()
        for _ in 0..<Self.greatestRewrapCount {
            guard wrapContents() else { break }
            solve()
        }
        if !isMeasuring {
            reportConflicts()
            handOverMoves()
        }
    }

    /// How often contents are wrapped anew in one pass when their heights change their widths.
    private static let greatestRewrapCount = 8

    private func takeNews() {
        remakeOwnRows()
        if !newConstraints.isEmpty {
            let constraints = newConstraints
            newConstraints = []
            for constraint in constraints where row(of: constraint) == nil {
                guard let owner = constraint.ownerNode, knows(owner) else { continue }
                lower(constraint, keptBy: self.owner(owner))
            }
        }
        // Lowering may have made items take part whose superviews did.
        remakeOwnRows()
    }

    private func solve() {
        var sources: [Row: LayoutSource]?
        let places = SubviewPlaces()
        solver.solve { [unowned self] rows in
            let known = sources ?? self.sources
            sources = known
            return LayoutWeakness.weakest(of: rows, known, places)
        }
    }

    /// Hands each item whose place changed to the view that places it.
    func handOverMoves() {
        // The solver is asked for places again by those that move at once.
        var moved: [LayoutNode] = []
        let nodes = nodesByVariable
        solver.takeChanged { variable in
            guard let node = nodes[variable], !node.state.isReported else { return }
            node.state.isReported = true
            moved.append(node)
        }
        for node in moved where node.isLive {
            node.state.isReported = false
            // One that moves may take others out of the tree.
            if knows(node) { node.noteMove() }
        }
    }

    // MARK: Finding news

    /// Takes over what views keep that the engine does not know: in `view` and everything in it, along the marks.
    func collectNews(in view: UIView) {
        let marks = view.layoutMarks
        if marks.contains(.keepsNews) {
            view.layoutMarks.remove(.keepsNews)
            if let node = view.layoutNode { takeOver(node) }
        }
        guard marks.contains(.descendantKeepsNews) else { return }
        view.layoutMarks.remove(.descendantKeepsNews)
        // Walking through a list keeps the list too, so one that is alone, as in deep trees, is taken by itself.
        if let only = view.storedSubviews.single { return collectNews(in: only) }
        for subview in view.storedSubviews
        where !subview.layoutMarks.isDisjoint(with: [.keepsNews, .descendantKeepsNews]) {
            collectNews(in: subview)
        }
    }

    private func takeOver(_ node: LayoutNode) {
        isDirty = true
        let owner = owner(node)
        if !node.state.rows.isEmpty { lowerRows(of: node) }
        node.forEachStored { constraint in
            if row(of: constraint) == nil { lower(constraint, keptBy: owner) }
        }
    }

    // MARK: Values

    /// The solved rectangle of an item in its superview, or of a guide in its view.
    func solvedFrame(of place: LayoutPlace) -> CGRect {
        solver.frame(of: place)
    }
}

extension Solver {
    /// The rectangle that four variables make. One function, because the compiler hands a solver to each by a copy.
    fileprivate func frame(of place: LayoutPlace) -> CGRect {
        CGRect(
            x: value(of: place.x), y: value(of: place.y), width: value(of: place.width),
            height: value(of: place.height))
    }
}

// MARK: - Placing

extension LayoutNode {
    /// Notes that the solved place is another one, and asks the view around for layout.
    func noteMove() {
        guard !state.isMoved else { return }
        if isOfGuide { return view.setNeedsLayout() }
        guard isPlacedByEngine else { return }
        guard let link = superviewLink else { return takePlace() }
        link.withGuaranteed { superview in
            remember(in: superview)
            if !superview.layoutMarks.contains(.isPlacingSubviews) { superview.setNeedsLayout() }
        }
    }

    /// Lets the next layout of the superview place the item, without asking for one.
    func remember(in superview: UIView) {
        guard !state.isMoved else { return }
        superview.layoutParticipant.append(movedItem: self)
    }

    /// Gives the view the frame that was solved, on whole pixels.
    ///
    /// Origin and size are rounded one by one in the superview's coordinates; the engine keeps the exact numbers.
    func takePlace() {
        guard isPlacedByEngine, let link = state.attachment.engineLink,
            let place = state.attachment.place
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
    /// Places those subviews that the engine moved. What ``layoutSubviews()`` does.
    final func placeSubviewsByConstraints() {
        guard let node = layoutNode else { return }
        layoutMarks.insert(.isPlacingSubviews)
        defer { layoutMarks.remove(.isPlacingSubviews) }
        node.attachment.engineLink?.withGuaranteed { $0.update() }
        while let item = node.takeMovedItem() {
            if node.attachment.engineNumber == item.attachment.engineNumber { item.takePlace() }
        }
    }
}

extension CGFloat {
    /// The nearest whole number of pixels, in points; halves away from zero.
    fileprivate func onPixels(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
