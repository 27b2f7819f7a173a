import FoundationGaps

/// A priority queue of the next key of each source, by key and then by source.
struct KeyQueue {
    /// Keys, each with its source in the lower half.
    private var heap = Heap<UInt64>()

    var first: (key: UInt32, source: Int)? {
        heap.first.map { (UInt32(truncatingIfNeeded: $0 >> 32), Int($0 & 0xFFFF_FFFF)) }
    }

    /// Adds the first key of a source; does nothing for a source without any.
    mutating func add(key: UInt32?, source: Int) {
        guard let key else { return }
        heap.insert(UInt64(key) << 32 | UInt64(source))
    }

    /// Replaces the first key by the next one of its source, or removes it at the source's end.
    mutating func replaceFirst(key: UInt32?, source: Int) {
        heap.replaceFirst(by: key.map { UInt64($0) << 32 | UInt64(source) })
    }
}
