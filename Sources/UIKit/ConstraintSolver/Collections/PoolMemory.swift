import Glibc
import Synchronization

/// An allocator that keeps the free memory of pools: a new layout reuses the memory of the last
/// one, which is in the cache, and needs no pages from the system.
///
/// Blocks have four sizes for each power of two, so that little memory is wasted. Small blocks are
/// left to the general allocator, which keeps them itself.
enum PoolMemory {
    /// The free blocks: for each size the address of the first one, which contains that of the
    /// next.
    private struct Free {
        var first = InlineArray<128, UInt>(repeating: 0)
        var byteCount = 0
    }

    private static let freeBlocks = Mutex(Free())

    /// The size of the smallest block that is kept, in bytes.
    private static let leastByteCount = 1 << 12

    /// The greatest number of bytes that are kept.
    private static let limit = 1 << 26

    /// A pool of fewer bytes, or one that grows, gets the largest free block of up to eight times
    /// its size: the block is large because a similar pool grew so far, and getting it again saves
    /// growing. A pool that is large from the start gets the smallest block that fits.
    private static let generousByteCount = 1 << 18

    /// Allocates a block of at least some bytes.
    static func allocate(_ byteCount: Int, isGrowing: Bool) -> (
        block: UnsafeMutableRawPointer, byteCount: Int
    ) {
        if byteCount < leastByteCount { return (systemBlock(byteCount), byteCount) }
        let size = size(of: byteCount)
        let found = freeBlocks.withLock { free in
            if isGrowing || byteCount < generousByteCount {
                firstFree(in: (size...min(size + 12, free.first.count - 1)).reversed(), &free)
            } else {
                firstFree(in: size...min(size + 4, free.first.count - 1), &free)
            }
        }
        let taken = found?.size ?? size
        let block =
            found.flatMap { UnsafeMutableRawPointer(bitPattern: $0.address) }
            ?? systemBlock(self.byteCount(ofSize: size))
        return (block, self.byteCount(ofSize: taken))
    }

    /// Removes and returns the first free block of some sizes.
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

    /// Frees a block.
    static func free(_ block: UnsafeMutableRawPointer, byteCount: Int) {
        if byteCount < leastByteCount {
            block.deallocate()
            return
        }
        let size = size(of: byteCount)
        let byteCount = self.byteCount(ofSize: size)
        let isKept = freeBlocks.withLock { free in
            if free.byteCount + byteCount > limit { return false }
            block.storeBytes(of: free.first[size], as: UInt.self)
            free.first[size] = UInt(bitPattern: block)
            free.byteCount += byteCount
            return true
        }
        if !isKept { block.deallocate() }
    }

    /// The smallest size class for some bytes: four for each power of two.
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

    /// The size of a large page, in bytes. Blocks of such pages need fewer entries of the page
    /// tables, whose lookups in a virtual machine cost as much as the accesses themselves.
    private static let largePage = 1 << 21

    /// The alignment of blocks, so that a record of 32 bytes is in one cache line.
    private static let cacheLine = 64

    private static func systemBlock(_ byteCount: Int) -> UnsafeMutableRawPointer {
        if byteCount < leastByteCount { return .allocate(byteCount: byteCount, alignment: 16) }
        if byteCount < largePage { return .allocate(byteCount: byteCount, alignment: cacheLine) }
        let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
        // Only advice: without it small pages are used.
        _ = madvise(block, byteCount, MADV_HUGEPAGE)
        return block
    }

    private static func next(of address: UInt) -> UInt {
        UnsafeRawPointer(bitPattern: address)?.load(as: UInt.self) ?? 0
    }
}
