import BookshelfSync

/// What a list says: books, and entries that are none.
///
///     let read = try BookFormat.csv.read(text).adding(to: api.books)
///     try api.append(read.books)
///     // “2 added, 1 skipped”: read.entries.count, read.skipped.count
package struct BookImport: Hashable, Sendable {
    /// A book of a list.
    package struct Entry: Hashable, Sendable {
        package var book: Book

        /// The line where the entry begins, counted from 1; `nil` for a file that is one book.
        package var line: Int?

        package init(book: Book, line: Int? = nil) {
            self.book = book
            self.line = line
        }
    }

    /// An entry that is not added.
    package struct Skip: Hashable, Sendable {
        package enum Reason: Hashable, Sendable {
            case noTitle

            /// The entry is no description.
            case noBook

            /// The entry is malformed or breaks off.
            case unreadable

            /// The shelf or the list before the entry has a book with the same title and authors,
            /// and nothing that tells it from this one.
            case duplicate(title: String)
        }

        package var line: Int?
        package var reason: Reason

        package init(line: Int?, reason: Reason) {
            self.line = line
            self.reason = reason
        }
    }

    /// Something about a book that is added.
    package struct Remark: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// What stands for an ISBN is none, and is kept as it is.
            case noISBN(String)

            /// A name in a bibliography that stands for nothing, and is kept as a text.
            case undefinedName(String)
        }

        package var line: Int?
        package var kind: Kind

        package init(line: Int?, kind: Kind) {
            self.line = line
            self.kind = kind
        }
    }

    package var entries: [Entry] = []
    package var skipped: [Skip] = []
    package var remarks: [Remark] = []

    package init() {}

    package init(book: Book) {
        entries = [Entry(book: book)]
    }

    /// The books of the entries.
    package var books: [Book] { entries.map(\.book) }

    /// The names of members that the app has no field for, and keeps.
    package var otherFields: [String] {
        let names = entries.reduce(into: Set<String>()) { names, entry in
            for name in entry.book.others.keys where Book.Key(rawValue: name) == nil {
                names.insert(name)
            }
        }
        return names.sorted()
    }

    /// Adds an entry of a table or a bibliography, which needs a title.
    mutating func add(_ members: [String: JSONValue], line: Int) {
        let book = Book(dictionary: members)
        if (book.name ?? "").isEmpty {
            skipped.append(Skip(line: line, reason: .noTitle))
            return
        }
        entries.append(Entry(book: book, line: line))
        if let isbn = book.isbn, (try? ISBN(isbn)) == nil {
            remarks.append(Remark(line: line, kind: .noISBN(isbn)))
        }
    }

    /// What is new on a shelf: without the books that it has already, and without those that the
    /// list has twice.
    package func adding(to shelf: [Book]) -> BookImport {
        var known = KnownBooks(shelf)
        return adding(to: &known)
    }

    /// Like ``adding(to:)-swift.method``, for lists that are added one after another.
    package func adding(to known: inout KnownBooks) -> BookImport {
        var result = BookImport()
        result.skipped = skipped
        for entry in entries {
            if known.contains(entry.book) {
                let title = entry.book.name ?? ""
                result.skipped.append(Skip(line: entry.line, reason: .duplicate(title: title)))
            } else {
                known.insert(entry.book)
                result.entries.append(entry)
            }
        }
        result.skipped.sort { $0.line ?? 0 < $1.line ?? 0 }
        let lines = Set(result.entries.map(\.line))
        result.remarks = remarks.filter { remark in
            if case .noISBN = remark.kind { lines.contains(remark.line) } else { true }
        }
        return result
    }
}

/// The books that a shelf and a list have, to find those that come twice.
package struct KnownBooks: Sendable {
    private var shelf: [String: [Book]] = [:]
    private var list: [String: [Book]] = [:]

    package init(_ shelf: [Book]) {
        for book in shelf { self.shelf[Self.title(of: book), default: []].append(book) }
    }

    func contains(_ book: Book) -> Bool {
        let title = Self.title(of: book)
        if shelf[title]?.contains(where: { Self.areSame($0, book) }) == true { return true }
        return list[title]?.contains { other in
            // Two books of another shelf stay two.
            let haveIDs = other.id != nil && book.id != nil && other.id != book.id
            return !haveIDs && Self.areSame(other, book)
        } == true
    }

    mutating func insert(_ book: Book) {
        list[Self.title(of: book), default: []].append(book)
    }

    private static func title(of book: Book) -> String { (book.name ?? "").folded }

    /// `true` if nothing tells two books of one title apart but how far they were read.
    private static func areSame(_ one: Book, _ other: Book) -> Bool {
        let numbers = [one, other].compactMap { book in
            book.isbn.map { (try? ISBN($0))?.thirteen ?? $0 }
        }
        if numbers.count == 2 { return numbers[0] == numbers[1] }
        func agree(_ value: (Book) -> some Equatable) -> Bool { value(one) == value(other) }
        func agreeIfKnown<Value: Equatable>(_ value: (Book) -> Value?) -> Bool {
            guard let first = value(one), let second = value(other) else { return true }
            return first == second
        }
        return agree { $0.authorLine.folded } && agreeIfKnown(\.year)
            && agreeIfKnown(\.series)
            && ["volume", "edition", "number", "series_index"].allSatisfy { name in
                agreeIfKnown { $0.others[name] }
            }
    }
}
