import ConstraintSolver

/// What an engine knows about a node. All of it ends with the engine.
nonisolated struct LayoutAttachment {
    /// The engine, whose end cuts the link, and its number, which is compared faster.
    var engineLink: Unmanaged<LayoutEngine>?
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
