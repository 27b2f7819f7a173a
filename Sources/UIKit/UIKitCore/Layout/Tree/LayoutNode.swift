import ConstraintSolver
import CoreGraphics
@_spi(UIKitInternals) import QuartzCore

/// What Auto Layout keeps about a view or a layout guide that takes part in it.
///
/// A view gets one when it is first asked for an anchor or a constraint first speaks of it; others have none. Constraints
/// and anchors know nodes, not items: the node of an item that is gone is no longer live, and leads nowhere. So asking a
/// constraint for its items costs two loads, where weak references would slow down every use of the view.
///
/// A node is a plain value, a word: the address of its ``State`` and, in the bits that no address uses, the number of the
/// item that the memory served when the node was made. Memory is used again for the node of another item, with the next
/// number, and left when there is no next. Nothing counts who refers to a node, which is what most of the time of a layout
/// would go into: a constraint of two views alone touched reference counts forty times.
///
/// What leads from the node to its item, and to the engine, is cut by the `deinit` of what it leads to. That is why
/// these links may be unsafe, and why the node belongs to no actor: an object ends on the thread that lets it go.
nonisolated struct LayoutNode: Hashable, @unchecked Sendable {
    /// The state's address, and above its 48 bits the number that the state had when the node was made. Never null, so that an
    /// optional node is one word too.
    private let word: OpaquePointer

    /// How many bits an address has.
    static var addressBits: UInt { 48 }

    /// The state, which stays readable for ever, and belongs to another item once the node is no longer live.
    @inline(__always)
    private var memory: UnsafeMutablePointer<State> {
        UnsafeMutablePointer(bitPattern: UInt(bitPattern: word) & ((1 << Self.addressBits) - 1))
            .unsafelyUnwrapped
    }

    /// Whether the item is still there.
    @inline(__always)
    var isLive: Bool {
        memory.pointee.generation == UInt16(UInt(bitPattern: word) >> Self.addressBits)
    }

    /// What is kept. Change it only while the node is live.
    var state: State {
        @inline(__always) unsafeAddress { UnsafePointer(memory) }
        @inline(__always) nonmutating unsafeMutableAddress { memory }
    }

    /// The node of a view that had none.
    init(of view: Unmanaged<UIView>) {
        self.init(Self.pool.take())
        state.holderLink = view
    }

    /// The node of a guide that had none.
    init(of guide: UILayoutGuide, in view: UIView?) {
        self.init(Self.pool.take())
        state.holderLink = view.map(Unmanaged.passUnretained)
        state.guideLink = Unmanaged.passUnretained(guide)
    }

    private init(_ memory: UnsafeMutablePointer<State>) {
        let number = UInt(memory.pointee.generation) << Self.addressBits
        word = OpaquePointer(bitPattern: UInt(bitPattern: memory) | number).unsafelyUnwrapped
    }

    /// Empties the node of an item that is in its `deinit`: what the engine knows of it, and what it keeps.
    func itemIsGoing() {
        if let extras = state.extras { extras.ownEngine?.end() }
        state.extras?.ownEngine = nil
        state.extras?.measurement = nil
        attachment.engineLink?.withGuaranteed { $0.forget(self) }
        state.extras?.forgetOwner()
        if !isOfGuide { withView(endConstraints) }
        while takeMovedItem() != nil {}
        Self.pool.putBack(memory)
    }

    private static let pool = LayoutNodePool()
}

// MARK: - What leads away from a node

nonisolated extension LayoutNode {
    /// The view, or the one that has the guide; `nil` once it is gone, and for a guide that no view has.
    var holder: UIView? {
        get { holderLink?.takeUnretainedValue() }
        nonmutating set {
            if isLive { state.holderLink = newValue.map(Unmanaged.passUnretained) }
        }
    }

    /// ``holder``, as a link that can be compared and followed without being kept meanwhile.
    @inline(__always)
    var holderLink: Unmanaged<UIView>? { isLive ? state.holderLink : nil }

    /// Whether the node is a guide's. Only of interest while it is live.
    @inline(__always)
    var isOfGuide: Bool { state.guideLink != nil }

    /// The guide, if the node is a guide's; `nil` once it is gone.
    var guide: UILayoutGuide? { isLive ? state.guideLink?.takeUnretainedValue() : nil }

    /// The view, or the one that has the guide. Only nodes that an engine may know are asked: they have one.
    var view: UIView { holder! }

    /// The item itself; `nil` once it is gone.
    var item: AnyObject? { isOfGuide ? guide : holder }

    /// The engine that the node is in.
    var engine: LayoutEngine? {
        isLive ? state.attachment.engineLink?.takeUnretainedValue() : nil
    }

    /// What the engine knows about the node.
    var attachment: LayoutAttachment {
        @inline(__always) get { state.attachment }
        @inline(__always) nonmutating _modify { yield &state.attachment }
    }
}

