package import BookshelfSync

extension Book {
    /// The server's name of a member.
    enum Key: String, CaseIterable {
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
    ///
    /// What the fields do not say in the same way stays in ``others``.
    package init(dictionary: [String: JSONValue]) {
        self.init()
        for (name, value) in dictionary where !read(value, of: name) { others[name] = value }
    }

    /// Reads a member.
    ///
    /// - Returns: `true` if the field is written as it was read.
    private mutating func read(_ value: JSONValue, of name: String) -> Bool {
        switch Key(rawValue: name) {
        case .id:
            id = value.identifier
            return value.text != nil
        case .name: return read(value, into: &self.name)
        case .isRead: return read(value, into: &isRead)
        case .orientation:
            orientation = Orientation(value)
            return value.text != nil && orientation != nil
        case .picture: return read(value, into: &picture)
        case .authors: return read(value, into: &authors)
        case .isbn:
            isbn = value.identifier
            return value.text != nil
        case .year: return read(value, into: &year)
        case .genre: return read(value, into: &genre)
        case .tags: return read(value, into: &tags)
        case .series: return read(value, into: &series)
        case .pages: return read(value, into: &pages)
        case .page: return read(value, into: &page)
        case .isWished: return read(value, into: &isWished)
        case .loan:
            loan = value.members.flatMap(Loan.init)
            return loan?.json == value
        case .readingSince: return read(value, into: &readingSince)
        case .readingTimes:
            readingTimes = Self.readingTimes(value.members ?? [:])
            return Self.json(readingTimes) == value
        case nil: return false
        }
    }

    private func read(_ value: JSONValue, into field: inout String?) -> Bool {
        field = value.text
        return field != nil
    }

    private func read(_ value: JSONValue, into field: inout [String]?) -> Bool {
        field = value.texts
        return field != nil
    }

    /// Some programs write numbers in quotes.
    private func read(_ value: JSONValue, into field: inout Int?) -> Bool {
        field = value.integer ?? value.text.flatMap { Int($0) }
        if case .int = value { return true }
        return false
    }

    /// Some servers write 0 and 1.
    private func read(_ value: JSONValue, into field: inout Bool?) -> Bool {
        field = value.flag ?? value.integer.flatMap { $0 == 0 ? false : $0 == 1 ? true : nil }
        return value.flag != nil
    }

    private static func readingTimes(_ members: [String: JSONValue]) -> [Int: Int] {
        var times: [Int: Int] = [:]
        for (start, length) in members {
            guard let start = Int(start), let length = length.integer, length > 0 else { continue }
            times[start] = min(length, longestReading)
        }
        return times
    }

    private static func json(_ readingTimes: [Int: Int]) -> JSONValue? {
        guard !readingTimes.isEmpty else { return nil }
        let times = readingTimes.map { (String($0.key), JSONValue.int($0.value)) }
        return .object(Dictionary(uniqueKeysWithValues: times))
    }
}

// MARK: - Writing

extension Book {
    /// The book as it is read after it was written: equal to another that is written in the same
    /// way.
    package var normalized: Book { others.isEmpty ? self : Book(dictionary: toDictionary()) }

    /// The description of the book: the server's names of the members that the book has.
    ///
    /// A member that was read in a form of its own and has not changed is written in that form, and
    /// one that has changed in its type.
    package func toDictionary() -> [String: JSONValue] {
        var result = others
        for key in Key.allCases {
            let name = key.rawValue
            let value = usualValue(of: key)
            if let read = others[name] {
                result[name] = Self.value(value, of: key, like: read)
            } else if let value {
                result[name] = value
            }
        }
        return result
    }

    /// The value of a field in the form that this app uses.
    private func usualValue(of key: Key) -> JSONValue? {
        switch key {
        case .id: id.map(JSONValue.string)
        case .name: name.map(JSONValue.string)
        case .isRead: isRead.map(JSONValue.bool)
        case .orientation: orientation.map { .string($0.rawValue) }
        case .picture: picture.map(JSONValue.string)
        case .authors: authors.map { .array($0.map(JSONValue.string)) }
        case .isbn: isbn.map(JSONValue.string)
        case .year: year.map(JSONValue.int)
        case .genre: genre.map(JSONValue.string)
        case .tags: tags.map { .array($0.map(JSONValue.string)) }
        case .series: series.map(JSONValue.string)
        case .pages: pages.map(JSONValue.int)
        case .page: page.map(JSONValue.int)
        case .isWished: isWished.map(JSONValue.bool)
        case .loan: loan.map(\.json)
        case .readingSince: readingSince.map(JSONValue.int)
        case .readingTimes: Self.json(readingTimes)
        }
    }

    /// A field's value in the form that another was read in.
    private static func value(
        _ value: JSONValue?, of key: Key, like read: JSONValue
    ) -> JSONValue? {
        var before = Book()
        _ = before.read(read, of: key.rawValue)
        let usual = before.usualValue(of: key)
        guard usual != value else { return read }
        switch (value, read) {
        case (.bool(let flag)?, .int), (.bool(let flag)?, .number): return .int(flag ? 1 : 0)
        case (.int(let number)?, .string): return .string(String(number))
        case (.string(let text)?, .int), (.string(let text)?, .number):
            if key == .orientation { return Orientation(rawValue: text).map { .int($0.number) } }
            return Int(text).flatMap { String($0) == text ? .int($0) : nil } ?? value
        case (.object(let new)?, .object(let members)):
            // Other programs' members in it stay.
            let change = BookChange(id: "", from: usual?.members ?? [:], to: new)
            return .object(change.applied(to: members))
        case (nil, .object(let members)) where key == .readingTimes:
            let others = members.filter { usual?.members?[$0.key] == nil }
            return others.isEmpty ? nil : .object(others)
        default: return value
        }
    }
}

extension Book.Orientation {
    /// Reads a name, or a number of the document's server.
    fileprivate init?(_ value: JSONValue) {
        if let name = value.text {
            self.init(rawValue: name)
        } else if let found = [Self.vertical, .horizontal].first(where: {
            $0.number == value.integer
        }) {
            self = found
        } else {
            return nil
        }
    }

    /// The number on the document's server, which does not say what its numbers mean: they are
    /// taken in the order of the cases.
    fileprivate var number: Int { self == .vertical ? 0 : 1 }
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
