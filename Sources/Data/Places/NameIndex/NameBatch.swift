import Foundation

/// Places with their postings, ready to be written as a segment.
struct NameBatch: Sendable {
    let ids: [Int64]

    /// In the order of keys and numbers; some may come twice.
    let postings: [Posting]

    /// - Parameter places: In the order of their ids, each once.
    init(_ places: [Place]) async {
        ids = places.map(\.id)
        let size = max(places.count / ProcessInfo.processInfo.activeProcessorCount, 1_000)
        let parts = await withTaskGroup(of: (Int, [Posting]).self) { group in
            for start in stride(from: 0, to: places.count, by: size) {
                group.addTask {
                    (start, Self.postings(of: places[start..<min(start + size, places.count)]))
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var postings = parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
        var sorter = PostingSorter()
        sorter.sortByKey(&postings)
        self.postings = postings
    }

    /// The postings of some of the places, which have their numbers in the batch.
    private static func postings(of places: ArraySlice<Place>) -> [Posting] {
        var postings: [Posting] = []
        for (number, place) in zip(places.indices, places) {
            NameKeys.visit(place) { key in
                postings.append(Posting(key: key, number: UInt32(number)))
            }
        }
        return postings
    }
}
