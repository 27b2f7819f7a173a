import CSQLite
import Foundation
import PlaceStoreContract
import Places
import TestSupport
import Testing

@Suite("Place file")
struct PlaceFileTests {
    @Test("Place file: places persist after closing and reopening")
    func reopening() async throws {
        try await TemporaryPath.with { path in
            let places = SyntheticPlaces.make(1..<301)
            try await SQLitePlaceStore(path: path).insert(places)
            let store = try SQLitePlaceStore(path: path)
            #expect(try await store.count() == 300)
            let request = try AroundRequest(
                center: SyntheticPlaces.bund, radius: 5_000, categories: PlaceCategory.allCases)
            #expect(try await store.around(request) == PlaceModel(places).around(request))
        }
    }

    @Test("Place file: an empty file becomes an empty store, but is refused for reading only")
    func zeroLength() async throws {
        try await TemporaryPath.with { path in
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
            #expect(throws: PlaceStoreError(.otherContent("it is empty"), store: path)) {
                try SQLitePlaceStore(path: path, access: .readOnly)
            }
            let store = try SQLitePlaceStore(path: path)
            #expect(try await store.count() == 0)
        }
    }

    @Test("Place file: a missing file cannot be opened for reading")
    func missing() async throws {
        try await TemporaryPath.with { path in
            let error = #expect(throws: PlaceStoreError.self) {
                try SQLitePlaceStore(path: path, access: .readOnly)
            }
            guard case .unavailable = error?.reason else {
                Issue.record("\(error as Any)")
                return
            }
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test("Place file: a newer version is refused and left unchanged")
    func newer() async throws {
        try await TemporaryPath.with { path in
            try await SQLitePlaceStore(path: path).insert(SyntheticPlaces.make(1..<2))
            try execute("PRAGMA user_version = 5", path)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            let newer = PlaceStoreError(.newer(version: 5, newestReadable: 4), store: path)
            #expect(throws: newer) { try SQLitePlaceStore(path: path) }
            #expect("\(newer)".contains("reads up to 4"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
        }
    }

    @Test(
        "Place file: a file of another program or format is left unchanged",
        arguments: [true, false])
    func otherContent(isDatabase: Bool) async throws {
        try await TemporaryPath.with { path in
            if isDatabase {
                try execute("CREATE TABLE notes(text)", path)
            } else {
                try Data(repeating: 65, count: 5_000).write(to: URL(fileURLWithPath: path))
            }
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            let error = #expect(throws: PlaceStoreError.self) {
                try SQLitePlaceStore(path: path)
            }
            guard case .otherContent = error?.reason else {
                Issue.record("\(error as Any)")
                return
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
        }
    }

    @Test("Place file: opened for reading it is searched and refuses inserts")
    func readOnly() async throws {
        try await TemporaryPath.with { path in
            let places = SyntheticPlaces.make(1..<11)
            try await SQLitePlaceStore(path: path).insert(places)
            let store = try SQLitePlaceStore(path: path, access: .readOnly)
            await #expect(throws: PlaceStoreError(.readOnly, store: path)) {
                try await store.insert(SyntheticPlaces.make(11..<12))
            }
            #expect(try await store.place(1) == places[0])
            #expect(try await store.count() == 10)
        }
    }

    @Test("Place file: a failed batch loses no earlier places")
    func failedBatch() async throws {
        try await TemporaryPath.with { path in
            let places = SyntheticPlaces.make(1..<11)
            let store = try SQLitePlaceStore(path: path)
            try await store.insert(places)
            try execute(
                """
                CREATE TRIGGER refusal BEFORE INSERT ON places WHEN new.id = 15
                BEGIN SELECT RAISE(ABORT, 'no'); END
                """, path)
            let state = ImportState(source: "file", fingerprint: "1", position: 20)
            await #expect(throws: PlaceStoreError(.failed("no"), store: path)) {
                try await store.insert(SyntheticPlaces.make(5..<21), state: state)
            }
            #expect(try await store.count() == 10)
            #expect(try await store.importState(of: "file") == nil)
            for place in places { #expect(try await store.place(place.id) == place) }
            let reopened = try SQLitePlaceStore(path: path)
            #expect(try await reopened.count() == 10)
        }
    }

    @Test(
        "Place file: corruption or truncation gives results or a typed error, never a crash",
        arguments: 0..<60)
    func damage(seed: UInt64) async throws {
        try await TemporaryPath.with { path in
            try await SQLitePlaceStore(path: path).insert(SyntheticPlaces.make(1..<401))
            let url = URL(fileURLWithPath: path)
            var bytes = try Data(contentsOf: url)
            var random = SeededGenerator(seed: seed)
            if seed % 3 == 0 {
                bytes = bytes.prefix(.random(in: 1..<bytes.count, using: &random))
            } else {
                for _ in 0..<Int.random(in: 1...200, using: &random) {
                    let index = Int.random(in: 0..<bytes.count, using: &random)
                    bytes[index] = .random(in: 0...255, using: &random)
                }
            }
            try bytes.write(to: url)
            do {
                let store = try SQLitePlaceStore(path: path)
                for place in SyntheticPlaces.make(1..<401).prefix(40) {
                    _ = try await store.search(KeywordRequest(place.name))
                    _ = try await store.around(
                        AroundRequest(
                            center: place.coordinate, radius: 1_000,
                            categories: PlaceCategory.allCases))
                }
                try await store.insert(SyntheticPlaces.make(300..<500))
                try await store.check()
            } catch let error as PlaceStoreError {
                #expect("\(error)".contains(path))
            }
        }
    }

    @Test("Place file: truncation while it is open gives results or a typed error")
    func cutOff() async throws {
        try await TemporaryPath.with { path in
            let places = SyntheticPlaces.make(1..<2_001)
            try await SQLitePlaceStore(path: path).insert(places)
            let store = try SQLitePlaceStore(path: path, access: .readOnly)
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try file.truncate(atOffset: 20_000)
            try file.close()
            var errors: [PlaceStoreError] = []
            for place in places.suffix(50) {
                do {
                    _ = try await store.search(KeywordRequest(place.name))
                    _ = try await store.around(
                        AroundRequest(
                            center: place.coordinate, radius: 1_000,
                            categories: PlaceCategory.allCases))
                } catch let error as PlaceStoreError {
                    errors.append(error)
                }
            }
            #expect(!errors.isEmpty)
        }
    }

    @Test("Place file: a search that finds a missing record reports its place")
    func lostPlace() async throws {
        try await TemporaryPath.with { path in
            let places = SyntheticPlaces.make(1..<41)
            try await SQLitePlaceStore(path: path).insert(places)
            try execute("DELETE FROM places WHERE id = 7", path)
            let store = try SQLitePlaceStore(path: path)
            let damage = PlaceStoreError(
                .damaged("an index has place 7, which is not there"), store: path)
            await #expect(throws: damage) {
                try await store.search(KeywordRequest(places[6].name))
            }
            await #expect(throws: damage) {
                try await store.around(
                    AroundRequest(
                        center: places[6].coordinate, radius: 10,
                        categories: PlaceCategory.allCases))
            }
        }
    }

    @Test("Place file: a check finds damage")
    func check() async throws {
        try await TemporaryPath.with { path in
            try await SQLitePlaceStore(path: path).insert(SyntheticPlaces.make(1..<401))
            try await SQLitePlaceStore(path: path).check()
            try execute("DELETE FROM places WHERE id = 7", path)
            let error = await #expect(throws: PlaceStoreError.self) {
                try await SQLitePlaceStore(path: path).check()
            }
            guard case .damaged = error?.reason else {
                Issue.record("\(error as Any)")
                return
            }
        }
    }

    /// Runs SQL on a file that no store has open, and puts everything into the file itself.
    private func execute(_ sql: String, _ path: String) throws {
        var database: OpaquePointer?
        defer { sqlite3_close(database) }
        try #require(sqlite3_open(path, &database) == SQLITE_OK)
        try #require(
            sqlite3_exec(database, "\(sql); PRAGMA wal_checkpoint(TRUNCATE)", nil, nil, nil)
                == SQLITE_OK)
    }
}
