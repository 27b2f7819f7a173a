/// Books as entries of a BibTeX file.
enum Bibliography {
    // MARK: Writing

    static func text(of books: [Book]) -> String {
        books.enumerated().map { index, book in
            let fields: [(String, String?)] = [
                ("title", book.name),
                ("author", book.authors?.joined(separator: " and ")),
                ("year", book.year.map(String.init)),
                ("isbn", book.isbn),
                ("series", book.series),
                ("keywords", book.tags?.joined(separator: ", ")),
                ("pagetotal", book.pages.map(String.init)),
            ]
            let lines = fields.compactMap { name, value in
                value.map { "  \(name) = {\(escaped($0))}" }
            }
            return "@book{book\(index + 1),\n" + lines.joined(separator: ",\n") + "\n}\n"
        }.joined(separator: "\n")
    }

    /// Characters that TeX reads as commands, and what stands for them.
    private static let escapes: [(Character, String)] = [
        ("{", "\\{"), ("}", "\\}"), ("&", "\\&"), ("%", "\\%"), ("$", "\\$"), ("#", "\\#"),
        ("_", "\\_"),
    ]

    private static func escaped(_ text: String) -> String {
        String(
            text.flatMap { character -> String in
                escapes.first { $0.0 == character }?.1 ?? String(character)
            })
    }

    // MARK: Reading

    static func books(in text: String) throws(BookFormatError) -> [Book] {
        var reader = BibliographyReader(text)
        var books: [Book] = []
        while let fields = try reader.nextEntry() {
            var book = Book(name: fields["title"])
            book.authors = fields["author"].map { line in
                line.split(separator: " and ").map { naturalOrder(String($0)) }
            }
            book.year = (fields["year"] ?? fields["date"]).flatMap { Int($0.prefix(4)) }
            book.isbn = fields["isbn"].map { $0.replacing("-", with: "") }
            book.series = fields["series"]
            book.tags = fields["keywords"]?.parts(separatedBy: ",")
            book.pages = fields["pagetotal"].flatMap { Int($0) }
            books.append(book)
        }
        return books
    }

    /// “Carroll, Lewis” as “Lewis Carroll”.
    private static func naturalOrder(_ name: String) -> String {
        let parts = name.parts(separatedBy: ",")
        return parts.count == 2 ? "\(parts[1]) \(parts[0])" : name.trimmed
    }
}

/// Reads the entries of a BibTeX file, one after another.
private struct BibliographyReader {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
        characters = Array(text)
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private var error: BookFormatError {
        .malformed(line: characters[..<index].count { $0.isNewline } + 1)
    }

    /// The fields of the next entry by their names in lower case, or `nil` at the end. Comments
    /// between entries, and entries that describe no work, are left out.
    mutating func nextEntry() throws(BookFormatError) -> [String: String]? {
        while true {
            while let character = current, character != "@" { index += 1 }
            guard current != nil else { return nil }
            index += 1
            let kind = take { $0.isLetter }.lowercased()
            skipSpace()
            guard current == "{" || current == "(" else { throw error }
            guard !["comment", "string", "preamble"].contains(kind) else {
                if current == "{" { _ = try braced() }
                continue
            }
            index += 1
            _ = take { $0 != "," && $0 != "}" && $0 != ")" }
            return try fields()
        }
    }

    private mutating func fields() throws(BookFormatError) -> [String: String] {
        var fields: [String: String] = [:]
        while true {
            while let character = current, character.isWhitespace || character == "," { index += 1 }
            guard let character = current else { throw error }
            if character == "}" || character == ")" {
                index += 1
                return fields
            }
            let name = take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }.lowercased()
            skipSpace()
            guard !name.isEmpty, current == "=" else { throw error }
            index += 1
            skipSpace()
            fields[name] = try value()
        }
    }

    private mutating func value() throws(BookFormatError) -> String {
        switch current {
        case "{": try braced()
        case "\"": try quoted()
        default: take { $0 != "," && $0 != "}" && !$0.isNewline }.trimmed
        }
    }

    /// The text between braces; those within it are left out.
    private mutating func braced() throws(BookFormatError) -> String {
        var depth = 0
        var text = ""
        while let character = current {
            index += 1
            switch character {
            case "{": depth += 1
            case "}":
                depth -= 1
                if depth == 0 { return text.trimmed }
            case "\\": text += escaped()
            default: text.append(character.isNewline ? " " : character)
            }
        }
        throw error
    }

    private mutating func quoted() throws(BookFormatError) -> String {
        index += 1
        var text = ""
        while let character = current {
            index += 1
            switch character {
            case "\"": return text.trimmed
            case "{", "}": break
            case "\\": text += escaped()
            default: text.append(character.isNewline ? " " : character)
            }
        }
        throw error
    }

    /// What stands for the characters after a backslash.
    private mutating func escaped() -> String {
        guard let character = current else { return "" }
        index += 1
        return "{}&%$#_".contains(character) ? String(character) : "\\\(character)"
    }

    private mutating func skipSpace() { _ = take(while: \.isWhitespace) }

    private mutating func take(while belongs: (Character) -> Bool) -> String {
        var text = ""
        while let character = current, belongs(character) {
            text.append(character)
            index += 1
        }
        return text
    }
}
