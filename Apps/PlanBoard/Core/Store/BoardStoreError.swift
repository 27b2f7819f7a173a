import SQLite

/// A reason why a board cannot be read or stored.
public struct BoardStoreError: Error, Hashable, Sendable {
    public let path: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        /// The file was written by a newer version of the app.
        case tooNew(version: Int, newestReadable: Int)

        /// The file is a database of something else, or no database.
        case notABoard

        case damaged(String)
        case full
        case readOnly

        /// Another program keeps the file locked.
        case busy

        case failed(String)
    }

    init(_ reason: Reason, path: String) {
        self.path = path
        self.reason = reason
    }

    init(_ error: SQLiteError, path: String) {
        self.path = path
        reason =
            switch error.kind {
            case .damaged: .damaged(error.message)
            case .notADatabase: .notABoard
            case .readOnly: .readOnly
            case .full: .full
            case .busy: .busy
            case .unavailable, .cancelled, .other: .failed(error.message)
            }
    }
}

extension BoardStoreError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .tooNew(let version, let newest):
            """
            “\(path)” is a board of version \(version), and this program reads up to \(newest). \
            Update the program.
            """
        case .notABoard: "“\(path)” is not a board. Name another file."
        case .damaged(let message):
            "“\(path)” is damaged (\(message)). Restore it from a copy, or name another file."
        case .full: "The disk is full, so “\(path)” was not changed. Free some space."
        case .readOnly: "“\(path)” cannot be written. Change its permissions, or copy it."
        case .busy: "“\(path)” is in use by another program. Try again when it has finished."
        case .failed(let message): "“\(path)” cannot be used: \(message)."
        }
    }
}
