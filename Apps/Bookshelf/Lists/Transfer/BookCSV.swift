import BookshelfSync
import Foundation
import TextReading

/// Books as a table in CSV with the columns of Goodreads' export.
///
/// What these do not say has columns of its own, named as in the app's files: texts as they are,
/// other values as JSON under a name that ends in “(JSON)”. Columns that the app does not know
/// become members of the book. The columns of BookWyrm, calibre, JabRef, libib, LibraryThing,
/// StoryGraph and Zotero are read too, and a list that has nothing but ISBNs.
enum BookCSV {
    /// The columns, in the order in which they are written, by their names in the first row.
    private enum Column: String, CaseIterable {
        case id = "Book Id"
        case name = "Title"
        case author = "Author"
        case otherAuthors = "Additional Authors"
        case isbn = "ISBN"
        case isbn13 = "ISBN13"
        case pages = "Number of Pages"
        case year = "Year Published"
        case tags = "Bookshelves"
        case shelf = "Exclusive Shelf"
        case page = "Current Page"

        /// The column with a name, in any case.
        init?(named name: String) {
            let found = Self.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
            guard let found else { return nil }
            self = found
        }

        /// The column that another program gives a name.
        init?(foreignName name: String) {
            guard let found = Self.foreignNames[name.lowercased()] else { return nil }
            self = found
        }

        private static let foreignNames: [String: Column] = [
            "primary author": .author, "authors": .otherAuthors, "author_text": .otherAuthors,
            "creators": .otherAuthors, "isbn_10": .isbn, "isbn10": .isbn, "isbn/uid": .isbn,
            "upc_isbn10": .isbn, "isbn_13": .isbn13, "ean_isbn13": .isbn13, "num pages": .pages,
            "page count": .pages, "publication year": .year, "tags": .tags, "manual tags": .tags,
            "shelf": .shelf, "read status": .shelf,
        ]
    }

    /// The end of the names of columns with JSON.
    private static let jsonEnding = " (JSON)"

    private static let shelves = ["read", "to-read", "currently-reading"]

    /// The member of a shelf that is none of the three.
    private static let shelfMember = "exclusive_shelf"

    // MARK: Writing

    static func text(of books: [Book]) -> String {
        var names: Set<String> = []
        let rows = books.map { book in
            let values = Column.allCases.map { field($0, of: book) }
            let others = otherFields(of: book, besides: values)
            names.formUnion(others.keys)
            return (values, others)
        }
        let extra = names.sorted()
        let header = Column.allCases.map(\.rawValue) + extra
        let lines =
            [header] + rows.map { values, others in values + extra.map { others[$0] ?? "" } }
        return lines.map { row in row.map(\.asCSVField).joined(separator: ",") + "\n" }.joined()
    }

    private static func field(_ column: Column, of book: Book) -> String {
        let authors = book.authors ?? []
        let isbn = book.isbn ?? ""
        return switch column {
        case .id: book.id ?? ""
        case .name: book.name ?? ""
        case .author: authors.first ?? ""
        case .otherAuthors: authors.dropFirst().joined(separator: ", ")
        case .isbn: isbn.count == 10 ? isbn : ""
        case .isbn13: isbn.count == 10 ? "" : isbn
        case .pages: book.pages.map(String.init) ?? ""
        case .year: book.year.map(String.init) ?? ""
        case .tags: (book.tags ?? []).joined(separator: ", ")
        case .shelf: book.others[shelfMember]?.text ?? shelf(of: book)
        case .page: book.page.map(String.init) ?? ""
        }
    }

    private static func shelf(of book: Book) -> String {
        switch book.reading {
        case .unread: book.isRead == nil ? "" : "to-read"
        case .reading: "currently-reading"
        case .read: "read"
        }
    }

    /// The members that a row does not say, or says in another way, by the names of their columns.
    private static func otherFields(
        of book: Book, besides values: [String]
    ) -> [String: String] {
        let said = members(Dictionary(uniqueKeysWithValues: zip(Column.allCases, values)))
        var fields: [String: String] = [:]
        for (name, value) in book.toDictionary() where said[name] != value {
            if let text = value.text, isPlain(name), !text.isEmpty, text == text.trimmed {
                fields[name] = text
            } else {
                fields[name + jsonEnding] = value.json
            }
        }
        return fields
    }

    /// `true` for a member whose column is read as that member again.
    private static func isPlain(_ name: String) -> Bool {
        Column(named: name) == nil && Column(foreignName: name) == nil
            && !name.hasSuffix(jsonEnding) && name == name.trimmed && !name.isEmpty
            && member(named: name) == name
    }

    /// The member of a column that is none of Goodreads': its name, in any case for those that the
    /// app knows.
    private static func member(named name: String) -> String {
        Book.Key(rawValue: name.lowercased())?.rawValue ?? name
    }

    // MARK: Reading

