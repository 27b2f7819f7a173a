import Foundation
import PlanBoardCore
import PlanBoardSync
import PlanBoardUI
import PostGISCluster
import PostgreSQL
import Reconnecting
import Synchronization
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Boards on PostgreSQL", .enabled(if: PostGISCluster.isInstalled), .serialized)
nonisolated struct TeamServerTests {
    private static let cluster = Result { try PostGISCluster() }

    private let cluster: PostGISCluster
    private let address: String

    init() throws {
        cluster = try Self.cluster.get()
        address = try cluster.makeDatabase()
        try TeamServer(address).found("team")
    }

    /// Stops the server in the middle of its work, with what it has confirmed on the disk.
    private func stopServer() throws {
        // The cluster of tests waits for no disk otherwise.
        try cluster.execute("CHECKPOINT", at: address)
        try cluster.kill()
    }

    private func board(_ store: BoardStore) throws -> Board {
        try store.load(try #require(store.boards().first).id)
    }

    @Test("Server: five files that are edited at random end with one board")
    func converge() throws {
        var random = SeededGenerator(seed: 21)
        let folder = try TemporaryFolder()
        let stores = try (0..<5).map { try BoardStore(path: folder.path("\($0).db")) }
        let first = try BoardSession(store: stores[0], titles: ["Today", "Next"])
        for number in 0..<6 { try first.addCard(titled: "\(number)", toColumn: 0) }
        for store in stores { _ = try BoardSync.run(store, address: address) }
        for _ in 0..<10 {
            for store in stores.shuffled(using: &random) {
                let session = try BoardSession(store: store)
                for _ in 0..<3 { try RandomEdits.edit(session, &random) }
                if Bool.random(using: &random) { _ = try BoardSync.run(store, address: address) }
            }
        }
        for _ in 0..<2 { for store in stores { _ = try BoardSync.run(store, address: address) } }
        #expect(try Set(stores.map(board)).count == 1)
    }

    @Test("Server: a member sees the boards of the own teams, and cannot alter sent changes")
    func security() throws {
        let database = "ana, ben, eve".split(separator: ", ").map(String.init)
        for user in database {
            try cluster.execute("DROP OWNED BY \(user)", orNothingAt: address)
            try cluster.execute("CREATE ROLE \(user) LOGIN", orNothingAt: address)
        }
        func own(_ user: String) -> String {
            address.replacing("user=touchstone", with: "user=\(user)")
        }
        let folder = try TemporaryFolder()
        let ana = try BoardStore(path: folder.path("ana.db"))
        try BoardSession(store: ana, titles: ["Today"]).addCard(titled: "secret", toColumn: 0)
        let server = try TeamServer(own("ana"))
        try server.found("garden")
        _ = try BoardSync.run(ana, address: own("ana"))
        try server.invite("ben", into: "garden")
        let ben = try BoardStore(path: folder.path("ben.db"))
        #expect(try BoardSync.run(ben, address: own("ben")).received == 2)
        #expect(try board(ben) == board(ana))

        let eve = try BoardStore(path: folder.path("eve.db"))
        #expect(
            throws: BoardSyncError.noTeam(server: try TeamServer(own("eve")).name, user: "eve")
        ) { try BoardSync.run(eve, address: own("eve")) }
        #expect(throws: BoardSyncError.otherTeam("garden", own: [])) {
            try BoardSync.run(eve, address: own("eve"), team: "garden")
        }
        #expect(throws: BoardSyncError.self) {
            try TeamServer(own("eve")).invite("eve", into: "garden")
        }
        for table in ["board_edits", "board_teams", "board_members", "board_attachments"] {
            #expect(
                try cluster.execute("SELECT count(*) FROM \(table)", at: own("eve")) == "0")
        }
        #expect(try cluster.execute("SELECT count(*) FROM board_edits", at: own("ben")) == "2")
        for sql in [
            "DELETE FROM board_edits", "UPDATE board_edits SET changes = '[]'",
            "INSERT INTO board_members VALUES ('garden', 'eve')",
            "INSERT INTO board_edits (team, id, board, name, time, changes) VALUES "
                + "('team', gen_random_uuid(), gen_random_uuid(), 'x', 'x', 'x')",
        ] {
            #expect(throws: PostGISClusterError.self) {
                try cluster.execute(sql, at: own("ben"))
            }
        }
    }

    @Test("Server: several teams have to be told apart, and a missing server is explained")
    func mistakes() throws {
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("a.db"))
        try TeamServer(address).found("other")
        #expect(throws: BoardSyncError.whichTeam(["other", "team"])) {
            try BoardSync.run(store, address: address)
        }
        let missing = #expect(throws: BoardSyncError.self) {
            try BoardSync.run(store, address: cluster.address(of: "nowhere"))
        }
        #expect(missing?.description.contains("cannot be reached") == true)
    }

    @Test("Server: one that vanishes in the middle loses nothing, and is used again")
    func vanishing() throws {
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("a.db"))
        let session = try BoardSession(store: store, titles: ["Today"])
        _ = try BoardSync.run(store, address: address)
        try session.addCard(titled: "kept", toColumn: 0)
        try stopServer()
        #expect(throws: BoardSyncError.self) { try BoardSync.run(store, address: address) }
        try cluster.start()
        #expect(try BoardSync.run(store, address: address).sent == 1)
        let other = try BoardStore(path: folder.path("b.db"))
        _ = try BoardSync.run(other, address: address)
        #expect(try board(other) == session.board)
    }

    @Test("Server: an announcement wakes the programs of others, not the one that made it")
    func announcements() throws {
        let sessions = try (0..<2).map { _ in try PostgresSession(address) }
        for session in sessions { try session.execute("LISTEN news") }
        try sessions[0].execute("NOTIFY news")
        #expect(try sessions[1].waitForNotification(milliseconds: 20_000))
        #expect(try !sessions[0].waitForNotification(milliseconds: 0))
        // What a wait is woken for by a pipe is no announcement.
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        defer { ends.forEach { close($0) } }
        try sessions[0].execute("NOTIFY news")
        _ = write(ends[1], "w", 1)
        #expect(try !sessions[0].waitForNotification(milliseconds: -1, wake: ends[0]))
    }

    @Test("Server: an open program sends changes at once and hears of others'")
    func live() async throws {
        let folder = try TemporaryFolder()
        let stores = try (0..<2).map { try BoardStore(path: folder.path("\($0).db")) }
        let sessions = [try BoardSession(store: stores[0], titles: ["Today"])]
        for store in stores { _ = try BoardSync.run(store, address: address) }
        let second = try BoardSession(store: stores[1])
        let (states, continuation) = AsyncStream<LiveSync.State>.makeStream()
        let live = try #require(try LiveSync(stores[1]) { continuation.yield($0) })
        let sender = try #require(try LiveSync(stores[0]) { _ in })
        defer {
            live.end()
            sender.end()
        }
        try sessions[0].addCard(titled: "news", toColumn: 0)
        sender.wake()
        for await state in states where state == .upToDate {
            try second.refresh()
            if try second.cards(inColumn: 0).map(\.title) == ["news"] { break }
        }
        #expect(second.board == sessions[0].board)
    }

    @Test("Server: an open program whose server stops sends what was edited when it is back")
    func stopping() async throws {
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("a.db"))
        let session = try BoardSession(store: store, titles: ["Today"])
        _ = try BoardSync.run(store, address: address)
        let (states, continuation) = AsyncStream<LiveSync.State>.makeStream()
        let live = LiveSync(
            path: store.path, address: address, team: "team",
            schedule: RetrySchedule(first: 0.01, longest: 0.1)
        ) { continuation.yield($0) }
        defer { live.end() }
        var (cards, isBack) = (0, false)
        for await state in states {
            switch state {
            case .connecting: break
            case .upToDate where cards == 0: try stopServer()
            case .upToDate: isBack = true
            case .failing(.unreachable) where cards < 3:
                // Each in another pause.
                cards += 1
                try session.addCard(titled: "\(cards)", toColumn: 0)
                live.wake()
                if cards == 3 {
                    #expect(try store.waitingCount() == 3)
                    try cluster.start()
                }
            case .failing: break
            }
            if isBack { break }
        }
        #expect(try store.waitingCount() == 0)
        let other = try BoardStore(path: folder.path("b.db"))
        _ = try BoardSync.run(other, address: address)
        #expect(try board(other) == session.board)
    }

    @MainActor
    @Test("Server: an open board counts what waits for a stopped server, until it is sent")
    func indicator() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("a.db")
        let store = try BoardStore(path: path)
        _ = try BoardSession(store: store, titles: ["Today"])
        _ = try BoardSync.run(store, address: address)
        let app = HeadlessApp(
            size: PlanBoardApp.desktopSize, language: .english,
            delegate: PlanBoardApp(size: PlanBoardApp.desktopSize, content: .file(path)))
        app.settle()
        try app.wait(for: app.find("SyncState")?.label == "Shared with the team")
        #expect(app.find("SyncBar") == nil)
        try stopServer()
        try app.wait(for: app.find("SyncTitle")?.label == "Offline")
        for number in 1...3 {
            try app.finger.tap(on: "Add Today")
            app.settle()
            app.keyboard.type("Card \(number)")
            app.keyboard.press(.enter)
            app.settle()
        }
        #expect(app.find("SyncTitle")?.label == "Offline, 3 changes waiting")
        try cluster.start()
        try app.finger.tap(on: "SyncTitle")
        try app.wait(for: app.find("SyncBar") == nil)
        #expect(app.find("SyncState")?.label == "Shared with the team")
        let other = try BoardStore(path: folder.path("b.db"))
        _ = try BoardSync.run(other, address: address)
        #expect(try board(other).allCards.count == 3)
        #expect(try board(other) == board(store))
    }
}

extension PostGISCluster {
    /// Executes SQL that may fail, because roles belong to the whole cluster.
    nonisolated fileprivate func execute(_ sql: String, orNothingAt address: String) throws {
        do { try execute(sql, at: address) } catch is PostGISClusterError {}
    }
}
