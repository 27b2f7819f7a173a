import Foundation
import SQLite
import Synchronization

/// Reading connections to one file, each lent to one caller at a time.
final class SQLitePool: Sendable {
    private let path: String
    private let idle: Mutex<[SQLiteConnection]>

    /// The maximum number of idle connections; others are closed after use.
    private static let mostIdle = ProcessInfo.processInfo.activeProcessorCount

    init(path: String, first: SQLiteConnection) {
        self.path = path
        idle = Mutex([first])
    }

    /// Runs `body` with a connection that is not used elsewhere during the call.
    func lend<Result>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Result
    ) throws(SQLiteError) -> Result {
        let connection: SQLiteConnection
        if let waiting = idle.withLock({ $0.popLast() }) {
            connection = waiting
        } else {
            connection = try PlaceSchema.connection(path: path, access: .readOnly)
        }
        defer {
            idle.withLock { if $0.count < Self.mostIdle { $0.append(connection) } }
        }
        let result: Result
        do throws(SQLiteError) {
            result = try body(connection)
        } catch {
            // Apparent damage may be the result of a concurrent write.
            throw connection.isCurrent ? error : .changedWhileRead
        }
        guard connection.isCurrent else { throw .changedWhileRead }
        return result
    }
}
