/// A parser that reads JSON (RFC 8259) into ``JSONNode``s with their positions.
///
/// The parser is strict, except that it skips a leading byte order mark. No input crashes it.
struct JSONParser {
    /// The maximum nesting depth of lists and objects.
    static let depthLimit = 64

    private let text: [UInt8]
    private var offset = 0
    private var depth = 0

    /// Returns the single value in `text`.
    static func parse(_ text: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
        var parser = JSONParser(text: text)
        return try parser.parseFile()
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func parseFile() throws(JSONSyntaxError) -> JSONNode {
        try checkEncoding()
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try skipSpace()
        guard offset < text.count else { throw error(.empty) }
        let node = try parseValue()
        try skipSpace()
        guard offset == text.count else { throw error(.extraText) }
        return node
    }

    private func checkEncoding() throws(JSONSyntaxError) {
        var decoder = UTF8()
        var bytes = text.makeIterator()
        var valid = 0
        while true {
            switch decoder.decode(&bytes) {
            case .scalarValue(let scalar): valid += UTF8.width(scalar)
            case .emptyInput: return
            case .error: throw error(.notUTF8, at: valid)
            }
        }
    }
}

// MARK: - Values

extension JSONParser {
    private mutating func parseValue() throws(JSONSyntaxError) -> JSONNode {
        try skipSpace()
        let start = offset
        let value: JSONNode.Value
        switch peek {
        case UInt8(ascii: "{"):
            value = try nested { p throws(JSONSyntaxError) in try p.parseObject() }
        case UInt8(ascii: "["):
            value = try nested { p throws(JSONSyntaxError) in try p.parseArray() }
        case UInt8(ascii: "\""): value = .string(try parseString())
        case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
            value = try parseNumber()
        case let byte? where Self.isLetter(byte): value = try parseWord()
        default: throw expected("a value")
        }
        return JSONNode(value: value, offset: start)
    }

    private mutating func nested(
        _ parse: (inout JSONParser) throws(JSONSyntaxError) -> JSONNode.Value
    ) throws(JSONSyntaxError) -> JSONNode.Value {
        guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
        depth += 1
        offset += 1
        let value = try parse(&self)
        depth -= 1
        return value
    }

    private mutating func parseArray() throws(JSONSyntaxError) -> JSONNode.Value {
        var elements: [JSONNode] = []
        try parseList(until: "]") { parser throws(JSONSyntaxError) in
            elements.append(try parser.parseValue())
        }
        return .array(elements)
    }

    private mutating func parseObject() throws(JSONSyntaxError) -> JSONNode.Value {
        var members: [JSONNode.Member] = []
        var keys: Set<String> = []
        try parseList(until: "}") { parser throws(JSONSyntaxError) in
            guard parser.peek == UInt8(ascii: "\"") else {
                throw parser.expected("a key in quotation marks")
            }
            let start = parser.offset
            let key = try parser.parseString()
            guard keys.insert(key).inserted else {
                throw parser.error(.duplicateKey(key), at: start)
            }
            try parser.skipSpace()
            guard parser.peek == UInt8(ascii: ":") else { throw parser.expected("a colon") }
            parser.offset += 1
            members.append(
                JSONNode.Member(key: key, offset: start, value: try parser.parseValue()))
        }
        return .object(members)
    }

    /// Reads comma-separated elements and the closing bracket.
    private mutating func parseList(
        until bracket: Unicode.Scalar,
        element: (inout JSONParser) throws(JSONSyntaxError) -> Void
    ) throws(JSONSyntaxError) {
        let end = UInt8(ascii: bracket)
        try skipSpace()
        if peek == end {
            offset += 1
            return
        }
        while true {
            try skipSpace()
            try element(&self)
            try skipSpace()
            if peek == end {
                offset += 1
                return
            }
            guard peek == UInt8(ascii: ",") else { throw expected("a comma or “\(bracket)”") }
            let comma = offset
            offset += 1
            try skipSpace()
            if peek == end { throw error(.trailingComma, at: comma) }
        }
    }

