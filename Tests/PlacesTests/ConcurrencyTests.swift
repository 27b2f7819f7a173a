import PlaceStoreContract
import Places
import TestSupport
import Testing

@Suite("Concurrent store access")
struct ConcurrencyTests {
    @Test("Place store: stores that open one new file at the same time all succeed")
    func openingTogether() async throws {
        for _ in 0..<10 {
            try await TemporaryPath.with { path in
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for part in 0..<4 {
                        group.addTask {
                            let store = try SQLitePlaceStore(path: path)
                            let ids = Int64(part * 50)..<Int64(part * 50 + 50)
                            try await store.insert(SyntheticPlaces.make(ids))
                        }
                    }
                    try await group.waitForAll()
                }
                let store = try SQLitePlaceStore(path: path, access: .readOnly)
                #expect(try await store.count() == 200)
                try await store.check()
            }
        }
    }

    @Test("Place store: searches run during inserts, and every place is stored afterwards")
    func searchingWhileInserting() async throws {
        try await TemporaryPath.with { path in
            let store = try SQLitePlaceStore(path: path)
            let batches = (0..<10).map {
                SyntheticPlaces.make(Int64($0 * 100)..<Int64($0 * 100 + 100))
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for batch in batches { try await store.insert(batch) }
                }
                for task in 0..<6 {
                    group.addTask {
                        var random = SeededGenerator(seed: UInt64(task))
                        for _ in 0..<30 {
                            let point = SyntheticPlaces.coordinate(using: &random)
                            let around = try await store.around(
                                AroundRequest(center: point, radius: 5_000))
                            #expect(around.places.allSatisfy { $0.distance ?? .nan <= 5_000 })
                            let text = SyntheticPlaces.name(using: &random).prefix(2)
                            _ = try await store.search(KeywordRequest(String(text), near: point))
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.count() == 1_000)
            let model = PlaceModel(batches.flatMap { $0 })
            var random = SeededGenerator(seed: 99)
            for _ in 0..<10 {
                let request = try AroundRequest(
                    center: SyntheticPlaces.coordinate(using: &random), radius: 20_000)
                #expect(try await store.around(request) == model.around(request))
            }
        }
    }

    @Test("Place store: a search sees a batch completely or not at all")
    func wholeBatches() async throws {
        try await TemporaryPath.with { path in
            let store = try SQLitePlaceStore(path: path)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in 0..<4 {
                    group.addTask {
                        for batch in 0..<5 {
                            let start = Int64(writer * 1_000 + batch * 50)
                            try await store.insert(SyntheticPlaces.make(start..<start + 50))
                        }
                    }
                }
                group.addTask {
                    for _ in 0..<50 {
                        let count = try await store.count()
                        #expect(count.isMultiple(of: 50))
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.count() == 1_000)
        }
    }

    @Test("Place store: a page omits places removed during the search without reporting damage")
    func removedMeanwhile() async throws {
        try await TemporaryPath.with { path in
            let writer = try SQLitePlaceStore(path: path)
            func state(run: Int) -> ImportState {
                ImportState(source: "a", run: run, fingerprint: "", isFinished: true)
            }
            let places = SyntheticPlaces.make(1..<11)
            try await writer.insert(places, state: state(run: 1))
            // Its points are those of now, as those of the writer are until it has made them
            // follow.
            let reader = try SQLitePlaceStore(path: path, access: .readOnly)
            #expect(try await writer.finishImport(with: [places[6]], state: state(run: 2)) == 9)
            let request = try AroundRequest(
                center: places[6].coordinate, radius: 50_000, categories: PlaceCategory.allCases)
            #expect(try await reader.around(request).places.map(\.id) == [7])
            #expect(try await writer.around(request).places.map(\.id) == [7])
        }
    }

    @Test("Place store: cancelling the task stops its search")
    func cancelling() async throws {
        try await TemporaryPath.with { path in
            let store = try SQLitePlaceStore(path: path)
            try await store.insert(SyntheticPlaces.make(1..<101))
            let search = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await store.search(KeywordRequest("酒", near: SyntheticPlaces.bund))
            }
            await #expect(throws: PlaceStoreError(.cancelled, store: path)) {
                try await search.value
            }
        }
    }
}
