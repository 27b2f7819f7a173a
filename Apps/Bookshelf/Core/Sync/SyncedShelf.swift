package import BookshelfLists
package import BookshelfSync
package import Foundation

/// The books as the server last confirmed them.
///
/// What was edited since is the difference between these books and those on the shelf. No list of
/// edits is kept: whatever survives a restart on the shelf is still known to be unsent.
package struct SyncedShelf: Hashable, Sendable {
    /// The server's number of its last change that this shelf has.
    package var revision = 0

    /// The books by their identifiers.
    package var books: [String: Book] = [:]

    package init() {}

    /// The changes that turn these books into others.
    package func changes(to current: [Book]) -> [BookChange] {
        var missing = Set(books.keys)
        var changes: [BookChange] = []
        for book in current {
            guard let id = book.id else { continue }
            missing.remove(id)
            if let change = BookChange(from: books[id], to: book, id: id) {
                changes.append(change)
            }
        }
        return changes + missing.sorted().map { BookChange(id: $0, members: nil) }
    }
}

// MARK: - File

extension SyncedShelf {
    /// Reads a file. One that is missing or damaged gives an empty shelf, after which every book is
    /// sent once more.
    package init(file: URL?) {
        guard let file, let data = try? Data(contentsOf: file),
            let object = JSONValue(parsing: data)?.members,
            let revision = object["revision"]?.integer, case .array(let values)? = object["books"]
        else { return }
        self.revision = revision
        for book in values.compactMap({ $0.members.map(Book.init(dictionary:)) }) {
            if let id = book.id { books[id] = book }
        }
    }

    /// Replaces the file.
    package func save(to file: URL) throws {
        let object: [String: JSONValue] = [
            "revision": .int(revision),
            "books": .array(
                books.sorted { $0.key < $1.key }.map { .object($0.value.toDictionary()) }),
        ]
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONValue.object(object).data().write(to: file, options: .atomic)
    }
}
