import ConstraintSolver
import CoreGraphics
import FoundationGaps
import Synchronization

/// The rows of a view that was measured by its constraints, kept so that measuring it again is
/// cheap.
///
/// `systemLayoutSizeFitting(_:)` asks for the size of a view if nothing around it had an effect.
/// That is another system than the one that lays the view out: an engine of its own has rows for
/// everything in the view. Measuring
///
/// 1. gives the nodes and constraints in the view to that engine, with its data about them;
/// 2. updates its rows, by their numbers where nothing else changed, otherwise by replacing them;
/// 3. solves, and reads the size;
/// 4. gives the nodes and constraints back as they were.
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
    @exclusivity(unchecked) private var targetRows: (width: Row, height: Row)?

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
    fileprivate mutating func exchange() {
        guard node.isLive else {
            // Its item was deallocated while it was measured, and the data about it is useless.
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
        let node = view.ensuredLayoutNode
        let isNested = isMeasuring
        isMeasuring = true
        defer { isMeasuring = isNested }
        // A content that measures while it is being measured has an engine of its own, too.
        guard node.state.wasMeasured, !isNested else {
            node.state.wasMeasured = true
            let own = LayoutMeasurement(
                of: view, in: LayoutEngine(root: view, isMeasuring: true), isCached: false)
            defer { own.forget() }
            return own.measure(view, target, horizontal, vertical).size
        }
        let (size, change) = cached(by: node, of: view).measure(view, target, horizontal, vertical)
        if change != .none { node.state.measurement = nil }
        if change == .constraints { sharedEngine = nil }
        return size
    }

    @exclusivity(unchecked) @MainActor private static var isMeasuring = false
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
            if cached.engine === engine, cached.change(in: view) == .none { return cached }
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

    /// The difference between a view and a measurement of it.
    private enum Change {
        /// The rows differ in their numbers at most.
        case none

        /// Views participate that did not, or were moved.
        case nodes

        /// There are other constraints. If that happened during the measurement, the engine has
        /// rows that no constraint refers to.
        case constraints
    }

    @MainActor
    private func change(in view: UIView) -> Change {
        var nodeCount = 0
        var constraintCount = 0
        var hasSameNodes = true
        var hasSameConstraints = true
        view.forEachNodeInTree { node in
            if nodeCount >= nodes.count || !nodes[nodeCount].matches(node) { hasSameNodes = false }
            nodeCount += 1
            node.forEachOwnedConstraint { constraint in
                if constraintCount >= constraints.count
                    || constraints[constraintCount].constraint !== constraint
                {
                    hasSameConstraints = false
                }
                constraintCount += 1
            }
        }
        guard hasSameConstraints, constraintCount == constraints.count else { return .constraints }
        return hasSameNodes && nodeCount == nodes.count ? .none : .nodes
    }

    @MainActor
    private func measure(
        _ view: UIView, _ target: CGSize, _ horizontal: Strength, _ vertical: Strength
    ) -> (size: CGSize, change: Change) {
        exchange()
        engine.root = view
        engine.wrappingNodes = []
        engine.isDirty = true
        let place = engine.place(of: view.ensuredLayoutNode)
        updateNodes()
        updateConstraints()
        setTarget(target, of: place, horizontal, vertical)
        engine.update()
        let size = view.frame(forAlignmentRect: engine.solvedFrame(of: place)).size
        // Nothing is placed, so the solver's list of changed variables is discarded.
        engine.solver.reportChanges { _ in }
        let change = change(in: view)
        exchange()
        if change != .none { adoptNewNodes(in: view) }
        if change == .constraints { forget() }
        return (size, change)
    }

    /// Gives nodes and constraints to the other engine: to the one that measures, or back.
    private func exchange() {
        for index in nodes.indices { nodes[index].exchange() }
        for index in constraints.indices { constraints[index].exchange() }
    }

    /// Takes the measuring engine's data from nodes that came to participate during the
    /// measurement.
    @MainActor
    private func adoptNewNodes(in view: UIView) {
        view.forEachNodeInTree { node in
            guard engine.contains(node) else { return }
            var measured = MeasuredNode(node)
            measured.exchange()
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
