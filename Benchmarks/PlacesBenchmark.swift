import Coordinates
import Foundation
import PlaceStoreContract
import Places
import PlacesPostGIS
import PostGISCluster
import TestSupport

/// Searches among a million places: the store in an SQLite file, beside plain SQL on an R*Tree with the same places and beside PostGIS.
///
/// `TOUCHSTONE_PLACES=100000` in the environment takes fewer places, for a quick look.
@MainActor
enum PlacesBenchmark {
    static let report = Report(name: "places") {
        let measured = try Waiting.result { try await measure() }
        return Report.Table(
            introduction: """
                Searches among \(count) made-up places, a page of 20 each. Times of SQLite and the plain R*Tree are the \
                process's processor time, which other programs on the machine touch little; PostGIS works in processes of its own, so that \
                its times are by the clock.
                """,
            columns: [
                "what", "SQLite, p50", "p95", "limit of p95", "kept", "plain R*Tree, p50", "p95",
                "PostGIS, p50", "p95",
            ], rows: measured.rows, isWithinLimits: measured.isWithinLimits)
    }

    private nonisolated struct Measured: Sendable {
        var rows: [[String]] = []
        var isWithinLimits = true
    }

    private nonisolated static let count =
        ProcessInfo.processInfo.environment["TOUCHSTONE_PLACES"].flatMap(Int64.init) ?? 1_000_000

    /// The places of one insertion.
    private nonisolated static let batch: Int64 = 20_000

