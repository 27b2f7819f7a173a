import Synchronization

/// A reference to the state of a layout node that counts nothing and may outlive the item: the
/// address of the state, and the generation that the memory had when the reference was made.
///
/// # Why it is safe
///
/// 1. *Reading never touches freed memory.* ``NodeMemory`` allocates states in blocks and never
///    gives a block back, so the address stays valid, and initialized, for the rest of the process.
/// 2. *A reference never leads to another item's state.* Freeing a state raises its generation
///    before the memory can be used again, so every reference made before is no longer live. A
///    state that reaches the last generation, after 65,535 items, is not used again, and that
///    generation is never given to a reference: no generation of an address comes twice.
/// 3. *A dead reference changes nothing*, provided that its user asks ``isLive`` first.
///    `LayoutNode` is the only user, and its members that lead away from a node (`holder`, `guide`,
///    `engine`) ask; others are for nodes known to be live.
/// 4. *Threads.* Items are used on the main actor. Their `deinit` may run on any thread, but then
///    no other code refers to the item; what is shared between threads is the list of free states,
///    which is locked.
///
/// The reference is a single word: an optional of an address and a small integer is misread by
/// unoptimised code of Swift 6.3.1, and one word is compared and copied at once.
nonisolated struct NodeReference: Hashable, @unchecked Sendable {
    /// The address, and above its 48 bits the generation. Never null, so that an optional reference
    /// is one word too.
    private let word: OpaquePointer

    fileprivate init(_ address: UnsafeMutablePointer<LayoutNode.State>) {
        let generation = UInt(address.pointee.generation) << Self.addressBits
        word = OpaquePointer(bitPattern: UInt(bitPattern: address) | generation).unsafelyUnwrapped
    }

    /// The number of bits of an address.
    fileprivate static var addressBits: UInt { 48 }

    /// The address of the state, which belongs to another item, or to none, once the reference is
    /// no longer live.
    @inline(__always)
    var address: UnsafeMutablePointer<LayoutNode.State> {
        UnsafeMutablePointer(bitPattern: UInt(bitPattern: word) & ((1 << Self.addressBits) - 1))
            .unsafelyUnwrapped
    }

    /// `true` until the state is freed.
    @inline(__always)
    var isLive: Bool {
        address.pointee.generation == UInt16(UInt(bitPattern: word) >> Self.addressBits)
    }
}

/// The memory of the states of layout nodes; see ``NodeReference``.
nonisolated final class NodeMemory: Sendable {
    private struct FreeStates: @unchecked Sendable {
        var first: UnsafeMutablePointer<LayoutNode.State>?
    }

    private let freeStates = Mutex(FreeStates())

    private static var blockSize: Int { 64 }

    /// Creates a reference to an empty state.
    func allocate() -> NodeReference {
        let taken = freeStates.withLock { free in
            if free.first == nil { free.first = Self.makeBlock() }
            let state = free.first.unsafelyUnwrapped
            free.first = state.pointee.nextFree
            state.pointee.nextFree = nil
            return FreeStates(first: state)
        }
        return NodeReference(taken.first.unsafelyUnwrapped)
    }

    /// Ends a state, releases what it retains, and makes its memory available to another item.
    ///
    /// - Precondition: The reference is live.
    func free(_ reference: NodeReference) {
        precondition(
            reference.isLive, "A layout node is freed twice. Free it in its item's deinit.")
        let state = reference.address
        let generation = state.pointee.generation &+ 1
        state.pointee.generation = generation
        state.deinitialize(count: 1)
        state.initialize(to: LayoutNode.State(generation: generation))
        guard generation < .max else { return }
        let freed = FreeStates(first: state)
        freeStates.withLock { free in
            freed.first?.pointee.nextFree = free.first
            free.first = freed.first
        }
    }

    private static func makeBlock() -> UnsafeMutablePointer<LayoutNode.State> {
        let block = UnsafeMutablePointer<LayoutNode.State>.allocate(capacity: blockSize)
        precondition(
            UInt(bitPattern: block + blockSize) < 1 << NodeReference.addressBits,
            "Memory lies at \(block), above the 48 bits that layout keeps of an address.")
        block.initialize(repeating: LayoutNode.State(generation: 0), count: blockSize)
        for index in 0..<blockSize - 1 { block[index].nextFree = block + index + 1 }
        return block
    }
}
