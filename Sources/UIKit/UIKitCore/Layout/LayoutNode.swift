/// What Auto Layout keeps about a view or a layout guide that takes part in it.
///
/// A view gets one when a constraint that is activated first speaks of it; views without constraints have none.
final class LayoutNode {
    /// The view, or the one that owns the guide.
    unowned let view: UIView

    /// The guide, if the node is a guide's.
    unowned let guide: UILayoutGuide?

    /// When an activated constraint first spoke of the item, counted from the start of the program. It decides
    /// between equal wishes: see ``LayoutEngine``.
    let order: Int32

    /// The constraints that the view keeps. Guides keep none.
    var stored = ConstraintList()

    /// The active constraints that speak of the item and are kept by another view.
    var uses: [NSLayoutConstraint] = []

    /// The layout guides that the view owns, in the order in which they were added.
    var guides: [UILayoutGuide] = []

    /// The guides that every view has, once somebody asked for one.
    var systemGuides: SystemGuides?

    /// The rows that the view keeps besides constraints.
    var rows: [LayoutRow] = []

    init(view: UIView, guide: UILayoutGuide? = nil) {
        self.view = view
        self.guide = guide
        Self.count += 1
        order = Self.count
    }

    private static var count: Int32 = 0

    /// The item itself.
    var item: AnyObject { guide ?? view }
}

extension LayoutNode {
    /// Forgets that `constraint` speaks of the item.
    func removeUse(_ constraint: NSLayoutConstraint) {
        guard let index = uses.lastIndex(where: { $0 === constraint }) else { return }
        uses.swapAt(index, uses.count - 1)
        uses.removeLast()
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
