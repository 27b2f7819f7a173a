import Coordinates
import Foundation
import PlaceStoreContract
import Places
import PlacesPostGIS
import PostGISCluster
import TestSupport

/// Searches among a million places: the store in an SQLite file, compared with plain SQL on an
/// R*Tree with the same places and with PostGIS.
///
/// `TOUCHSTONE_PLACES=100000` in the environment reduces the number of places for a quick run.
@MainActor
enum PlacesBenchmark {
    static let report = Report(name: "places") {
        let load = SystemLoad.now
        let measured = try Waiting.result { try await measure() }
        return Report.Table(
            introduction: """
                Searches among \(count) made-up places, a page of 20 each: 200 different ones, three times \
                over, of which each one's least time counts. Times of SQLite and the plain R*Tree are the \
                process's processor time, which other programs on the machine touch less than the clock's; PostGIS works in processes of its own, so \
                that its times are by the clock, and has the first \(serverCount) of the places, because it takes them more slowly. Imports \
                are measured both ways, without making the places: the processor time of all threads together, which two processors share, and the clock. \
                In the last minute \(load) programs on average waited for the \
                \(ProcessInfo.processInfo.activeProcessorCount) processors when the import began, and \(measured.loadAtEnd) at the end.
                """,
            columns: [
                "what", "SQLite, p50", "p95", "limit of p95", "kept", "plain R*Tree, p50", "p95",
                "PostGIS, p50", "p95",
            ], rows: measured.rows, isWithinLimits: measured.isWithinLimits)
    }

    private nonisolated struct Measured: Sendable {
        var rows: [[String]] = []
        var isWithinLimits = true
        var loadAtEnd = ""
    }

    private nonisolated static let count =
        ProcessInfo.processInfo.environment["TOUCHSTONE_PLACES"].flatMap(Int64.init) ?? 1_000_000

    /// The number of places in PostGIS.
    private nonisolated static let serverCount = min(count, 200_000)

    /// The number of places of one insertion.
    private nonisolated static let batch: Int64 = 20_000

    @concurrent
    private nonisolated static func measure() async throws -> Measured {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("places-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("places.db").path

        var measured = Measured()
        let importing = try await insert(count, into: SQLitePlaceStore(path: path))
        let opening = ContinuousClock.Instant.now
        let processorTime = ProcessorTime.now
        let sqlite = try SQLitePlaceStore(path: path, access: .readOnly)
        let opened = (cpu: ProcessorTime.now - processorTime, clock: .now - opening)

        let tree = try RTreeFloor(path: folder.appendingPathComponent("rtree.db").path)
        for places in batches(count) { try tree.insert(places) }
        let cluster = PostGISCluster.isInstalled ? try PostGISCluster() : nil
        var postGIS: PostGISPlaceStore?
        var postGISImporting: Duration?
        if let cluster {
            let store = try await PostGISPlaceStore.open(cluster.makeDatabase())
            postGISImporting = try await insert(serverCount, into: store).clock
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
        let rateByClock = Double(count) / importing.clock.seconds
        let isFastEnough = max(rate, rateByClock) >= 50_000
        measured.rows.append(
            [
                "import, places a second", String(format: "%.0f", rate),
                String(format: "by the clock %.0f", rateByClock), "≥ 50000",
                isFastEnough ? "yes" : "NO", "—", "—",
                postGISImporting.map { String(format: "%.0f", Double(serverCount) / $0.seconds) }
                    ?? "—", "—",
            ])
        measured.isWithinLimits = measured.isWithinLimits && isFastEnough
        measured.loadAtEnd = SystemLoad.now
        measured.rows.append(
            [
                "opening the file", Percentiles.format(opened.cpu),
                "by the clock " + Percentiles.format(opened.clock), "—", "—", "—", "—", "—", "—",
            ])
        return measured
    }

    private nonisolated static func batches(_ count: Int64) -> some Sequence<[Place]> {
        stride(from: 1, through: count, by: Int64.Stride(batch)).lazy.map { start in
            SyntheticPlaces.make(start..<min(start + batch, count + 1))
        }
    }

    /// Inserts the first places and returns the duration without their creation.
    private nonisolated static func insert(
        _ count: Int64, into store: some PlaceStore
    ) async throws -> (cpu: Duration, clock: Duration) {
        var total = (cpu: Duration.zero, clock: Duration.zero)
        var position = 0
        for places in batches(count) {
            position += places.count
            let state = ImportState(
                source: "benchmark", fingerprint: "", position: position,
                isFinished: position == Int(count))
            let start = (cpu: ProcessorTime.now, clock: ContinuousClock.Instant.now)
            try await store.insert(places, state: state)
            total.cpu += ProcessorTime.now - start.cpu
            total.clock += .now - start.clock
        }
        return total
    }
}

/// The load of the machine.
private nonisolated enum SystemLoad {
    /// The average number of running or waiting programs in the last minute.
    static var now: String {
        var average = 0.0
        getloadavg(&average, 1)
        return String(format: "%.1f", average)
    }
}

/// Waits on the main thread for concurrent work.
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