    static func read(_ text: String) throws(BookFormatError) -> BookImport {
        var bytes = Array(text.utf8)
        // Some programs end lines as the first Macs did.
        if !bytes.contains(UInt8(ascii: "\n")) {
            bytes = bytes.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }
        }
        var reader = CSVRowReader(ByteReader(InputPieces(bytes: bytes)))
        do {
            let names = try reader.readHeader().map(\.trimmed)
            var header = Header(names)
            var result = BookImport()
            if names.count == 1, ISBN.Listing(names[0])?.isNumber == true {
                header = Header([Column.isbn.rawValue])
                result.add(members([.isbn: names[0]], isNamed: false), line: 1)
            }
            guard header.isNamed || header.columns[.isbn] ?? header.columns[.isbn13] != nil else {
                throw BookFormatError.noTitleColumn
            }
            while true {
                let line = reader.place.position.line
                guard try reader.readRow() else { break }
                guard !reader.isBlank else { continue }
                let row = texts(of: reader, columns: names.count)
                let values = header.columns.compactMapValues { index in
                    index < row.count ? row[index].trimmed : nil
                }
                var members = members(values, isNamed: header.isNamed)
                for (index, text) in row.enumerated() where !header.known.contains(index) {
                    let name =
                        index < names.count ? header.others[index] : "column \(index + 1)"
                    set(text, of: name, in: &members)
                }
                result.add(members, line: line)
            }
            return result
        } catch let error as ReadingError {
            throw .malformed(line: error.place?.position.line ?? 1)
        } catch {
            throw .noTitleColumn
        }
    }

    /// What the first row says of the fields of the others.
    private struct Header {
        var columns: [Column: Int] = [:]

        /// The names of the other fields; those of ``columns`` are empty.
        var others: [String] = []

        var known: Set<Int> { Set(columns.values) }
        var isNamed: Bool { columns[.name] != nil }

        init(_ names: [String]) {
            for make in [Column.init(named:), Column.init(foreignName:)] {
                for (index, name) in names.enumerated() where !known.contains(index) {
                    if let column = make(name), columns[column] == nil { columns[column] = index }
                }
            }
            let known = known
            for (index, name) in names.enumerated() {
                guard !known.contains(index) else {
                    others.append("")
                    continue
                }
                let isTaken = name.isEmpty || others.contains(name) || Column(named: name) != nil
                others.append(isTaken ? "\(name) \(index + 1)".trimmed : name)
            }
        }
    }

    /// The fields of the last row. One that was quoted as a whole, as spreadsheets do with lines
    /// that they have not divided, is read again.
    private static func texts(
        of reader: borrowing CSVRowReader, columns: Int
    ) -> [String] {
        let texts = (0..<reader.count).map { reader[$0].text }
        guard texts.count == 1, columns > 1 else { return texts }
        var inner = CSVRowReader(
            ByteReader(InputPieces(bytes: Array(texts[0].utf8))), separator: reader.separator)
        guard (try? inner.readRow()) == true, inner.count > 1 else { return texts }
        return (0..<inner.count).map { inner[$0].text }
    }

    private static func set(
        _ text: String, of name: String, in members: inout [String: JSONValue]
    ) {
        guard !text.isEmpty else { return }
        if name.hasSuffix(jsonEnding), let value = JSONValue(parsing: Data(text.utf8)) {
            members[String(name.dropLast(jsonEnding.count))] = value
        } else {
            members[member(named: name)] = .string(text.trimmed)
        }
    }

    /// The members of a row. Numbers that are none are kept as texts.
    ///
    /// - Parameter isNamed: `false` for a table without titles, whose books are called by their
    ///   numbers.
    private static func members(
        _ row: [Column: String], isNamed: Bool = true
    ) -> [String: JSONValue] {
        let values = row.filter { !$0.value.isEmpty }
        var members: [String: JSONValue] = [:]
        func set(_ key: Book.Key, _ value: JSONValue?) { members[key.rawValue] = value }
        func number(_ text: String) -> JSONValue { Int(text).map(JSONValue.int) ?? .string(text) }
        func list(_ parts: [String]) -> JSONValue? {
            parts.isEmpty ? nil : .array(parts.map(JSONValue.string))
        }
        set(.name, values[.name].map(JSONValue.string))
        set(.id, values[.id].map(JSONValue.string))
        set(.authors, list(BookNames.one(values[.author]) + BookNames.all(values[.otherAuthors])))
        setNumbers([values[.isbn13], values[.isbn]], isNamed: isNamed, in: &members)
        set(.pages, values[.pages].map(number))
        set(.year, values[.year].map(number))
        set(.page, values[.page].map(number))
        // BookWyrm has a word less.
        let shelf = values[.shelf].map { $0 == "reading" ? "currently-reading" : $0 }
        let tags = values[.tags] ?? ""
        set(
            .tags,
            list(
                tags.parts(separatedBy: tags.contains(";") ? ";" : ",")
                    .filter { !shelves.contains($0) }))
        set(.isRead, shelf.map { .bool($0 == "read") })
        // Of a book that is being read, Goodreads does not say how far.
        if shelf == "currently-reading", values[.page] == nil { set(.page, .int(1)) }
        if let shelf, !shelves.contains(shelf) { members[shelfMember] = .string(shelf) }
        return members
    }

    /// Sets the number under the bar code, and keeps what the fields say besides.
    private static func setNumbers(
        _ fields: [String?], isNamed: Bool, in members: inout [String: JSONValue]
    ) {
        let found = fields.compactMap { $0.flatMap(ISBN.Listing.init) }
        guard let first = found.first(where: \.isNumber) ?? found.first else { return }
        members[Book.Key.isbn.rawValue] = .string(first.number)
        if !isNamed { members[Book.Key.name.rawValue] = .string("ISBN \(first.number)") }
        if let text = first.text { members["isbn_text"] = .string(text) }
        guard let other = found.first(where: { $0 != first }) else { return }
        let isSame = (try? ISBN(other.number))?.thirteen == (try? ISBN(first.number))?.thirteen
        if !other.isNumber || !isSame {
            members[other.number.count == 10 ? "isbn_10" : "isbn_other"] = .string(other.number)
        }
    }
}
