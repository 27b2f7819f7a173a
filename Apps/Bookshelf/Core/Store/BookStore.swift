import BookshelfSync
package import Foundation

/// The books in a file: an array of descriptions in readable JSON.
///
/// The file is replaced as a whole or not at all. A file that cannot be read is kept under another
/// name, so that a person can look at it.
package struct BookStore: Sendable {
    /// The file, or `nil` for a shelf that is kept nowhere.
    package let file: URL?

    /// Where the books of the first launch come from.
    private let samples: @Sendable () -> Data

    package init(
        file: URL?, samples: @escaping @Sendable () -> Data = { SampleBooks.json }
    ) {
        self.file = file
        self.samples = samples
    }

    /// Where books came from.
    package enum Source: Hashable, Sendable {
        case file

        /// The app's own books: there was no file.
        case samples

        /// The app's own books: the file could not be read, and is now at a path.
        case samplesInsteadOfDamaged(path: String)
    }

    /// The books of the file; at the first launch those of the app, which are saved then.
    package func load() throws(BookError) -> (books: [Book], source: Source) {
        guard let file, FileManager.default.fileExists(atPath: file.path) else {
            let books = sampleBooks()
            try save(books)
            return (books, .samples)
        }
        if let data = try? Data(contentsOf: file), let books = Self.books(in: data) {
            return (books, .file)
        }
        let damaged = file.deletingPathExtension()
            .appendingPathExtension("damaged-\(UUID().uuidString.prefix(8)).json")
        do {
            try FileManager.default.moveItem(at: file, to: damaged)
        } catch {
            throw .unwritable(path: file.path, reason: error.localizedDescription)
        }
        let books = sampleBooks()
        try save(books)
        return (books, .samplesInsteadOfDamaged(path: damaged.path))
    }

    private func sampleBooks() -> [Book] { Self.books(in: samples()) ?? [] }

    /// Replaces the file.
    package func save(_ books: [Book]) throws(BookError) {
        guard let file else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Self.data(of: books).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: error.localizedDescription)
        }
    }

    /// The books in a file's contents, or `nil` unless these are an array. Elements of other types
    /// than descriptions are left out.
    package static func books(in data: Data) -> [Book]? {
        var books: [Book] = []
        let end = JSONValue.visitElements(of: [UInt8](data)) { value, _ in
            if case .object(let members) = value { books.append(Book(dictionary: members)) }
        }
        return end == .success ? books : nil
    }

    /// The contents of a file. The same books give the same bytes.
    package static func data(of books: [Book]) -> Data {
        JSONValue.array(books.map { .object($0.toDictionary()) }).data(.readable)
    }
}
