import Coordinates
import PlaceStoreContract
import SQLite
import Testing

@testable import Places

/// First searches of a store, which read only a part of the file.
@Suite("First searches")
struct ColdSearchTests {
    /// Stores places in several batches of an import.
    private static func fill(
        _ path: String, _ places: [Place], by size: Int = 300
    ) async throws {
        let store = try SQLitePlaceStore(path: path)
        let batches = stride(from: 0, to: places.count, by: size).map {
            Array(places[$0..<min($0 + size, places.count)])
        }
        for (index, batch) in batches.enumerated() {
            try await store.insert(
                batch,
                state: ImportState(
                    source: "a.csv", fingerprint: "", isFinished: index + 1 == batches.count))
        }
    }

    @Test("First search: by name near a point it finds what later ones find in memory")
    func nearPoint() async throws {
        try await TemporaryPath.with { path in
            let places = SyntheticPlaces.make(1..<1_801)
            try await Self.fill(path, places)
            let warm = try SQLitePlaceStore(path: path)
            _ = try await warm.around(AroundRequest(center: SyntheticPlaces.bund, radius: 100))
            _ = try await warm.around(AroundRequest(center: SyntheticPlaces.bund, radius: 100))
            for order in [KeywordRequest.Order.relevance, .distance] {
                for words in ["南", "lu", "w", "s", "l", "d"] {
                    let request = try KeywordRequest(
                        words, near: SyntheticPlaces.bund, order: order)
                    let cold = try SQLitePlaceStore(path: path)
                    let found = try await cold.search(request)
                    #expect(try await found == warm.search(request), "\(words)")
                    #expect(try await found == cold.search(request), "\(words)")
                }
            }
        }
    }

    @Test("Finished import: a search around a point reads few other places, whatever their order")
    func rearrangedTiles() async throws {
        try await TemporaryPath.with { path in
            let places = SyntheticPlaces.make(1..<12_001)
            try await Self.fill(path, places, by: 1_000)
            let tiles = PlaceTiles(
                connection: try SQLiteConnection(path: path, access: .readOnly))
            #expect(try tiles.all().indices.count == places.count)
            var (read, near) = (0, 0)
            for place in places.prefix(20) {
                read += try tiles.around(place.coordinate, radius: 100).indices.count
                near += places.count { $0.coordinate.distance(to: place.coordinate) <= 100 }
            }
            #expect(read >= near && read < 20 * places.count / 2, "\(read) of \(near)")
            let store = try SQLitePlaceStore(path: path)
            try await store.insert(Array(places.prefix(50)))
            try await store.check()
        }
    }

    @Test("Simplified characters: tasks that ask for the same ones at once get the same forms")
    func simplifiedCharacters() async throws {
        let characters = (0x4E00...0x5400).compactMap { Unicode.Scalar(UInt32($0)) }
        let forms = await withTaskGroup(of: [Unicode.Scalar].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    characters.reversed().map(SimplifiedCharacters.shared.form).reversed()
                }
                group.addTask { characters.map(SimplifiedCharacters.shared.form) }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(forms.count == 1)
        #expect(SimplifiedCharacters.shared.form(of: "東") == "东")
    }
}
