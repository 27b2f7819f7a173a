import Foundation
import PlaceStoreContract
import Places
import SQLite
import Testing

@Suite("Space of removed places")
struct FreePagesTests {
    /// Imports places of a source in batches, as two versions of a file.
    private func fill(_ store: SQLitePlaceStore, _ ids: Range<Int64>, source: String) async throws {
        for run in 1...2 {
            for start in stride(from: ids.lowerBound, to: ids.upperBound, by: 500) {
                let places = SyntheticPlaces.make(start..<min(start + 500, ids.upperBound))
                try await store.insert(
                    places, state: ImportState(source: source, run: run, fingerprint: "a"))
            }
            _ = try await store.finishImport(
                with: [],
                state: ImportState(source: source, run: run, fingerprint: "a", isFinished: true))
        }
    }

    /// The size of a file in bytes, and the share of it that is free.
    private func space(_ path: String) throws -> (bytes: Int, freeShare: Double) {
        let connection = try SQLiteConnection(path: path, access: .readOnly)
        let free = try connection.number("PRAGMA freelist_count")
        let pages = try connection.number("PRAGMA page_count")
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        return (size, Double(free) / Double(pages))
    }

    @Test("Removal: the only source gives its space back at once, one of two most of it")
    func removal() async throws {
        try await TemporaryPath.with { path in
            let store = try SQLitePlaceStore(path: path)
            try await fill(store, 1..<3_000, source: "a")
            let full = try space(path)
            #expect(full.freeShare <= 0.25, "after an import")
            try await fill(store, 3_000..<5_000, source: "b")
            #expect(try await store.removeSource("a") == 2_999)
            #expect(try space(path).freeShare <= 0.05, "after the removal of one of two")
            #expect(try space(path).bytes < full.bytes)
            #expect(try await store.count() == 2_000)
            try await store.check()
            let center = try AroundRequest(
                latitude: SyntheticPlaces.bund.latitude, longitude: SyntheticPlaces.bund.longitude,
                radius: 50_000, categories: PlaceCategory.allCases)
            #expect(try await store.around(center).places.isEmpty == false)
            #expect(try await store.removeSource("b") == 2_000)
            #expect(try space(path).bytes < 200_000)
            #expect(try await store.around(center).places.isEmpty)
            #expect(try await store.count() == 0)
            #expect(try await store.sources().isEmpty)
            try await store.check()
            try await fill(store, 1..<100, source: "a")
            #expect(try await store.around(center).places.isEmpty == false)
            try await store.check()
        }
    }

    @Test("Removal: places of other sources and without a source stay")
    func others() async throws {
        try await TemporaryPath.with { path in
            let store = try SQLitePlaceStore(path: path)
            try await store.insert(SyntheticPlaces.make(900..<903))
            try await fill(store, 1..<50, source: "a")
            #expect(try await store.removeSource("a") == 49)
            #expect(try await store.count() == 3)
            try await store.check()
        }
    }
}
