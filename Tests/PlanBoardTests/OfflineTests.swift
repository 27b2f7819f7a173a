import Foundation
import PlanBoardCore
import PlanBoardSync
import Testing

/// What is done while the team's server is away, as users of other boards have lost it.
@Suite("Boards while the server is away")
nonisolated struct OfflineTests {
    private static let place = CardPlace(column: 0, row: 0)

    /// Two files of one team that have the same board with a card.
    private final class Team {
        let folder: TemporaryFolder
        let server = MemoryTeam()
        let here: BoardStore
        let there: BoardStore

        /// - Parameter change: What the card has besides its title.
        init(_ change: (inout Card) -> Void = { _ in }) throws {
            folder = try TemporaryFolder()
            here = try BoardStore(path: folder.path("here.db"))
            there = try BoardStore(path: folder.path("there.db"))
            let session = try BoardSession(store: here, titles: ["Today", "Next"])
            let card = try session.addCard(titled: "Bread", toColumn: 0)
            try session.edit(card.id, change)
            try exchange(here)
            try exchange(there)
        }

        func exchange(_ store: BoardStore) throws {
            try store.remember(server.id, address: "memory", team: "team")
            _ = try BoardSync(store, with: server).run()
        }

        /// The server goes away, and an attempt to reach it fails.
        func goAway(from store: BoardStore) throws {
            server.callsUntilBreak = 0
            #expect(throws: BoardSyncError.self) { try exchange(store) }
        }

        /// The server returns, and all exchange their edits with it.
        func comeBack() throws {
            server.callsUntilBreak = nil
            for store in [here, there, here] { try exchange(store) }
        }

        func board(_ store: BoardStore) throws -> Board {
            try store.load(try #require(store.boards().first).id)
        }
    }

    @Test("Offline: a board made meanwhile is kept and sent, and others keep theirs")
    func newBoard() throws {
        let team = try Team()
        let library = try BoardLibrary(store: team.here)
        var part = BoardOutline.Part(title: "Beds")
        part.cards = [.init(title: "Roses")]
        let garden = try library.add("Garden", BoardOutline(columns: [part]))
        try team.goAway(from: team.here)
        let other = try BoardLibrary(store: team.there).add(
            "House", BoardOutline(columns: [.init(title: "Rooms")]))
        try team.comeBack()
        for store in [team.here, team.there] {
            let titles = try store.boards().map(\.title)
            #expect(Set(titles) == ["Plan Board", "Garden", "House"] && titles.count == 3)
            #expect(try store.load(garden.id).allCards.map(\.title) == ["Roses"])
            #expect(try store.load(other.id).columns.map(\.title) == ["Rooms"])
        }
    }

    @Test("Offline: what was removed of a card meanwhile is removed for the others")
    func removals() throws {
        let team = try Team { card in
            card.labels = ["home", "green"]
            card.checklist = [ChecklistItem("slice"), ChecklistItem("toast")]
            card.comments = [Comment(text: "rye", author: "Ana", date: Date())]
            card.attachments = [Attachment(name: "a.txt", hash: "00", size: 1)]
            card.due = Date(timeIntervalSince1970: 1_800_000_000)
            card.reminder = 60
            card.recurrence = .weekly
            card.isImportant = true
        }
        let session = try BoardSession(store: team.here)
        let card = try session.card(at: Self.place).id
        try team.goAway(from: team.here)
        try session.edit(card) {
            $0.labels = ["green"]
            $0.checklist.removeFirst()
            $0.comments = []
            $0.attachments = []
            ($0.due, $0.reminder, $0.recurrence, $0.isImportant) = (nil, nil, nil, false)
        }
        // Others add to the same card, which stays.
        let other = try BoardSession(store: team.there)
        try other.edit(card) { $0.labels.append("soon") }
        try team.comeBack()
        let (mine, theirs) = try (team.board(team.here), team.board(team.there))
        let result = try #require(theirs.card(card))
        #expect(mine == theirs)
        #expect(result.labels == ["green", "soon"] && result.checklist.map(\.title) == ["toast"])
        #expect(result.comments.isEmpty && result.attachments.isEmpty && result.due == nil)
        #expect(result.reminder == nil && result.recurrence == nil && !result.isImportant)
    }

    @Test("Offline: edits that wait when the program is killed wait afterwards, and are sent")
    func restart() async throws {
        let team = try Team()
        try team.goAway(from: team.here)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = team.here.path as String] in
            let session = try BoardSession(store: BoardStore(path: path))
            try session.addCard(titled: "Milk", toColumn: 0)
            try session.addCard(titled: "Salt", toColumn: 1)
            try session.delete(session.card(at: CardPlace(column: 0, row: 1)).id)
            kill(getpid(), SIGKILL)
        }
        let again = try BoardStore(path: team.here.path)
        #expect(try again.waitingCount() == 3)
        try team.comeBack()
        #expect(try again.waitingCount() == 0)
        let titles = try team.board(team.there).columns.map { column in
            try team.board(team.there).cards(in: column.id).map(\.title)
        }
        #expect(titles == [["Milk"], ["Salt"]])
    }

    @Test("Offline: two rename a board and move a card at once, a third is away for a week")
    func week() throws {
        let team = try Team()
        let path = team.folder.path("away.db")
        let away = try BoardStore(path: path)
        try team.exchange(away)
        let start = Date()
        let sessions = try [team.here, team.there, away].map { store in
            // The third one's clock is a day behind.
            try BoardSession(
                store: store, now: { store === away ? start - 86_400 : start })
        }
        let card = try sessions[0].card(at: Self.place).id
        let id = sessions[0].id
        let libraries = try [team.here, team.there].map { try BoardLibrary(store: $0) }
        try sessions[2].move(card, to: CardPlace(column: 1, row: 0))
        try sessions[2].edit(card) { $0.labels = ["away"] }
        try sessions[2].addCard(titled: "written on a train", toColumn: 0)
        try sessions[2].editColumn(sessions[2].board.columns[0].id) { $0.title = "Now" }
        for day in 0..<7 {
            try libraries[0].rename(id, to: "Bakery \(day)")
            try libraries[1].rename(id, to: "Kitchen \(day)")
            try sessions[0].move(card, to: CardPlace(column: (day + 1) % 2, row: 0))
            try sessions[1].move(card, to: CardPlace(column: (day + 1) % 2, row: 0))
            try sessions[0].addCard(titled: "here \(day)", toColumn: 0)
            try sessions[1].addCard(titled: "there \(day)", toColumn: 1)
            try team.exchange(team.here)
            try team.exchange(team.there)
            try team.exchange(team.here)
            for library in libraries { try library.refresh() }
            for session in sessions { try session.refresh() }
        }
        for store in [away, team.here, team.there, away] { try team.exchange(store) }
        let boards = try [team.here, team.there, away].map(team.board)
        #expect(Set(boards).count == 1)
        let names = try [team.here, team.there, away].map { try $0.boards().map(\.title) }
        #expect(Set(names).count == 1 && ["Bakery 6", "Kitchen 6"].contains(names[0][0]))
        let shown = boards[0].columns.flatMap { boards[0].cards(in: $0.id) }
        let days = (0..<7).flatMap { ["here \($0)", "there \($0)"] }
        #expect(shown.map(\.title).sorted() == (days + ["Bread", "written on a train"]).sorted())
        #expect(boards[0].columns.map(\.title) == ["Now", "Next"])
        #expect(boards[0].card(card)?.labels == ["away"])
        // The journal has what the later names have replaced.
        let edits = try away.edits(of: id).filter { $0.name == .renameBoard }
        #expect(edits.count == 14)
    }
}
