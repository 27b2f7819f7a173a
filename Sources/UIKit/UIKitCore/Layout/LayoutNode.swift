import ConstraintSolver
import CoreGraphics

/// What Auto Layout keeps about a view or a layout guide that takes part in it.
///
/// A view gets one when it is first asked for an anchor or a constraint first speaks of it; others have none. Constraints
/// and anchors keep nodes, not items: a node whose item is gone is empty. So asking a constraint for its items costs a
/// load, where weak references would slow down every use of the view.
///
/// What leads from the node to its item, and to the engine, is cut by the `deinit` of what it leads to. That is why
/// these links may be unsafe, and why the node belongs to no actor: an object ends on the thread that lets it go.
///
/// Here, in ``LayoutEngine`` and in constraints the checks for exclusive access are off, which cost more than what they
/// check: nobody is called while such a property is being changed.
nonisolated final class LayoutNode {
    /// The view, or the one that has the guide; `nil` once it is gone, and for a guide that no view has.
    var holder: UIView? {
        get { holderLink?.takeUnretainedValue() }
        set { holderLink = newValue.map(Unmanaged.passUnretained) }
    }

    /// ``holder``, as a link that can be compared and followed without being kept meanwhile.
    @exclusivity(unchecked) private(set) var holderLink: Unmanaged<UIView>?

    /// The guide, if the node is a guide's; `nil` once it is gone.
    @exclusivity(unchecked) unowned(unsafe) private(set) var guide: UILayoutGuide?

    /// Whether the node is a guide's.
    let isOfGuide: Bool

    /// When an activated constraint first spoke of the item, counted from the start of the program; 0 before. It decides
    /// between equal wishes: see ``LayoutEngine``.
    @exclusivity(unchecked) fileprivate(set) var order: Int32 = 0

    // MARK: What is kept

    /// The constraints that the view keeps. Guides keep none.
    @exclusivity(unchecked) var stored = ConstraintList()

    /// The active constraints that speak of the item, or of something in it, and are kept by a view above.
    @exclusivity(unchecked) var uses = InPlaceList<NSLayoutConstraint>()

    /// The layout guides that the view owns, in the order in which they were added.
    @exclusivity(unchecked) var guides: [UILayoutGuide] = []

    /// The guides that every view has, once somebody asked for one.
    @exclusivity(unchecked) var systemGuides: SystemGuides?

    /// The rows that the view keeps besides constraints, and their places in the engine.
    @exclusivity(unchecked) var rows: [LayoutRow] = []
    @exclusivity(unchecked) var loweredRows: [LoweredRow] = []

    /// Whether the view's size was asked for, so that it may be asked for again.
    @exclusivity(unchecked) var wasMeasured = false

    /// What measuring the view has left for the next time.
    @exclusivity(unchecked) var measurement: LayoutMeasurement?

    /// The engine of the tree of which the view is the root.
    @exclusivity(unchecked) var ownEngine: LayoutEngine?

    // MARK: In the engine

    /// What the engine that the item is in knows about it.
    @exclusivity(unchecked) var attachment = LayoutAttachment()

    /// The items in the view whose solved places are not their frames yet.
    @exclusivity(unchecked) var movedItems = InPlaceList<LayoutNode>()

    /// Whether the node is among ``movedItems`` of its superview's.
    @exclusivity(unchecked) var isMoved = false

    /// Whether the solver has told the engine that the place is another one; see ``LayoutEngine/handOverMoves()``.
    @exclusivity(unchecked) var isReported = false

    /// The number of the departure in which the item left its tree last; see ``UIView/leaveTree()``.
    @exclusivity(unchecked) var departure = 0

    init(of view: UIView) {
        holderLink = Unmanaged.passUnretained(view)
        guide = nil
        isOfGuide = false
    }

    init(of guide: UILayoutGuide, in view: UIView?) {
        holderLink = view.map(Unmanaged.passUnretained)
        self.guide = guide
        isOfGuide = true
    }

    /// Empties the node of an item that is in its `deinit`: what the engine knows of it, and what it keeps.
    func itemIsGoing() {
        ownEngine?.end()
        ownEngine = nil
        measurement = nil
        attachment.engine?.forget(self)
        for guide in guides { guide.layoutNode?.holder = nil }
        systemGuides?.ownerIsGoing()
        holder = nil
        guide = nil
        for place in 0..<stored.placeCount { stored[place]?.ownerNode = nil }
        stored = ConstraintList()
        uses = InPlaceList()
        guides = []
        systemGuides = nil
        rows = []
        movedItems = InPlaceList()
    }

    @MainActor fileprivate static var count: Int32 = 0
}

