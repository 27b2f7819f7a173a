import ConstraintSolver

/// An engine's data about a node. All of it ends with the engine.
nonisolated struct EngineRecord {
    /// The engine, whose end cuts the link, and its number, which is compared faster.
    var engineLink: Unmanaged<LayoutEngine>?
    var engineNumber: Int32 = 0

    /// The variables of the item's alignment rectangle in its superview, or of the guide in its
    /// view.
    var place: LayoutPlace?

    /// The rows of the item itself: of its content size, or of its frame.
    var ownRows = OwnRows()

    /// `true` if the constraints that the view owns are mirrored.
    var isRightToLeft = false

    /// `true` while the item's own rows wait to be updated.
    var needsOwnRows = false

    /// `true` while an app's code computes the size of the view's content, so that it is not asked
    /// again during that.
    var isAsked = false

    /// `true` while the item is among the engine's nodes whose height follows their width.
    var isWrapping = false

    /// The number of times that the view was asked for its content in a pass, and that pass.
    var askCount: UInt16 = 0
    var askPass: UInt32 = 0

    /// The width for which the content's height was measured; `nil` if it was not.
    var wrappedWidth: Double?
}

/// The four numbers that the engine solves for an item.
nonisolated struct LayoutPlace {
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable

    /// The four variables, in the order of the fields.
    var variables: [Variable] { [x, y, width, height] }
}

/// The rows of an item itself: upper and lower bounds of its content size, or the edges and lengths
/// of its frame.
nonisolated struct OwnRows {
    var first: Row?
    var second: Row?
    var third: Row?
    var fourth: Row?

    /// The rows at the four places.
    var all: [Row?] { [first, second, third, fourth] }
}
