import ConstraintSolver

/// The nodes of an engine, by their variables.
nonisolated struct LayoutNodeTable {
    /// The node of each variable; `nil` for a variable of no node.
    private var nodes: [LayoutNode?] = []

    /// Adds a node at its variables.
    mutating func insert(_ node: LayoutNode, _ place: LayoutPlace) {
        let last = max(place.x.index, place.y.index, place.width.index, place.height.index)
        if last >= nodes.count { grow(toHold: Int(last)) }
        set(node, place)
    }

    /// Removes the node at these variables.
    mutating func remove(at place: LayoutPlace) { set(nil, place) }

    @inline(__always)
    private mutating func set(_ node: LayoutNode?, _ place: LayoutPlace) {
        nodes[Int(place.x.index)] = node
        nodes[Int(place.y.index)] = node
        nodes[Int(place.width.index)] = node
        nodes[Int(place.height.index)] = node
    }

    /// Adds capacity for many variables at once.
    @inline(never)
    private mutating func grow(toHold last: Int) {
        let count = max(last + 1, 2 * nodes.count, Self.leastCount)
        nodes.append(contentsOf: repeatElement(nil, count: count - nodes.count))
    }

    private static var leastCount: Int { 16 }

    /// The node of a variable of the engine.
    subscript(variable: Variable) -> LayoutNode? { nodes[Int(variable.index)] }

    /// Calls `body` with each node, possibly more than once.
    func forEach(_ body: (LayoutNode) -> Void) {
        var last: LayoutNode?
        for case let node? in nodes where node != last {
            last = node
            body(node)
        }
    }
}
