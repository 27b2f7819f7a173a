import CPostgreSQL
import Glibc

/// A connection to PostgreSQL. Not to be used by two threads at once.
final class PostgresSession {
    private static let copyPieceSize = 1 << 20

    private let handle: OpaquePointer
    private var prepared: [String: String] = [:]

    /// Connects, in ten seconds at most unless the address says otherwise.
    ///
    /// - Parameter address: `postgresql://user@host/database` or pairs like `host=… dbname=…`.
    init(_ address: String) throws(PostgresFailure) {
        let names = ["connect_timeout", "application_name", "client_encoding", "dbname"]
        let values = ["10", "Touchstone", "UTF8", address]
        let handle = CStrings.withPointers(names) { names in
            CStrings.withPointers(values) { PQconnectdbParams(names, $0, 1) }
        }
        guard let handle else {
            throw PostgresFailure(code: nil, message: "there is no memory for a connection")
        }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else { throw failure(code: nil) }
        _ = PQsetNoticeProcessor(handle, { _, _ in }, nil)
        // Made for queries of seconds, the first two take longer to begin than all of ours take.
        // What is sorted here is little, or is to be read in an index's order although the server
        // believes that little is to be sorted.
        try execute(
            "SET jit = off; SET max_parallel_workers_per_gather = 0; SET enable_sort = off")
    }

    deinit { PQfinish(handle) }

    /// The database's name and its server's, without a password.
    static func name(of address: String) -> String {
        guard let options = PQconninfoParse(address, nil) else { return "PostgreSQL" }
        defer { PQconninfoFree(options) }
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val {
                values[String(cString: keyword)] = String(cString: value)
            }
            option += 1
        }
        let database = values["dbname"] ?? values["user"] ?? "the usual database"
        return "\(database) on \(values["host"] ?? "this machine")"
    }

    /// What can cancel the session's queries, from any thread.
    func makeCanceller() -> PostgresCanceller? { PQgetCancel(handle).map(PostgresCanceller.init) }

    /// Whether an idle session's server still listens to it.
    var isAlive: Bool {
        var socket = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        // Nothing is to be read in an idle session but that it ended.
        return PQstatus(handle) == CONNECTION_OK && poll(&socket, 1, 0) == 0
    }

    // MARK: Queries

    /// Executes a statement, with what `$1`, `$2` … in it stand for.
    @discardableResult
    func query(
        _ sql: String, _ parameters: [String?] = []
    ) throws(PostgresFailure) -> PostgresResult {
        let name = try prepare(sql)
        let result = CStrings.withPointers(parameters) { values in
            PQexecPrepared(handle, name, Int32(parameters.count), values, nil, nil, 0)
        }
        return try checked(result)
    }

    /// Has `body` change all that it changes, or nothing when it throws.
    func transaction(_ body: () throws(PostgresFailure) -> Void) throws(PostgresFailure) {
        try execute("BEGIN")
        do throws(PostgresFailure) {
            try body()
            try execute("COMMIT")
        } catch {
            // A lost connection rolls back by itself.
            try? execute("ROLLBACK")
            throw error
        }
    }

    /// Executes statements that have no parameters, with `;` between them.
    func execute(_ sql: String) throws(PostgresFailure) { _ = try checked(PQexec(handle, sql)) }

    private func prepare(_ sql: String) throws(PostgresFailure) -> String {
        if let name = prepared[sql] { return name }
        let name = "touchstone\(prepared.count)"
        _ = try checked(PQprepare(handle, name, sql, 0, nil))
        prepared[sql] = name
        return name
    }

    /// Sends rows to `COPY … FROM STDIN`.
    func copy(_ sql: String, _ rows: [UInt8]) throws(PostgresFailure) {
        guard let result = PQexec(handle, sql) else { throw failure(code: nil) }
        guard PQresultStatus(result) == PGRES_COPY_IN else {
            _ = try checked(result)
            throw PostgresFailure(code: "42601", message: "“\(sql)” is no COPY")
        }
        PQclear(result)
        let isSent = rows.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: Self.copyPieceSize).allSatisfy { start in
                let piece = UnsafeRawBufferPointer(
                    rebasing: bytes[start..<min(start + Self.copyPieceSize, bytes.count)])
                let text = piece.assumingMemoryBound(to: CChar.self)
                return PQputCopyData(handle, text.baseAddress, Int32(text.count)) == 1
            }
        }
        guard isSent, PQputCopyEnd(handle, nil) == 1 else { throw failure(code: nil) }
        var problem: PostgresFailure?
        while let result = PQgetResult(handle) {
            do { _ = try checked(result) } catch { problem = problem ?? error }
        }
        if let problem { throw problem }
    }

    // MARK: Failing

    private func checked(_ result: OpaquePointer?) throws(PostgresFailure) -> PostgresResult {
        guard let result else { throw failure(code: nil) }
        let status = PQresultStatus(result)
        if status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK {
            return PostgresResult(owning: result)
        }
        defer { PQclear(result) }
        guard PQstatus(handle) == CONNECTION_OK,
            let code = PQresultErrorField(result, Int32(UInt8(ascii: "C")))
        else { throw failure(code: nil) }
        throw PostgresFailure(
            code: String(cString: code),
            libraryMessage: PQresultErrorField(result, Int32(UInt8(ascii: "M"))))
    }

    private func failure(code: String?) -> PostgresFailure {
        PostgresFailure(code: code, libraryMessage: PQerrorMessage(handle))
    }
}

/// What cancels the queries of a session.
///
/// Unchecked: libpq lets any thread use a `PGcancel`, which is made whole before this value is and
/// only freed with it.
final class PostgresCanceller: @unchecked Sendable {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQfreeCancel(handle) }

    /// Asks the server to stop, and waits until it has heard.
    func cancel() {
        var message = [CChar](repeating: 0, count: 256)
        _ = PQcancel(handle, &message, Int32(message.count))
    }
}

/// Texts as C wants them.
private enum CStrings {
    /// Gives `body` pointers to texts with a zero at their ends, and a null pointer after them.
    static func withPointers<Result>(
        _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = texts.map { text in text.flatMap { strdup($0) } }
        defer { copies.forEach { free($0) } }
        return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
            body($0.baseAddress!)
        }
    }
}
