/// A priority queue of the next key of each source, by key and then by source.
struct KeyQueue {
    /// A heap of keys, each with its source in the lower half.
    private var heap: [UInt64] = []

    var first: (key: UInt32, source: Int)? {
        heap.first.map { (UInt32(truncatingIfNeeded: $0 >> 32), Int($0 & 0xFFFF_FFFF)) }
    }

    /// Adds the first key of a source; does nothing for a source without any.
    mutating func add(key: UInt32?, source: Int) {
        guard let key else { return }
        heap.append(UInt64(key) << 32 | UInt64(source))
        var index = heap.count - 1
        while index > 0, heap[(index - 1) / 2] > heap[index] {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Replaces the first key by the next one of its source, or removes it at the source's end.
    mutating func replaceFirst(key: UInt32?, source: Int) {
        if let key {
            heap[0] = UInt64(key) << 32 | UInt64(source)
        } else {
            heap.swapAt(0, heap.count - 1)
            heap.removeLast()
        }
        var index = 0
        while 2 * index + 1 < heap.count {
            var child = 2 * index + 1
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < heap[index] else { return }
            heap.swapAt(index, child)
            index = child
        }
    }
}
