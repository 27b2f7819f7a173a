package import BookshelfSync

extension Book {
    /// The server's name of a member.
    private enum Key: String, CaseIterable {
        case id = "bid"
        case name = "book_name"
        case isRead = "is_read"
        case orientation
        case picture = "pic"
        case isWished = "is_wished"
        case loan
        case readingSince = "reading_since"
        case readingTimes = "reading_times"
        case authors, isbn, year, genre, tags, series, pages, page
    }

    /// Reads a book from a description. Members that are missing or of a wrong type are `nil`.
    package init(dictionary: [String: JSONValue]) {
        func value(_ key: Key) -> JSONValue? { dictionary[key.rawValue] }
        id = value(.id)?.text
        name = value(.name)?.text
        isRead = value(.isRead)?.flag
        orientation = value(.orientation)?.text.flatMap(Orientation.init)
        picture = value(.picture)?.text
        authors = value(.authors)?.texts
        isbn = value(.isbn)?.text
        year = value(.year)?.integer
        genre = value(.genre)?.text
        tags = value(.tags)?.texts
        series = value(.series)?.text
        pages = value(.pages)?.integer
        page = value(.page)?.integer
        isWished = value(.isWished)?.flag
        loan = value(.loan)?.members.flatMap(Loan.init)
        readingSince = value(.readingSince)?.integer
        for (start, length) in value(.readingTimes)?.members ?? [:] {
            guard let start = Int(start), let length = length.integer, length > 0 else { continue }
            readingTimes[start] = min(length, Self.longestReading)
        }
        others = dictionary.filter { Key(rawValue: $0.key) == nil }
    }

    /// The description of the book: the server's names of the members that the book has.
    package func toDictionary() -> [String: JSONValue] {
        var result = others
        func set(_ key: Key, _ value: JSONValue?) { result[key.rawValue] = value }
        set(.id, id.map(JSONValue.string))
        set(.name, name.map(JSONValue.string))
        set(.isRead, isRead.map(JSONValue.bool))
        set(.orientation, orientation.map { .string($0.rawValue) })
        set(.picture, picture.map(JSONValue.string))
        set(.authors, authors.map { .array($0.map(JSONValue.string)) })
        set(.isbn, isbn.map(JSONValue.string))
        set(.year, year.map(JSONValue.int))
        set(.genre, genre.map(JSONValue.string))
        set(.tags, tags.map { .array($0.map(JSONValue.string)) })
        set(.series, series.map(JSONValue.string))
        set(.pages, pages.map(JSONValue.int))
        set(.page, page.map(JSONValue.int))
        set(.isWished, isWished.map(JSONValue.bool))
        set(.loan, loan.map(\.json))
        set(.readingSince, readingSince.map(JSONValue.int))
        if !readingTimes.isEmpty {
            let times = readingTimes.map { (String($0.key), JSONValue.int($0.value)) }
            set(.readingTimes, .object(Dictionary(uniqueKeysWithValues: times)))
        }
        return result
    }
}

extension Book.Loan {
    fileprivate init?(_ members: [String: JSONValue]) {
        guard let borrower = members["to"]?.text, !borrower.isEmpty else { return nil }
        self.init(borrower: borrower, since: members["since"]?.integer ?? 0)
    }

    fileprivate var json: JSONValue {
        .object(["to": .string(borrower), "since": .int(since)])
    }
}