extension LayoutNode {
    /// The node that stands for the item in the engine: a guide that follows its view by itself has that view's. `nil` for
    /// an item that is gone, or a guide that no view has.
    var participant: LayoutNode? {
        guard let holder else { return nil }
        return isOfGuide && guide?.followsOwner ?? false ? holder.layoutParticipant : self
    }

    /// Notes that an activated constraint speaks of the item.
    @inline(__always)
    func wasReferenced() {
        if state.order == 0 { takeOrder() }
    }

    private func takeOrder() {
        Self.count += 1
        state.order = Self.count
    }

    /// When an activated constraint first spoke of an item, for the last item of which one did.
    private static var count: Int32 = 0

    /// Calls `body` with each constraint that the view keeps.
    ///
    /// It looks at one place after another, because a list that is kept meanwhile keeps each of its constraints.
    @inline(__always)
    nonisolated func forEachStored(_ body: (NSLayoutConstraint) -> Void) {
        for place in 0..<state.stored.placeCount {
            state.stored[place]?.withGuaranteed(body)
        }
    }

    /// Calls `body` with each active constraint that speaks of the item.
    func forEachConstraint(_ body: (NSLayoutConstraint) -> Void) {
        forEachStored(body)
        state.uses.all.forEach(body)
    }
}

nonisolated extension LayoutNode {
    /// Lets the constraints go that the view keeps, which is in its `deinit`: what lies in it forgets them.
    private func endConstraints(in view: UIView) {
        guard state.stored.count > 0 else { return }
        // Whoever is right in the view is spoken of by none but these: the view is in no tree.
        view.forEachSubviewUnretained { $0.layoutNode?.state.uses.removeAll() }
        if state.stored.hasDeepOnes {
            forEachStored { constraint in
                constraint.forEachNode { $0.forget(constraint, below: self) }
            }
        }
        state.stored.removeAll()
    }

    /// Makes the item, and the views between it and the owner, forget a constraint that the owner is about to let go.
    private func forget(_ constraint: NSLayoutConstraint, below owner: LayoutNode) {
        guard isLive else { return }
        if isOfGuide { state.uses.remove(constraint) }
        var link = holderLink
        while let view = link, view.toOpaque() != owner.holderLink?.toOpaque() {
            link = view.withGuaranteed {
                $0.layoutNode?.state.uses.remove(constraint)
                return $0.superviewLink
            }
        }
    }

    /// Whether the node is a view's that lies right in that of `other`.
    @inline(__always)
    func isRightIn(_ other: LayoutNode) -> Bool {
        guard !isOfGuide, let outer = other.holderLink else { return false }
        return superviewLink?.toOpaque() == outer.toOpaque()
    }

    /// Whether the view keeps constraints or rows that no engine knows yet, and is marked so.
    @inline(__always)
    var keepsNews: Bool {
        holderLink?.withGuaranteed { $0.layoutMarks.contains(.keepsNews) } ?? false
    }

    /// Calls `body` with ``view`` without keeping it meanwhile: it must not go in there.
    @inline(__always)
    func withView<Result>(_ body: (UIView) -> Result) -> Result {
        holderLink!.withGuaranteed(body)
    }

    /// The superview of the view, or of the one that has the guide.
    @inline(__always)
    var superviewLink: Unmanaged<UIView>? {
        holderLink?.withGuaranteed { $0.superviewLink } ?? nil
    }
}

// MARK: - Items

extension UIView {
    /// The view's node, made when it is missing.
    final var layoutParticipant: LayoutNode { layoutNode ?? takePart() }

    @inline(never)
    private final func takePart() -> LayoutNode {
        let node = LayoutNode(of: .passUnretained(self))
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
