import Foundation
import PlanBoardCore
import PlanBoardSync
import TestSupport
import Testing

@Suite("Board exchange")
nonisolated struct SyncTests {
    /// Files of one team, of which the first has a board with cards.
    private func stores(_ count: Int, in folder: borrowing TemporaryFolder) throws -> [BoardStore] {
        let stores = try (0..<count).map { try BoardStore(path: folder.path("\($0).db")) }
        let session = try BoardSession(store: stores[0], titles: ["Today", "Next", "Later"])
        for number in 0..<6 { try session.addCard(titled: "\(number)", toColumn: 0) }
        return stores
    }

    @discardableResult
    private func exchange(
        _ store: BoardStore, _ team: MemoryTeam
    ) throws -> BoardSync.Summary {
        try store.remember(team.id, address: "memory", team: "team")
        return try BoardSync(store, with: team).run()
    }

    private func board(_ store: BoardStore) throws -> Board {
        try store.load(try #require(store.boards().first).id)
    }

    @Test("Exchange: a second file has the same boards, and edits travel once")
    func once() throws {
        let folder = try TemporaryFolder()
        let (stores, team) = (try stores(2, in: folder), MemoryTeam())
        #expect(try exchange(stores[0], team) == BoardSync.Summary(sent: 7, received: 0))
        #expect(try exchange(stores[1], team) == BoardSync.Summary(sent: 0, received: 7))
        #expect(try board(stores[1]) == board(stores[0]))
        let session = try BoardSession(store: stores[1])
        try session.addCard(titled: "from the second", toColumn: 1)
        #expect(try exchange(stores[1], team) == BoardSync.Summary(sent: 1, received: 0))
        #expect(try exchange(stores[0], team) == BoardSync.Summary(sent: 0, received: 1))
        #expect(try exchange(stores[0], team) == BoardSync.Summary(sent: 0, received: 0))
        #expect(try board(stores[1]) == board(stores[0]))
        #expect(try stores[0].peers().map(\.team) == ["team"])
    }

    @Test("Exchange: an edit is sent and received with one question more, after which it ends")
    func questions() throws {
        let folder = try TemporaryFolder()
        let (stores, team) = (try stores(2, in: folder), MemoryTeam())
        for store in stores { try exchange(store, team) }
        try BoardSession(store: stores[0]).addCard(titled: "new", toColumn: 0)
        // Sending, and the question for the edits of others.
        team.callsUntilBreak = 2
        #expect(try exchange(stores[0], team).sent == 1)
        team.callsUntilBreak = 1
        #expect(try exchange(stores[1], team).received == 1)
        #expect(try board(stores[1]) == board(stores[0]))
        // More than a batch takes as many questions as it has batches.
        team.callsUntilBreak = nil
        let session = try BoardSession(store: stores[0])
        for number in 0..<1_000 { try session.addCard(titled: "\(number)", toColumn: 0) }
        #expect(try exchange(stores[0], team).sent == 1_000)
        try session.addCard(titled: "one more", toColumn: 0)
        #expect(try exchange(stores[0], team).sent == 1)
        team.callsUntilBreak = 2
        #expect(try exchange(stores[1], team).received == 1_001)
        #expect(try board(stores[1]) == board(stores[0]))
    }

    @Test("Exchange: an open board shows what arrives, and can undo its own edits after it")
    func open() throws {
        let folder = try TemporaryFolder()
        let (stores, team) = (try stores(2, in: folder), MemoryTeam())
        try exchange(stores[0], team)
        try exchange(stores[1], team)
        let first = try BoardSession(store: stores[0])
        let card = try first.card(at: CardPlace(column: 0, row: 0))
        try first.edit(card.id) { $0.title = "renamed" }
        let second = try BoardSession(store: stores[1])
        try second.edit(card.id) { $0.isImportant = true }
        try exchange(stores[1], team)
        // The exchange has a connection of its own, as in the app.
        try exchange(BoardStore(path: stores[0].path), team)
        try first.refresh()
        #expect(first.board.card(card.id)?.title == "renamed")
        #expect(first.board.card(card.id)?.isImportant == true)
        try first.undo()
        #expect(first.board.card(card.id)?.title == card.title)
        #expect(first.board.card(card.id)?.isImportant == true)
    }

    @Test("Exchange: attachments travel by their hash, once")
    func attachments() throws {
        let folder = try TemporaryFolder()
        let (stores, team) = (try stores(2, in: folder), MemoryTeam())
        let file = folder.path("note.txt")
        try Data("hello".utf8).write(to: URL(fileURLWithPath: file))
        let attachment = try AttachmentFolder(stores[0]).add(URL(fileURLWithPath: file))
        #expect(
            attachment.hash == "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
        #expect(attachment.name == "note.txt" && attachment.size == 5)
        let session = try BoardSession(store: stores[0])
        for row in 0..<2 {
            let card = try session.card(at: CardPlace(column: 0, row: row))
            try session.edit(card.id) { $0.attachments = [attachment] }
        }
        try exchange(stores[0], team)
        #expect(team.attachments.count == 1)
        try exchange(stores[1], team)
        #expect(try AttachmentFolder(stores[1]).data(attachment.hash) == Data("hello".utf8))
        #expect(try board(stores[1]) == board(stores[0]))
    }

    @Test(
        "Exchange: a connection that breaks anywhere loses and doubles nothing", arguments: 0..<20)
    func broken(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let folder = try TemporaryFolder()
        let (stores, team) = (try stores(3, in: folder), MemoryTeam())
        for store in stores { try exchange(store, team) }
        var titles = Set((0..<6).map { "\($0)" })
        for round in 0..<10 {
            let store = stores[Int.random(in: 0..<3, using: &random)]
            let title = "round \(round)"
            try BoardSession(store: store).addCard(titled: title, toColumn: 0)
            titles.insert(title)
            team.callsUntilBreak = Int.random(in: 0..<4, using: &random)
            team.breaksLate = .random(using: &random)
            do { try exchange(store, team) } catch is BoardSyncError {}
        }
        team.callsUntilBreak = nil
        for _ in 0..<2 { for store in stores { try exchange(store, team) } }
        let boards = try stores.map(board)
        #expect(Set(boards).count == 1)
        #expect(Set(boards[0].allCards.map(\.title)) == titles)
        #expect(boards[0].allCards.count == titles.count)
        #expect(team.edits.count == 17)
    }

    @Test("Exchange: five files that are edited at random end with one board", arguments: 0..<8)
    func converge(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let folder = try TemporaryFolder()
        let (stores, team) = (try stores(5, in: folder), MemoryTeam())
        for store in stores { try exchange(store, team) }
        let sessions = try stores.map { store in
            let error = TimeInterval.random(in: -1e5...1e5, using: &random)
            return try BoardSession(store: store, now: { Date().addingTimeInterval(error) })
        }
        for _ in 0..<60 {
            let index = Int.random(in: 0..<5, using: &random)
            try RandomEdits.edit(sessions[index], &random)
            if Int.random(in: 0..<3, using: &random) == 0 {
                try exchange(BoardStore(path: stores[index].path), team)
                try sessions[index].refresh()
            }
        }
        for _ in 0..<2 { for store in stores { try exchange(store, team) } }
        #expect(try Set(stores.map(board)).count == 1)
    }

    @Test("Exchange: edits that cannot be read are refused, and the file stays as it was")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let (stores, team) = (try stores(1, in: folder), MemoryTeam())
        try exchange(stores[0], team)
        let before = try board(stores[0])
        for (time, changes) in [("nonsense", "[]"), (team.edits[0].time, "[{")] {
            let bad = MemoryTeam("memory/\(time) \(changes)")
            try bad.send([
                SentEdit(id: UUID(), boardID: UUID(), name: "new", time: time, changes: changes)
            ])
            #expect(throws: BoardSyncError.self) { try exchange(stores[0], bad) }
            #expect(try board(stores[0]) == before)
        }
    }
}
