import Coordinates
import Places
import TestSupport
import Testing

@Suite("Keyword union search")
struct KeywordUnionTests {
    private let bund: Coordinate<WGS84>

    init() throws { bund = try Coordinate(latitude: 31.2397, longitude: 121.4998) }

    private func store(_ path: String) async throws -> SQLitePlaceStore {
        let store = try SQLitePlaceStore(path: path)
        let names = ["Grand Hotel", "Cafe Shop", "外滩 Hotel", "Museum", "Far Hotel"]
        try await store.insert(
            names.enumerated().map { index, name in
                Place(
                    id: Int64(index + 1), name: name,
                    coordinate: bund.moved(
                        metres: index == 4 ? 400 : 10 * Double(index), bearing: 0),
                    category: .accommodation)
            })
        return store
    }

    @Test(
        "Keyword union: fifteen keywords are searched within 0.005 by 0.005 degrees", .rows("S2-51")
    )
    func requests() async throws {
        let log = RequestLog()
        let union = KeywordUnion { request in
            await log.add(request)
            return PlacePage(places: [], hasMore: false)
        }
        _ = try await union.around(bund)
        let texts =
            "Company|Community|cafe|supermarket|village|Shop|Restaurant|School|hospital|Street|"
            + "Convenience store|Shopping Centre|Place names|Hotel|Grocery store"
        let requests = await log.requests
        #expect(requests.map(\.keyword.text).joined(separator: "|") == texts)
        for bounds in requests.map(\.bounds) {
            let box = try #require(bounds)
            #expect(abs(box.north - box.south - 0.005) < 1e-12)
            #expect(abs(box.east - box.west - 0.005) < 1e-12)
            #expect(box.center.distance(to: bund) < 0.001)
        }
    }

    @Test(
        "Keyword union: a place found by any keyword is listed once, the nearest first",
        .rows("S2-51"))
    func union() async throws {
        try await TemporaryPath.with { path in
            let found = try await KeywordUnion(store(path)).around(bund)
            #expect(found.places.map(\.id) == [1, 2, 3])
            #expect(found.failures.isEmpty)
        }
    }

    @Test(
        "Keyword union: failed searches are reported, results of the others are kept",
        .rows("S2-51"))
    func failures() async throws {
        try await TemporaryPath.with { path in
            let store = try await store(path)
            let gone = PlaceStoreError(.unavailable("gone"), store: "elsewhere")
            let union = KeywordUnion { request async throws(PlaceStoreError) in
                if request.keyword.text == "Hotel" { throw gone }
                return try await store.search(request)
            }
            let found = try await union.around(bund)
            #expect(found.places.map(\.id) == [2])
            #expect(found.failures == ["Hotel": gone])

            let nothing = KeywordUnion { _ async throws(PlaceStoreError) in throw gone }
            await #expect(throws: gone) { try await nothing.around(bund) }
        }
    }

    @Test("Keyword union: the visible region is searched in the same way", .rows("S2-52"))
    func visibleRegion() async throws {
        try await TemporaryPath.with { path in
            let union = KeywordUnion(try await store(path))
            let near = KeywordUnion.region(around: bund)
            #expect(try await union.search("hotel", visible: near).map(\.id) == [1, 3])
            let wide = BoundingBox(center: bund, radius: 1_000)
            #expect(try await union.search("hotel", visible: wide).map(\.id) == [1, 3, 5])
            await #expect(throws: PlaceRequestError.emptyText) {
                try await union.search("", visible: wide)
            }
        }
    }

    @Test("Keyword union: a region at a pole and the antimeridian is valid")
    func ends() throws {
        let corner = try Coordinate<WGS84>(latitude: 90, longitude: 180)
        let region = KeywordUnion.region(around: corner)
        #expect(region.contains(corner))
        #expect(region.west > region.east)
    }
}

/// The requests that were made.
private actor RequestLog {
    private(set) var requests: [KeywordRequest] = []

    func add(_ request: KeywordRequest) { requests.append(request) }
}
