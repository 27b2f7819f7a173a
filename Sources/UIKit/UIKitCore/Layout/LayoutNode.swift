import ConstraintSolver
import CoreGraphics

/// What Auto Layout keeps about a view or a layout guide that takes part in it.
///
/// A view gets one when a constraint that is activated first speaks of it; views without constraints have none.
final class LayoutNode {
    /// The view, or the one that owns the guide.
    unowned let view: UIView

    /// The guide, if the node is a guide's.
    unowned let guide: UILayoutGuide?

    /// When an activated constraint first spoke of the item, counted from the start of the program; 0 before. It decides
    /// between equal wishes: see ``LayoutEngine``.
    private(set) var order: Int32 = 0

    // MARK: What is kept

    /// The constraints that the view keeps. Guides keep none.
    var stored = ConstraintList()

    /// The active constraints that speak of the item, or of something in it, and are kept by a view above.
    var uses: [NSLayoutConstraint] = []

    /// The layout guides that the view owns, in the order in which they were added.
    var guides: [UILayoutGuide] = []

    /// The guides that every view has, once somebody asked for one.
    var systemGuides: SystemGuides?

    /// The rows that the view keeps besides constraints, and their places in the engine.
    var rows: [LayoutRow] = []
    var loweredRows: [LoweredRow] = []

    /// The engine of the tree of which the view is the root.
    var ownEngine: LayoutEngine?

    // MARK: In the engine

    /// What the engine that the item is in knows about it.
    var attachment = LayoutAttachment()

    /// The items in the view whose solved places are not their frames yet.
    var movedItems: [LayoutNode] = []

    /// Whether the node is among ``movedItems`` of its superview's.
    var isMoved = false

    /// The number of the departure in which the item left its tree last; see ``UIView/leaveTree()``.
    var departure = 0

    init(view: UIView, guide: UILayoutGuide? = nil) {
        self.view = view
        self.guide = guide
    }

    private static var count: Int32 = 0
}

/// What an engine knows about a node. All of it ends with the engine.
struct LayoutAttachment {
    /// The engine, and its number, which tells faster.
    weak var engine: LayoutEngine?
    var engineNumber: Int32 = 0

    /// Where the alignment rectangle lies in the superview, or the guide in its view.
    var place: LayoutPlace?

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
struct LayoutPlace {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
}

/// The rows that an item has by itself: the size of its content at most and at least, or edges and lengths of its frame.
struct LayoutOwnRows {
    var first: Row?
    var second: Row?
    var third: Row?
    var fourth: Row?
}

extension LayoutNode {
    /// The item itself.
    var item: AnyObject { guide ?? view }

    /// The engine that the node is in.
    var engine: LayoutEngine? { attachment.engine }

    /// Notes that an activated constraint speaks of the item.
    func wasReferenced() {
        guard order == 0 else { return }
        Self.count += 1
        order = Self.count
    }

    /// Forgets that `constraint` speaks of the item.
    func removeUse(_ constraint: NSLayoutConstraint) {
        guard let index = uses.lastIndex(where: { $0 === constraint }) else { return }
        uses.swapAt(index, uses.count - 1)
        uses.removeLast()
    }

    /// Calls `body` with each active constraint that speaks of the item.
    func forEachConstraint(_ body: (NSLayoutConstraint) -> Void) {
        stored.forEach(body)
        uses.forEach(body)
    }
}

// MARK: - Items

extension UIView {
    /// The view's node, made when it is missing.
    final var layoutParticipant: LayoutNode {
        if let layoutNode { return layoutNode }
        let node = LayoutNode(view: self)
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

    /// The node of `item`: a guide that follows its view by itself has that view's.
    static func node(of item: AnyObject) -> LayoutNode? {
        if let view = item as? UIView { return view.layoutParticipant }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
        return guide.followsOwner ? view.layoutParticipant : guide.layoutParticipant(in: view)
    }
}
