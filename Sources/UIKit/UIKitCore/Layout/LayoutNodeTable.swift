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
        note(index, place.x)
        note(index, place.y)
        note(index, place.width)
        note(index, place.height)
        return index
    }

    /// Remembers the index of a variable's node.
    @inline(__always)
    private mutating func note(_ index: Int32, _ variable: Variable) {
        let variable = Int(variable.index)
        while indexes.count < variable { indexes.append(-1) }
        if indexes.count == variable {
            indexes.append(index)
        } else {
            indexes[variable] = index
        }
    }

    /// Forgets the node at an index.
    mutating func remove(at index: Int32) {
        nodes[Int(index)] = nil
        freeIndexes.append(index)
    }

    /// The node of a variable that the engine made.
    subscript(variable: Variable) -> LayoutNode? { nodes[Int(indexes[Int(variable.index)])] }
}
