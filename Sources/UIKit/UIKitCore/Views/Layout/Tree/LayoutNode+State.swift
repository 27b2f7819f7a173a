import ConstraintSolver

extension LayoutNode {
    /// The data about an item.
    nonisolated struct State {
        /// The number of items that the memory served before.
        var generation: UInt16

        /// The next free state, while this one serves no item.
        var nextFree: UnsafeMutablePointer<State>?

        /// The view, or the view that owns the guide; `nil` for a guide that no view owns.
        var holderLink: Unmanaged<UIView>?

        /// The guide, for the node of a guide.
        var guideLink: Unmanaged<UILayoutGuide>?

        /// The item's number in the order in which items were first referenced by activated
        /// constraints; 0 before that. It decides between equal content sizes: see
        /// ``LayoutEngine``.
        var order: Int32 = 0

        /// `true` while the item is in its superview's list of items that moved.
        var isMoved = false

        /// `true` while the engine collects the items that moved, once it has this one; see
        /// ``LayoutEngine/reportMoves()``.
        var isReported = false

        /// `true` once the view was measured, so that it may be measured again.
        var wasMeasured = false

        /// The item's index in the measurement that holds it at present; see ``LayoutMeasurement``.
        var measuredIndex: Int32 = 0

        /// The number of the departure in which the item last left its tree; see
        /// ``UIView/leaveTree()``.
        var departure = 0

        /// The data of the engine that the item belongs to.
        var engineRecord = EngineRecord()

        /// The first and the last of the items in the view whose solved places are not their frames
        /// yet; see `LayoutNode+Moves.swift`.
        var firstMoved: LayoutNode?
        var lastMoved: LayoutNode?

        /// The neighbours in the superview's list of such items.
        var nextMoved: LayoutNode?
        var previousMoved: LayoutNode?

        /// The active constraints that concern the item. Guides own none.
        var constraints = ItemConstraints()

        /// Rarely used data, allocated on first use.
        var extras: LayoutNodeExtras?

        init(generation: UInt16) { self.generation = generation }
    }
}
