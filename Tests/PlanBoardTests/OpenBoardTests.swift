import Foundation
import FoundationGaps
import PlanBoardCore
import PlanBoardSync
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

/// An open board while others change its file, and while its server is away.
@Suite("Plan Board, open next to others")
struct OpenBoardTests {
    private func app(_ path: String, size: CGSize = PlanBoardApp.usualSize) -> HeadlessApp {
        let app = HeadlessApp(
            size: size, language: .english,
            delegate: PlanBoardApp(size: size, content: .file(path)))
        app.settle()
        return app
    }

    @Test("Open board: a card that another program adds appears by itself")
    func addedCard() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let app = app(path)
        let other = try BoardSession(store: BoardStore(path: path))
        try other.addCard(titled: "from the terminal", toColumn: 0)
        try app.wait(for: app.find("from the terminal") != nil)
        // And so does one that is added when nothing has happened for a while.
        app.advance(by: 600)
        try other.addCard(titled: "an hour later", toColumn: 0)
        try app.wait(for: app.find("an hour later") != nil)
    }

    @Test("Open board: a board that another program adds is listed by itself")
    func addedBoard() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let app = app(path, size: CGSize(width: 1280, height: 800))
        try BoardLibrary(store: BoardStore(path: path)).add("Garden", BoardOutline(columns: []))
        try app.wait(for: app.find("Board Garden") != nil)
    }

    @Test("Open board: a team that another program founds is exchanged with")
    func foundedTeam() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let app = app(path)
        #expect(app.find("SyncBar") == nil)
        let port = try ClosedPort()
        defer { port.end() }
        try BoardStore(path: path).remember("server/team", address: port.address, team: "team")
        try app.wait(for: app.find("SyncBar") != nil)
        #expect(!port.attempts.isEmpty)
    }

    @Test("Open board: edits wait visibly, and a server that is away is not asked by them")
    func waitingEdits() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let port = try ClosedPort()
        defer { port.end() }
        let store = try BoardStore(path: path)
        _ = try BoardSession(store: store, titles: ["Today"])
        try store.remember("server/team", address: port.address, team: "team")
        let app = app(path)
        try app.wait(for: app.find("SyncTitle")?.label == "Offline, 1 change waiting")
        let other = try BoardSession(store: store)
        for number in 0..<5 { try other.addCard(titled: "\(number)", toColumn: 0) }
        try app.wait(for: app.find("SyncTitle")?.label == "Offline, 6 changes waiting")
        try app.wait(for: port.attempts.count >= 2)
        let attempts = port.attempts
        #expect(attempts[1] - attempts[0] > 0.9)
        // The main thread is free: an edit of the user is shown in the same turn.
        try app.finger.tap(on: "Add Today")
        app.settle()
        app.keyboard.type("by hand")
        app.keyboard.press(.enter)
        app.settle()
        #expect(app.find("by hand") != nil)
    }

    @Test("Open board: with a server that does not answer, edits and drags go on")
    func silentServer() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let port = try ClosedPort(isSilent: true)
        defer { port.end() }
        let store = try BoardStore(path: path)
        let other = try BoardSession(store: store, titles: ["Today", "Next"])
        let card = try other.addCard(titled: "moved", toColumn: 0)
        try store.remember("server/team", address: port.address, team: "team")
        let app = app(path, size: CGSize(width: 1280, height: 800))
        try app.wait(for: !port.attempts.isEmpty)
        let start = ContinuousClock.now
        let source = try #require(app.find("moved")?.view)
        let place = source.convert(
            CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: nil)
        app.finger.down(at: place)
        app.advance(by: 0.75)
        app.finger.move(to: CGPoint(x: place.x + 340, y: place.y), duration: 0.3)
        app.finger.up()
        app.settle()
        try other.refresh()
        #expect(other.board.card(card.id)?.columnID == other.board.columns[1].id)
        // libpq waits for ten seconds at least meanwhile.
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(port.attempts.count == 1)
    }

    @Test("Open board: what others add during a drag appears when the drag is taken back")
    func addedDuringDrag() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let store = try BoardStore(path: path)
        let other = try BoardSession(store: store, titles: ["Today", "Next"])
        try other.addCard(titled: "held", toColumn: 0)
        let app = app(path, size: CGSize(width: 1280, height: 800))
        let source = try #require(app.find("held")?.view)
        app.finger.down(
            at: source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: nil))
        app.advance(by: 0.75)
        try other.addCard(titled: "news", toColumn: 1)
        // What comes later has arrived, so what came before has.
        try BoardLibrary(store: store).add("Garden", BoardOutline(columns: []))
        try app.wait(for: app.find("Board Garden") != nil)
        app.finger.cancel()
        app.settle()
        #expect(app.find("news") != nil)
    }
}
