import Foundation

/// Places with their postings, ready to be written as a segment.
struct NameBatch: Sendable {
    let ids: [Int64]

    /// In the order of keys and numbers; some may come twice.
    let postings: [Posting]

    /// - Parameters:
    ///   - ids: In their order.
    ///   - postings: In any order, each key's by number.
    init(ids: [Int64], postings: [Posting]) {
        self.ids = ids
        var postings = postings
        postings.sortByKey()
        self.postings = postings
    }

    /// - Parameter places: In the order of their ids, each once.
    init(_ places: [Place]) async {
        let size = max(places.count / ProcessInfo.processInfo.activeProcessorCount, 1_000)
        let parts = await withTaskGroup(of: (Int, [Posting]).self) { group in
            for start in stride(from: 0, to: places.count, by: size) {
                group.addTask {
                    (start, Self.postings(of: places[start..<min(start + size, places.count)]))
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        self.init(
            ids: places.map(\.id), postings: parts.sorted { $0.0 < $1.0 }.flatMap(\.1))
    }

    /// More keys than most places have.
    private static let usualKeyCount = 100

    /// The postings of some of the places, which have their numbers in the batch.
    private static func postings(of places: ArraySlice<Place>) -> [Posting] {
        var postings: [Posting] = []
        postings.reserveCapacity(places.count * usualKeyCount)
        for (number, place) in zip(places.indices, places) {
            NameKeys.visit(place) { key in
                postings.append(Posting(key: key, number: UInt32(number)))
            }
        }
        return postings
    }
}