/// What an engine knows about a node. All of it ends with the engine.
nonisolated struct LayoutAttachment {
    /// The engine, whose end cuts the link, and its number, which is compared faster.
    unowned(unsafe) var engine: LayoutEngine?
    var engineNumber: Int32 = 0

    /// Where the alignment rectangle lies in the superview, or the guide in its view.
    var place: LayoutPlace?

    /// The node's index in the engine.
    var index: Int32 = -1

    /// The rows that the item has by itself: from its content size, or from its frame.
    var ownRows = LayoutOwnRows()

    /// Whether the constraints that the view keeps are mirrored.
    var isRightToLeft = false

    /// Whether the node waits for its own rows to be made anew.
    var isWaiting = false

    /// The width for which the rows of the content's height were made; `nil` for none.
    var wrappedWidth: Double?
}

/// The four numbers that the engine finds for an item.
nonisolated struct LayoutPlace {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
}

/// The rows that an item has by itself: the size of its content at most and at least, or edges and lengths of its frame.
nonisolated struct LayoutOwnRows {
    var first: Row?
    var second: Row?
    var third: Row?
    var fourth: Row?
}

extension LayoutNode {
    /// The view, or the one that has the guide. Only nodes that an engine may know are asked: they have one.
    var view: UIView { holder! }

    /// The item itself; `nil` once it is gone.
    var item: AnyObject? { isOfGuide ? guide : holder }

    /// The engine that the node is in.
    var engine: LayoutEngine? { attachment.engine }

    /// The node that stands for the item in the engine: a guide that follows its view by itself has that view's. `nil` for
    /// an item that is gone, or a guide that no view has.
    var participant: LayoutNode? {
        guard let holder else { return nil }
        return isOfGuide && guide?.followsOwner ?? false ? holder.layoutParticipant : self
    }

    /// Notes that an activated constraint speaks of the item.
    func wasReferenced() {
        guard order == 0 else { return }
        Self.count += 1
        order = Self.count
    }

    /// Calls `body` with each constraint that the view keeps.
    ///
    /// It looks at one place after another, because a list that is kept meanwhile keeps each of its constraints.
    @inline(__always)
    func forEachStored(_ body: (NSLayoutConstraint) -> Void) {
        for place in 0..<stored.placeCount {
            if let constraint = stored[place] { body(constraint) }
        }
    }

    /// Calls `body` with each active constraint that speaks of the item.
    func forEachConstraint(_ body: (NSLayoutConstraint) -> Void) {
        forEachStored(body)
        uses.all.forEach(body)
    }
}

nonisolated extension LayoutNode {
    /// Whether the node is a view's that lies right in that of `other`.
    @inline(__always)
    func isRightIn(_ other: LayoutNode) -> Bool {
        guard !isOfGuide, let outer = other.holderLink else { return false }
        return superviewLink?.toOpaque() == outer.toOpaque()
    }

    /// Whether the view keeps constraints or rows that no engine knows yet, and is marked so.
    @inline(__always)
    var keepsNews: Bool {
        holderLink?._withUnsafeGuaranteedRef { $0.layoutMarks.contains(.keepsNews) } ?? false
    }

    /// The superview of the view, or of the one that has the guide.
    @inline(__always)
    var superviewLink: Unmanaged<UIView>? {
        holderLink?._withUnsafeGuaranteedRef { $0.superviewLink } ?? nil
    }
}

// MARK: - Items

extension UIView {
    /// The view's node, made when it is missing.
    final var layoutParticipant: LayoutNode {
        if let layoutNode { return layoutNode }
        let node = LayoutNode(of: self)
        layoutNode = node
        return node
    }
}

extension UILayoutGuide {
    /// The guide's node, made when it is missing.
    final var layoutParticipant: LayoutNode {
        if let layoutNode { return layoutNode }
        let node = LayoutNode(of: self, in: owningView)
        layoutNode = node
        return node
    }
}

/// The items of constraints: views and guides.
enum LayoutItem {
    /// The view that `item` is or belongs to; `nil` for a guide without one.
    static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// The node of `item`; `nil` for what is neither a view nor a guide.
    static func node(of item: AnyObject) -> LayoutNode? {
        (item as? UIView)?.layoutParticipant ?? (item as? UILayoutGuide)?.layoutParticipant
    }
}
