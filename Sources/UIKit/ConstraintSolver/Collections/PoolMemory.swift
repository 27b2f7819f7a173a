import Glibc
import Synchronization

/// Memory that pools gave back, kept for the next: a layout made anew finds its memory where the last one left it, in the
/// cache and without asking the system for pages.
///
/// Blocks come in four sizes for each power of two, so that little of what is kept is room to spare. Small ones are left to the
/// allocator, which keeps them itself.
enum PoolMemory {
    /// The free blocks: for each size the address of the first one, in which the address of the next is written.
    private struct Free {
        var first = InlineArray<128, UInt>(repeating: 0)
        var byteCount = 0
    }

    private static let free = Mutex(Free())

    /// The smallest block that is kept, in bytes.
    private static let leastByteCount = 1 << 12

    /// No more bytes than this are kept.
    private static let limit = 1 << 26

    /// A pool of fewer bytes, or one that grows, is given the largest free block of up to eight times its size: it was large because a
    /// pool like this one grew so far, and meeting it again saves growing, which moves everything. One that is large from the
    /// start knows how much it takes, and is given the smallest that fits.
    private static let generousByteCount = 1 << 18

    /// A block of at least some bytes, and how many it has.
    static func take(_ byteCount: Int, isGrowing: Bool) -> (
        block: UnsafeMutableRawPointer, byteCount: Int
    ) {
        if byteCount < leastByteCount { return (allocate(byteCount), byteCount) }
        let size = size(of: byteCount)
        let found = free.withLock { free in
            if isGrowing || byteCount < generousByteCount {
                firstFree(in: (size...min(size + 12, free.first.count - 1)).reversed(), &free)
            } else {
                firstFree(in: size...min(size + 4, free.first.count - 1), &free)
            }
        }
        let taken = found?.size ?? size
        let block =
            found.flatMap { UnsafeMutableRawPointer(bitPattern: $0.address) }
            ?? allocate(self.byteCount(ofSize: size))
        return (block, self.byteCount(ofSize: taken))
    }

    /// Takes the first free block of the sizes that has one.
    private static func firstFree(in sizes: some Sequence<Int>, _ free: inout Free) -> (
        address: UInt, size: Int
    )? {
        for size in sizes where free.first[size] != 0 {
            let address = free.first[size]
            free.first[size] = next(of: address)
            free.byteCount -= byteCount(ofSize: size)
            return (address, size)
        }
        return nil
    }

    /// Gives a block back that ``take(_:isGrowing:)`` gave.
    static func give(_ block: UnsafeMutableRawPointer, byteCount: Int) {
        if byteCount < leastByteCount {
            block.deallocate()
            return
        }
        let size = size(of: byteCount)
        let byteCount = self.byteCount(ofSize: size)
        let isKept = free.withLock { free in
            if free.byteCount + byteCount > limit { return false }
            block.storeBytes(of: free.first[size], as: UInt.self)
            free.first[size] = UInt(bitPattern: block)
            free.byteCount += byteCount
            return true
        }
        if !isKept { block.deallocate() }
    }

    /// The number of the smallest size that holds some bytes: four for each power of two.
    private static func size(of byteCount: Int) -> Int {
        let power = Int.bitWidth - 1 - byteCount.leadingZeroBitCount
        let quarter = 1 << (power - 2)
        let quarters = (byteCount + quarter - 1) >> (power - 2)
        return 4 * (power - leastPower) + quarters - 4
    }

    private static let leastPower = leastByteCount.trailingZeroBitCount

    private static func byteCount(ofSize size: Int) -> Int {
        (4 + size & 3) << (size >> 2 + leastPower - 2)
    }

    /// The size of a large page, in bytes. In blocks of such pages the processor finds its way with fewer looks at the tables that
    /// say where pages are, which in a virtual machine cost as much as what they are for.
    private static let largePage = 1 << 21

    /// Where a record of 32 bytes begins in a block it lies in one line of the cache.
    private static let cacheLine = 64

    private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
        if byteCount < leastByteCount { return .allocate(byteCount: byteCount, alignment: 16) }
        if byteCount < largePage { return .allocate(byteCount: byteCount, alignment: cacheLine) }
        let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
        // Advice: where it is not taken, everything works with small pages.
        _ = madvise(block, byteCount, MADV_HUGEPAGE)
        return block
    }

    private static func next(of address: UInt) -> UInt {
        UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
    }
}
