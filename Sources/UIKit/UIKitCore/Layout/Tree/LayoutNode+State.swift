import ConstraintSolver
import Synchronization

extension LayoutNode {
    /// What is kept about an item.
    nonisolated struct State {
        /// How many items the memory has served before.
        var generation: UInt16

        /// The next free memory, while it serves no item.
        var nextFree: UnsafeMutablePointer<State>?

        /// The view, or the one that has the guide; `nil` for a guide that no view has.
        var holderLink: Unmanaged<UIView>?

        /// The guide, if the node is a guide's.
        var guideLink: Unmanaged<UILayoutGuide>?

        /// When an activated constraint first spoke of the item, counted from the start of the program; 0 before. It decides
        /// between equal wishes: see ``LayoutEngine``.
        var order: Int32 = 0

        /// Whether the item is among those of its superview that moved.
        var isMoved = false

        /// Whether the solver has told the engine that the place is another one; see ``LayoutEngine/handOverMoves()``.
        var isReported = false

        /// Whether the view's size was asked for, so that it may be asked for again.
        var wasMeasured = false

        /// The number of the departure in which the item left its tree last; see ``UIView/leaveTree()``.
        var departure = 0

        /// What the engine that the item is in knows about it.
        var attachment = LayoutAttachment()

        /// The first and the last of the items in the view whose solved places are not their frames yet; see
        /// `LayoutNode+Moves.swift`.
        var firstMoved: LayoutNode?
        var lastMoved: LayoutNode?

        /// The neighbours in the superview's list of such items.
        var nextMoved: LayoutNode?
        var previousMoved: LayoutNode?

        /// The constraints that the view keeps. Guides keep none.
        var stored = ConstraintList()

        /// The active constraints that speak of the item, or of something in it, and are kept by a view above.
        var uses = ConstraintUses()

        /// What few items have.
        var extras: LayoutNodeExtras?

        init(generation: UInt16) { self.generation = generation }
    }
}

/// The memory of nodes, in blocks that are kept for ever: a link to a node whose item is gone may still be asked.
///
/// Items end on any thread, so the list of free memory is locked.
nonisolated final class LayoutNodePool: Sendable {
    private struct Free: @unchecked Sendable {
        var first: UnsafeMutablePointer<LayoutNode.State>?
    }

    private let free = Mutex(Free())

    private static var blockSize: Int { 64 }

    /// Memory with an empty state.
    func take() -> UnsafeMutablePointer<LayoutNode.State> {
        free.withLock { free in
            if free.first == nil { free.first = Self.makeBlock() }
            let memory = free.first.unsafelyUnwrapped
            free.first = memory.pointee.nextFree
            memory.pointee.nextFree = nil
            return Free(first: memory)
        }.first.unsafelyUnwrapped
    }

    /// Takes memory back, whose item is gone, and lets go what it kept.
    ///
    /// After 65,536 items the memory is left as it is, so that no node ever leads to another one's item.
    func putBack(_ memory: UnsafeMutablePointer<LayoutNode.State>) {
        let generation = memory.pointee.generation &+ 1
        memory.pointee.generation = generation
        memory.deinitialize(count: 1)
        memory.initialize(to: LayoutNode.State(generation: generation))
        guard generation > 0 else { return }
        let freed = Free(first: memory)
        free.withLock { free in
            freed.first?.pointee.nextFree = free.first
            free.first = freed.first
        }
    }

    private static func makeBlock() -> UnsafeMutablePointer<LayoutNode.State> {
        let block = UnsafeMutablePointer<LayoutNode.State>.allocate(capacity: blockSize)
        precondition(
            UInt(bitPattern: block + blockSize) < 1 << LayoutNode.addressBits,
            "Memory lies at \(block), above the 48 bits that layout keeps of an address.")
        block.initialize(repeating: LayoutNode.State(generation: 0), count: blockSize)
        for index in 0..<blockSize - 1 { block[index].nextFree = block + index + 1 }
        return block
    }
}
