import ConstraintSolver
import CoreGraphics

/// The rows that measuring a view by its constraints left in a solver, so that measuring it again is cheap.
///
/// `systemLayoutSizeFitting(_:)` asks how large a view would be if nothing around it counted. That is another system than
/// the one that lays the view out: an engine of its own has rows for all that is in the view. Measuring is
///
/// 1. to hand the nodes and constraints in the view to that engine, with what it knows of them;
/// 2. to bring its rows up to date, by their numbers where nothing else changed, otherwise by making them anew;
/// 3. to solve, and to read the size;
/// 4. to hand nodes and constraints back as they were.
///
/// A view's first measurement keeps nothing, because most views are measured once, and rows that nobody asks for again would
/// cost more than they save. From the second on they are kept, in an engine that all of these measurements share, because its
/// solver knows the shapes that it has solved: a cell of a kind costs a copy and a replay, and a replay when it is measured
/// again.
nonisolated final class LayoutMeasurement {
    /// A node in the view, and what the engine knows of it to which it does not belong at present.
    struct MeasuredNode {
        let node: LayoutNode
        let superview: Unmanaged<UIView>?
        let isPlacedByEngine: Bool
        var attachment = LayoutAttachment()
        var loweredRows: [LoweredRow] = []

        /// What the rows were made of that the view keeps besides constraints.
        var drafts: [RowDraft?] = []
    }

    /// A constraint in the view, and its row in the engine to which it does not belong at present.
    struct MeasuredConstraint {
        let constraint: NSLayoutConstraint
        let keeper: LayoutNode
        var lowered: LoweredRow?

        /// What the row was made of.
        var draft: RowDraft?
    }

    let engine: LayoutEngine

    /// Whether the rows are kept for the next time.
    let isKept: Bool

    // Where the checks for exclusive access are off they cost more than what they check, and nobody is called while such a
    // property is being changed. Elements are asked for what they have one by one: a copy of one copies its draft.
    @exclusivity(unchecked) var nodes: [MeasuredNode] = []
    @exclusivity(unchecked) var constraints: [MeasuredConstraint] = []

    /// The rows that draw the view to the target's size.
    @exclusivity(unchecked) private var wishes: (width: Row, height: Row)?

    @MainActor private init(of view: UIView, in engine: LayoutEngine, isKept: Bool) {
        self.engine = engine
        self.isKept = isKept
        nodes.reserveCapacity(Self.usualNodeCount)
        constraints.reserveCapacity(Self.usualConstraintCount)
        view.forEachNodeInTree { node in
            nodes.append(MeasuredNode(node))
            node.forEachStored {
                constraints.append(MeasuredConstraint(constraint: $0, keeper: node))
            }
        }
    }

    /// What a cell has room for without moving anything.
    private static var usualNodeCount: Int { 8 }
    private static var usualConstraintCount: Int { 24 }

    /// Takes its rows and variables out of the engine.
    deinit {
        if let wishes {
            engine.solver.remove(wishes.width)
            engine.solver.remove(wishes.height)
        }
        for measured in constraints {
            if let lowered = measured.lowered { engine.solver.remove(lowered.row) }
        }
        for measured in nodes {
            engine.dropRows(measured.attachment.ownRows, measured.loweredRows)
        }
        for measured in nodes { engine.dropVariables(measured.attachment) }
    }
}

extension LayoutMeasurement.MeasuredNode {
    fileprivate init(_ node: LayoutNode) {
        self.node = node
        superview = node.superviewLink
        isPlacedByEngine = node.isPlacedByEngine
    }

    /// Whether it is about a node that is still where it was, and of the same kind.
    fileprivate func isAbout(_ other: LayoutNode) -> Bool {
        node == other && superview?.toOpaque() == other.superviewLink?.toOpaque()
            && isPlacedByEngine == other.isPlacedByEngine
    }
}

// MARK: - Handing over

extension LayoutMeasurement.MeasuredNode {
    /// Exchanges what the node knows for what is kept here.
    fileprivate mutating func handOver() {
        guard node.isLive else {
            // Its item went while it was measured, and whatever was known of it is of no use any more.
            attachment = LayoutAttachment()
            loweredRows = []
            return
        }
        swap(&attachment, &node.attachment)
        guard !loweredRows.isEmpty || node.state.extras != nil else { return }
        swap(&loweredRows, &node.state.loweredRows)
    }
}

extension LayoutMeasurement.MeasuredConstraint {
    /// Exchanges the constraint's row for the one that is kept here.
    fileprivate mutating func handOver() { swap(&lowered, &constraint.loweredRow) }
}

// MARK: - Measuring

