import ConstraintSolver
import CoreGraphics
import FoundationGaps
import QuartzCore
import Synchronization

/// The rows of a view that was measured by its constraints, kept so that measuring it again is
/// cheap.
///
/// `systemLayoutSizeFitting(_:)` asks for the size of a view if nothing around it had an effect.
/// That is another system than the one that lays the view out: an engine of its own has rows for
/// everything in the view. Measuring
///
/// 1. asks the views for the sizes of their contents;
/// 2. gives the nodes and constraints in the view to that engine, with its data about them;
/// 3. updates its rows, by their numbers where nothing else changed, otherwise by replacing them;
/// 4. solves, and reads the size;
/// 5. gives the nodes and constraints back as they were.
///
/// Contents are computed by code of an app, which may lay out, measure and change the tree. It runs
/// only while nodes and constraints are as they were: before step 2, and for heights that follow a
/// solved width after a step 5, from which measuring goes on with step 2. If it changed what there
/// is to be measured, measuring begins again.
///
/// A view's first measurement is not cached, because most views are measured once, and rows that
/// are not used again would cost more than they save. From the second on they are cached, in an
/// engine that all of these measurements share, because its solver knows the shapes that it has
/// solved: another cell of a kind costs a copy and a replay, and a replay when it is measured
/// again.
nonisolated final class LayoutMeasurement {
    /// A node in the view, with the data of the engine that it does not belong to at present.
    struct MeasuredNode {
        let node: LayoutNode
        let superview: Unmanaged<UIView>?
        let isPlacedByEngine: Bool
        var engineRecord = EngineRecord()
        var installedRows: [InstalledRow] = []

        /// What the content asks for; `nil` for a guide, and for a view that its frame places.
        var content: LayoutContent?

        /// The rows as of the last measurement, of the implicit relations of the view.
        var lowered: [LinearRow?] = []
    }

    /// A constraint in the view, with its row in the engine that it does not belong to at present.
    struct MeasuredConstraint {
        let constraint: NSLayoutConstraint
        let owner: LayoutNode
        var installedRow: InstalledRow?

        /// The row as of the last measurement.
        var lowered: LinearRow?
    }

    let engine: LayoutEngine

    /// `true` if the rows are kept for the next measurement.
    let isCached: Bool

    // The checks for exclusive access are off where they cost more than the work they check, and no
    // other code runs while such a property is modified. Elements are read field by field: a copy
    // of one copies its row.
    @exclusivity(unchecked) var nodes: [MeasuredNode] = []
    @exclusivity(unchecked) var constraints: [MeasuredConstraint] = []

    /// The rows that prefer the target's size.
    private var targetRows: (width: Row, height: Row)?

    @MainActor private init(of view: UIView, in engine: LayoutEngine, isCached: Bool) {
        self.engine = engine
        self.isCached = isCached
        nodes.reserveCapacity(Self.usualNodeCount)
        constraints.reserveCapacity(Self.usualConstraintCount)
        view.forEachNodeInTree { node in
            nodes.append(MeasuredNode(node))
            node.forEachOwnedConstraint {
                constraints.append(MeasuredConstraint(constraint: $0, owner: node))
            }
        }
    }

    /// The capacity that is reserved, enough for a usual cell.
    private static var usualNodeCount: Int { 8 }
    private static var usualConstraintCount: Int { 24 }

    /// Removes its rows and variables from the engine.
    deinit {
        if let targetRows {
            engine.solver.remove(targetRows.width)
            engine.solver.remove(targetRows.height)
        }
        for measured in constraints {
            if let installed = measured.installedRow { engine.solver.remove(installed.row) }
        }
        for measured in nodes {
            engine.removeRows(measured.engineRecord.ownRows, measured.installedRows)
        }
        for measured in nodes { engine.removeVariables(of: measured.engineRecord) }
    }
}

extension LayoutMeasurement.MeasuredNode {
    fileprivate init(_ node: LayoutNode) {
        self.node = node
        superview = node.superviewLink
        isPlacedByEngine = node.isPlacedByEngine
    }

    /// `true` if a node is this one, and has the same superview and kind as when it was measured.
    fileprivate func matches(_ other: LayoutNode) -> Bool {
        node == other && superview?.toOpaque() == other.superviewLink?.toOpaque()
            && isPlacedByEngine == other.isPlacedByEngine
    }
}

// MARK: - Items that end on other threads

