import Foundation
import SQLite
import Synchronization

/// The books of a server, in an SQLite database: for each account a shelf.
///
/// Changes are numbered. A shelf sends the members of books that it changed, and gets the books
/// whose numbers are above the last one it knows. The last change of a member wins, and a book that
/// was deleted stays deleted, so that all shelves of an account end up the same.
package final class BookDatabase: Sendable {
    /// What an account may keep.
    package struct Quotas: Hashable, Sendable {
        package var books = 200_000

        /// The longest description of a book, in bytes.
        package var descriptionSize = 64 << 10

        package init() {}
    }

    /// The most books in one answer.
    private static let page = 500

    private let quotas: Quotas
    private let connection: Mutex<SQLiteConnection>

    /// Opens a database, which is created if it is missing.
    ///
    /// - Parameter path: The file, or `:memory:`.
    package init(path: String, quotas: Quotas = Quotas()) throws(BookDatabaseError) {
        self.quotas = quotas
        do throws(SQLiteError) {
            let connection = try SQLiteConnection(path: path, access: .readWrite)
            try connection.execute(Self.schema)
            self.connection = Mutex(connection)
        } catch {
            throw .failed(error.message)
        }
        // Other users may not read the tokens.
        if path != ":memory:" { chmod(path, 0o600) }
    }

    private static let schema = """
        PRAGMA journal_mode = WAL;
        CREATE TABLE IF NOT EXISTS account (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, token TEXT NOT NULL UNIQUE);
        CREATE TABLE IF NOT EXISTS book (
            account INTEGER NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL,
            description TEXT, PRIMARY KEY (account, id)) WITHOUT ROWID;
        CREATE UNIQUE INDEX IF NOT EXISTS book_revision ON book (account, revision);
        """

    /// Runs a block with the connection to itself.
    private func use<Value: Sendable>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Value
    ) throws(BookDatabaseError) -> Value {
        let result = connection.withLock { connection -> Result<Value, SQLiteError> in
            do throws(SQLiteError) {
                return .success(try body(connection))
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let value): return value
        case .failure(let error): throw .failed(error.message)
        }
    }
}

/// A reason why a database did not do what it should.
package enum BookDatabaseError: Error, Hashable, Sendable {
    /// The token belongs to no account.
    case unknownToken

    /// There is no account of a name.
    case unknownAccount(String)

    /// The account has as many books as it may, or a description is too long.
    case overQuota

    /// The database's own reason.
    case failed(String)
}

// MARK: - Accounts

