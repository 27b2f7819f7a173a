/// The reason why an operation of a place store failed, without any change.
public struct PlaceStoreError: Error, Hashable, Sendable {
    /// The kinds of problems.
    public enum Reason: Hashable, Sendable {
        /// The file or the server cannot be reached, or became unavailable; the system's message.
        case unavailable(String)

        /// The file or database is not a store of places; a description of its contents.
        case otherContent(String)

        /// The store is damaged; the database's message.
        case damaged(String)

        /// The store was created by a newer version of this library.
        case newer(version: Int, newestReadable: Int)

        /// The store can be read but not written.
        case readOnly

        /// The disk is full.
        case full

        /// Another process locked the store for too long.
        case busy

        /// The task was cancelled.
        case cancelled

        /// Any other failure; the database's message.
        case failed(String)
    }

    /// The problem.
    public let reason: Reason

    /// The file's path, or the server's name.
    public let store: String

    public init(_ reason: Reason, store: String) {
        self.reason = reason
        self.store = store
    }
}

extension PlaceStoreError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .unavailable(let words):
            "The places in “\(store)” cannot be reached: \(words)."
        case .otherContent(let words):
            "“\(store)” has no places: \(words). Was another file meant?"
        case .damaged(let words):
            """
            “\(store)” is damaged: \(words). Restore it from a copy, or import its places again \
            into a new file.
            """
        case .newer(let version, let newestReadable):
            """
            “\(store)” has format \(version), and this version reads up to \(newestReadable). Update \
            Touchstone, or import the places again into a new file.
            """
        case .readOnly:
            "“\(store)” cannot be written. Check its permissions and those of its folder."
        case .full:
            "There is no room to write “\(store)”. Make room, and go on: nothing was lost."
        case .busy:
            "“\(store)” is held by another program. Try again when it is done."
        case .cancelled:
            "The search in “\(store)” was cancelled."
        case .failed(let words):
            "“\(store)”: \(words)."
        }
    }
}
