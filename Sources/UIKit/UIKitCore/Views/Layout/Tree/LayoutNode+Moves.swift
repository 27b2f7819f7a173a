// A view places those of its subviews that moved when it lays itself out. Until then they are in a
// doubly linked list through their states: it allocates nothing, however long it is.

nonisolated extension LayoutNode {
    /// `true` if there are items in the view whose solved places are not their frames yet.
    var hasMovedItems: Bool { state.firstMoved != nil }

    /// Appends an item that moved to the view's list.
    func append(movedItem item: LayoutNode) {
        item.state.isMoved = true
        item.state.previousMoved = state.lastMoved
        if let last = state.lastMoved {
            last.state.nextMoved = item
        } else {
            state.firstMoved = item
        }
        state.lastMoved = item
    }

    /// Removes an item from the view's list.
    func remove(movedItem item: LayoutNode) {
        let next = item.state.nextMoved
        let previous = item.state.previousMoved
        if let next { next.state.previousMoved = previous } else { state.lastMoved = previous }
        if let previous { previous.state.nextMoved = next } else { state.firstMoved = next }
        item.state.nextMoved = nil
        item.state.previousMoved = nil
        item.state.isMoved = false
    }

    /// Removes and returns the first item of the view's list.
    func popMovedItem() -> LayoutNode? {
        let item = state.firstMoved
        if let item { remove(movedItem: item) }
        return item
    }
}
