import CSQLite

/// An error of SQLite.
package struct SQLiteError: Error {
    /// The reasons that callers distinguish.
    package enum Kind: Hashable, Sendable {
        case damaged
        case notADatabase
        case readOnly
        case full
        case busy
        case unavailable
        case cancelled
        case other
    }

    /// SQLite's primary result code.
    let code: Int32

    package let message: String

    init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    package var kind: Kind {
        switch code {
        case SQLITE_CORRUPT: .damaged
        case SQLITE_NOTADB: .notADatabase
        case SQLITE_READONLY, SQLITE_PERM: .readOnly
        case SQLITE_FULL: .full
        case SQLITE_BUSY, SQLITE_LOCKED: .busy
        case SQLITE_CANTOPEN, SQLITE_IOERR: .unavailable
        case SQLITE_INTERRUPT: .cancelled
        default: .other
        }
    }
}

extension SQLiteError {
    /// Returns an error for damage that SQLite cannot detect.
    package static func damaged(_ message: String) -> SQLiteError {
        SQLiteError(code: SQLITE_CORRUPT, message: message)
    }

    /// Returns an error for a file that cannot be reached.
    package static func unavailable(_ message: String) -> SQLiteError {
        SQLiteError(code: SQLITE_CANTOPEN, message: message)
    }

    /// `true` if auxiliary files of the database cannot be created or read.
    package var isLackOfFilesBeside: Bool {
        [SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM].contains(code)
    }

    package static let cancelled = SQLiteError(code: SQLITE_INTERRUPT, message: "cancelled")
}
