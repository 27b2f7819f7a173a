import Foundation
import Synchronization

/// A PostgreSQL server with PostGIS of one's own: made in a temporary folder, reached by a Unix
/// socket alone, and gone when the process that made it ends, however it ends.
///
///     let cluster = try PostGISCluster()
///     let store = try await PostGISPlaceStore.open(cluster.makeDatabase())
///
/// Its databases are worthless after a power failure: nothing waits for the disk.
public final class PostGISCluster: Sendable {
    private static let user = "touchstone"
    private static let template = "places_template"

    private static let settings = """
        listen_addresses = ''
        fsync = off
        full_page_writes = off
        shared_buffers = 256MB
        maintenance_work_mem = 256MB
        max_wal_size = 2GB

        """

    /// What has the cluster, its socket and its log in it.
    private let folder: URL

    private let programs: InstalledServer
    private let guardian: ServerGuardian
    private let databaseCount = Mutex(0)

    /// The port if it is not the usual one.
    private let port = Mutex<Int?>(nil)

    private var data: String { folder.appending(path: "data").path }

    /// Whether this machine has what a cluster needs.
    public static var isInstalled: Bool { InstalledServer() != nil }

    /// Makes a cluster and starts its server, which takes a few seconds.
    ///
    /// - Parameter connections: The most connections at once.
    public init(connections: Int = 200) throws {
        guard let programs = InstalledServer() else { throw PostGISClusterError.notInstalled }
        self.programs = programs
        // A socket's path has room for about a hundred letters.
        folder = URL(fileURLWithPath: "/tmp/touchstone-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        guardian = try ServerGuardian(of: folder, data: folder.appending(path: "data"))
        try programs.giveToServer(folder)
        try programs.runAsServer(
            "initdb", "--pgdata", data, "--username", Self.user, "--auth", "trust", "--encoding",
            "UTF8", "--locale", "C", "--no-sync")
        try (Self.settings + "max_connections = \(connections)\n").write(
            toFile: data + "/postgresql.auto.conf", atomically: false, encoding: .utf8)
        try start()
        try execute("CREATE DATABASE \(Self.template)", in: "postgres")
        try execute("CREATE EXTENSION postgis", in: Self.template)
    }

    // MARK: Databases

    /// Makes a database that has PostGIS and no tables, and tells its address.
    public func makeDatabase() throws -> String {
        let number = databaseCount.withLock { count in
            count += 1
            return count
        }
        try execute("CREATE DATABASE places\(number) TEMPLATE \(Self.template)", in: "postgres")
        return address(of: "places\(number)")
    }

    /// The address of a database, whether there is one of that name or not.
    public func address(of database: String) -> String {
        let port = port.withLock { $0 }.map { "&port=\($0)" } ?? ""
        return "postgresql:///\(database)?host=\(folder.path)&user=\(Self.user)\(port)"
    }

    /// Has `psql` execute SQL in a database, and tells what it prints: rows, with `|` between their
    /// columns.
    @discardableResult
    public func execute(_ sql: String, in database: String) throws -> String {
        try execute(sql, at: address(of: database))
    }

    /// Has `psql` execute SQL in the database at an address.
    @discardableResult
    public func execute(_ sql: String, at address: String) throws -> String {
        try programs.run(
            "psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set",
            "ON_ERROR_STOP=1", "--dbname", address, "--command", sql)
    }

    // MARK: The server

    /// Starts the server again after ``kill()``.
    public func start() throws {
        try programs.runAsServer(
            "pg_ctl", "start", "--pgdata", data, "--log", folder.path + "/log", "--wait",
            "--silent",
            "--options", "-c unix_socket_directories=\(folder.path)")
    }

    /// Makes the server listen on a port of this machine too, with a certificate that it signs
    /// itself, and restarts it.
    ///
    /// - Parameter host: The name in the certificate.
    /// - Returns: The path of the certificate.
    public func serveEncrypted(port: Int, as host: String) throws -> String {
        let certificate = data + "/server.crt"
        try programs.runAsServer(
            at: "/usr/bin/openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
            "-subj", "/CN=\(host)", "-keyout", data + "/server.key", "-out", certificate)
        try execute("ALTER SYSTEM SET ssl = on", in: "postgres")
        try execute("ALTER SYSTEM SET listen_addresses = '127.0.0.1'", in: "postgres")
        try execute("ALTER SYSTEM SET port = \(port)", in: "postgres")
        self.port.withLock { $0 = port }
        try kill()
        try start()
        let copy = folder.path + "/certificate.pem"
        try FileManager.default.copyItem(atPath: certificate, toPath: copy)
        return copy
    }

    /// Ends the server in the middle of whatever it does.
    public func kill() throws {
        try programs.runAsServer(
            "pg_ctl", "stop", "--pgdata", data, "--mode", "immediate", "--wait", "--silent")
    }
}

/// Why there is no cluster.
public enum PostGISClusterError: Error, Hashable, Sendable, CustomStringConvertible {
    case notInstalled

    /// One of PostgreSQL's programs failed, with what it wrote.
    case program(String, output: String)

    public var description: String {
        switch self {
        case .notInstalled:
            "PostgreSQL 15 or PostGIS is not installed. Say “make setup-postgis”."
        case .program(let name, let output): "\(name) failed: \(output)"
        }
    }
}
