import FileWatching
import Foundation
import SQLite

/// Reports when a file of boards is changed over another connection, as by `touchstone board add`.
///
/// The file's folder is watched, so that waiting takes no time.
package final class BoardFileWatch: Sendable {
    private let watch: FileWatch

    /// Starts to watch.
    ///
    /// - Parameter report: Called on a queue of the object's own when a change can be read.
    /// - Returns: `nil` for a store without a file, and if the system cannot watch more files.
    package init?(_ store: BoardStore, report: @escaping @Sendable () -> Void) {
        guard !store.isTemporary, let version = try? DataVersion(path: store.path),
            let watch = FileWatch(
                URL(fileURLWithPath: store.path), with: ["-wal"],
                report: { if version.hasChanged() { report() } })
        else { return nil }
        self.watch = watch
    }
}

/// The version of a database's content, over a connection of its own.
///
/// Unchecked: the queue of one ``FileWatch`` alone uses it.
private final class DataVersion: @unchecked Sendable {
    private let connection: SQLiteConnection
    private var version: Int64

    init(path: String) throws(SQLiteError) {
        connection = try SQLiteConnection(path: path, access: .readWrite)
        version = try connection.number("PRAGMA data_version")
    }

    /// `true` if the content is not that of the last call, or may not be.
    func hasChanged() -> Bool {
        do {
            // A writer touches the file before its changes can be read. Who may write next, comes
            // after it.
            try connection.transaction { () throws(SQLiteError) in }
            let newer = try connection.number("PRAGMA data_version")
            defer { version = newer }
            return newer != version
        } catch {
            return true
        }
    }
}
