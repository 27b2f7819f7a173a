package import BookshelfLists
package import BookshelfSync
import FileWatching
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
        store: BookStore(file: BookFolders.user.books), server: FakeBookServer(),
        synced: BookFolders.user.synced)

    /// Posted by an API whose books have changed.
    package nonisolated static let booksDidChange = Notification.Name("BookAPI.booksDidChange")

    /// A book on the shelf. Books that are equal in all fields are told apart by ``id``.
    package struct Entry: Hashable, Sendable, Identifiable {
        package let id: Int

        package var book: Book {
            // A copy retains each field.
            _read { yield content.book }
            set { content = Content(newValue) }
        }

        /// One object: a shelf's entries are copied and searched often, and a book has many fields.
        private var content: Content

        init(id: Int, book: Book) {
            self.id = id
            content = Content(book)
        }

        package static func == (one: Entry, other: Entry) -> Bool {
            one.id == other.id && (one.content === other.content || one.book == other.book)
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(id) }

        private final class Content: Sendable {
            let book: Book

            init(_ book: Book) { self.book = book }
        }
    }

    /// The books, in the order of the shelf.
    package private(set) var entries: [Entry] = [] {
        didSet { pending = nil }
    }

    /// Where the books came from, or `nil` if there are none because of ``loadingError``.
    package private(set) var source: BookStore.Source?

    /// The reason why the file could neither be read nor replaced.
    package private(set) var loadingError: BookError?

    /// The number of seconds that the server has for an answer.
    package nonisolated static let patience = 10.0

    /// The file in which another process left damage, until ``takeDamage()``.
    private var damage: BookStore.Damage?

    /// The shelf of the file that was read or written last.
    private var saved: [Entry] = []

    private let store: BookStore
    private let server: any BookServer
    private var nextID = 0

    /// The file of the books that a server confirmed.
    private let syncedFile: URL?

    /// The books that a server confirmed, or `nil` while the shelf has none.
    package private(set) var synced: SyncedShelf? {
        didSet { pending = nil }
    }

    /// The edits that the server does not have yet, found at the first use after a change.
    private var pending: [BookChange]?

    /// Creates the facade.
    ///
    /// - Parameter synced: The file of the books that a server confirmed.
    package init(store: BookStore, server: any BookServer, synced: URL? = nil) {
        self.store = store
        self.server = server
        syncedFile = synced
        do throws(BookError) {
            let (books, source) = try store.load()
            entries = books.map(makeEntry)
            saved = entries
            self.source = source
            if case .partOfDamaged(let damage) = source { self.damage = damage }
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

    /// The entry of a book as it was at another time: the one that is equal to it, or has its
    /// identifier, or where there is none its number or its name.
    ///
    /// - Parameter index: The place where it stood, which tells equal ones apart.
    package func entry(of book: Book, near index: Int?) -> Entry? {
        if let index, entries.indices.contains(index), entries[index].book == book {
            return entries[index]
        }
        return ShelfMerge.origins(of: [book], in: books)[0].map { entries[$0] }
    }
}

// MARK: - Changing

extension BookAPI {
    /// Deletes a book: at the server, then on the shelf and in the file.
    ///
    /// - Throws: ``BookError/notDeleted`` when the server fails, refuses or takes more than
    ///   ``patience``. The book is still there then.
    package func delete(_ id: Entry.ID) async throws(BookError) {
        guard let book = entry(id)?.book else { return }
        // A shelf that synchronises sends its deletions with its other edits, when it can.
        if synced == nil { try await requestDeletion(of: book) }
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
        // The server does not know a book without an identifier.
        guard let id = book.id, !id.isEmpty else { return }
        let server = server
        do {
            let answer = try await inTime {
                try await server.post("delete/book", ["book_id": id])
            }
            guard Self.isSuccess(answer) else { throw ServerError.badAnswer }
        } catch {
            throw .notDeleted
        }
    }

    private static func isSuccess(_ answer: Data) -> Bool {
        JSONValue(parsing: answer)?.members?["success"] == .bool(true)
    }

    /// Puts a book on the shelf, at its end unless an index says where.
    @discardableResult
    package func insert(_ book: Book, at index: Int? = nil) throws(BookError) -> Entry.ID {
        let place = index ?? entries.count
        guard (0...entries.count).contains(place) else {
            throw .noSuchBook(index: place, count: entries.count)
        }
        let entry = makeEntry(renewed(book))
        entries.insert(entry, at: place)
        makeIdentifiersUnique()
        try save()
        return entry.id
    }

    /// Puts books at the end of the shelf: all of them, or none if the file cannot be written.
    package func append(_ books: [Book]) throws(BookError) {
        let added = books.map { makeEntry(renewed($0)) }
        entries += added
        makeIdentifiersUnique()
        do throws(BookError) {
            _ = try write()
        } catch {
            let identities = Set(added.map(\.id))
            entries.removeAll { identities.contains($0.id) }
            guard case .unwritable(let path, let reason) = error else { throw error }
            throw .notAdded(path: path, reason: reason)
        }
        report()
    }

    /// Changes a book.
    package func update(_ id: Entry.ID, _ change: (inout Book) -> Void) throws(BookError) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
        var book = entries[index].book
        change(&book)
        book = book.normalized
        guard book != entries[index].book else { return }
        entries[index].book = book
        try save()
    }

    /// Reports the change, then saves: what is on the screen is never older than the file.
    private func save() throws(BookError) {
        report()
        if try write() { report() }
    }

    private func report() {
        NotificationCenter.default.post(name: Self.booksDidChange, object: self)
    }

    /// Writes the file.
    ///
    /// - Returns: `true` if the shelf has taken in what another process had written there.
    private func write() throws(BookError) -> Bool {
        let before = entries
        let damage = try store.save(books) { contents in
            merge(contents)
            return books
        }
        saved = entries
        if let damage { self.damage = damage }
        return entries != before
    }

    private func merge(_ contents: ShelfContents) {
        let merge = ShelfMerge(base: saved, mine: entries, theirs: contents)
        (entries, saved) = merge.merged(makeEntry)
        makeIdentifiersUnique()
    }
}