nonisolated extension LayoutMeasurement {
    /// Measurements whose items were released on other threads, where the engine that they share
    /// must not be touched.
    struct Abandoned: @unchecked Sendable {
        var measurements: [LayoutMeasurement] = []
    }

    private static let abandoned = Mutex(Abandoned())

    /// Takes the measurement from the node of an item that is in its `deinit`: releases it on the
    /// main queue, and on another thread keeps it until the next view is measured.
    static func abandon(in node: LayoutNode) {
        let isOnMain = MainQueue.isCurrent
        let taken = abandoned.withLock { abandoned in
            let taken = Abandoned(measurements: node.state.measurement.map { [$0] } ?? [])
            node.state.measurement = nil
            guard !isOnMain else { return taken }
            abandoned.measurements += taken.measurements
            return Abandoned()
        }
        _ = taken
    }

    fileprivate static func releaseAbandoned() {
        let released = abandoned.withLock { abandoned in
            defer { abandoned = Abandoned() }
            return abandoned
        }
        _ = released
    }
}

// MARK: - Changing engines

extension LayoutMeasurement.MeasuredNode {
    /// Exchanges the node's data with the data stored here.
    fileprivate mutating func exchange(isGiven: Bool) {
        guard node.isLive else {
            guard !isGiven else { return }
            // The data about the item ended with it.
            engineRecord = EngineRecord()
            installedRows = []
            return
        }
        swap(&engineRecord, &node.engineRecord)
        guard !installedRows.isEmpty || node.state.extras != nil else { return }
        swap(&installedRows, &node.state.installedRows)
    }
}

extension LayoutMeasurement.MeasuredConstraint {
    /// Exchanges the constraint's row with the one stored here.
    fileprivate mutating func exchange() { swap(&installedRow, &constraint.installedRow) }
}

// MARK: - Measuring

extension LayoutMeasurement {
    /// The size of a view whose lengths prefer those of a target.
    @MainActor
    static func size(
        of view: UIView, fitting target: CGSize, _ horizontal: Strength, _ vertical: Strength
    ) -> CGSize {
        let isNested = isMeasuring
        isMeasuring = true
        defer { isMeasuring = isNested }
        for _ in 0..<maximumAttempts {
            let measured = measurement(of: view, isNested: isNested)
            let size = measured.measure(view, target, horizontal, vertical)
            if !measured.isCached { measured.forget() }
            if let size { return size }
            if measured.isCached { view.layoutNode?.state.measurement = nil }
        }
        RelayoutLimit.reportMeasuring(of: view.layer, count: maximumAttempts)
        return view.bounds.size
    }

    /// The number of times that measuring begins, if code of an app changes the tree while it does.
    private static var maximumAttempts: Int { 25 }

    /// The measurement to use for a view.
    @MainActor
    private static func measurement(of view: UIView, isNested: Bool) -> LayoutMeasurement {
        let node = view.ensuredLayoutNode
        // A content that measures while it is being measured has an engine of its own, too.
        guard node.state.wasMeasured, !isNested else {
            node.state.wasMeasured = true
            return LayoutMeasurement(
                of: view, in: LayoutEngine(root: view, isMeasuring: true), isCached: false)
        }
        return cached(by: node, of: view)
    }

    @MainActor private static var isMeasuring = false
    @MainActor private static var sharedEngine: LayoutEngine?

    /// The nodes whose measurements are cached, those measured first in front.
    @MainActor private static var cachingNodes: [LayoutNode] = []

    /// The number of measurements that are cached: more than the cells that a screen shows at once.
    private static var maximumCachedCount: Int { 64 }

    /// The measurement that a node caches if it still fits the content of the view, else a new one.
    @MainActor
    private static func cached(by node: LayoutNode, of view: UIView) -> LayoutMeasurement {
        releaseAbandoned()
        let engine = sharedEngine ?? LayoutEngine(root: view, isMeasuring: true)
        sharedEngine = engine
        if let cached = node.state.measurement {
            if cached.engine === engine, !cached.differs(from: view) { return cached }
        } else {
            if let index = cachingNodes.firstIndex(where: { $0 == node }) {
                cachingNodes.remove(at: index)
            }
            cachingNodes.append(node)
            if cachingNodes.count > maximumCachedCount {
                forget(in: cachingNodes.removeFirst())
            }
        }
        let measurement = LayoutMeasurement(of: view, in: engine, isCached: true)
        node.state.measurement = measurement
        return measurement
    }

    /// Releases the measurement that a node caches, if its item is still there.
    @MainActor
    private static func forget(in node: LayoutNode) {
        let forgotten = abandoned.withLock { _ in
            guard node.isLive else { return Abandoned() }
            defer { node.state.measurement = nil }
            return Abandoned(measurements: node.state.measurement.map { [$0] } ?? [])
        }
        _ = forgotten
    }

    /// `true` if views participate that did not, or were moved, or if there are other constraints.
    /// Otherwise the rows differ in their numbers at most.
    @MainActor
    private func differs(from view: UIView) -> Bool {
        var nodeCount = 0
        var constraintCount = 0
        var isSame = true
        view.forEachNodeInTree { node in
            if nodeCount >= nodes.count || !nodes[nodeCount].matches(node) { isSame = false }
            nodeCount += 1
            node.forEachOwnedConstraint { constraint in
                if constraintCount >= constraints.count
                    || constraints[constraintCount].constraint !== constraint
                {
                    isSame = false
                }
                constraintCount += 1
            }
        }
        return !isSame || constraintCount != constraints.count || nodeCount != nodes.count
    }

