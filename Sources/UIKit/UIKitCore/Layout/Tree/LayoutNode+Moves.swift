// A view places those of its subviews that moved when it lays itself out. Until then they are in a list of the view, in
// which each leads to the next and to the one before: no memory is needed for it, however many there are.

nonisolated extension LayoutNode {
    /// Whether there are items in the view whose solved places are not their frames yet.
    var hasMovedItems: Bool { state.firstMoved != nil }

    /// Puts an item that moved at the end of the view's list.
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

    /// Takes an item off the view's list.
    func remove(movedItem item: LayoutNode) {
        let next = item.state.nextMoved
        let previous = item.state.previousMoved
        if let next { next.state.previousMoved = previous } else { state.lastMoved = previous }
        if let previous { previous.state.nextMoved = next } else { state.firstMoved = next }
        item.state.nextMoved = nil
        item.state.previousMoved = nil
        item.state.isMoved = false
    }

    /// Takes the first item off the view's list.
    func takeMovedItem() -> LayoutNode? {
        let item = state.firstMoved
        if let item { remove(movedItem: item) }
        return item
    }
}
