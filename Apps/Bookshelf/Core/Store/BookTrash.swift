import BookshelfSync
package import Foundation

/// The books that were deleted in the last thirty days, in a file.
package struct BookTrash: Sendable {
    /// A book that was deleted.
    package struct Item: Hashable, Sendable {
        package let book: Book

        /// Its place on the shelf.
        package let index: Int

        /// The second, counted from 1970, at which it was deleted.
        package let date: Int
    }

    /// The days for which a book is kept.
    package static let days = 30

    /// The most books that are kept.
    package static let room = 500

    /// The books, the last deleted one first.
    package private(set) var items: [Item] = []

    private let file: URL?

    /// Reads the file. One that is missing or damaged gives no books.
    package init(file: URL?) {
        self.file = file
        guard let data = file.flatMap({ try? Data(contentsOf: $0) }),
            case .array(let values)? = JSONValue(parsing: data)
        else { return }
        items = values.compactMap { value in
            guard let members = value.members, let book = members["book"]?.members else {
                return nil
            }
            return Item(
                book: Book(dictionary: book), index: members["index"]?.integer ?? 0,
                date: members["deleted"]?.integer ?? 0)
        }
    }

    /// Puts a book in, and takes out those that were there for too long.
    package mutating func add(_ book: Book, index: Int, at date: Date) throws(BookError) {
        let now = Int(date.timeIntervalSince1970)
        items.insert(Item(book: book, index: index, date: now), at: 0)
        let kept = items.filter { now - $0.date < Self.days * 86_400 }
        items = Array(kept.prefix(Self.room))
        try save()
    }

    /// Takes a book out.
    package mutating func remove(_ item: Item) throws(BookError) {
        guard let index = items.firstIndex(of: item) else { return }
        items.remove(at: index)
        try save()
    }

    private func save() throws(BookError) {
        guard let file else { return }
        let values = items.map { item in
            JSONValue.object([
                "book": .object(item.book.toDictionary()), "index": .int(item.index),
                "deleted": .int(item.date),
            ])
        }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONValue.array(values).data(.readable).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: error.localizedDescription)
        }
    }
}
