package import BookshelfSync

extension Book {
    /// The server's name of a member.
    private enum Key: String {
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
        self.init()
        for (name, value) in dictionary { read(value, of: name) }
    }

    private mutating func read(_ value: JSONValue, of name: String) {
        switch Key(rawValue: name) {
        case .id: id = value.text
        case .name: self.name = value.text
        case .isRead: isRead = value.flag
        case .orientation: orientation = value.text.flatMap(Orientation.init)
        case .picture: picture = value.text
        case .authors: authors = value.texts
        case .isbn: isbn = value.text
        case .year: year = value.integer
        case .genre: genre = value.text
        case .tags: tags = value.texts
        case .series: series = value.text
        case .pages: pages = value.integer
        case .page: page = value.integer
        case .isWished: isWished = value.flag
        case .loan: loan = value.members.flatMap(Loan.init)
        case .readingSince: readingSince = value.integer
        case .readingTimes:
            for (start, length) in value.members ?? [:] {
                guard let start = Int(start), let length = length.integer, length > 0 else {
                    continue
                }
                readingTimes[start] = min(length, Self.longestReading)
            }
        case nil: others[name] = value
        }
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
