import BookshelfSync
import Foundation
import TextReading

/// Books as a table in CSV with the columns of Goodreads' export.
///
/// What these do not say has columns of its own, named as in the app's files: texts as they are,
/// other values as JSON under a name that ends in “(JSON)”. Columns that the app does not know
/// become members of the book.
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
        Column(named: name) == nil && !name.hasSuffix(jsonEnding) && name == name.trimmed
            && !name.isEmpty && member(named: name) == name
    }

    /// The member of a column that is none of Goodreads': its name, in any case for those that the
    /// app knows.
    private static func member(named name: String) -> String {
        Book.Key(rawValue: name.lowercased())?.rawValue ?? name
    }

    // MARK: Reading

    static func read(_ text: String) throws(BookFormatError) -> BookImport {
        var reader = CSVRowReader(ByteReader(InputPieces(bytes: Array(text.utf8))))
        do {
            var columns: [Column: Int] = [:]
            var others: [String] = []
            for (index, title) in try reader.readHeader().enumerated() {
                let name = title.trimmed
                if let column = Column(named: name), columns[column] == nil {
                    columns[column] = index
                    others.append("")
                } else {
                    let isTaken =
                        name.isEmpty || others.contains(name) || Column(named: name) != nil
                    others.append(isTaken ? "\(name) \(index + 1)".trimmed : name)
                }
            }
            guard columns[.name] != nil else { throw BookFormatError.noTitleColumn }
            let known = Set(columns.values)
            var result = BookImport()
            while true {
                let line = reader.place.position.line
                guard try reader.readRow() else { break }
                guard !reader.isBlank else { continue }
                var values: [Column: String] = [:]
                for (column, index) in columns where index < reader.count {
                    values[column] = reader[index].text.trimmed
                }
                var members = members(values)
                for index in 0..<reader.count where !known.contains(index) {
                    let name = index < others.count ? others[index] : "column \(index + 1)"
                    set(reader[index].text, of: name, in: &members)
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
    private static func members(_ row: [Column: String]) -> [String: JSONValue] {
        let values = row.filter { !$0.value.isEmpty }
        var members: [String: JSONValue] = [:]
        func set(_ key: Book.Key, _ value: JSONValue?) { members[key.rawValue] = value }
        func number(_ text: String) -> JSONValue { Int(text).map(JSONValue.int) ?? .string(text) }
        func list(_ parts: [String]) -> JSONValue? {
            parts.isEmpty ? nil : .array(parts.map(JSONValue.string))
        }
        set(.name, values[.name].map(JSONValue.string))
        set(.id, values[.id].map(JSONValue.string))
        set(
            .authors,
            list(
                [values[.author], values[.otherAuthors]].compactMap(\.self)
                    .flatMap { $0.parts(separatedBy: ",") }))
        // Goodreads writes ="9780000000001", so that spreadsheets keep the zeros.
        let numbers = [values[.isbn13], values[.isbn]].compactMap { number in
            number.map { String($0.filter { $0.isNumber || $0 == "X" }) }
        }.filter { !$0.isEmpty }
        set(.isbn, numbers.first.map(JSONValue.string))
        if numbers.count > 1, (try? ISBN(numbers[1]))?.thirteen != numbers[0] {
            members["isbn_10"] = .string(numbers[1])
        }
        set(.pages, values[.pages].map(number))
        set(.year, values[.year].map(number))
        set(.page, values[.page].map(number))
        let shelf = values[.shelf]
        set(
            .tags,
            list((values[.tags] ?? "").parts(separatedBy: ",").filter { !shelves.contains($0) }))
        set(.isRead, shelf.map { .bool($0 == "read") })
        // Of a book that is being read, Goodreads does not say how far.
        if shelf == "currently-reading", values[.page] == nil { set(.page, .int(1)) }
        if let shelf, !shelves.contains(shelf) { members[shelfMember] = .string(shelf) }
        return members
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        return String(rest.prefix(rest.count - rest.reversed().prefix(while: \.isWhitespace).count))
    }

    /// The parts between separators, without white space and empty parts.
    func parts(separatedBy separator: Character) -> [String] {
        split(separator: separator).map { String($0).trimmed }.filter { !$0.isEmpty }
    }
}
