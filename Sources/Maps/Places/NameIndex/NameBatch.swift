import Foundation
import FoundationGaps

/// Places with the blocks of their keys, to be written as a segment.
struct NameBatch: Sendable {
    let ids: [Int64]
    let blocks: [PostingBlock]

    /// - Parameters:
    ///   - ids: In ascending order.
    ///   - postings: The results of ``postings(of:)`` for consecutive places: each list is sorted.
    init(ids: [Int64], postings: [[Posting]]) {
        self.ids = ids
        blocks = Parallel.map(KeyRange.parts(ProcessInfo.processInfo.activeProcessorCount)) {
            keys in
            Self.blocks(of: postings, keys: keys)
        }.flatMap { $0 }
    }

    /// A capacity larger than most places need.
    private static let usualKeyCount = 100

    /// Returns the postings of some of a batch's places, sorted by key and number.
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

    /// Returns the blocks of a range of keys.
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

/// A range of keys.
struct KeyRange: Sendable {
    let first: UInt32
    let last: UInt32

    /// Returns all keys, divided into ranges of equal size. Keys are hashes, so the ranges contain
    /// similar numbers of them.
    static func parts(_ count: Int) -> [KeyRange] {
        let size = (UInt64(1) << 32) / UInt64(max(count, 1))
        return (0..<UInt64(max(count, 1))).map { index in
            let isLast = index + 1 == UInt64(max(count, 1))
            return KeyRange(
                first: UInt32(index * size), last: isLast ? .max : UInt32((index + 1) * size - 1))
        }
    }

    /// Returns the start of the keys' postings in a sorted list.
    fileprivate func start(in list: [Posting]) -> Int {
        list.partitioningIndex { $0.key >= first }
    }

    /// Returns the key at a position of a list, if it is in the range.
    fileprivate func key(in list: [Posting], at position: Int) -> UInt32? {
        guard position < list.count, list[position].key <= last else { return nil }
        return list[position].key
    }
}
