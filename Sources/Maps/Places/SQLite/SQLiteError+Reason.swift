import SQLite

extension SQLiteError {
    /// The equivalent reason of place stores.
    var reason: PlaceStoreError.Reason {
        switch kind {
        case .damaged: .damaged(message)
        case .notADatabase: .otherContent(message)
        case .readOnly: .readOnly
        case .full: .full
        case .busy: .busy
        case .unavailable: .unavailable(message)
        case .cancelled: .cancelled
        case .other: .failed(message)
        }
    }

    static let changedWhileRead = SQLiteError.unavailable(
        """
        another program has written to it, which cannot be followed from a folder that cannot \
        be written; open it again
        """)
}
