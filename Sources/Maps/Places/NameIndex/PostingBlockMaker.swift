/// A row of `name_postings`, to be written into any segment.
struct PostingBlock: Sendable {
    /// The key and chunk of its last entry.
    let last: (key: UInt32, chunk: Int)

    let entries: [UInt8]
}

/// Builds blocks from the places of keys, which must be added in ascending order of keys.
struct PostingBlockMaker {
    /// The completed blocks.
    private var blocks: [PostingBlock] = []

    /// The current block, and the key and chunk of its last entry.
    private var entries: [UInt8] = []
    private var last: (key: UInt32, chunk: Int) = (0, 0)

    /// The numbers of the current entry, within its chunk.
    private var entry: [UInt16] = []

    /// Adds the places of a key.
    ///
    /// - Parameter numbers: In ascending order, possibly with repetitions.
    mutating func add(_ numbers: [UInt32], of key: UInt32) {
        guard var chunk = numbers.first.map({ $0 >> 16 }) else { return }
        for number in numbers {
            if number >> 16 != chunk {
                endEntry(of: key, chunk: Int(chunk))
                chunk = number >> 16
            }
            let low = UInt16(truncatingIfNeeded: number)
            if entry.last != low { entry.append(low) }
        }
        endEntry(of: key, chunk: Int(chunk))
    }

    private mutating func endEntry(of key: UInt32, chunk: Int) {
        let size = PostingBlocks.headerSize + NumberSet.byteCount(of: entry.count)
        if entries.count + size > PostingBlocks.mostBytes { endBlock() }
        entries.append(
            littleEndian: UInt64(key) | UInt64(chunk) << 32 | UInt64(entry.count - 1) << 48)
        NumberSet.append(entry, to: &entries)
        last = (key, chunk)
        entry.removeAll(keepingCapacity: true)
    }

    private mutating func endBlock() {
        guard !entries.isEmpty else { return }
        blocks.append(PostingBlock(last: last, entries: entries))
        entries = []
        entries.reserveCapacity(PostingBlocks.mostBytes)
    }

    /// Completes and returns all blocks.
    consuming func finish() -> [PostingBlock] {
        endBlock()
        return blocks
    }
}
