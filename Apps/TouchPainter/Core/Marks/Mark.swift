public import CoreGraphics

/// One thing on a drawing: a leaf (``Vertex``, ``Dot``) or a composite of marks (``Stroke``).
///
/// Callers treat all marks alike. Leaves answer the questions about children as an
/// empty composite would, and refuse to take children in.
///
/// Marks are objects, because a drawing may hold two that look the same and one of them may have to
/// go: ``remove(_:)`` finds a mark by its identity. Places are in canvas points, y growing
/// downward.
public protocol Mark: AnyObject {
    /// The colour it is drawn in, or `nil` for a mark that draws nothing by itself.
    var color: MarkColor? { get }

    /// The width of its line or its diameter in points, or `nil` for a mark that draws nothing by
    /// itself.
    var size: CGFloat? { get }

    /// What files hold of the mark that the app does not know; kept when the mark is changed.
    var extras: MarkExtras? { get set }

    /// The location of the mark. For a stroke, that of its first child.
    var location: CGPoint { get }

    /// A rectangle that holds every point the mark draws; null when it draws nothing.
    ///
    /// - Complexity: O(1), amortised over the changes to the mark.
    var drawingBounds: CGRect { get }

    /// The number of direct children.
    var count: Int { get }

    /// The child that was added last.
    var lastChild: (any Mark)? { get }

    /// The direct child at `index`, counted from 0 in the order of adding, or `nil` past the end.
    func child(at index: Int) -> (any Mark)?

    /// Adds a child after the others.
    ///
    /// - Returns: Whether the mark can have children.
    @discardableResult
    func add(_ mark: any Mark) -> Bool

    /// Removes a mark from the children, or from their children.
    ///
    /// - Returns: Whether `mark` was there.
    @discardableResult
    func remove(_ mark: any Mark) -> Bool

    /// A mark that draws the same and shares nothing: editing one leaves the other alone.
    func copy() -> Self

    /// A mark like this one in another place, size or direction.
    ///
    /// Lines grow by the root of the change in area.
    func transformed(by transform: CGAffineTransform) -> Self

    /// Calls the method of `visitor` that is meant for this kind of mark.
    func accept(_ visitor: some MarkVisitor)
}

// MARK: - Leaves

/// Leaves have no children.
extension Mark {
    public var count: Int { 0 }

    public var lastChild: (any Mark)? { nil }

    public func child(at index: Int) -> (any Mark)? { nil }

    @discardableResult
    public func add(_ mark: any Mark) -> Bool { false }

    @discardableResult
    public func remove(_ mark: any Mark) -> Bool { false }
}

// MARK: - Enumerating

extension Mark {
    /// The marks below this one and then itself, children before their parents.
    public func makeEnumerator() -> MarkEnumerator {
        MarkEnumerator(self)
    }

    /// Calls `body` for the marks below this one and then for itself, children before their
    /// parents, until `body` sets its second argument to `true`.
    public func enumerate(_ body: (_ mark: any Mark, _ stop: inout Bool) -> Void) {
        var stop = false
        for mark in makeEnumerator() {
            body(mark, &stop)
            if stop { return }
        }
    }
}

// MARK: - Unknown members

/// Members of a mark in a file that the app does not know, from a newer version or another program.
public struct MarkExtras: Hashable, Sendable {
    var members: UnknownMembers

    /// The mark's pen as it was read, unless it has nothing but what the app writes.
    var pen: PenRecord?

    /// What fills a shape, likewise.
    var fill: PenRecord?
}

extension Mark {
    /// Gives the mark the unknown members of the one that it was made from.
    func carrying(_ extras: MarkExtras?) -> Self {
        self.extras = extras
        return self
    }
}
