/// Reads property lists in the text format of `project.pbxproj`: `{key = value;}`, `(a, b)`,
/// words, quoted strings, comments.
struct TextPropertyList {
    /// The deepest nesting of arrays and dictionaries that is read.
    static let deepest = 128

    /// The most values that are read.
    static let mostValues = 4_000_000

    private let bytes: [UInt8]
    private let path: String
    private var index = 0
    private var line = 1
    private var count = 0

    /// Reads the value that `text` is; `path` is for errors.
    static func read(_ text: String, path: String) throws(ProjectError) -> ProjectValue {
        var reader = TextPropertyList(bytes: Array(text.utf8), path: path)
        let value = try reader.value(depth: 0)
        try reader.skipSpace()
        guard reader.index == reader.bytes.count else {
            throw reader.error("something follows the end of the list")
        }
        return value
    }

    private init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }

    private func error(_ reason: String) -> ProjectError {
        ProjectError(file: path, line: line, reason)
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }

    private mutating func skipSpace() throws(ProjectError) {
        while let byte = next {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                advance()
            } else if starts(with: "//") {
                while let byte = next, byte != UInt8(ascii: "\n") { advance() }
            } else if starts(with: "/*") {
                let start = line
                while !starts(with: "*/") {
                    guard next != nil else {
                        throw ProjectError(
                            file: path, line: start, "a comment has no end: is the file complete?")
                    }
                    advance()
                }
                index += 2
            } else {
                return
            }
        }
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(ProjectError) -> ProjectValue {
        try skipSpace()
        count += 1
        guard count <= Self.mostValues else { throw error("the list has too many values") }
        guard depth <= Self.deepest else { throw error("values are nested too deeply") }
        let start = line
        switch next {
        case UInt8(ascii: "{"):
            return ProjectValue(content: try dictionary(depth: depth), line: start)
        case UInt8(ascii: "("):
            return ProjectValue(content: try array(depth: depth), line: start)
        case UInt8(ascii: "<") where !starts(with: "<<"):
            return ProjectValue(content: .string(try data()), line: start)
        default:
            return ProjectValue(content: .string(try string()), line: start)
        }
    }

    private mutating func dictionary(depth: Int) throws(ProjectError) -> ProjectValue.Content {
        let start = line
        advance()
        var values: [String: ProjectValue] = [:]
        while true {
            try skipSpace()
            guard let byte = next else { throw incomplete("dictionary", since: start) }
            if byte == UInt8(ascii: "}") {
                advance()
                return .dictionary(values)
            }
            let key = try string()
            try skipSpace()
            guard next == UInt8(ascii: "=") else {
                if next == nil { throw incomplete("dictionary", since: start) }
                throw error("“=” is missing after “\(key.prefix(80))”")
            }
            advance()
            values[key] = try value(depth: depth + 1)
            try skipSpace()
            if next == UInt8(ascii: ";") {
                advance()
            } else if next == nil {
                throw incomplete("dictionary", since: start)
            } else if next != UInt8(ascii: "}") {
                throw error("“;” is missing after the value of “\(key.prefix(80))”")
            }
        }
    }

    private mutating func array(depth: Int) throws(ProjectError) -> ProjectValue.Content {
        let start = line
        advance()
        var values: [ProjectValue] = []
        while true {
            try skipSpace()
            guard let byte = next else { throw incomplete("list", since: start) }
            if byte == UInt8(ascii: ")") {
                advance()
                return .array(values)
            }
            values.append(try value(depth: depth + 1))
            try skipSpace()
            if next == UInt8(ascii: ",") {
                advance()
            } else if next == nil {
                throw incomplete("list", since: start)
            } else if next != UInt8(ascii: ")") {
                throw error("“,” is missing between values of a list")
            }
        }
    }

    private func incomplete(_ what: String, since start: Int) -> ProjectError {
        ProjectError(
            file: path, line: line,
            "the file ends within the \(what) of line \(start): is it complete?")
    }

    /// `<0fbd77 1c>`: the digits without spaces.
    private mutating func data() throws(ProjectError) -> String {
        let start = line
        advance()
        var digits: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: ">") {
            if byte > 0x20 { digits.append(byte) }
            advance()
        }
        guard next != nil else { throw incomplete("data", since: start) }
        advance()
        return String(decoding: digits, as: UTF8.self)
    }

    // MARK: Strings

    private mutating func string() throws(ProjectError) -> String {
        guard let byte = next else { throw error("the file ends where a value should stand") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
        let start = index
        while let byte = next, !Self.ends(byte), !starts(with: "/*") { index += 1 }
        guard index > start else {
            if starts(with: "<<<<<<<") || starts(with: ">>>>>>>") || starts(with: "=======") {
                throw error("the conflict of a merge is not resolved")
            }
            let shown = Character(UnicodeScalar(byte))
            throw error("“\(shown)” stands where a name or value should")
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// `true` for what cannot be part of a word.
    private static func ends(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "'"):
            true
        default: false
        }
    }

    private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
        let start = line
        advance()
        var text: [UInt8] = []
        while let byte = next, byte != quote {
            if byte == UInt8(ascii: "\\") {
                index += 1
                try escape(into: &text)
            } else {
                text.append(byte)
                advance()
            }
        }
        guard next != nil else { throw incomplete("string", since: start) }
        advance()
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) throws(ProjectError) {
        guard let byte = next else { return }
        switch byte {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "a"): text.append(0x07)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "v"): text.append(0x0B)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            index += 1
            unicode(into: &text)
            return
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let code = number(digits: 3, radix: 8) & 0xFF
            text += Array(String(Character(UnicodeScalar(UInt8(code)))).utf8)
            return
        default: text.append(byte)
        }
        advance()
    }

    /// `\U00e9`, of which two may make a character beyond the first plane.
    private mutating func unicode(into text: inout [UInt8]) {
        var units = [UInt16(number(digits: 4, radix: 16))]
        if UTF16.isLeadSurrogate(units[0]), starts(with: "\\U") || starts(with: "\\u") {
            index += 2
            units.append(UInt16(number(digits: 4, radix: 16)))
        }
        text += Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Reads up to `digits` digits.
    private mutating func number(digits: Int, radix: Int) -> Int {
        var value = 0
        for _ in 0..<digits {
            guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue,
                digit < radix
            else { break }
            value = value * radix + digit
            index += 1
        }
        return value
    }
}
