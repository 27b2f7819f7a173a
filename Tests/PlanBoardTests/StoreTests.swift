import Foundation
import PlanBoardCore
import SQLite
import Testing

@Suite("Board store")
nonisolated struct StoreTests {
    /// How often programs are killed: 200 times with THOROUGH=1.
    private static let rounds = ProcessInfo.processInfo.environment["THOROUGH"] == "1" ? 200 : 8

    @Test("Store: a board is read back as it was, with every property")
    func roundTrip() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let session = try BoardSession(
            store: BoardStore(path: path), titles: ["Today", "'); DROP TABLE cards; --"])
        let card = try session.addCard(
            titled: "Robert'); DROP TABLE cards;--\n第二行", isImportant: true,
            due: Date(timeIntervalSince1970: 1e9), labels: ["a", "b"], toColumn: 1)
        try session.edit(card.id) { $0.checklist = [ChecklistItem("step", isDone: true)] }
        let long = try session.addCard(
            titled: String(repeating: "1 MB ", count: 200_000), toColumn: 0)
        try session.toggleFinished(long.id)
        try session.setArchived(true, long.id)
        try session.editColumn(session.board.columns[0].id) {
            $0.limit = 3
            $0.color = .green
        }
        #expect(try BoardStore(path: path).load(session.id) == session.board)
        #expect(try BoardStore(path: path).journalCount() == 7)
    }

    @Test("Store: no edit is left in the log of an app that has ended")
    func emptyLog() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let session = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
        try session.addCard(titled: "card", toColumn: 0)
        let log = { try? Data(contentsOf: URL(fileURLWithPath: path + "-wal")) }
        #expect(log()?.isEmpty == false)
        session.store.emptyLog()
        #expect(log()?.isEmpty != false)
        #expect(try BoardStore(path: path).load(session.id) == session.board)
    }

    @Test("Store: two programs see each other's changes, and none is lost")
    func twoPrograms() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let first = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
        let second = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
        try first.addCard(titled: "first", toColumn: 0)
        try second.addCard(titled: "second", toColumn: 0)
        try first.refresh()
        #expect(first.board == second.board)
        #expect(try Set(first.cards(inColumn: 0).map(\.title)) == ["first", "second"])
        #expect(first.numberOfColumns == 1)
    }

    @Test("Store: a newer board, another database and other files are refused with advice")
    func refused() throws {
        let folder = try TemporaryFolder()
        let newer = folder.path("newer.db")
        _ = try BoardStore(path: newer)
        try SQLiteConnection(path: newer, access: .readWrite).execute("PRAGMA user_version = 9")
        let tooNew = #expect(throws: BoardStoreError.self) { try BoardStore(path: newer) }
        #expect(tooNew?.reason == .tooNew(version: 9, newestReadable: 3))
        let other = folder.path("other.db")
        try SQLiteConnection(path: other, access: .readWrite).execute("CREATE TABLE t (a)")
        let foreign = #expect(throws: BoardStoreError.self) { try BoardStore(path: other) }
        #expect(foreign?.reason == .notABoard)
        let text = folder.path("text.db")
        try Data(repeating: 65, count: 9000).write(to: URL(fileURLWithPath: text))
        let noDatabase = #expect(throws: BoardStoreError.self) { try BoardStore(path: text) }
        #expect(noDatabase?.reason == .notABoard)
    }

    @Test("Store: the one board of version 1 becomes the first of several, with its journal")
    func oldVersion() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let column = Column(title: "Today", key: .between(nil, nil))
        let card = Card(columnID: column.id, key: .between(nil, nil), title: "old")
        var renamed = card
        renamed.title = "new"
        do {
            let old = try SQLiteConnection(path: path, access: .readWrite)
            try old.execute(
                """
                CREATE TABLE columns (
                    id TEXT PRIMARY KEY, title TEXT NOT NULL, place TEXT NOT NULL,
                    card_limit INTEGER, color TEXT NOT NULL) WITHOUT ROWID;
                CREATE TABLE cards (
                    id TEXT PRIMARY KEY, column_id TEXT NOT NULL, place TEXT NOT NULL,
                    title TEXT NOT NULL, is_important INTEGER NOT NULL, finished_at REAL,
                    created_at REAL NOT NULL, due REAL, labels TEXT, checklist TEXT,
                    is_archived INTEGER NOT NULL) WITHOUT ROWID;
                CREATE TABLE journal (
                    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
                    author TEXT NOT NULL, time REAL NOT NULL, changes TEXT NOT NULL);
                PRAGMA application_id = 0x54504264; PRAGMA user_version = 1;
                """)
            let edits: [(String, [Change])] = [
                ("addColumn", [.column(before: nil, after: column)]),
                ("addCard", [.card(before: nil, after: card)]),
                ("editCard", [.card(before: card, after: renamed)]),
            ]
            for (name, changes) in edits {
                let row = try old.statement(
                    """
                    INSERT INTO journal (id, name, author, time, changes)
                    VALUES (?, ?, 'abcd', 8e8, ?)
                    """)
                row.bind(UUID().uuidString, at: 1)
                row.bind(name, at: 2)
                row.bind(String(decoding: try JSONEncoder().encode(changes), as: UTF8.self), at: 3)
                try row.run()
            }
        }
        let session = try BoardSession(store: BoardStore(path: path), titles: ["unused"])
        #expect(session.board == Board(columns: [column], cards: [renamed]))
        #expect(try session.store.boards().map(\.title) == ["Plan Board"])
        #expect(try session.store.journalCount() == 3)
        #expect(
            try session.store.edits(of: session.id).map(\.name) == [
                .addColumn, .addCard, .editCard,
            ])
        try session.addCard(titled: "more", toColumn: 0)
        #expect(try BoardStore(path: path).load(session.id) == session.board)
    }

    @Test("Store: a file of version 2 gets room for drafts and unknown fields, and keeps the rest")
    func secondVersion() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let session = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
        let card = try session.addCard(titled: "kept", toColumn: 0)
        try SQLiteConnection(path: path, access: .readWrite).execute(
            """
            DROP TABLE drafts;
            ALTER TABLE boards DROP COLUMN extras; ALTER TABLE columns DROP COLUMN extras;
            ALTER TABLE cards DROP COLUMN extras;
            PRAGMA user_version = 2;
            """)
        let again = try BoardSession(store: BoardStore(path: path))
        #expect(again.board == session.board)
        try again.keep("half a wo", as: .comment(card.id))
        let third = try BoardSession(store: BoardStore(path: path))
        #expect(try third.draft(.comment(card.id)) == "half a wo")
        try again.keep("", as: .comment(card.id))
        #expect(try again.draft(.comment(card.id)) == "")
    }

    @Test("Store: a file that is cut short is refused, not emptied")
    func cutShort() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        do {
            let session = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
            for number in 0..<200 { try session.addCard(titled: "card \(number)", toColumn: 0) }
        }
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        try data.prefix(data.count / 2).write(to: URL(fileURLWithPath: path))
        #expect(throws: BoardStoreError.self) {
            try BoardSession(store: BoardStore(path: path), titles: ["Today"])
        }
    }

    @Test(
        "Store: nothing that was added is lost when the program is killed",
        arguments: 1...Self.rounds)
    func killed(round: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        let log = folder.path("log")
        try Data().write(to: URL(fileURLWithPath: log))
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [path = path as String, log = log as String, round = round as Int] in
            let session = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
            let file = try #require(FileHandle(forWritingAtPath: log))
            let delay = UInt32(round * 1500)
            Thread.detachNewThread {
                usleep(delay)
                kill(getpid(), SIGKILL)
            }
            for number in 0..<100_000 {
                try session.addCard(titled: "\(number)", toColumn: 0)
                file.write(Data("\(number)\n".utf8))
            }
        }
        let promised = try String(contentsOfFile: log, encoding: .utf8)
            .split(separator: "\n").map(String.init)
        let session = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
        let kept = try session.cards(inColumn: 0).map(\.title)
        // The last one may be stored although the program did not live to say so.
        #expect(kept.count - promised.count == 0 || kept.count - promised.count == 1)
        #expect(Array(kept.reversed().prefix(promised.count)) == promised)
        #expect(try BoardStore(path: path).journalCount() == kept.count + 1)
    }

    @Test("Store: when the disk is full, what was there stays, and the message says so")
    func fullDisk() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("board.db")
        do {
            let session = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
            try session.addCard(titled: "kept", toColumn: 0)
        }
        await #expect(processExitsWith: .success) { [path = path as String] in
            let session = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
            // Files end at 64 kB, as at the end of a disk.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            var isRefused = false
            do {
                try session.addCard(
                    titled: String(repeating: "long ", count: 100_000), toColumn: 0)
            } catch is BoardStoreError {
                isRefused = true
            }
            exit(isRefused ? 0 : 1)
        }
        let again = try BoardSession(store: BoardStore(path: path), titles: ["Today"])
        #expect(try again.cards(inColumn: 0).map(\.title) == ["kept"])
    }
}