extension BookDatabase {
    /// Gives an account a new token, and creates the account if there is none. The old token stops
    /// working.
    package func makeToken(for name: String) throws(BookDatabaseError) -> String {
        let token = (0..<2).map { _ in
            let digits = String(UInt64.random(in: .min ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        try use { connection throws(SQLiteError) in
            let statement = try connection.statement(
                """
                INSERT INTO account (name, token) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET token = excluded.token
                """)
            statement.bind(name, at: 1)
            statement.bind(token, at: 2)
            try statement.run()
        }
        return token
    }

    /// The number of the account with a token.
    private func account(_ token: String) throws(BookDatabaseError) -> Int {
        guard let found = try account("token", token) else { throw .unknownToken }
        return found
    }

    /// The number of the account with a value in a column.
    private func account(_ column: String, _ value: String) throws(BookDatabaseError) -> Int? {
        try use { connection throws(SQLiteError) -> Int? in
            let statement = try connection.statement("SELECT id FROM account WHERE \(column) = ?")
            statement.bind(value, at: 1)
            defer { statement.reset() }
            return try statement.step() ? Int(statement.integer(0)) : nil
        }
    }
}

// MARK: - Books

extension BookDatabase {
    /// Applies changes, and returns what has changed since a revision.
    package func sync(
        _ changes: [BookChange], since revision: Int, token: String
    ) throws(BookDatabaseError) -> SyncAnswer {
        try sync(changes, since: revision, account: account(token))
    }

    /// All books of an account by their identifiers, `nil` for those that were deleted.
    package func books(
        ofAccount name: String
    ) throws(BookDatabaseError) -> [String: [String: JSONValue]?] {
        guard let account = try account("name", name) else { throw .unknownAccount(name) }
        var answer = try sync([], since: 0, account: account)
        var books = answer.books
        while answer.hasMore {
            answer = try sync([], since: answer.revision, account: account)
            books.merge(answer.books) { $1 }
        }
        return books
    }

    /// Applies changes to an account's books: all of them, or none.
    package func apply(
        _ changes: [BookChange], toAccount name: String
    ) throws(BookDatabaseError) {
        guard let account = try account("name", name) else { throw .unknownAccount(name) }
        _ = try sync(changes, since: .max - 1, account: account)
    }

    private func sync(
        _ changes: [BookChange], since revision: Int, account: Int
    ) throws(BookDatabaseError) -> SyncAnswer {
        let quotas = quotas
        let answer = try use { connection throws(SQLiteError) -> SyncAnswer? in
            var isWithinQuotas = true
            try connection.transaction { () throws(SQLiteError) in
                for change in changes where isWithinQuotas {
                    isWithinQuotas = try Self.apply(change, account, quotas, connection)
                }
                let count = try Self.count(account, connection)
                isWithinQuotas = isWithinQuotas && count <= quotas.books
                if !isWithinQuotas { throw SQLiteError.cancelled }
            }
            let news = try Self.answer(account, since: revision, connection)
            // A shelf learns what became of its changes, also where these changed nothing.
            var books = news.books
            for change in changes where books[change.id] == nil {
                guard let text = try Self.description(of: change.id, account, connection) else {
                    books[change.id] = .some(nil)
                    continue
                }
                books[change.id] = .some(Self.members(in: text))
            }
            return SyncAnswer(revision: news.revision, books: books, hasMore: news.hasMore)
        } orIfCancelled: {
            nil
        }
        guard let answer else { throw .overQuota }
        return answer
    }

    /// Like ``use(_:)``, with a value for a transaction that was cancelled.
    private func use<Value: Sendable>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Value, orIfCancelled other: () -> Value
    ) throws(BookDatabaseError) -> Value {
        try use { connection throws(SQLiteError) -> Value in
            do throws(SQLiteError) {
                return try body(connection)
            } catch {
                guard error.kind == .cancelled else { throw error }
                return other()
            }
        }
    }

    private static func count(
        _ account: Int, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> Int {
        let statement = try connection.statement("SELECT COUNT(*) FROM book WHERE account = ?")
        statement.bind(account, at: 1)
        defer { statement.reset() }
        return try statement.step() ? Int(statement.integer(0)) : 0
    }

    /// - Returns: `false` for a description that is too long.
    private static func apply(
        _ change: BookChange, _ account: Int, _ quotas: Quotas, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> Bool {
        let old = try connection.statement(
            "SELECT description FROM book WHERE account = ? AND id = ?")
        old.bind(account, at: 1)
        old.bind(change.id, at: 2)
        let isKnown = try old.step()
        let text = isKnown && !old.isNull(0) ? old.text(0) : nil
        old.reset()
        // A deleted book stays deleted.
        if isKnown, text == nil { return true }
        var description: String?
        if change.members != nil {
            let members = text.flatMap(Self.members) ?? [:]
            description = Self.text(of: change.applied(to: members), id: change.id)
            if (description?.utf8.count ?? 0) > quotas.descriptionSize { return false }
        }
        guard !isKnown || description != text else { return true }
        let new = try connection.statement(
            """
            INSERT INTO book (account, id, revision, description)
            VALUES (?1, ?2, (SELECT COALESCE(MAX(revision), 0) + 1 FROM book WHERE account = ?1), ?3)
            ON CONFLICT (account, id)
            DO UPDATE SET revision = excluded.revision, description = excluded.description
            """)
        new.bind(account, at: 1)
        new.bind(change.id, at: 2)
        new.bind(description, at: 3)
        try new.run()
        return true
    }

    /// A description in JSON. The same members give the same text.
    private static func text(of members: [String: JSONValue], id: String) -> String {
        var members = members
        // One that is a number stays one.
        if members["bid"]?.identifier != id { members["bid"] = .string(id) }
        return JSONValue.object(members).json
    }

    private static func members(in text: String) -> [String: JSONValue]? {
        JSONValue(parsing: Data(text.utf8))?.members
    }

    /// The description of a book; `nil` for one that was deleted.
    private static func description(
        of id: String, _ account: Int, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> String? {
        let statement = try connection.statement(
            "SELECT description FROM book WHERE account = ? AND id = ?")
        statement.bind(account, at: 1)
        statement.bind(id, at: 2)
        defer { statement.reset() }
        return try statement.step() && !statement.isNull(0) ? statement.text(0) : nil
    }

    private static func answer(
        _ account: Int, since revision: Int, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> SyncAnswer {
        let statement = try connection.statement(
            """
            SELECT id, revision, description FROM book
            WHERE account = ? AND revision > ? ORDER BY revision LIMIT \(page + 1)
            """)
        statement.bind(account, at: 1)
        statement.bind(revision, at: 2)
        defer { statement.reset() }
        var last = revision
        var books: [String: [String: JSONValue]?] = [:]
        while try statement.step() {
            guard books.count < page else {
                return SyncAnswer(revision: last, books: books, hasMore: true)
            }
            last = Int(statement.integer(1))
            books[statement.text(0)] = .some(
                statement.isNull(2) ? nil : Self.members(in: statement.text(2)))
        }
        return SyncAnswer(revision: last, books: books, hasMore: false)
    }
}