extension LayoutMeasurement {
    /// The size of a view when each length wants that of a target.
    @MainActor
    static func size(
        of view: UIView, fitting target: CGSize, _ horizontal: Strength, _ vertical: Strength
    ) -> CGSize {
        let node = view.layoutParticipant
        let isNested = isMeasuring
        isMeasuring = true
        defer { isMeasuring = isNested }
        // A content that measures while it is being measured has an engine to itself, too.
        guard node.state.wasMeasured, !isNested else {
            node.state.wasMeasured = true
            let own = LayoutMeasurement(
                of: view, in: LayoutEngine(root: view, isMeasuring: true), isKept: false)
            defer { own.forget() }
            return own.measure(view, target, horizontal, vertical).size
        }
        let (size, change) = kept(by: node, of: view).measure(view, target, horizontal, vertical)
        if change != .none { node.state.measurement = nil }
        if change == .constraints { sharedEngine = nil }
        return size
    }

    @exclusivity(unchecked) @MainActor private static var isMeasuring = false
    @MainActor private static var sharedEngine: LayoutEngine?

    /// The nodes whose measurements are kept, those measured first in front.
    @MainActor private static var keepers: [LayoutNode] = []

    /// How many measurements are kept: more than the cells that a screen shows at once.
    private static var greatestKeptCount: Int { 64 }

    /// The measurement that a node keeps if it still fits what is in the view, else a new one.
    @MainActor
    private static func kept(by node: LayoutNode, of view: UIView) -> LayoutMeasurement {
        let engine = sharedEngine ?? LayoutEngine(root: view, isMeasuring: true)
        sharedEngine = engine
        if let kept = node.state.measurement {
            if kept.engine === engine, kept.change(in: view) == .none { return kept }
        } else {
            if let index = keepers.firstIndex(where: { $0 == node }) { keepers.remove(at: index) }
            keepers.append(node)
            if keepers.count > greatestKeptCount {
                let first = keepers.removeFirst()
                if first.isLive { first.state.measurement = nil }
            }
        }
        let measurement = LayoutMeasurement(of: view, in: engine, isKept: true)
        node.state.measurement = measurement
        return measurement
    }

    /// What is other in a view than a measurement knows.
    private enum Change {
        /// Nothing: the rows differ in their numbers at most.
        case none

        /// Views came to take part, or were moved.
        case nodes

        /// There are other constraints. When that happened in the middle of measuring, the engine has rows of which nobody
        /// knows.
        case constraints
    }

    @MainActor
    private func change(in view: UIView) -> Change {
        var nodeCount = 0
        var constraintCount = 0
        var hasSameNodes = true
        var hasSameConstraints = true
        view.forEachNodeInTree { node in
            if nodeCount >= nodes.count || !nodes[nodeCount].isAbout(node) { hasSameNodes = false }
            nodeCount += 1
            node.forEachStored { constraint in
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
        handOver()
        engine.root = view
        engine.wrapping = []
        engine.isDirty = true
        let place = engine.place(of: view.layoutParticipant)
        updateNodes()
        updateConstraints()
        draw(place, to: target, horizontal, vertical)
        engine.update()
        let size = view.frame(forAlignmentRect: engine.solvedFrame(of: place)).size
        // Nobody places anything, and the solver need not remember what moved.
        engine.solver.takeChanged { _ in }
        let change = change(in: view)
        handOver()
        if change != .none { takeNewNodes(in: view) }
        if change == .constraints { forget() }
        return (size, change)
    }

    /// Hands nodes and constraints to the other engine: to the one that measures, or back.
    private func handOver() {
        for index in nodes.indices { nodes[index].handOver() }
        for index in constraints.indices { constraints[index].handOver() }
    }

    /// Takes from nodes that came to take part meanwhile what the measuring engine knows of them.
    @MainActor
    private func takeNewNodes(in view: UIView) {
        view.forEachNodeInTree { node in
            guard engine.knows(node) else { return }
            var measured = MeasuredNode(node)
            measured.handOver()
            nodes.append(measured)
        }
    }

    /// Forgets everything, together with the engine.
    private func forget() {
        nodes = []
        constraints = []
        wishes = nil
    }

    /// Makes the view want the target's size.
    @MainActor
    private func draw(
        _ place: LayoutPlace, to target: CGSize, _ horizontal: Strength, _ vertical: Strength
    ) {
        func number(_ length: CGFloat) -> Double {
            let finite = length.isFinite ? max(0, length) : UIView.layoutFittingExpandedSize.width
            return -Double(finite)
        }
        if let wishes {
            engine.solver.setConstant(wishes.width, number(target.width))
            engine.solver.setConstant(wishes.height, number(target.height))
            engine.solver.setStrength(wishes.width, horizontal)
            engine.solver.setStrength(wishes.height, vertical)
        } else {
            let width = engine.solver.add(
                Term(place.width), .equal, constant: number(target.width), strength: horizontal)
            let height = engine.solver.add(
                Term(place.height), .equal, constant: number(target.height), strength: vertical)
            wishes = (width, height)
        }
    }
}

extension LayoutEngine {
    /// Takes out rows that an item has by itself, and rows that it keeps.
    fileprivate nonisolated func dropRows(_ own: LayoutOwnRows, _ lowered: [LoweredRow]) {
        for row in [own.first, own.second, own.third, own.fourth] {
            if let row { solver.remove(row) }
        }
        for lowered in lowered { solver.remove(lowered.row) }
    }
}
