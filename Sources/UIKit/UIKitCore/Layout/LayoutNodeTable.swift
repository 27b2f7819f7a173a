import ConstraintSolver

/// The nodes that an engine knows, by their variables.
nonisolated struct LayoutNodeTable {
    /// The nodes; `nil` where one went.
    private(set) var nodes: [LayoutNode?] = []

    /// Indexes in ``nodes`` that are free.
    private var freeIndexes: [Int32] = []

    /// The index in ``nodes`` of each variable's node.
    private var indexes: [Int32] = []

    /// Remembers a node.
    ///
    /// - Returns: Its index.
    mutating func insert(_ node: LayoutNode, _ place: LayoutPlace) -> Int32 {
        let index: Int32
        if let free = freeIndexes.popLast() {
            index = free
            nodes[Int(index)] = node
        } else {
            index = Int32(nodes.count)
            nodes.append(node)
        }
        let variables = (place.x, place.y, place.width, place.height)
        makeRoom(
            for: max(
                max(variables.0.index, variables.1.index),
                max(variables.2.index, variables.3.index)))
        indexes[Int(variables.0.index)] = index
        indexes[Int(variables.1.index)] = index
        indexes[Int(variables.2.index)] = index
        indexes[Int(variables.3.index)] = index
        return index
    }

    private mutating func makeRoom(for variable: Int32) {
        let missing = Int(variable) + 1 - indexes.count
        if missing > 0 { indexes.append(contentsOf: repeatElement(-1, count: missing)) }
    }

    /// Forgets the node at an index.
    mutating func remove(at index: Int32) {
        nodes[Int(index)] = nil
        freeIndexes.append(index)
    }

    /// The node of a variable that the engine made.
    subscript(variable: Variable) -> LayoutNode? { nodes[Int(indexes[Int(variable.index)])] }
}
