package import BookshelfLists
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

    /// `true` if the file lacks a change because it could not be written.
    private var isUnsaved = false

    /// Reads the file. One that is missing or damaged gives no books.
    package init(file: URL?) {
        self.file = file
        items = file.flatMap(Self.items) ?? []
    }

    private static func items(in file: URL) -> [Item]? {
        guard let data = try? Data(contentsOf: file),
            case .array(let values)? = JSONValue(parsing: data)
        else { return nil }
        return values.compactMap { value in
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
        try change { items in
            items.insert(Item(book: book, index: index, date: now), at: 0)
            let kept = items.filter { now - $0.date < Self.days * 86_400 }
            items = Array(kept.prefix(Self.room))
        }
    }

    /// Takes a book out.
    package mutating func remove(_ item: Item) throws(BookError) {
        try change { items in
            if let index = items.firstIndex(of: item) { items.remove(at: index) }
        }
    }

    /// Changes the items that are in the file now: another process may have changed them.
    private mutating func change(_ body: (inout [Item]) -> Void) throws(BookError) {
        guard let file else { return body(&items) }
        var items = items
        let isUnsaved = isUnsaved
        var failure: BookError?
        file.deletingLastPathComponent().whileLocked {
            if !isUnsaved, let current = Self.items(in: file) { items = current }
            body(&items)
            do throws(BookError) {
                try Self.save(items, to: file)
            } catch {
                failure = error
            }
        }
        self.items = items
        self.isUnsaved = failure != nil
        if let failure { throw failure }
    }

    private static func save(_ items: [Item], to file: URL) throws(BookError) {
        let values = items.map { item in
            JSONValue.object([
                "book": .object(item.book.toDictionary()), "index": .int(item.index),
                "deleted": .int(item.date),
            ])
        }
        do {
            try JSONValue.array(values).data(.readable).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: error.localizedDescription)
        }
    }
}
