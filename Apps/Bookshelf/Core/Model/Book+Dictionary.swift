extension Book {
    /// The server's name of a member.
    private enum Key: String, CaseIterable {
        case id = "bid"
        case name = "book_name"
        case isRead = "is_read"
        case orientation
        case picture = "pic"
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
        let known = Set(Key.allCases.map(\.rawValue))
        others = dictionary.filter { !known.contains($0.key) }
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
        return result
    }
}
