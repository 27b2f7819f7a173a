/// Makes several segments one.
struct NameMerge {
    /// The places of all segments, in the order of their ids.
    let ids: [Int64]

    private let segments: [NameSegment]

    /// What number each segment's places get; ``gone`` for those that were removed.
    private let numbers: [[UInt32]]

    private static let gone = UInt32.max

    init(_ segments: [NameSegment]) {
        self.segments = segments
        var places: [(id: Int64, segment: Int, number: Int)] = []
        places.reserveCapacity(segments.reduce(0) { $0 + $1.ids.count })
        for (index, segment) in segments.enumerated() {
            for (number, id) in segment.ids.enumerated() where !segment.isRemoved(number) {
                places.append((id, index, number))
            }
        }
        // Segments are in order themselves, which sorting makes use of.
        places.sort { $0.id < $1.id }
        ids = places.map(\.id)
        var numbers = segments.map { Array(repeating: Self.gone, count: $0.ids.count) }
        for (number, place) in places.enumerated() {
            numbers[place.segment][place.number] = UInt32(number)
        }
        self.numbers = numbers
    }

    /// Writes the places of all segments, key by key.
    func write(
        to writer: PostingWriter, _ connection: SQLiteConnection
    ) throws(SQLiteError) {
        var writer = writer
        var readers: [PostingReader] = []
        for segment in segments {
            readers.append(try PostingReader(connection, segment: segment))
        }
        var keys = readers.map { $0.entry?.key }
        var places: [UInt32] = []
        while let key = Self.least(of: keys) {
            places.removeAll(keepingCapacity: true)
            for index in readers.indices where keys[index] == key {
                while let entry = readers[index].entry, entry.key == key {
                    try readers[index].visit(entry) { old in
                        let number = numbers[index][old]
                        if number != Self.gone { places.append(number) }
                    }
                    try readers[index].advance()
                }
                keys[index] = readers[index].entry?.key
            }
            if !zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { places.sort() }
            for number in places { try writer.add(Posting(key: key, number: number)) }
        }
        try writer.finish()
    }

    private static func least(of keys: [UInt32?]) -> UInt32? {
        var least: UInt32?
        for case let key? in keys where key <= least ?? .max { least = key }
        return least
    }
}
