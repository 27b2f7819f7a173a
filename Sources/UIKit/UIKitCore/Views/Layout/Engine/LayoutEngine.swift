import ConstraintSolver
import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

/// The layout of one tree of views: its constraints as rows of a solver, and the places that the
/// solver finds.
///
/// A tree has one engine, owned by its topmost view, once something in it participates in Auto
/// Layout. A view or a guide that participates has four variables: the position of its alignment
/// rectangle in its superview, and its size. An edge of the superview is 0 or its length, so the
/// places in a view do not depend on where the view is.
///
/// # Rows
///
/// 1. A stated relation is one row over the variables of its items. Items deeper than one level add
///    the places of the views between (`LayoutEngine+Lowering.swift`).
/// 2. A content size is two rows in each direction, an upper and a lower bound, with the priorities
///    of hugging and of compression resistance; 1000 counts as just below required
///    (`LayoutEngine+Content.swift`).
/// 3. A view with `translatesAutoresizingMaskIntoConstraints` is pinned to its frame; a number that
///    its mask lets follow is a required row (`LayoutEngine+Frames.swift`). The topmost view's size
///    is pinned.
///
/// Of two views with equal content priorities, the one that an activated constraint referenced
/// first stretches, or keeps its size. Across, views whose height follows their width give way
/// first, the last of them before the others. Of constraints with equal priorities below required,
/// that whose first item was referenced first gives way. The rows' `tie` numbers express that.
///
/// Values that no row decides are chosen by the solver: lengths are 0, then inequalities tight, and
/// positions take what is left.
///
/// # Time
///
/// A change only takes notes and asks for a layout pass of the topmost view. ``update()`` then
/// solves, once, and notifies the superviews of the items that moved, which place them in their own
/// `layoutSubviews()`.
///
/// Code of an app that asks for layout may run wherever it computes the size of a content. So an
/// update first lowers, then asks the views one by one, and then solves: whenever such code runs,
/// the engine is complete but for contents that have not been asked for, and a layout within the
/// layout is an ordinary one. What it changes is part of the solve that follows.
///
/// The engine and its nodes refer to each other. Nodes leave when their items are deallocated, and
/// the engine ends when the topmost view does or joins another tree; like nodes it belongs to no
/// actor, see ``LayoutNode``.
nonisolated final class LayoutEngine {
    /// The topmost view, which owns the engine; the view that is measured, for an engine that
    /// measures.
    unowned(unsafe) var root: UIView

    /// Distinguishes engines.
    let number: Int32

    /// `true` if the engine measures instead of laying out.
    let isMeasuring: Bool

    @exclusivity(unchecked) var solver = Solver()

    @exclusivity(unchecked) private var table = LayoutNodeTable()

    /// Nodes whose own rows have to be updated.
    @exclusivity(unchecked) var nodesNeedingOwnRows: [LayoutNode] = []

    /// Constraints without rows whose owners the engine knows.
    @exclusivity(unchecked) var pendingConstraints: [NSLayoutConstraint] = []

    /// Nodes whose content's height follows their width.
    var wrappingNodes: [LayoutNode] = []

    /// `true` once a relation with a baseline was lowered, so that contents may move what other
    /// rows refer to.
    var hasBaselines = false

    /// Nodes that participate since the last ``update()`` and have another place than zeros, which
    /// the solver does not report as a change.
    var nodesToPlace: [LayoutNode] = []

    /// `true` if anything changed since the last ``update()``.
    var isDirty = true

    /// `true` if the last layout was stopped with changes that were not solved; see
    /// ``UIView/layoutWasStopped()``.
    var isStopped = false

    /// Pixels per point, as of the last ``update()``.
    var scale: CGFloat = 1

    /// The members of the conflicts that were reported, by the row that was broken.
    var reportedConflicts: [Row: [Row]] = [:]

    @MainActor init(root: UIView, isMeasuring: Bool = false) {
        self.root = root
        self.isMeasuring = isMeasuring
        Self.count += 1
        number = Self.count
    }

    deinit { removeNodes() }

    @MainActor private static var count: Int32 = 0

    // MARK: Nodes

    /// The participating items, by their variables.
    var nodesByVariable: LayoutNodeTable { table }

    /// Adds a node with its variables.
    fileprivate func insert(_ node: LayoutNode, _ place: LayoutPlace) {
        table.insert(node, place)
        node.engineRecord.engineLink = Unmanaged.passUnretained(self)
        node.engineRecord.engineNumber = number
        node.engineRecord.place = place
    }

    /// `true` if a node belongs to this engine.
    @inline(__always)
    func contains(_ node: LayoutNode) -> Bool {
        node.isLive && node.state.engineRecord.engineNumber == number
    }

    /// Removes a node whose rows are gone or will never be asked for again.
    func removeNode(_ node: LayoutNode) {
        if let place = node.engineRecord.place { table.remove(at: place) }
        node.resetEngineRecord()
    }

    /// Ends the layout of a tree that joins another one, or whose topmost view goes.
    ///
    /// Code of an app may do that while an update is waiting for it, which then finds nothing left
    /// to solve or to report.
    func end() {
        removeNodes()
        solver = Solver()
        nodesNeedingOwnRows = []
        pendingConstraints = []
        wrappingNodes = []
        nodesToPlace = []
        reportedConflicts = [:]
    }

    /// Removes all nodes, marking the paths in their tree to the relations that have no rows then.
    private func removeNodes() {
        let nodes = table
        table = LayoutNodeTable()
        nodes.forEach { node in
            guard contains(node), node.resetEngineRecord() else { return }
            node.holderLink?.withGuaranteed { view in
                view.markPath(.descendantHasPendingRelations, upTo: .passUnretained(root))
            }
        }
    }
}

