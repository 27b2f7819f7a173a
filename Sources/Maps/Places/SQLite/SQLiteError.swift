import CSQLite

/// An error of SQLite.
struct SQLiteError: Error {
    /// SQLite's primary result code.
    let code: Int32

    let message: String

    /// The equivalent reason of place stores.
    var reason: PlaceStoreError.Reason {
        switch code {
        case SQLITE_CORRUPT: .damaged(message)
        case SQLITE_NOTADB: .otherContent(message)
        case SQLITE_READONLY, SQLITE_PERM: .readOnly
        case SQLITE_FULL: .full
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_CANTOPEN, SQLITE_IOERR: .unavailable(message)
        case SQLITE_INTERRUPT: .cancelled
        default: .failed(message)
        }
    }
}

extension SQLiteError {
    /// Returns an error for damage that SQLite cannot detect.
    static func damaged(_ message: String) -> SQLiteError {
        SQLiteError(code: SQLITE_CORRUPT, message: message)
    }
}

extension SQLiteError {
    /// `true` if auxiliary files of the database cannot be created or read.
    var isLackOfFilesBeside: Bool {
        [SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM].contains(code)
    }

    static let changedWhileRead = SQLiteError(
        code: SQLITE_CANTOPEN,
        message: """
            another program has written to it, which cannot be followed from a folder that cannot \
            be written; open it again
            """)

    static let cancelled = SQLiteError(code: SQLITE_INTERRUPT, message: "cancelled")
}