    private mutating func parseWord() throws(JSONSyntaxError) -> JSONNode.Value {
        let start = offset
        while let byte = peek, Self.isLetter(byte) || Self.isDigit(byte) { offset += 1 }
        switch String(decoding: text[start..<offset], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case let word: throw error(.unknownWord(word), at: start)
        }
    }

    private mutating func parseNumber() throws(JSONSyntaxError) -> JSONNode.Value {
        let start = offset
        while let byte = peek,
            Self.isDigit(byte) || Self.isLetter(byte) || "+-.".utf8.contains(byte)
        {
            offset += 1
        }
        let number = String(decoding: text[start..<offset], as: UTF8.self)
        guard Self.isNumber(text[start..<offset]), let value = Double(number) else {
            throw error(.badNumber(number), at: start)
        }
        return .number(value)
    }

    /// Returns `true` if `word` is a JSON number: an optional minus sign, digits without a leading
    /// zero, an optional fraction and an optional exponent. `Double` accepts more.
    private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        func skipDigits() -> Int {
            let digits = rest.prefix(while: isDigit)
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        func skip(_ signs: String) -> Bool {
            guard let first = rest.first, signs.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = skip("-")
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let digits = skipDigits()
        guard digits == 1 || (digits > 1 && !startsWithZero) else { return false }
        if skip("."), skipDigits() == 0 { return false }
        if skip("eE") {
            _ = skip("+-")
            if skipDigits() == 0 { return false }
        }
        return rest.isEmpty
    }
}

// MARK: - Strings

extension JSONParser {
    /// Reads a string, starting at its opening quotation mark.
    private mutating func parseString() throws(JSONSyntaxError) -> String {
        let start = offset
        offset += 1
        var bytes: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"):
                bytes += Array(String(try parseEscape()).utf8)
            case 0..<0x20:
                throw error(.unterminatedText, at: start)
            default:
                bytes.append(byte)
                offset += 1
            }
        }
        throw error(.unterminatedText, at: start)
    }

    /// Reads an escape sequence.
    private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = offset
        offset += 2
        guard offset <= text.count else { throw error(.badEscape, at: start) }
        switch text[offset - 1] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): break
        default: throw error(.badEscape, at: start)
        }
        guard var code = parseHex() else { throw error(.badEscape, at: start) }
        if (0xD800..<0xDC00).contains(code) {
            guard text[offset...].starts(with: #"\u"#.utf8) else {
                throw error(.badEscape, at: start)
            }
            offset += 2
            guard let low = parseHex(), (0xDC00..<0xE000).contains(low) else {
                throw error(.badEscape, at: start)
            }
            code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw error(.badEscape, at: start) }
        return scalar
    }

    /// Reads four hexadecimal digits.
    private mutating func parseHex() -> UInt32? {
        let digits = text[offset...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Self.isDigit($0) || Self.isLetter($0) }) else {
            return nil
        }
        offset += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

// MARK: - Bytes

extension JSONParser {
    private var peek: UInt8? { offset < text.count ? text[offset] : nil }

    /// Skips white space, and throws an error at a comment.
    private mutating func skipSpace() throws(JSONSyntaxError) {
        while let byte = peek, " \t\r\n".utf8.contains(byte) { offset += 1 }
        if peek == UInt8(ascii: "/") || peek == UInt8(ascii: "#") { throw error(.comment) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func error(_ problem: JSONSyntaxError.Problem, at offset: Int? = nil) -> JSONSyntaxError
    {
        JSONSyntaxError(
            problem: problem, position: TextPosition(offset: offset ?? self.offset, in: text))
    }

    /// Returns the error for a character other than `wanted` at the current position.
    private func expected(_ wanted: String) -> JSONSyntaxError {
        let found = String(decoding: text[offset...].prefix(64), as: UTF8.self).first
        if let found, "'‘’“”„«»「」".contains(found) { return error(.wrongQuote(found)) }
        return error(.expected(wanted, found: found))
    }
}
