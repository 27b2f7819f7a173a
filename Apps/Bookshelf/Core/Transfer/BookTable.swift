import TextReading

/// Books as a table in CSV with the columns of Goodreads' export.
enum BookTable {
    private static let header = [
        "Book Id", "Title", "Author", "Additional Authors", "ISBN", "ISBN13", "Number of Pages",
        "Year Published", "Bookshelves", "Exclusive Shelf", "Current Page",
    ]

    // MARK: Writing

    static func text(of books: [Book]) -> String {
        ([header] + books.map(fields)).map { row in
            row.map(\.asCSVField).joined(separator: ",") + "\n"
        }.joined()
    }

    private static func fields(of book: Book) -> [String] {
        let authors = book.authors ?? []
        let isbn = book.isbn ?? ""
        return [
            book.id ?? "", book.name ?? "", authors.first ?? "",
            authors.dropFirst().joined(separator: ", "), isbn.count == 10 ? isbn : "",
            isbn.count == 10 ? "" : isbn, book.pages.map(String.init) ?? "",
            book.year.map(String.init) ?? "", (book.tags ?? []).joined(separator: ", "),
            shelf(of: book.reading), book.page.map(String.init) ?? "",
        ]
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
            let columns = Dictionary(
                zip(header.map { $0.trimmed.lowercased() }, 0...), uniquingKeysWith: { a, _ in a })
            guard columns["title"] != nil else { throw BookFormatError.noTitleColumn }
            var books: [Book] = []
            while try reader.readRow() {
                guard !reader.isBlank else { continue }
                var values: [String: String] = [:]
                for (name, index) in columns where index < reader.count {
                    let value = reader[index].text.trimmed
                    if !value.isEmpty { values[name] = value }
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

    private static func book(_ values: [String: String]) -> Book {
        var book = Book(name: values["title"])
        book.id = values["book id"]
        let authors = [values["author"], values["additional authors"]].compactMap(\.self)
            .flatMap { $0.parts(separatedBy: ",") }
        book.authors = authors.isEmpty ? nil : authors
        // Goodreads writes ="9780000000001", so that spreadsheets keep the zeros.
        let numbers = [values["isbn13"], values["isbn"]].compactMap { number in
            number.map { String($0.filter { $0.isNumber || $0 == "X" }) }
        }
        book.isbn = numbers.first { !$0.isEmpty }
        book.pages = values["number of pages"].flatMap { Int($0) }
        book.year = values["year published"].flatMap { Int($0) }
        book.page = values["current page"].flatMap { Int($0) }
        let shelves = ["read", "to-read", "currently-reading"]
        let tags = (values["bookshelves"] ?? "").parts(separatedBy: ",")
            .filter { !shelves.contains($0) }
        book.tags = tags.isEmpty ? nil : tags
        book.isRead = values["exclusive shelf"].map { $0 == "read" }
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
