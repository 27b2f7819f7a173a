import BookshelfLists
import BookshelfSync

/// Makes one shelf of two that come from a third: what either side added, changed or deleted.
///
/// Where both changed a book, each field is that of the side that changed it, and of `mine` if both
/// did. A book that one side deleted and the other changed stays.
struct ShelfMerge {
    typealias Entry = BookAPI.Entry

    /// The shelf that both sides come from.
    let base: [Entry]

    /// The shelf of this process: its entries have the identities of ``base``.
    let mine: [Entry]

    /// The shelf of the file.
    let theirs: ShelfContents

    /// Merges.
    ///
    /// - Parameter make: Makes the entry of a book that is new here.
    /// - Returns: The merged shelf, and the file's with the same identities.
    func merged(_ make: (Book) -> Entry) -> (shelf: [Entry], file: [Entry]) {
        let old = Dictionary(uniqueKeysWithValues: base.map { ($0.id, $0.book) })
        let origins = Self.origins(of: theirs.books, in: base.map(\.book))
        var file: [Entry] = []
        for (book, origin) in zip(theirs.books, origins) {
            file.append(
                origin.map { Entry(id: base[$0].id, book: book) } ?? identity(of: book)
                    ?? make(book))
        }
        if theirs.isWhole, mine == base { return (file, file) }
        let theirBooks = Dictionary(uniqueKeysWithValues: file.map { ($0.id, $0.book) })
        var shelf: [Entry] = []
        /// The places of entries in `shelf`.
        var places: [Entry.ID: Int] = [:]
        for entry in mine {
            let theirs = theirBooks[entry.id]
            // Deleted there and not changed here.
            if theirs == nil, self.theirs.isWhole, old[entry.id] == entry.book { continue }
            places[entry.id] = shelf.count
            shelf.append(
                theirs.map { combined(entry, with: $0, from: old[entry.id]) } ?? entry)
        }
        // The file's own books come after the one that they follow there.
        var followers: [Int: [Entry]] = [:]
        var place = -1
        for entry in file {
            if let known = places[entry.id] {
                place = known
            } else if old[entry.id] != entry.book {
                followers[place, default: []].append(entry)
            }
        }
        var result = followers[-1] ?? []
        for (index, entry) in shelf.enumerated() { result += [entry] + (followers[index] ?? []) }
        return (result, file)
    }

    private func combined(_ mine: Entry, with theirs: Book, from old: Book?) -> Entry {
        if mine.book == old || mine.book == theirs { return Entry(id: mine.id, book: theirs) }
        if theirs == old { return mine }
        guard let change = BookChange(from: old, to: mine.book, id: "") else { return mine }
        return Entry(
            id: mine.id, book: Book(dictionary: change.applied(to: theirs.toDictionary())))
    }

    /// The entry that was added here and has the server's identifier of a book added there.
    private func identity(of book: Book) -> Entry? {
        guard let id = book.id, !id.isEmpty, let entry = added[id] else { return nil }
        return Entry(id: entry, book: book)
    }

    private let added: [String: Entry.ID]

    init(base: [Entry], mine: [Entry], theirs: ShelfContents) {
        (self.base, self.mine, self.theirs) = (base, mine, theirs)
        let known = Set(base.map(\.id))
        // A second book of an identifier stays one by itself on either side.
        let identifiers = (mine.map(\.book) + theirs.books).compactMap(\.id)
        let counts = Dictionary(identifiers.map { ($0, 1) }, uniquingKeysWith: +)
        var added: [String: Entry.ID] = [:]
        for entry in mine where !known.contains(entry.id) {
            guard let id = entry.book.id, counts[id] == 2 else { continue }
            added[id] = entry.id
        }
        self.added = added
    }

    /// The places in an older shelf that books come from: by all fields, then by the server's
    /// identifier, and where there is none by the number under the bar code, then by the name.
    static func origins(of books: [Book], in old: [Book]) -> [Int?] {
        var origins = [Int?](repeating: nil, count: books.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        func match<Key: Hashable>(_ key: (Book) -> Key?, of oldKey: (Book) -> Key?) {
            var places: [Key: [Int]] = [:]
            for place in old.indices.reversed() where !isTaken[place] {
                if let key = oldKey(old[place]) { places[key, default: []].append(place) }
            }
            for index in books.indices where origins[index] == nil {
                guard let key = key(books[index]), let place = places[key]?.popLast() else {
                    continue
                }
                (origins[index], isTaken[place]) = (place, true)
            }
        }
        match({ $0 }, of: { $0 })
        match({ filled($0.id) }, of: { filled($0.id) })
        for field in [\Book.isbn, \Book.name] {
            match({ filled($0[keyPath: field]) }) {
                filled($0.id) == nil ? filled($0[keyPath: field]) : nil
            }
        }
        return origins
    }

    private static func filled(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
}
