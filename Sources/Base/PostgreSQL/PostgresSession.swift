import CPostgreSQL
import Glibc

/// A connection to PostgreSQL. It must not be used by two threads simultaneously.
package final class PostgresSession {
    private static let copyPieceSize = 1 << 20

    private let handle: OpaquePointer
    private var prepared: [String: String] = [:]

    /// Connects.
    ///
    /// Connecting has a time limit of ten seconds. A server that falls silent is noticed after half
    /// a minute by a query, and after about a minute by a session that only listens. The address
    /// may specify other times.
    ///
    /// - Parameter settings: Statements to execute first.
    /// - Parameter address: `postgresql://user@host/database` or pairs such as `host=… dbname=…`.
    package init(_ address: String, settings: String = "") throws(PostgresFailure) {
        let names = [
            "connect_timeout", "tcp_user_timeout", "keepalives_idle", "keepalives_interval",
            "keepalives_count", "application_name", "client_encoding", "dbname",
        ]
        let values = ["10", "30000", "60", "10", "3", "Touchstone", "UTF8", address]
        let handle = CStrings.withPointers(names) { names in
            CStrings.withPointers(values) { PQconnectdbParams(names, $0, 1) }
        }
        guard let handle else {
            throw PostgresFailure(code: nil, message: "there is no memory for a connection")
        }
        self.handle = handle
        guard PQstatus(handle) == CONNECTION_OK else { throw failure(code: nil) }
        _ = PQsetNoticeProcessor(handle, { _, _ in }, nil)
        if !settings.isEmpty { try execute(settings) }
    }

    deinit { PQfinish(handle) }

    /// Returns the names of the database and its server, without a password.
    package static func name(of address: String) -> String {
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

    /// Returns an object that can cancel the session's queries from any thread.
    package func makeCanceller() -> PostgresCanceller? {
        PQgetCancel(handle).map(PostgresCanceller.init)
    }

    /// `true` if the connection of an idle session is alive.
    package var isAlive: Bool {
        var socket = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        // An idle session has nothing to read except its end.
        return PQstatus(handle) == CONNECTION_OK && poll(&socket, 1, 0) == 0
    }

    // MARK: Queries

    /// Executes a statement with the values of its parameters `$1`, `$2` …
    @discardableResult
    package func query(
        _ sql: String, _ parameters: [String?] = []
    ) throws(PostgresFailure) -> PostgresResult {
        let name = try prepare(sql)
        let result = CStrings.withPointers(parameters) { values in
            PQexecPrepared(handle, name, Int32(parameters.count), values, nil, nil, 0)
        }
        return try checked(result)
    }

    /// Runs `body` within a transaction, which is rolled back when it throws.
    package func transaction(_ body: () throws(PostgresFailure) -> Void) throws(PostgresFailure) {
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

    /// Executes statements without parameters, separated by `;`.
    package func execute(_ sql: String) throws(PostgresFailure) {
        _ = try checked(PQexec(handle, sql))
    }

    private func prepare(_ sql: String) throws(PostgresFailure) -> String {
        if let name = prepared[sql] { return name }
        let name = "touchstone\(prepared.count)"
        _ = try checked(PQprepare(handle, name, sql, 0, nil))
        prepared[sql] = name
        return name
    }

    /// Sends rows to `COPY … FROM STDIN`.
    package func copy(_ sql: String, _ rows: [UInt8]) throws(PostgresFailure) {
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

    // MARK: Notifications

    /// Waits for another session's notification of a channel that this one listens to.
    ///
    /// - Parameters:
    ///   - milliseconds: The longest time to wait; -1 for any.
    ///   - wake: The reading end of a pipe; waiting ends when something is written to it.
    /// - Returns: `true` if there was a notification.
    package func waitForNotification(
        milliseconds: Int32, wake: Int32 = -1
    ) throws(PostgresFailure) -> Bool {
        while true {
            if takeNotifications() { return true }
            var files = [
                pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0),
                pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            ]
            let readyCount = poll(&files, 2, milliseconds)
            guard PQconsumeInput(handle) == 1, PQstatus(handle) == CONNECTION_OK else {
                throw failure(code: nil)
            }
            if takeNotifications() { return true }
            if readyCount < 1 || files[1].revents != 0 { return false }
        }
    }

    /// Removes the notifications that have arrived.
    ///
    /// - Returns: `true` if one of them is from another session: what this one has done is known.
    private func takeNotifications() -> Bool {
        var isNotified = false
        while let notification = PQnotifies(handle) {
            if notification.pointee.be_pid != PQbackendPID(handle) { isNotified = true }
            PQfreemem(notification)
        }
        return isNotified
    }

    // MARK: Errors

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

/// Cancels the queries of a session.
///
/// Unchecked: libpq lets any thread use a `PGcancel`, which is complete before this value is and
/// freed only with it.
package final class PostgresCanceller: @unchecked Sendable {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQfreeCancel(handle) }

    /// Asks the server to cancel, and waits for its confirmation.
    package func cancel() {
        var message = [CChar](repeating: 0, count: 256)
        _ = PQcancel(handle, &message, Int32(message.count))
    }
}

/// Conversion of texts for C.
private enum CStrings {
    /// Calls `body` with pointers to zero-terminated texts, followed by a null pointer.
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
