import BookshelfSync

/// Books as entries of a BibTeX file.
///
/// Fields that the app does not know, the kind of an entry and the name by which texts cite it are
/// kept as members of the book.
enum Bibliography {
    /// The members of what BibTeX says otherwise, or means otherwise.
    private enum Member {
        static let kind = "entry_type"
        static let key = "citation_key"

        /// BibTeX’s “pages” are a part of a book.
        static let range = "page_range"
    }

    // MARK: Writing

    static func text(of books: [Book]) -> String {
        books.enumerated().map { index, book in
            var fields: [(String, String?)] = [
                ("title", book.name.map(TeXText.source)),
                ("author", book.authors?.map(name).joined(separator: " and ")),
                ("year", book.year.map(String.init)),
                ("isbn", book.isbn.map(TeXText.source)),
                ("series", book.series.map(TeXText.source)),
                ("keywords", book.tags.map { TeXText.source(of: $0.joined(separator: ", ")) }),
                ("pagetotal", book.pages.map(String.init)),
            ]
            var written = Set(fields.map(\.0)).union(["genre"])
            for (name, value) in book.others.sorted(by: { $0.key < $1.key }) {
                guard value != .null, Book.Key(rawValue: name) == nil,
                    ![Member.kind, Member.key].contains(name)
                else { continue }
                var field = name == Member.range ? "pages" : fieldName(name)
                while !written.insert(field).inserted { field += "_2" }
                fields.append((field, TeXText.source(of: value.text ?? value.json)))
            }
            fields.append(("genre", book.genre.map(TeXText.source)))
            let lines = fields.compactMap { name, value in value.map { "  \(name) = {\($0)}" } }
            let kind = book.others[Member.kind]?.text.flatMap { isName($0) ? $0 : nil } ?? "book"
            let key =
                book.others[Member.key]?.text.flatMap { isName($0.lowercased()) ? $0 : nil }
                ?? "book\(index + 1)"
            return "@\(kind){\(key),\n" + lines.joined(separator: ",\n") + "\n}\n"
        }.joined(separator: "\n")
    }

    /// A member's name as BibTeX reads it: without capitals and spaces.
    private static func fieldName(_ name: String) -> String {
        String(
            name.lowercased().map { character in
                character.isLetter || character.isNumber || "_:.-".contains(character)
                    ? character : "_"
            })
    }

    /// `true` for a word that BibTeX reads as the name of a field or an entry.
    private static func isName(_ text: String) -> Bool {
        text.wholeMatch(of: /[a-z0-9_:.\-]+/) != nil
    }

    /// A name that stays in one piece.
    private static func name(_ name: String) -> String {
        let source = TeXText.source(of: name)
        let isOne = !name.contains(",") && !name.lowercased().contains(" and ")
        return isOne ? source : "{\(source)}"
    }

    // MARK: Reading

    static func read(_ text: String) throws(BookFormatError) -> BookImport {
        var reader = BibliographyReader(text)
        var result = BookImport()
        var breaks: [Int] = []
        while let item = reader.next() {
            guard case .entry(let entry) = item else {
                guard case .unreadable(let line, let place) = item else { continue }
                result.skipped.append(.init(line: line, reason: .unreadable))
                breaks.append(place)
                continue
            }
            var members: [String: JSONValue] = [:]
            for (name, value) in entry.fields { read(value, of: name, into: &members) }
            if entry.kind != "book" { members[Member.kind] = .string(entry.kind) }
            // Those that are written here count the entries.
            if !entry.key.isEmpty, entry.key.wholeMatch(of: /book[0-9]+/) == nil {
                members[Member.key] = .string(entry.key)
            }
            result.add(members, line: entry.line)
        }
        // Nothing in the text is an entry.
        if result.entries.isEmpty, breaks.count == result.skipped.count, let line = breaks.first {
            throw .malformed(line: line)
        }
        result.remarks += reader.undefined.map {
            .init(line: $0.line, kind: .undefinedName($0.name))
        }
        return result
    }

    /// The fields whose signs mean themselves.
    private static let addresses: Set = ["url", "doi", "eprint", "file", "pdf"]

    private static func read(
        _ value: [Unicode.Scalar], of name: String, into members: inout [String: JSONValue]
    ) {
        let text = TeXText.plain(value, isAddress: addresses.contains(name))
        guard !text.isEmpty else { return }
        func list(_ parts: [String]) -> JSONValue { .array(parts.map(JSONValue.string)) }
        switch name {
        case "title": members["book_name"] = .string(text)
        case "author": members["authors"] = list(names(value))
        case "isbn":
            let listing = ISBN.Listing(text)
            members["isbn"] = .string(listing?.number ?? text)
            if let whole = listing?.text { members["isbn_text"] = .string(whole) }
        case "keywords": members["tags"] = list(text.parts(separatedBy: ","))
        case "pagetotal": members["pages"] = Int(text).map(JSONValue.int) ?? .string(text)
        case "pages": members[Member.range] = .string(text)
        case "year", "date":
            let year = Int(text.prefix(4))
            if let year, members["year"] == nil || name == "year" { members["year"] = .int(year) }
            if year.map(String.init) != text { members[name + "_text"] = .string(text) }
        default:
            // A field that has the name of a member with another type stays a text there.
            members[name] = .string(text)
        }
    }

    /// The names of people, which “and” outside of braces divides.
    private static func names(_ value: [Unicode.Scalar]) -> [String] {
        var words: [[Unicode.Scalar]] = [[]]
        var depth = 0
        for scalar in value {
            if scalar == "{" { depth += 1 }
            if scalar == "}" { depth -= 1 }
            if depth == 0, scalar.properties.isWhitespace {
                if words.last?.isEmpty == false { words.append([]) }
            } else {
                words[words.count - 1].append(scalar)
            }
        }
        let parts = words.split { $0.count == 3 && TeXText.plain($0).lowercased() == "and" }
        return parts.map { naturalOrder($0.joined(separator: " ".unicodeScalars).map(\.self)) }
            .filter { !$0.isEmpty }
    }

    /// “Carroll, Lewis” as “Lewis Carroll”.
    private static func naturalOrder(_ name: [Unicode.Scalar]) -> String {
        var parts: [[Unicode.Scalar]] = [[]]
        var depth = 0
        for scalar in name {
            if scalar == "{" { depth += 1 }
            if scalar == "}" { depth -= 1 }
            if depth == 0, scalar == "," {
                parts.append([])
            } else {
                parts[parts.count - 1].append(scalar)
            }
        }
        let texts = parts.map { TeXText.plain($0) }.filter { !$0.isEmpty }
        // “King, Jr., Martin” has the given name last too.
        switch texts.count {
        case 2: return "\(texts[1]) \(texts[0])"
        case 3: return "\(texts[2]) \(texts[0]), \(texts[1])"
        default: return texts.joined(separator: ", ")
        }
    }
}
