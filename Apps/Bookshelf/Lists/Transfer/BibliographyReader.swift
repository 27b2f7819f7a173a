/// Reads the entries of a BibTeX file, one after another.
struct BibliographyReader {
    /// An entry: its fields in TeX.
    struct Entry {
        /// What it describes, such as `book`, in lower case.
        var kind: String

        /// The name by which texts cite it.
        var key: String

        /// The line of its `@`, counted from 1.
        var line: Int

        /// The values by the names of their fields in lower case.
        var fields: [String: [Unicode.Scalar]] = [:]
    }

    /// What comes next in a file.
    enum Item {
        case entry(Entry)

        /// An entry that is malformed or breaks off, and the line where that shows.
        case unreadable(line: Int, at: Int)
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0

    /// The names without a meaning that came so far, with the lines of the first ones.
    private(set) var undefined: [(name: String, line: Int)] = []

    /// The values that names stand for: the months, and those that the file defines.
    private var macros = Self.months

    private static let months = Dictionary(
        uniqueKeysWithValues: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September",
            "October", "November", "December",
        ].map { (String($0.prefix(3)).lowercased(), Array($0.unicodeScalars)) })

    /// The name of fields that have a value and no name.
    private static let noName = "unnamed"

    /// A place whose line is known.
    private var counted = (index: 0, line: 1)

    init(_ text: String) {
        scalars = Array(text.replacing(/\r\n|\r/, with: "\n").unicodeScalars)
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func line() -> Int {
        let breaks = scalars[counted.index..<index].count { $0 == "\n" }
        counted = (index, counted.line + breaks)
        return counted.line
    }

    private mutating func error() -> BookFormatError { .malformed(line: line()) }

    /// The next entry, or `nil` at the end. Comments between entries are left out.
    ///
    /// After an entry that cannot be read, the next one begins with the next line that begins as
    /// entries do.
    mutating func next() -> Item? {
        while true {
            while let scalar = current, scalar != "@" { index += 1 }
            guard current != nil else { return nil }
            let line = line()
            let start = (index, counted)
            do throws(BookFormatError) {
                if let entry = try readEntry(line) { return .entry(entry) }
            } catch {
                let place = self.line()
                (index, counted) = start
                skipLines()
                return .unreadable(line: line, at: place)
            }
        }
    }

    /// Goes to the next line that begins with `@`.
    private mutating func skipLines() {
        repeat {
            while let scalar = current, scalar != "\n" { index += 1 }
            skipSpace()
        } while current != nil && current != "@"
    }

    /// Reads an entry that begins here, or what is none: a comment, a preamble, definitions.
    private mutating func readEntry(_ line: Int) throws(BookFormatError) -> Entry? {
        index += 1
        let kind = take { $0.properties.isAlphabetic }.lowercased()
        skipSpace()
        // An address in a comment.
        guard let start = current, start == "{" || start == "(" else { return nil }
        switch kind {
        case "comment":
            if start == "{" { _ = try braced() }
        case "preamble":
            index += 1
            _ = try value()
        case "string":
            index += 1
            for (name, value) in try fields() { macros[name] = value }
        default:
            index += 1
            let start = index
            var key = take { $0 != "," && $0 != "}" && $0 != ")" }.trimmed
            if key.contains("=") {
                // An entry without a key begins with its first field.
                (index, key) = (start, "")
            }
            return Entry(kind: kind, key: key, line: line, fields: try fields())
        }
        return nil
    }

    private mutating func fields() throws(BookFormatError) -> [String: [Unicode.Scalar]] {
        var fields: [String: [Unicode.Scalar]] = [:]
        while true {
            while let scalar = current, scalar.properties.isWhitespace || scalar == "," {
                index += 1
            }
            guard let scalar = current else { throw error() }
            if scalar == "}" || scalar == ")" {
                index += 1
                return fields
            }
            if scalar == "%" {
                // A comment, up to the end of the line.
                while let scalar = current, scalar != "\n" { index += 1 }
                continue
            }
            var name = take {
                $0.properties.isAlphabetic || $0.properties.numericType != nil
                    || "_-:.+/".unicodeScalars.contains($0)
            }.lowercased()
            skipSpace()
            if name.isEmpty, let scalar = current, "={\"".unicodeScalars.contains(scalar) {
                name = Self.noName
                if scalar != "=" { index -= 1 }
            } else {
                guard !name.isEmpty, current == "=" else { throw error() }
            }
            index += 1
            // A field that is there twice is kept twice.
            while fields[name] != nil { name += "_2" }
            fields[name] = try value()
        }
    }

    /// The parts of a value, with `#` between them.
    private mutating func value() throws(BookFormatError) -> [Unicode.Scalar] {
        var value: [Unicode.Scalar] = []
        while true {
            skipSpace()
            switch current {
            case "{": value += try braced()
            case "\"": value += try quoted()
            default:
                let start = index
                var word = take { !",})#\n".unicodeScalars.contains($0) }.trimmed
                if word.contains("=") {
                    // The comma before the next field is missing.
                    index = start
                    word = take { !$0.properties.isWhitespace }
                }
                if let meaning = macros[word.lowercased()] {
                    value += meaning
                } else {
                    value += Array(word.unicodeScalars)
                    noteUndefined(word)
                }
            }
            skipSpace()
            guard current == "#" else { return value }
            index += 1
        }
    }

    /// Notes a word that looks like a name.
    private mutating func noteUndefined(_ word: String) {
        guard word.unicodeScalars.first?.properties.isAlphabetic == true,
            !word.contains(where: \.isWhitespace), !undefined.contains(where: { $0.name == word })
        else { return }
        undefined.append((word, line()))
    }

    /// What stands between braces, with the braces in it.
    private mutating func braced() throws(BookFormatError) -> [Unicode.Scalar] {
        try text(to: "}")
    }

    private mutating func quoted() throws(BookFormatError) -> [Unicode.Scalar] {
        try text(to: "\"")
    }

    /// A text between marks, of which the first comes next. Braces in it are in pairs.
    private mutating func text(
        to end: Unicode.Scalar
    ) throws(BookFormatError) -> [Unicode.Scalar] {
        index += 1
        var depth = 0
        var text: [Unicode.Scalar] = []
        while let scalar = current {
            index += 1
            if depth == 0, scalar == end { return text }
            text.append(scalar)
            switch scalar {
            case "{": depth += 1
            case "}": depth = max(0, depth - 1)
            case "\\":
                // An accent, or a brace that counts for nothing.
                if let next = current {
                    text.append(next)
                    index += 1
                }
            default: break
            }
        }
        throw error()
    }

    private mutating func skipSpace() { _ = take(while: \.properties.isWhitespace) }

    private mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = current, belongs(scalar) {
            text.append(scalar)
            index += 1
        }
        return String(text)
    }
}
