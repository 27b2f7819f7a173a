/// A reason why the shelf could not be changed.
package enum BookError: Error, Hashable, Sendable {
    /// There is no book at an index.
    case noSuchBook(index: Int, count: Int)

    /// The server did not delete the book, which is still on the shelf.
    case notDeleted

    /// The file could not be written, so that no book was added.
    case notAdded(path: String, reason: String)

    /// The file could not be written. The shelf on the screen has the change, the file has not.
    case unwritable(path: String, reason: String)
}
