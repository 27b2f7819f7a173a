package import BookshelfLists
import BookshelfSync
package import Foundation

/// A book's fields as a form shows them: the texts that the user types.
package struct BookDraft: Hashable, Sendable {
    /// A field of the form that holds a text.
    package enum Field: String, Hashable, Sendable, CaseIterable {
        case isbn, name, authors, year, pages, genre, series, tags, borrower
    }

    private var texts: [Field: String] = [:]
    package var isWished: Bool

    /// The shape of the cover; one without a shape is drawn as a horizontal one.
    package var orientation: Book.Orientation

    /// What a form shows of a book.
    package init(_ book: Book) {
        isWished = book.isWished == true
        orientation = book.orientation ?? .horizontal
        texts = [
            .isbn: book.isbn, .name: book.name, .authors: book.authors.map { _ in book.authorLine },
            .year: book.year.map(String.init), .pages: book.pages.map(String.init),
            .genre: book.genre, .series: book.series, .tags: book.tags?.joined(separator: ", "),
            .borrower: book.loan?.borrower,
        ].compactMapValues(\.self).filter { !$0.value.isEmpty }
    }

    /// The text of a field.
    package subscript(field: Field) -> String {
        get { texts[field] ?? "" }
        set { texts[field] = newValue.isEmpty ? nil : newValue }
    }

    /// Takes over what has changed from one version of the book to another, where the user has
    /// edited nothing.
    package mutating func update(from old: BookDraft, to new: BookDraft) {
        for field in Field.allCases where self[field] == old[field] { self[field] = new[field] }
        if isWished == old.isWished { isWished = new.isWished }
        if orientation == old.orientation { orientation = new.orientation }
    }

    /// A book with the fields that differ from a draft. The others stay as they are, also those
    /// that a text cannot tell, such as an author with a comma.
    package func applied(
        to book: Book, since original: BookDraft, at date: Date
    ) throws(BookDraftError) -> Book {
        var book = book
        for field in Field.allCases where self[field] != original[field] {
            let text = self[field].trimmed
            try set(field, text.isEmpty ? nil : text, of: &book, at: date)
        }
        if isWished != original.isWished { book.isWished = isWished ? true : nil }
        if orientation != original.orientation { book.orientation = orientation }
        return book
    }

    private func set(
        _ field: Field, _ text: String?, of book: inout Book, at date: Date
    ) throws(BookDraftError) {
        switch field {
        case .isbn: book.isbn = text.map { (try? ISBN($0))?.digits ?? $0 }
        case .name: book.name = text
        case .authors: book.authors = Self.list(text)
        case .year: book.year = try Self.number(text)
        case .pages: book.pages = try Self.number(text)
        case .genre: book.genre = text
        case .series: book.series = text
        case .tags: book.tags = Self.list(text)
        case .borrower:
            guard let text else { return book.loan = nil }
            guard book.loan?.borrower != text else { return }
            book.loan = Book.Loan(borrower: text, since: Int(date.timeIntervalSince1970))
        }
    }

    private static func list(_ text: String?) -> [String]? {
        let parts = (text ?? "").split { ",，、".contains($0) }.map { String($0).trimmed }
            .filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts
    }

    private static func number(_ text: String?) throws(BookDraftError) -> Int? {
        guard let text else { return nil }
        guard let number = Int(text) else { throw .notANumber(text) }
        return number
    }
}

// MARK: - As JSON

extension BookDraft {
    var json: JSONValue {
        .object([
            "texts": .object(
                Dictionary(uniqueKeysWithValues: texts.map { ($0.rawValue, .string($1)) })),
            "is_wished": .bool(isWished), "orientation": .string(orientation.rawValue),
        ])
    }

    /// Reads an object; what it does not say is as in the form of an empty book.
    init(json members: [String: JSONValue]) {
        self.init(Book())
        isWished = members["is_wished"]?.flag ?? false
        orientation = members["orientation"]?.text.flatMap(Book.Orientation.init) ?? orientation
        for (name, value) in members["texts"]?.members ?? [:] {
            if let field = Field(rawValue: name), let text = value.text { self[field] = text }
        }
    }
}

/// A reason why a draft cannot become a book.
package enum BookDraftError: Error, Hashable, Sendable {
    /// A year or a number of pages is none.
    case notANumber(String)
}