nonisolated extension LayoutEngine {
    /// `true` for the node of the topmost view.
    func isRoot(_ node: LayoutNode) -> Bool {
        !node.isGuide && node.holderLink?.toOpaque() == Unmanaged.passUnretained(root).toOpaque()
    }
}

// MARK: - Changes

extension LayoutEngine {
    /// Notes that something changed, and asks for a layout pass.
    func setNeedsUpdate() {
        if RelayoutLimit.isWatching, !isMeasuring { RelayoutLimit.noteRequest(of: root.layer) }
        guard !isDirty || isStopped else { return }
        isDirty = true
        isStopped = false
        if !isMeasuring { root.setNeedsEngineUpdate() }
    }

    /// Notes that an item's own rows have to be updated.
    func setNeedsOwnRows(of node: LayoutNode) {
        enqueueOwnRows(of: node)
        setNeedsUpdate()
    }

    /// Lets the next update update an item's own rows, without asking for one.
    func enqueueOwnRows(of node: LayoutNode) {
        guard !node.engineRecord.needsOwnRows else { return }
        node.engineRecord.needsOwnRows = true
        nodesNeedingOwnRows.append(node)
    }
}

// MARK: - Participation

extension LayoutEngine {
    /// The variables of an item, which participates from then on.
    @inline(__always)
    func place(of node: LayoutNode) -> LayoutPlace {
        if contains(node), let place = node.engineRecord.place { return place }
        return attach(node)
    }

    @inline(never)
    private func attach(_ node: LayoutNode) -> LayoutPlace {
        let place = LayoutPlace(
            x: solver.makeVariable(), y: solver.makeVariable(),
            width: solver.makeVariable(minimum: 0), height: solver.makeVariable(minimum: 0))
        insert(node, place)
        if node.isGuide {
            node.guide?.pinOrigin()
            return place
        }
        node.withView { view in
            node.engineRecord.isRightToLeft =
                view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            addOwnRows(of: node)
            if !isMeasuring, node.isPlacedByEngine, view.isPlacedElsewhere {
                nodesToPlace.append(node)
            }
            updateFollowingSubviews(of: view)
        }
        return place
    }

    /// Updates the rows of the subviews whose frames follow the size of a view that participates
    /// now.
    private func updateFollowingSubviews(of view: UIView) {
        for index in 0..<view.storedSubviews.count {
            let link = view.storedSubviews.unretained(at: index)
            guard let node = link.withGuaranteed({ $0.layoutNode }), contains(node),
                !link.withGuaranteed({ $0.autoresizingMask.isEmpty })
            else { continue }
            setNeedsOwnRows(of: node)
        }
    }

    /// Removes all rows that an item owns or has by itself.
    func removeAllRows(of node: LayoutNode) {
        node.forEachOwnedConstraint(uninstall)
        uninstallImplicitRelations(of: node)
        removeOwnRows(of: node)
    }

    /// Removes the variables of an item that the engine does not hold at present, and that no row
    /// mentions any more.
    nonisolated func removeVariables(of record: EngineRecord) {
        guard let place = record.place else { return }
        for variable in place.variables { solver.removeVariable(variable) }
        table.remove(at: place)
    }

    /// Removes a node and its variables, which no row mentions any more.
    func detach(_ node: LayoutNode) {
        guard let place = node.engineRecord.place else { return }
        for variable in place.variables { solver.removeVariable(variable) }
        removeNode(node)
    }
}

extension UIView {
    /// `true` if the view has a size, or is not at the origin.
    fileprivate final var isPlacedElsewhere: Bool {
        layer.bounds.size != .zero || layer.position != .zero
    }
}

nonisolated extension LayoutNode {
    /// Forgets an engine whose solver has nothing of the node any more.
    ///
    /// - Returns: `true` if the view owns relations, which another engine has to lower, and is
    ///   marked so.
    @discardableResult
    fileprivate func resetEngineRecord() -> Bool {
        state.extras?.installedRows = []
        engineRecord = EngineRecord()
        guard state.constraints.ownedCount > 0 || !(state.extras?.implicitRelations.isEmpty ?? true)
        else { return false }
        holderLink?.withGuaranteed { view in _ = view.layoutMarks.insert(.hasPendingRelations) }
        return true
    }
}
