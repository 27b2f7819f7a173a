package import Foundation

/// The only door to the books: behind it are the file and the server.
///
/// The facade pattern. Controllers know neither the store nor the server, so that both can change.
///
/// The app has one, ``shared``, which lives until the app ends. Tests and pictures make their own
/// from a store and a server of theirs; without these none can be made.
@MainActor
package final class BookAPI {
    /// The books of the user, in ``BookFolders/user``.
    package static let shared = BookAPI(
        store: BookStore(file: BookFolders.user.books), server: FakeBookServer())

    /// Posted by an API whose books have changed.
    package nonisolated static let booksDidChange = Notification.Name("BookAPI.booksDidChange")

    /// A book on the shelf. Books that are equal in all fields are told apart by ``id``.
    package struct Entry: Hashable, Sendable, Identifiable {
        package let id: Int
        package var book: Book
    }

    /// The books, in the order of the shelf.
    package private(set) var entries: [Entry] = []

    /// Where the books came from, or `nil` if there are none because of ``loadingError``.
    package private(set) var source: BookStore.Source?

    /// The reason why the file could neither be read nor replaced.
    package private(set) var loadingError: BookError?

    /// The number of seconds that the server has for an answer.
    package static let patience = 10.0

    private let store: BookStore
    private let server: any BookServer
    private var nextID = 0

    package init(store: BookStore, server: any BookServer) {
        self.store = store
        self.server = server
        do throws(BookError) {
            let (books, source) = try store.load()
            entries = books.map(makeEntry)
            self.source = source
        } catch {
            loadingError = error
        }
    }

    private func makeEntry(_ book: Book) -> Entry {
        defer { nextID += 1 }
        return Entry(id: nextID, book: book)
    }

    /// The books without their identities.
    package var books: [Book] { entries.map(\.book) }

    /// The entry with an identifier, if it is on the shelf.
    package func entry(_ id: Entry.ID) -> Entry? { entries.first { $0.id == id } }
}

// MARK: - Changing

extension BookAPI {
    /// Deletes a book: at the server, then on the shelf and in the file.
    ///
    /// - Throws: ``BookError/notDeleted`` when the server fails, refuses or takes more than
    ///   ``patience``. The book is still there then.
    package func delete(_ id: Entry.ID) async throws(BookError) {
        guard let book = entry(id)?.book else { return }
        try await requestDeletion(of: book)
        // Something else may have changed the shelf since the request.
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        entries.remove(at: index)
        try save()
    }

    /// Deletes the book at an index.
    ///
    /// - Throws: ``BookError/noSuchBook(index:count:)`` for an index outside the shelf.
    package func delete(at index: Int) async throws(BookError) {
        guard entries.indices.contains(index) else {
            throw .noSuchBook(index: index, count: entries.count)
        }
        try await delete(entries[index].id)
    }

    private func requestDeletion(of book: Book) async throws(BookError) {
        let (server, id) = (server, book.id ?? "")
        do {
            let answer = try await answerInTime {
                try await server.post("delete/book", ["book_id": id])
            }
            guard Self.isSuccess(answer) else { throw ServerError.badAnswer }
        } catch {
            throw .notDeleted
        }
    }

    private static func isSuccess(_ answer: Data) -> Bool {
        let members = try? JSONDecoder().decode([String: JSONValue].self, from: answer)
        return members?["success"] == .bool(true)
    }

    /// The result of a request, or an error after ``patience``.
    private func answerInTime(
        _ request: @escaping @Sendable () async throws -> Data
    ) async throws -> Data {
        try await withThrowingTaskGroup(of: Data.self) { group in
            group.addTask { try await request() }
            group.addTask {
                try await Task.sleep(nanoseconds: UInt64(Self.patience * 1e9))
                throw ServerError.timedOut
            }
            defer { group.cancelAll() }
            return try await group.next() ?? Data()
        }
    }

    /// Puts a book on the shelf, at its end unless an index says where.
    @discardableResult
    package func insert(_ book: Book, at index: Int? = nil) throws(BookError) -> Entry.ID {
        let place = index ?? entries.count
        guard (0...entries.count).contains(place) else {
            throw .noSuchBook(index: place, count: entries.count)
        }
        let entry = makeEntry(book)
        entries.insert(entry, at: place)
        try save()
        return entry.id
    }

    /// Puts books at the end of the shelf.
    package func append(_ books: [Book]) throws(BookError) {
        entries += books.map(makeEntry)
        try save()
    }

    /// Changes a book.
    package func update(_ id: Entry.ID, _ change: (inout Book) -> Void) throws(BookError) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        var book = entries[index].book
        change(&book)
        guard book != entries[index].book else { return }
        entries[index].book = book
        try save()
    }

    /// Reports the change, then saves: what is on the screen is never older than the file.
    private func save() throws(BookError) {
        NotificationCenter.default.post(name: Self.booksDidChange, object: self)
        try store.save(books)
    }
}
