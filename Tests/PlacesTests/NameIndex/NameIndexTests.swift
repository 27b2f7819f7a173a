import PlaceStoreContract
import SQLite
import TestSupport
import Testing

@testable import Places

@Suite("Name index")
struct NameIndexTests {
    /// An index in an empty file.
    private static func withIndex(_ body: (inout Index) async throws -> Void) async throws {
        try await TemporaryPath.with { path in
            let connection = try PlaceSchema.connection(path: path, access: .readWrite)
            try PlaceSchema.prepare(connection, path: path)
            var index = Index(connection: connection)
            try await body(&index)
        }
    }

    /// Places with their keys.
    private struct Batch {
        let ids: [Int64]
        let postings: [Posting]

        /// The postings in lists for some places each.
        func sorted(in count: Int) -> [[Posting]] {
            let size = UInt32(ids.count / count + 1)
            return (0..<UInt32(count)).map { part in
                var list = postings.filter { $0.number / size == part }
                list.sortByKey()
                return list
            }
        }
    }

    /// The index and what must be in it.
    private struct Index {
        let connection: SQLiteConnection
        var model: [Int64: Set<UInt32>] = [:]

        var directory: NameDirectory {
            get throws { try NameDirectory(connection, known: NameDirectory()) }
        }

        mutating func change(
            removing removed: [Int64] = [], adding batch: Batch,
            _ merging: NameIndexWriter.Merging = .usual
        ) throws {
            let before = try directory
            try connection.transaction { () throws(SQLiteError) in
                var writer = NameIndexWriter(connection, directory: before)
                for id in removed { try writer.remove(id) }
                try writer.add(
                    NameBatch(ids: batch.ids, postings: batch.sorted(in: 3)))
                try writer.finish(merging)
            }
            for id in removed { model[id] = nil }
            for posting in batch.postings {
                model[batch.ids[Int(posting.number)], default: []].insert(posting.key)
            }
        }

        /// What has one key of each list and, if there is one, a further key.
        func found(_ required: [[UInt32]], having further: UInt32? = nil) throws -> [Int64] {
            var matches = try NameMatches(
                PostingBlockReader(connection), directory: directory, required: required)
            if let further {
                _ = try matches.next()
                matches = try matches.having(further)
            }
            return try matches.ids(first: .max)
        }

        func expected(_ required: [[UInt32]]) -> [Int64] {
            model.filter { place in
                required.allSatisfy { keys in keys.contains { place.value.contains($0) } }
            }.keys.sorted()
        }
    }

    /// Places with some of a few keys each, the first keys more often.
    private static func batch(
        ids: some Sequence<Int64>, using random: inout SeededGenerator
    ) -> Batch {
        let ids = ids.sorted()
        var postings: [Posting] = []
        for number in ids.indices {
            for key in 0..<20 as Range<UInt32>
            where Int.random(in: 0...Int(key), using: &random) < 2 {
                postings.append(Posting(key: key &* 0x1234_5679, number: UInt32(number)))
            }
        }
        return Batch(ids: ids, postings: postings)
    }

    @Test(
        "Name index: results equal a linear search after random insertions and removals",
        arguments: 0..<(Thorough.isOn ? 6 : 2))
    func model(seed: UInt64) async throws {
        try await Self.withIndex { index in
            var random = SeededGenerator(seed: seed)
            for step in 0..<40 {
                let new = Set(
                    (0..<Int.random(in: 0...120, using: &random)).map { _ in
                        Int64.random(in: -400...400, using: &random)
                    })
                let removed = index.model.keys.filter {
                    new.contains($0) || Int.random(in: 0..<20, using: &random) == 0
                }
                try index.change(
                    removing: removed, adding: Self.batch(ids: new, using: &random),
                    [.usual, .sparing, .complete][step / 2 % 3])
                let keys = (0..<3).map { _ in
                    UInt32.random(in: 0..<22, using: &random) &* 0x1234_5679
                }
                #expect(try index.found([keys]) == index.expected([keys]))
                #expect(try index.found([[keys[0]]]) == index.expected([[keys[0]]]))
                let both = try index.found([[keys[0]], [keys[1], keys[2]]])
                #expect(Set(both).isSuperset(of: index.expected([[keys[0]], [keys[1], keys[2]]])))
                #expect(zip(both, both.dropFirst()).allSatisfy { $0 < $1 })
                let further = try index.found([[keys[0]]], having: keys[1])
                #expect(Set(further).isSuperset(of: index.expected([[keys[0]], [keys[1]]])))
                #expect(zip(further, further.dropFirst()).allSatisfy { $0 < $1 })
            }
        }
    }

    @Test("Name index: places in every chunk are found, in lists and in bitmaps")
    func chunks() async throws {
        try await Self.withIndex { index in
            let count: UInt32 = 135_000
            var postings = stride(from: 0, to: count, by: 2).map { Posting(key: 1, number: $0) }
            postings += stride(from: 0, to: count, by: 1_000).map { Posting(key: 2, number: $0) }
            postings += (125_000..<135_000).map { Posting(key: .max, number: $0) }
            postings += [65_535, 65_536, count - 1].map { Posting(key: 4, number: $0) }
            let batch = Batch(ids: (0..<Int64(count)).map { $0 * 3 }, postings: postings)
            try index.change(adding: batch)
            for _ in 0..<2 {
                for keys in [[1], [2], [4], [.max]] as [[UInt32]] {
                    #expect(try index.found([keys]) == index.expected([keys]))
                }
                #expect(try index.found([[1], [.max]]) == index.expected([[1], [.max]]))
                #expect(try index.found([[2], [.max]]) == index.expected([[2], [.max]]))
                #expect(try index.found([[2, 4], [1]]).count >= 136)
                #expect(try index.found([[1], [3]]) == [])
                // Once more with these places and others made one segment.
                let others = Batch(
                    ids: [1, 4, 999_999], postings: [Posting(key: 1, number: 1)])
                try index.change(
                    removing: index.model[4] == nil ? [] : [4],
                    adding: index.model[4] == nil ? others : Batch(ids: [], postings: []),
                    .complete)
            }
        }
    }