    @concurrent
    private nonisolated static func measure() async throws -> Measured {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("places-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("places.db").path

        var measured = Measured()
        let importing = try await insertAll(into: SQLitePlaceStore(path: path))
        let opening = ContinuousClock.Instant.now
        let processorTime = ProcessorTime.now
        let sqlite = try SQLitePlaceStore(path: path, access: .readOnly)
        let opened = (cpu: ProcessorTime.now - processorTime, clock: .now - opening)

        let tree = try RTreeFloor(path: folder.appendingPathComponent("rtree.db").path)
        for places in batches() { try tree.insert(places) }
        let cluster = PostGISCluster.isInstalled ? try PostGISCluster() : nil
        var postGIS: PostGISPlaceStore?
        var postGISImporting: Duration?
        if let cluster {
            let store = try await PostGISPlaceStore.open(cluster.makeDatabase())
            postGISImporting = try await insertAll(into: store).clock
            postGIS = store
        }

        for search in PlaceSearch.all {
            let own = try await search.times { try await search.run(sqlite, $0) }
            let floor: Percentiles? =
                if let radius = search.radius {
                    try await search.times {
                        try tree.around($0.point, radius: radius, categories: search.categories)
                    }
                } else { nil }
            var server: Percentiles?
            if let postGIS {
                server = try await search.times(byClock: true) { try await search.run(postGIS, $0) }
            }
            let isKept = search.limit.map { own.p95 <= $0 }
            measured.rows.append(
                [search.name] + own.cells + [
                    search.limit.map { "≤ " + Percentiles.format($0) } ?? "—",
                    isKept.map { $0 ? "yes" : "NO" } ?? "—",
                ] + (floor?.cells ?? ["—", "—"]) + (server?.cells ?? ["—", "—"]))
            measured.isWithinLimits = measured.isWithinLimits && isKept != false
        }

        let rate = Double(count) / importing.cpu.seconds
        measured.rows.append(
            [
                "import, places a second", String(format: "%.0f", rate), "—", "≥ 50000",
                rate >= 50_000 ? "yes" : "NO", "—", "—",
                postGISImporting.map { String(format: "%.0f", Double(count) / $0.seconds) } ?? "—",
                "—",
            ])
        measured.isWithinLimits = measured.isWithinLimits && rate >= 50_000
        measured.rows.append(
            [
                "opening the file", Percentiles.format(opened.cpu),
                "by the clock " + Percentiles.format(opened.clock), "—", "—", "—", "—", "—", "—",
            ])
        return measured
    }

    private nonisolated static func batches() -> some Sequence<[Place]> {
        stride(from: 1, through: count, by: Int64.Stride(batch)).lazy.map { start in
            SyntheticPlaces.make(start..<min(start + batch, count + 1))
        }
    }

    /// Inserts all places, and tells how long that took without making them.
    private nonisolated static func insertAll(
        into store: some PlaceStore
    ) async throws -> (cpu: Duration, clock: Duration) {
        var total = (cpu: Duration.zero, clock: Duration.zero)
        var position = 0
        for places in batches() {
            position += places.count
            let state = ImportState(
                source: "benchmark", fingerprint: "", position: position,
                isFinished: position == count)
            let start = (cpu: ProcessorTime.now, clock: ContinuousClock.Instant.now)
            try await store.insert(places, state: state)
            total.cpu += ProcessorTime.now - start.cpu
            total.clock += .now - start.clock
        }
        return total
    }
}

/// A kind of search that is measured.
private nonisolated struct PlaceSearch {
    let name: String

    /// What 95 of a hundred searches may take.
    let limit: Duration?

    /// Metres around a point, or `nil` for a search by keyword.
    var radius: Double?

    var categories = PlaceCategory.usual

    /// What is typed to find a place.
    var text: (@Sendable (Place, inout SeededGenerator) -> String)?

    var isNear = false

    static let all = [
        PlaceSearch(
            name: "around, 500 m, default categories", limit: .microseconds(100), radius: 500),
        PlaceSearch(
            name: "around, 1 km, all categories", limit: .microseconds(100), radius: 1_000,
            categories: PlaceCategory.allCases),
        PlaceSearch(
            name: "around, 5 km, a rare category", limit: .microseconds(100), radius: 5_000,
            categories: [.publicFacility]),
        PlaceSearch(
            name: "Chinese, the first 1 or 2 characters", limit: .microseconds(500),
            text: { place, random in String(place.name.prefix(.random(in: 1...2, using: &random))) }
        ),
        PlaceSearch(
            name: "Chinese, 2 to 4 characters", limit: .microseconds(500), text: Typing.middle),
        PlaceSearch(
            name: "pinyin, 2 letters or more", limit: .microseconds(500),
            text: { Typing.beginning(of: $0, spelling: 1, using: &$1) }),
        PlaceSearch(
            name: "initials, 2 letters or more", limit: .microseconds(500),
            text: { Typing.beginning(of: $0, spelling: 2, using: &$1) }),
        PlaceSearch(name: "two words", limit: .milliseconds(3), text: Typing.twoWords),
        PlaceSearch(
            name: "Chinese, near a point", limit: .milliseconds(50), text: Typing.middle,
            isNear: true),
        PlaceSearch(
            name: "pinyin, near a point", limit: .milliseconds(50),
            text: { Typing.beginning(of: $0, spelling: 1, using: &$1) }, isNear: true),
    ]

    /// One search.
    struct Query {
        let point: Coordinate<WGS84>
        let text: String
    }

    func run(_ store: some PlaceStore, _ query: Query) async throws {
        if let radius {
            _ = try await store.around(
                AroundRequest(center: query.point, radius: radius, categories: categories))
        } else if isNear {
            _ = try await store.search(KeywordRequest(query.text, near: query.point))
        } else {
            _ = try await store.search(KeywordRequest(query.text))
        }
    }

    private static let queryCount = 400

    /// How long searches take, the first ones left out, in which caches fill.
    func times(
        byClock: Bool = false, _ body: (Query) async throws -> Void
    ) async throws -> Percentiles {
        var random = SeededGenerator(seed: 9)
        let places = SyntheticPlaces.make(1..<5_001)
        var times: [Duration] = []
        for number in 0..<Self.queryCount + 20 {
            let place = places[.random(in: 0..<places.count, using: &random)]
            let query = Query(
                point: SyntheticPlaces.coordinate(using: &random),
                text: text?(place, &random) ?? "")
            let start = (cpu: ProcessorTime.now, clock: ContinuousClock.Instant.now)
            try await body(query)
            guard number >= 20 else { continue }
            times.append(byClock ? .now - start.clock : ProcessorTime.now - start.cpu)
        }
        return Percentiles(times)
    }
}

/// What people type to find a place.
private nonisolated enum Typing {
    static func middle(_ place: Place, using random: inout SeededGenerator) -> String {
        let start = Int.random(in: 0..<place.name.count - 1, using: &random)
        return String(place.name.dropFirst(start).prefix(.random(in: 2...4, using: &random)))
    }

    static func beginning(
        of place: Place, spelling: Int, using random: inout SeededGenerator
    ) -> String {
        let text = Spelling.spellings(of: place)[spelling].joined
        return String(text.prefix(.random(in: 2...text.count, using: &random)))
    }

    static func twoWords(_ place: Place, using random: inout SeededGenerator) -> String {
        "\(place.name.prefix(2)) \(place.name.suffix(2))"
    }
}

/// The times below which half and 95 of a hundred are.
private nonisolated struct Percentiles {
    let p50: Duration
    let p95: Duration

    init(_ times: [Duration]) {
        let sorted = times.sorted()
        p50 = sorted[sorted.count / 2]
        p95 = sorted[sorted.count * 95 / 100]
    }

    var cells: [String] { [Self.format(p50), Self.format(p95)] }

    static func format(_ duration: Duration) -> String {
        String(format: "%.3f ms", duration.seconds * 1_000)
    }
}

/// The processor time of this process.
private nonisolated enum ProcessorTime {
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension Duration {
    fileprivate nonisolated var seconds: Double { self / .seconds(1) }
}

/// Waits on the main thread for what is done beside it.
private enum Waiting {
    @MainActor
    static func result<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) throws -> Value {
        var result: Result<Value, any Error>?
        Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        while true {
            if let result { return try result.get() }
            _ = RunLoop.main.run(mode: .default, before: .now + 0.01)
        }
    }
}
