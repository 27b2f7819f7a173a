import Places
import PostGISCluster
import PostgreSQL
import TestSupport
import Testing

@testable import PlacesPostGIS

@Suite(
    "Searches in PostGIS that are interrupted",
    .enabled(
        if: PostGISCluster.isInstalled || ContinuousIntegration.isRunning,
        "PostgreSQL with PostGIS is missing: make setup"))
struct InterruptionTests {
    /// Keeps searches waiting until it goes.
    private static func lock(_ address: String) throws -> PostgresSession {
        let session = try PostgresSession(address)
        try session.execute("BEGIN; LOCK TABLE places IN ACCESS EXCLUSIVE MODE")
        return session
    }

    /// Waits until a search waits for the lock.
    private static func waitForSearch(_ address: String) async throws {
        let session = try PostgresSession(address)
        let sql = """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'
            """
        while try session.query(sql).text(0, 0) == "0" { await Task.yield() }
    }

    @Test("end at once when their task is cancelled, and leave the store as it was")
    func cancelling() async throws {
        let (store, address) = try await Cluster.makeStore()
        try await store.insert(Cluster.places(3))
        let lock = try Self.lock(address)
        let search = Task { try await store.around(Cluster.around.get()) }
        try await Self.waitForSearch(address)
        search.cancel()
        let error = await #expect(throws: PlaceStoreError.self) { try await search.value }
        #expect(error?.reason == .cancelled)
        try lock.execute("ROLLBACK")
        #expect(try await store.around(Cluster.around.get()).places.count == 3)
    }

    @Test("end with one clear error when the server stops, and the next one reconnects")
    func serverGone() async throws {
        let cluster = try PostGISCluster()
        let address = try cluster.makeDatabase()
        let store = try await PostGISPlaceStore.open(address)
        try await store.insert(Cluster.places(3))
        let lock = try Self.lock(address)
        let search = Task { try await store.around(Cluster.around.get()) }
        try await Self.waitForSearch(address)
        try cluster.kill()
        let error = await #expect(throws: PlaceStoreError.self) { try await search.value }
        guard case .unavailable(let words) = error?.reason else { throw error! }
        #expect(!words.isEmpty)
        withExtendedLifetime(lock) {}

        let stillGone = await #expect(throws: PlaceStoreError.self) { try await store.count() }
        guard case .unavailable = stillGone?.reason else { throw stillGone! }
        try cluster.start()
        #expect(try await store.around(Cluster.around.get()).places.count == 3)
        // Idle connections are noticed to be gone before they are used.
        try cluster.kill()
        try cluster.start()
        #expect(try await store.count() == 3)
    }

    @Test("lose nothing of an import when the server goes in the middle of it")
    func importResumes() async throws {
        let cluster = try PostGISCluster()
        let address = try cluster.makeDatabase()
        let store = try await PostGISPlaceStore.open(address)
        let places = try Cluster.places(20)
        let state = ImportState(source: "a", fingerprint: "", position: 10)
        try await store.insert(Array(places[..<10]), state: state)
        let lock = try Self.lock(address)
        let second = Task {
            var later = state
            later.position = 20
            try await store.insert(Array(places[10...]), state: later)
        }
        try await Self.waitForSearch(address)
        try cluster.kill()
        await #expect(throws: PlaceStoreError.self) { try await second.value }
        withExtendedLifetime(lock) {}
        try cluster.start()
        #expect(try await store.importState(of: "a")?.position == 10)
        #expect(try await store.count() == 10)
        try await store.insert(Array(places[10...]), state: nil)
        #expect(try await store.count() == 20)
    }
}
