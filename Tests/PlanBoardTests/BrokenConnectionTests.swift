import Foundation
import PlanBoardCore
import PlanBoardSync
import PostGISCluster
import PostgreSQL
import TestSupport
import Testing

@Suite("Boards on a bad line", .enabled(if: PostGISCluster.isInstalled), .serialized)
nonisolated struct BrokenConnectionTests {
    private static let cluster = Result { try PostGISCluster() }

    /// How often connections are broken: 200 times with THOROUGH=1.
    private static let rounds = ProcessInfo.processInfo.environment["THOROUGH"] == "1" ? 200 : 12

    private let cluster: PostGISCluster
    private let address: String

    init() throws {
        cluster = try Self.cluster.get()
        address = try cluster.makeDatabase()
    }

    private func board(_ store: BoardStore) throws -> Board {
        try store.load(try #require(store.boards().first).id)
    }

    @Test("Server: connections that break at ever later moments lose and double nothing")
    func broken() throws {
        try TeamServer(address).found("team")
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("a.db"))
        let session = try BoardSession(store: store, titles: ["Today"])
        _ = try BoardSync.run(store, address: address)
        let other = try BoardStore(path: folder.path("b.db"))
        var failures = 0
        for round in 0..<Self.rounds {
            for card in 0..<5 { try session.addCard(titled: "\(round) \(card)", toColumn: 0) }
            // Later and later within an exchange, and those of both sides.
            let delay = UInt32(round % 50 * 400)
            let killer = try Killer(address)
            Thread.detachNewThread { killer.kill(after: delay) }
            for each in [store, other] {
                do throws(BoardSyncError) {
                    _ = try BoardSync.run(each, address: address)
                } catch {
                    guard case .unreachable = error else { throw error }
                    failures += 1
                }
            }
            killer.waitForEnd()
        }
        #expect(failures > 0)
        for each in [store, other] { _ = try BoardSync.run(each, address: address) }
        #expect(try board(store).allCards.count == Self.rounds * 5)
        #expect(try board(store) == board(other))
        let edits = try cluster.execute(
            "SELECT count(*), count(DISTINCT id) FROM board_edits", at: address)
        #expect(edits == "\(Self.rounds * 5 + 1)|\(Self.rounds * 5 + 1)")
    }

    @Test(
        "Server: certificates that do not fit are refused, and nothing is sent",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")))
    func certificates() throws {
        let port = Int.random(in: 20_000..<60_000)
        let own = try PostGISCluster()
        let file = try own.serveEncrypted(port: port, as: "other.example.org")
        let local = try own.makeDatabase()
        try TeamServer(local).found("team")
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("a.db"))
        try BoardSession(store: store, titles: ["Today"]).addCard(titled: "kept", toColumn: 0)
        // Of postgresql:///NAME?host=…
        let database = try #require(local.split(separator: "?").first?.split(separator: "/").last)
        let remote = "postgresql://touchstone@127.0.0.1:\(port)/\(database)"
        for options in [
            // The name does not fit, the signer is unknown, there is no certificate to compare.
            "sslmode=verify-full&sslrootcert=\(file)", "sslmode=verify-ca&sslrootcert=/etc/hosts",
            "sslmode=verify-full&sslrootcert=\(folder.path("nothing.pem"))",
        ] {
            let error = #expect(throws: BoardSyncError.self) {
                try BoardSync.run(store, address: "\(remote)?\(options)")
            }
            guard case .unreachable(_, let message)? = error, message.contains("certificate") else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(try own.execute("SELECT count(*) FROM board_edits", at: local) == "0")
        let fitting = "\(remote)?sslmode=verify-ca&sslrootcert=\(file)"
        #expect(try BoardSync.run(store, address: fitting).sent == 2)
    }
}

/// Breaks the other connections of a database.
private nonisolated final class Killer: @unchecked Sendable {
    // Unchecked: the thread that kills has the session alone, and the semaphore is made for two.
    private let session: PostgresSession
    private let end = DispatchSemaphore(value: 0)

    init(_ address: String) throws {
        session = try PostgresSession(address)
    }

    func kill(after microseconds: UInt32) {
        usleep(microseconds)
        _ = try? session.query(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
            """)
        end.signal()
    }

    func waitForEnd() { end.wait() }
}
