import ConstraintSolver
import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

/// The record that Auto Layout keeps of a view or a layout guide.
///
/// A view gets a node when an anchor of it is first asked for or a constraint first references it;
/// others have none. Constraints and anchors refer to nodes, not to items: the node of an item that
/// is gone is no longer live, and leads nowhere. Asking a constraint for its items costs two loads,
/// where weak references would slow down every use of the view.
///
/// A node is a plain value of one word, a ``NodeReference`` to the node's ``State``. Nothing counts
/// the references to a node, which would take most of the time of a layout: a constraint of two
/// views alone changed reference counts forty times.
///
/// The links from a state to its item and to the engine are cut by the `deinit` of what they lead
/// to. That is why they may be unowned, and why a node belongs to no actor: an object is
/// deallocated on the thread that releases it.
nonisolated struct LayoutNode: Hashable, Sendable {
    private let reference: NodeReference

    /// `true` until the item is deallocated.
    @inline(__always)
    var isLive: Bool { reference.isLive }

    /// The state. Change it only while the node is live.
    var state: State {
        @inline(__always) unsafeAddress { UnsafePointer(reference.address) }
        @inline(__always) nonmutating unsafeMutableAddress { reference.address }
    }

    /// Creates the node of a view that has none.
    init(of view: Unmanaged<UIView>) {
        reference = Self.memory.allocate()
        state.holderLink = view
    }

    /// Creates the node of a guide that has none.
    init(of guide: UILayoutGuide, in view: UIView?) {
        reference = Self.memory.allocate()
        state.holderLink = view.map(Unmanaged.passUnretained)
        state.guideLink = Unmanaged.passUnretained(guide)
    }

    private static let memory = NodeMemory()

    /// Ends the node of an item that is in its `deinit`: removes it from its engine, and releases
    /// what it retains.
    func itemIsDeinitializing() {
        if let extras = state.extras { extras.ownEngine?.end() }
        state.extras?.ownEngine = nil
        if state.extras?.measurement != nil { LayoutMeasurement.abandon(in: self) }
        engineRecord.engineLink?.withGuaranteed { $0.removeNode(self) }
        state.extras?.detachGuides()
        if !isGuide { withView(releaseConstraints(ownedBy:)) }
        while popMovedItem() != nil {}
        Self.memory.free(reference)
    }
}

// MARK: - Links

nonisolated extension LayoutNode {
    /// The view, or the view that owns the guide; `nil` once it is gone, and for a guide that no
    /// view owns.
    var holder: UIView? {
        get { holderLink?.takeUnretainedValue() }
        nonmutating set {
            if isLive { state.holderLink = newValue.map(Unmanaged.passUnretained) }
        }
    }

    /// ``holder``, as a link that can be compared and followed without retaining the view.
    @inline(__always)
    var holderLink: Unmanaged<UIView>? { isLive ? state.holderLink : nil }

    /// `true` for the node of a guide. Meaningful only while the node is live.
    @inline(__always)
    var isGuide: Bool { state.guideLink != nil }

    /// The guide, for the node of a guide; `nil` once it is gone.
    var guide: UILayoutGuide? { isLive ? state.guideLink?.takeUnretainedValue() : nil }

    /// The view, or the view that owns the guide.
    ///
    /// - Precondition: There is one, as for every node of an engine.
    var view: UIView { holder! }

    /// The item itself; `nil` once it is gone.
    var item: AnyObject? { isGuide ? guide : holder }

    /// The engine that the node belongs to.
    var engine: LayoutEngine? {
        isLive ? state.engineRecord.engineLink?.takeUnretainedValue() : nil
    }

    /// The engine's data about the node.
    var engineRecord: EngineRecord {
        @inline(__always) get { state.engineRecord }
        @inline(__always) nonmutating _modify { yield &state.engineRecord }
    }

    /// Calls `body` with ``view`` without retaining it: it must not be deallocated during the call.
    @inline(__always)
    func withView<Result>(_ body: (UIView) -> Result) -> Result {
        holderLink!.withGuaranteed(body)
    }

    /// The superview of the view, or of the view that owns the guide.
    @inline(__always)
    var superviewLink: Unmanaged<UIView>? {
        holderLink?.withGuaranteed { $0.superviewLink } ?? nil
    }

    /// `true` if the node is that of a direct subview of the view of `other`.
    @inline(__always)
    func isDirectSubview(of other: LayoutNode) -> Bool {
        guard !isGuide, let superview = other.holderLink else { return false }
        return superviewLink?.toOpaque() == superview.toOpaque()
    }

    /// `true` if constraints place the view, rather than its frame.
    var isPlacedByEngine: Bool {
        !isGuide
            && holderLink?.withGuaranteed {
                $0.layoutMarks.contains(.isPlacedByConstraints)
            } ?? false
    }

    /// `true` if the view is marked as owning constraints or implicit relations that no engine has
    /// rows for.
    @inline(__always)
    var hasPendingRelations: Bool {
        holderLink?.withGuaranteed { $0.layoutMarks.contains(.hasPendingRelations) } ?? false
    }
}

extension LayoutNode {
    /// The node with the item's variables: for a guide that follows the edges of its view, that of
    /// the view. `nil` for an item that is gone, or a guide that no view owns.
    var representative: LayoutNode? {
        guard let holder else { return nil }
        return isGuide && guide?.followsOwner ?? false ? holder.ensuredLayoutNode : self
    }

    /// Gives the item its place among equal content sizes, when an activated constraint first
    /// references it.
    @inline(__always)
    func assignOrderIfNeeded() {
        if state.order == 0 { assignOrder() }
    }

    private func assignOrder() {
        Self.lastOrder += 1
        state.order = Self.lastOrder
    }

    private static var lastOrder: Int32 = 0
}

// MARK: - Items

extension UIView {
    /// The view's node, created on first use.
    final var ensuredLayoutNode: LayoutNode { layoutNode ?? makeLayoutNode() }

    @inline(never)
    private final func makeLayoutNode() -> LayoutNode {
        let node = LayoutNode(of: .passUnretained(self))
        layoutNode = node
        return node
    }
}

extension UILayoutGuide {
    /// The guide's node, created on first use.
    final var ensuredLayoutNode: LayoutNode {
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

    /// The node of `item`; `nil` for an object that is neither a view nor a guide.
    static func node(of item: AnyObject) -> LayoutNode? {
        (item as? UIView)?.ensuredLayoutNode ?? (item as? UILayoutGuide)?.ensuredLayoutNode
    }
}
