import Coordinates
import Places
import PostGISCluster

@testable import PlacesPostGIS

/// The server that the tests share. It ends with the process.
enum Cluster {
    static let shared = Result { try PostGISCluster() }

    /// A store of its own, and the address of its database.
    static func makeStore() async throws -> (store: PostGISPlaceStore, address: String) {
        let address = try shared.get().makeDatabase()
        return (try await PostGISPlaceStore.open(address), address)
    }

    /// An empty store whose places are divided by cities, as `Documentation/Places.md` tells.
    static func makeDividedStore() async throws -> PostGISPlaceStore {
        let (store, address) = try await makeStore()
        try shared.get().execute(
            """
            BEGIN;
            ALTER TABLE places RENAME TO undivided;
            CREATE TABLE places (
                LIKE undivided INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS,
                PRIMARY KEY (id, city)
            ) PARTITION BY LIST (city);
            CREATE INDEX ON places USING gist (point);
            CREATE INDEX ON places USING gist (category, point) WHERE category IS NOT NULL;
            CREATE INDEX ON places USING gin (name_keys);
            CREATE TABLE places_shanghai PARTITION OF places FOR VALUES IN ('上海');
            CREATE TABLE places_elsewhere PARTITION OF places DEFAULT;
            DROP TABLE undivided;
            COMMIT
            """, at: address)
        return store
    }

    /// `count` places in a row to the east of the Bund, ten metres from each other.
    static func places(_ count: Int, category: PlaceCategory = .food) throws -> [Place] {
        let start = try Coordinate<WGS84>(latitude: 31.2397, longitude: 121.4998)
        return (0..<count).map { index in
            Place(
                id: Int64(index), name: "外滩\(index)号",
                coordinate: start.moved(metres: 10 * Double(index), bearing: 90),
                category: category)
        }
    }

    static let around = Result {
        try AroundRequest(latitude: 31.2397, longitude: 121.4998, radius: 500)
    }
}
