import Places
import PostgreSQL

/// The tables of a store.
enum PlaceSchema {
    private static let oldestPostGIS = 3

    /// Creates the tables in a database that has none, and returns the format of existing ones.
    ///
    /// - Throws: ``PostgresFailure`` when PostGIS is missing or too old.
    static func makeIfMissing(in session: PostgresSession) throws(PostgresFailure) -> Int {
        if try !hasTables(session) {
            try checkPostGIS(session)
            let sql = String(decoding: PackageResources.schema_sql, as: UTF8.self)
            do throws(PostgresFailure) {
                try session.transaction { () throws(PostgresFailure) in try session.execute(sql) }
            } catch {
                // Another program may have created them concurrently.
                guard try hasTables(session) else { throw error }
            }
        }
        let rows = try session.query("SELECT format FROM place_store")
        guard let format = rows.text(0, 0).flatMap({ Int($0) }) else {
            throw PostgresFailure(code: "XX001", message: "the table place_store has no row")
        }
        return format
    }

    private static func hasTables(_ session: PostgresSession) throws(PostgresFailure) -> Bool {
        try session.query("SELECT to_regclass('place_store') IS NOT NULL").text(0, 0) == "t"
    }

    private static func checkPostGIS(_ session: PostgresSession) throws(PostgresFailure) {
        let version = try session.query(
            "SELECT default_version FROM pg_available_extensions WHERE name = 'postgis'"
        ).text(0, 0)
        let main = version?.split(separator: ".").first.flatMap { Int($0) }
        guard let version, let main else {
            throw PostgresFailure(
                code: "0A000",
                message:
                    "the server has no PostGIS; install it there, on Debian by “make setup-postgis”"
            )
        }
        guard main >= oldestPostGIS else {
            throw PostgresFailure(
                code: "0A000",
                message:
                    "the server has PostGIS \(version), and \(oldestPostGIS).0 is the oldest that will do"
            )
        }
    }
}
