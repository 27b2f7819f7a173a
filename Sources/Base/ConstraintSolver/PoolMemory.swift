import Glibc
import Synchronization

/// Memory that pools gave back, kept for the next: a layout made anew finds its memory where the last one left it, in the
/// cache and without asking the system for pages.
///
/// Blocks are powers of two in bytes. Small ones are left to the allocator, which keeps them itself.
enum PoolMemory {
    /// The free blocks: for each size the address of the first one, in which the address of the next is written.
    private struct Free {
        var first = InlineArray<40, UInt>(repeating: 0)
        var byteCount = 0
    }

    private static let free = Mutex(Free())

    /// The smallest block that is kept, as a power of two.
    private static let leastPower = 12

    /// No more bytes than this are kept.
    private static let limit = 1 << 26

    /// A request is met by a block of up to eight times its size, the largest first: it was large because a pool like this one
    /// grew so far, and meeting it again saves growing, which moves everything.
    private static let morePowers = 3

    /// A block of at least some bytes, and how many it has.
    static func take(_ byteCount: Int) -> (block: UnsafeMutableRawPointer, byteCount: Int) {
        let power = power(of: byteCount)
        if power < leastPower { return (allocate(byteCount), byteCount) }
        let found = free.withLock { free -> (address: UInt, power: Int) in
            for larger in (power...min(power + morePowers, free.first.count - 1)).reversed()
            where free.first[larger] != 0 {
                let address = free.first[larger]
                free.first[larger] = next(of: address)
                free.byteCount -= 1 << larger
                return (address, larger)
            }
            return (0, power)
        }
        let block = UnsafeMutableRawPointer(bitPattern: found.address) ?? allocate(1 << power)
        return (block, 1 << found.power)
    }

    /// Gives a block back that ``take(_:)`` gave.
    static func give(_ block: UnsafeMutableRawPointer, byteCount: Int) {
        let power = power(of: byteCount)
        let isKept =
            power >= leastPower
            && free.withLock { free in
                if free.byteCount + (1 << power) > limit { return false }
                block.storeBytes(of: free.first[power], as: UInt.self)
                free.first[power] = UInt(bitPattern: block)
                free.byteCount += 1 << power
                return true
            }
        if !isKept { block.deallocate() }
    }

    private static func power(of byteCount: Int) -> Int {
        Int.bitWidth - (byteCount - 1).leadingZeroBitCount
    }

    /// The size of a large page, in bytes. In blocks of such pages the processor finds its way with fewer looks at the tables that
    /// say where pages are, which in a virtual machine cost as much as what they are for.
    private static let largePage = 1 << 21

    private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        if byteCount < largePage { return .allocate(byteCount: byteCount, alignment: 16) }
        let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
        // Advice: where it is not taken, everything works with small pages.
        _ = madvise(block, byteCount, MADV_HUGEPAGE)
        return block
    }

    private static func next(of address: UInt) -> UInt {
        UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
    }
}
