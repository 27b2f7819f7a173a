/// A node of the extract.
struct NodePlace: Identified {
    let id: Int64
    let point: WorldPoint
}

/// A way of the extract: its points, and the nodes at its ends.
struct WayEntry: Identified {
    let id: Int64
    let start: Int
    let count: Int32
    let firstNode, lastNode: Int64
}