// MARK: - Other processes

extension BookAPI {
    /// Takes in what another process has written to the file.
    package func refresh() {
        guard let contents = store.readIfChanged() else { return }
        let before = entries
        merge(contents)
        if entries != before { report() }
    }

    /// Calls ``refresh()`` whenever another program writes the file, as long as the result lives.
    package func watchFile() -> AnyObject? {
        store.file.flatMap {
            FileWatch($0) { [weak self] in Task { @MainActor in self?.refresh() } }
        }
    }

    /// What was damaged in the file, once for each time.
    package func takeDamage() -> BookStore.Damage? {
        defer { damage = nil }
        return damage
    }
}

// MARK: - Synchronising

extension BookAPI {
    /// Begins to synchronise, or ends it with `false`; what the last server confirmed is kept in
    /// its file for the next time.
    package func setSynchronises(_ synchronises: Bool) throws(BookError) {
        guard synchronises != (synced != nil) else { return }
        synced = synchronises ? SyncedShelf(file: syncedFile) : nil
        makeIdentifiersUnique()
        if synchronises { try save() }
    }

    /// The edits that the server does not have yet.
    package var pendingChanges: [BookChange] {
        if let pending { return pending }
        let changes = synced?.changes(to: books) ?? []
        pending = changes
        return changes
    }

    /// Takes over a server's answer to changes that were sent from `sent`, the books of then. Edits
    /// made since stay.
    package func receive(_ answer: SyncAnswer, sent: [Book]) throws(BookError) {
        guard var synced else { return }
        let before = entries
        let sentBooks = Self.byIdentifier(sent)
        var places: [String: Int] = [:]
        for (index, entry) in entries.enumerated() { places[entry.book.id ?? ""] = index }
        var deleted: Set<String> = []
        for (id, members) in answer.books.sorted(by: { $0.key < $1.key }) {
            guard let members else {
                synced.books[id] = nil
                deleted.insert(id)
                continue
            }
            let remote = Book(dictionary: members)
            synced.books[id] = remote
            guard let place = places[id] else {
                // One that was deleted here since will be deleted there.
                if sentBooks[id] == nil { entries.append(makeEntry(remote)) }
                continue
            }
            let edit = BookChange(from: sentBooks[id], to: entries[place].book, id: id)
            entries[place].book =
                edit.map { Book(dictionary: $0.applied(to: members)) } ?? remote
        }
        entries.removeAll { $0.book.id.map(deleted.contains) == true }
        synced.revision = max(synced.revision, answer.revision)
        self.synced = synced
        // The shelf first: were the confirmed books newer than it, the difference would undo what
        // others did.
        if entries != before { try save() }
        guard let syncedFile else { return }
        do {
            try synced.save(to: syncedFile)
        } catch {
            throw .unwritable(path: syncedFile.path, reason: error.localizedDescription)
        }
    }

    private static func byIdentifier(_ books: [Book]) -> [String: Book] {
        var result: [String: Book] = [:]
        for book in books { if let id = book.id { result[id] = book } }
        return result
    }

    /// Gives an identifier of its own to each book that has none or another's.
    private func makeIdentifiersUnique() {
        guard synced != nil else { return }
        var taken: Set<String> = []
        for index in entries.indices {
            let id = entries[index].book.id ?? ""
            if id.isEmpty || taken.contains(id) {
                entries[index].book.id = UUID().uuidString.lowercased()
                entries[index].book = entries[index].book.normalized
            }
            taken.insert(entries[index].book.id ?? "")
        }
    }

    /// The book with another identifier if its own may be that of a book which was deleted at the
    /// server: there it would stay deleted.
    private func renewed(_ book: Book) -> Book {
        guard let synced, let id = book.id, synced.books[id] == nil else { return book }
        var renewed = book
        renewed.id = UUID().uuidString.lowercased()
        return renewed.normalized
    }
}
