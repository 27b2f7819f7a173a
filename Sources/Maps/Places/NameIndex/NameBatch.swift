import Foundation

/// Places with the blocks of their keys, ready to be written as a segment.
struct NameBatch: Sendable {
    let ids: [Int64]
    let blocks: [PostingBlock]

    /// - Parameters:
    ///   - ids: In their order.
    ///   - postings: As ``postings(of:)`` makes them for the places one after the other: each list
    ///     sorted.
    init(ids: [Int64], postings: [[Posting]]) {
        self.ids = ids
        blocks = Parallel.map(KeyRange.parts(ProcessInfo.processInfo.activeProcessorCount)) {
            keys in
            Self.blocks(of: postings, keys: keys)
        }.flatMap { $0 }
    }

    /// More keys than most places have.
    private static let usualKeyCount = 100

    /// What some of a batch's places are found by, sorted by key and number.
    static func postings(of places: ArraySlice<Place>) -> [Posting] {
        var postings: [Posting] = []
        postings.reserveCapacity(places.count * usualKeyCount)
        for (number, place) in zip(places.indices, places) {
            NameKeys.visit(place) { key in
                postings.append(Posting(key: key, number: UInt32(number)))
            }
        }
        postings.sortByKey()
        return postings
    }

    /// The blocks of a range of keys.
    private static func blocks(of postings: [[Posting]], keys: KeyRange) -> [PostingBlock] {
        var maker = PostingBlockMaker()
        var positions: [Int] = []
        var queue = KeyQueue()
        for (source, list) in postings.enumerated() {
            positions.append(keys.start(in: list))
            queue.add(key: keys.key(in: list, at: positions[source]), source: source)
        }
        var numbers: [UInt32] = []
        while let key = queue.first?.key {
            numbers.removeAll(keepingCapacity: true)
            while let first = queue.first, first.key == key {
                let list = postings[first.source]
                var position = positions[first.source]
                while position < list.count, list[position].key == key {
                    numbers.append(list[position].number)
                    position += 1
                }
                positions[first.source] = position
                queue.replaceFirst(key: keys.key(in: list, at: position), source: first.source)
            }
            maker.add(numbers, of: key)
        }
        return maker.finish()
    }
}

/// Some of all keys: those between two ones.
struct KeyRange: Sendable {
    let first: UInt32
    let last: UInt32

    /// All keys in so many ranges of one size. Keys are scattered, so that each has about as many.
    static func parts(_ count: Int) -> [KeyRange] {
        let size = (UInt64(1) << 32) / UInt64(max(count, 1))
        return (0..<UInt64(max(count, 1))).map { index in
            let isLast = index + 1 == UInt64(max(count, 1))
            return KeyRange(
                first: UInt32(index * size), last: isLast ? .max : UInt32((index + 1) * size - 1))
        }
    }

    /// Where in a sorted list the postings of the keys begin.
    fileprivate func start(in list: [Posting]) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].key < first { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The key at a position of a list, if it is one of the keys.
    fileprivate func key(in list: [Posting], at position: Int) -> UInt32? {
        guard position < list.count, list[position].key <= last else { return nil }
        return list[position].key
    }
}
