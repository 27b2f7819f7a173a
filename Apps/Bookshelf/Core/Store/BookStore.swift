package import BookshelfLists
import BookshelfSync
import FileWatching
package import Foundation
import Synchronization

/// The books in a file: an array of descriptions in readable JSON.
///
/// The file is replaced as a whole or not at all, while its folder is locked: several processes can
/// keep one shelf. A file that cannot be read whole is kept under another name, so that a person
/// can look at it.
package final class BookStore: Sendable {
    /// The file, or `nil` for a shelf that is kept nowhere.
    package let file: URL?

    /// Where the books of the first launch come from.
    private let samples: @Sendable () -> Data

    /// The file that was read or written last.
    private let known = Mutex<FileStamp?>(nil)

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

        /// The books of a damaged file that could be read.
        case partOfDamaged(Damage)
    }

    /// A file that could be read in part.
    package struct Damage: Hashable, Sendable {
        /// The number of books that could be read.
        package let kept: Int

        /// The number of records that could not.
        package let lost: Int

        /// The path at which the file is kept.
        package let path: String

        package init(kept: Int, lost: Int, path: String) {
            (self.kept, self.lost, self.path) = (kept, lost, path)
        }
    }

    /// The books of the file; at the first launch those of the app, which are saved then.
    package func load() throws(BookError) -> (books: [Book], source: Source) {
        guard let file else { return (Self.books(in: samples()) ?? [], .samples) }
        return try file.deletingLastPathComponent().whileLocked { () throws(BookError) in
            let stamp = FileStamp(file)
            guard stamp != nil else { return try (saveSamples(file), .samples) }
            let contents = (try? Data(contentsOf: file)).map { ShelfContents($0) }
            if let contents, contents.isWhole {
                known.withLock { $0 = stamp }
                return (contents.books, .file)
            }
            let copy = try keepDamaged(file)
            guard let contents, !contents.books.isEmpty else {
                return try (saveSamples(file), .samplesInsteadOfDamaged(path: copy))
            }
            try replace(file, with: contents.books)
            let damage = Damage(kept: contents.books.count, lost: contents.lost, path: copy)
            return (contents.books, .partOfDamaged(damage))
        }
    }

    private func saveSamples(_ file: URL) throws(BookError) -> [Book] {
        let books = Self.books(in: samples()) ?? []
        try replace(file, with: books)
        return books
    }

    /// Gives a damaged file a second name, which it keeps when it is replaced.
    ///
    /// - Returns: The path of the second name.
    private func keepDamaged(_ file: URL) throws(BookError) -> String {
        let copy = file.deletingLastPathComponent()
            .freeFile(named: file.lastPathComponent + ".damaged")
        do {
            do {
                try FileManager.default.linkItem(at: file, to: copy)
            } catch {
                // Some file systems have no second names.
                try FileManager.default.copyItem(at: file, to: copy)
            }
        } catch {
            throw .unwritable(path: file.path, reason: error.localizedDescription)
        }
        return copy.path
    }

    /// Replaces the file.
    package func save(_ books: [Book]) throws(BookError) {
        guard let file else { return }
        try file.deletingLastPathComponent().whileLocked { () throws(BookError) in
            try replace(file, with: books)
        }
    }

    /// Replaces the file, with what `merge` makes of it if it is not the one that was read or
    /// written last.
    ///
    /// - Returns: What was damaged in the file that was replaced.
    package func save(
        _ books: [Book], merging merge: (ShelfContents) -> [Book]
    ) throws(BookError) -> Damage? {
        guard let file else { return nil }
        return try file.deletingLastPathComponent().whileLocked { () throws(BookError) in
            let stamp = FileStamp(file)
            guard stamp != nil, stamp != known.withLock({ $0 }),
                let data = try? Data(contentsOf: file)
            else {
                try replace(file, with: books)
                return nil
            }
            let contents = ShelfContents(data)
            var damage: Damage?
            if !contents.isWhole {
                damage = Damage(
                    kept: contents.books.count, lost: contents.lost, path: try keepDamaged(file))
            }
            let merged = merge(contents)
            known.withLock { $0 = stamp }
            try replace(file, with: merged)
            return damage
        }
    }

    /// The file's books if another program has replaced the file since it was read or written last;
    /// `nil` for one that is missing or damaged.
    package func readIfChanged() -> ShelfContents? {
        guard let file else { return nil }
        let stamp = FileStamp(file)
        guard stamp != nil, stamp != known.withLock({ $0 }),
            let contents = (try? Data(contentsOf: file)).map({ ShelfContents($0) }),
            contents.isWhole
        else { return nil }
        known.withLock { $0 = stamp }
        return contents
    }

    private func replace(_ file: URL, with books: [Book]) throws(BookError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try BookList.data(of: books).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: file.path, reason: error.localizedDescription)
        }
        known.withLock { $0 = FileStamp(file) }
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
}
