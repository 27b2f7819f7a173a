import TextReading

/// Books as a table in CSV with the columns of Goodreads' export.
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

    // MARK: Writing

    static func text(of books: [Book]) -> String {
        let header = Column.allCases.map(\.rawValue)
        let rows = books.map { book in Column.allCases.map { field($0, of: book) } }
        return ([header] + rows).map { row in
            row.map(\.asCSVField).joined(separator: ",") + "\n"
        }.joined()
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
        case .shelf: shelf(of: book.reading)
        case .page: book.page.map(String.init) ?? ""
        }
    }

    private static func shelf(of reading: Book.Reading) -> String {
        switch reading {
        case .unread: "to-read"
        case .reading: "currently-reading"
        case .read: "read"
        }
    }

    // MARK: Reading

    static func books(in text: String) throws(BookFormatError) -> [Book] {
        var reader = CSVRowReader(ByteReader(InputPieces(bytes: Array(text.utf8))))
        do {
            let header = try reader.readHeader()
            var columns: [Column: Int] = [:]
            for (index, name) in header.enumerated() {
                guard let column = Column(named: name.trimmed), columns[column] == nil else {
                    continue
                }
                columns[column] = index
            }
            guard columns[.name] != nil else { throw BookFormatError.noTitleColumn }
            var books: [Book] = []
            while try reader.readRow() {
                guard !reader.isBlank else { continue }
                var values: [Column: String] = [:]
                for (column, index) in columns where index < reader.count {
                    let value = reader[index].text.trimmed
                    if !value.isEmpty { values[column] = value }
                }
                books.append(book(values))
            }
            return books
        } catch let error as ReadingError {
            throw .malformed(line: error.place?.position.line ?? 1)
        } catch {
            throw .noTitleColumn
        }
    }

    private static func book(_ values: [Column: String]) -> Book {
        var book = Book(name: values[.name])
        book.id = values[.id]
        let authors = [values[.author], values[.otherAuthors]].compactMap(\.self)
            .flatMap { $0.parts(separatedBy: ",") }
        book.authors = authors.isEmpty ? nil : authors
        // Goodreads writes ="9780000000001", so that spreadsheets keep the zeros.
        let numbers = [values[.isbn13], values[.isbn]].compactMap { number in
            number.map { String($0.filter { $0.isNumber || $0 == "X" }) }
        }
        book.isbn = numbers.first { !$0.isEmpty }
        book.pages = values[.pages].flatMap { Int($0) }
        book.year = values[.year].flatMap { Int($0) }
        book.page = values[.page].flatMap { Int($0) }
        let shelves = ["read", "to-read", "currently-reading"]
        let tags = (values[.tags] ?? "").parts(separatedBy: ",")
            .filter { !shelves.contains($0) }
        book.tags = tags.isEmpty ? nil : tags
        book.isRead = values[.shelf].map { $0 == "read" }
        return book
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