    @Test("Name index: every key finds its places after merging large segments")
    func ranges() async throws {
        try await Self.withIndex { index in
            var random = SeededGenerator(seed: 3)
            for part in 0..<3 as Range<Int64> {
                // Ids of all parts in turn, more than a range of keys is made for.
                let ids = (0..<9_000 as Range<Int64>).map { $0 * 3 + part }
                let postings = ids.indices.flatMap { number in
                    (0..<4).map { _ in
                        Posting(
                            key: UInt32.random(in: 0..<3_000, using: &random) &* 0x9E37_79B9,
                            number: UInt32(number))
                    }
                }
                try index.change(adding: Batch(ids: ids, postings: postings))
            }
            let removed = (0..<500 as Range<Int64>).map { $0 * 50 }
            try index.change(
                removing: removed, adding: Batch(ids: [], postings: []), .complete)
            #expect(try index.directory.segments.count == 1)
            for key in stride(from: 0 as UInt32, to: 3_000, by: 37) {
                let required = [[key &* 0x9E37_79B9]]
                #expect(try index.found(required) == index.expected(required))
            }
        }
    }

    @Test(
        "Name index: segments are merged at a limit, later in an import, and all at its end",
        arguments: [(NameIndexWriter.Merging.usual, 8...24), (.sparing, 64...65)])
    func merging(_ merging: NameIndexWriter.Merging, most: ClosedRange<Int>) async throws {
        try await Self.withIndex { index in
            var random = SeededGenerator(seed: 1)
            var counts: [Int] = []
            for step in 0..<100 as Range<Int64> {
                let batch = Self.batch(ids: step * 10..<step * 10 + 10, using: &random)
                try index.change(adding: batch, merging)
                counts.append(try index.directory.segments.count)
            }
            #expect(most.contains(try #require(counts.max())))
            try index.change(adding: Batch(ids: [], postings: []), .complete)
            let segments = try index.directory.segments
            #expect(segments.count == 1)
            #expect(segments[0].ids == Array(0..<1_000))
        }
    }
}

@Suite("Place file with a name index")
struct NameIndexFileTests {
    @Test("Name index file: stores opened earlier reload it after a change")
    func otherStores() async throws {
        try await TemporaryPath.with { path in
            let writer = try SQLitePlaceStore(path: path)
            let reader = try SQLitePlaceStore(path: path, access: .readOnly)
            let places = SyntheticPlaces.make(1..<50)
            try await writer.insert(places)
            let request = try KeywordRequest(places[7].name)
            #expect(try await reader.search(request) == PlaceModel(places).search(request))
        }
    }

    @Test(
        "Name index file: merging segments reuses pages, so that it hardly grows"
    )
    func pages() async throws {
        try await TemporaryPath.with { path in
            let store = try SQLitePlaceStore(path: path)
            var state = ImportState(source: "file", fingerprint: "", position: 1)
            for first in stride(from: 1 as Int64, to: 600, by: 100) {
                try await store.insert(SyntheticPlaces.make(first..<first + 100), state: state)
            }
            let connection = try SQLiteConnection(path: path, access: .readOnly)
            let before = try connection.number("PRAGMA page_count")
            state.isFinished = true
            try await store.insert([], state: state)
            #expect(try connection.number("SELECT count(*) FROM name_segments") == 1)
            #expect(try connection.number("PRAGMA page_count") <= before + before / 10)
        }
    }

    @Test(
        "Name index file: an index that does not match the places is reported as damage",
        arguments: [
            "DELETE FROM name_postings WHERE block = (SELECT min(block) FROM name_postings)",
            "UPDATE name_removals SET numbers = x'0100000000000000'",
            "UPDATE places SET place = (SELECT place FROM places WHERE id = 10) WHERE id = 9",
        ])
    func check(sql: String) async throws {
        try await TemporaryPath.with { path in
            try await SQLitePlaceStore(path: path).insert(SyntheticPlaces.make(1..<51))
            try await SQLitePlaceStore(path: path).check()
            try SQLiteConnection(path: path, access: .readWrite).execute(sql)
            let error = await #expect(throws: PlaceStoreError.self) {
                try await SQLitePlaceStore(path: path).check()
            }
            guard case .damaged = error?.reason else {
                Issue.record("\(error as Any)")
                return
            }
        }
    }

    @Test("Name index file: an older format is refused with the advice to import again")
    func olderFormat() async throws {
        try await TemporaryPath.with { path in
            try await SQLitePlaceStore(path: path).insert(SyntheticPlaces.make(1..<2))
            try SQLiteConnection(path: path, access: .readWrite).execute("PRAGMA user_version = 1")
            let error = #expect(throws: PlaceStoreError.self) { try SQLitePlaceStore(path: path) }
            #expect("\(error as Any)".contains("import the places into a new file"))
        }
    }
}