    /// Measures the view.
    ///
    /// - Returns: `nil` if what is measured has changed since.
    @MainActor
    private func measure(
        _ view: UIView, _ target: CGSize, _ horizontal: Strength, _ vertical: Strength
    ) -> CGSize? {
        askContents(in: view)
        guard !differs(from: view) else { return nil }
        exchange(isGiven: true)
        engine.root = view
        let place = engine.place(of: view.ensuredLayoutNode)
        updateNodes()
        updateConstraints()
        guard updateNewNodes() else {
            exchange(isGiven: false)
            removeNewNodes(in: view)
            return nil
        }
        setTarget(target, of: place, horizontal, vertical)
        guard solve(view) else { return nil }
        let size = view.frame(forAlignmentRect: engine.solvedFrame(of: place)).size
        // Nothing is placed, so the solver's list of changed variables is discarded.
        engine.solver.reportChanges { _ in }
        exchange(isGiven: false)
        return size
    }

    /// Asks the views for the sizes of their contents, with code of an app.
    @MainActor
    private func askContents(in view: UIView) {
        let root = view.layoutNode
        for index in nodes.indices {
            // Such code may remove views.
            let node = nodes[index].node
            guard node.isLive, !node.isGuide, node.isPlacedByEngine || node == root else {
                nodes[index].content = nil
                continue
            }
            nodes[index].content = LayoutContent(of: node.view)
        }
    }

    /// Solves, and gives contents whose height follows their width the height at that width.
    ///
    /// - Returns: `false` if what is measured has changed since; nodes and constraints are
    ///   given back then.
    @MainActor
    private func solve(_ view: UIView) -> Bool {
        engine.isDirty = false
        engine.solve()
        for _ in 0..<LayoutEngine.maximumWrapCount {
            let wrapping = nodes.indices.compactMap { index -> (index: Int, width: Double)? in
                guard nodes[index].content?.heightFollowsWidth ?? false else { return nil }
                return engine.widthToWrap(nodes[index].node).map { (index, $0) }
            }
            guard !wrapping.isEmpty else { break }
            exchange(isGiven: false)
            let heights = wrapping.map { item in
                nodes[item.index].node.holder?.contentHeight(atWidth: item.width)
            }
            guard !differs(from: view) else { return false }
            exchange(isGiven: true)
            var changed = false
            for (item, height) in zip(wrapping, heights) {
                let node = nodes[item.index].node
                if engine.setWrapped(height, atWidth: item.width, of: node) { changed = true }
            }
            guard changed else { break }
            engine.solve()
        }
        return true
    }

    /// Gives nodes and constraints to the other engine: to the one that measures, or back.
    private func exchange(isGiven: Bool) {
        for index in nodes.indices {
            nodes[index].exchange(isGiven: isGiven)
            if isGiven, nodes[index].node.isLive {
                nodes[index].node.state.measuredIndex = Int32(index)
            }
        }
        for index in constraints.indices { constraints[index].exchange() }
    }

    /// Removes nodes from the engine that came to participate by being lowered, and so are not in
    /// the measurement.
    @MainActor
    private func removeNewNodes(in view: UIView) {
        view.forEachNodeInTree { node in
            guard engine.contains(node) else { return }
            var measured = MeasuredNode(node)
            measured.exchange(isGiven: false)
            nodes.append(measured)
        }
    }

    /// Forgets everything, together with the engine.
    private func forget() {
        nodes = []
        constraints = []
        targetRows = nil
    }

    /// Makes the view prefer the target's size.
    @MainActor
    private func setTarget(
        _ target: CGSize, of place: LayoutPlace, _ horizontal: Strength, _ vertical: Strength
    ) {
        func number(_ length: CGFloat) -> Double {
            let finite = length.isFinite ? max(0, length) : UIView.layoutFittingExpandedSize.width
            return -Double(finite)
        }
        if let targetRows {
            engine.solver.setConstant(targetRows.width, number(target.width))
            engine.solver.setConstant(targetRows.height, number(target.height))
            engine.solver.setStrength(targetRows.width, horizontal)
            engine.solver.setStrength(targetRows.height, vertical)
        } else {
            let width = engine.solver.add(
                Term(place.width), .equal, constant: number(target.width), strength: horizontal)
            let height = engine.solver.add(
                Term(place.height), .equal, constant: number(target.height), strength: vertical)
            targetRows = (width, height)
        }
    }
}

extension LayoutEngine {
    /// Removes the rows of an item itself, and those of its implicit relations.
    fileprivate nonisolated func removeRows(_ own: OwnRows, _ installed: [InstalledRow]) {
        for case let row? in own.all { solver.remove(row) }
        for installed in installed { solver.remove(installed.row) }
    }
}
