/// Reads a JSON text (RFC 8259) of any length token by token, in constant memory.
///
/// Values may follow each other, one per line or after the byte 30, as in GeoJSON text sequences
/// (RFC 8142).
package struct JSONReader: ~Copyable {
    package enum Token: Hashable, Sendable {
        case beginObject
        case endObject
        case beginArray
        case endArray

        /// The name of an object's next value, in ``JSONReader/text``.
        case name

        /// A string, in ``JSONReader/text``.
        case string

        /// A number, whose source is in ``JSONReader/text``.
        case number(Double)
        case bool(Bool)
        case null

        /// The end of the file, between two values.
        case end
    }

    package enum Container: Hashable, Sendable {
        case object
        case array
    }

    private enum Expected {
        case value
        case valueOrEnd
        case name
        case nameOrEnd
        case separatorOrEnd
    }

    /// The limits of a reader.
    package struct Limits: Sendable {
        /// The maximum number of open arrays and objects.
        package var depth: Int

        /// The maximum length of a string, in bytes.
        package var textBytes: Int

        /// `true` to refuse half of a surrogate pair, which otherwise becomes a replacement
        /// character.
        package var refusesHalfPairs: Bool

        package init(depth: Int, textBytes: Int, refusesHalfPairs: Bool) {
            self.depth = depth
            self.textBytes = textBytes
            self.refusesHalfPairs = refusesHalfPairs
        }

        /// For files of any length from anywhere.
        package static let streams = Limits(
            depth: 512, textBytes: 1 << 20, refusesHalfPairs: false)
    }

    private var reader: ByteReader
    private let limits: Limits
    private var containers: [Container]
    private var expected: Expected

    /// The bytes of the last name, string or number: UTF-8, without quotes and escapes.
    package private(set) var text: [UInt8] = []

    /// The code units of consecutive escapes such as `\u5916`.
    private var units: [UInt16] = []
    private var unitsStart = ByteReader.Place.start

    /// The start of the last token.
    package private(set) var tokenPlace = ByteReader.Place.start

    /// - Parameter containers: The containers around the start of a reader that resumes within a
    ///   text, after one of their values, outermost first.
    package init(
        _ reader: consuming ByteReader, within containers: [Container] = [],
        limits: Limits = .streams
    ) {
        self.reader = reader
        self.limits = limits
        self.containers = containers
        expected = containers.isEmpty ? .value : .separatorOrEnd
    }

    /// The number of open arrays and objects.
    package var depth: Int { containers.count }

    /// The end of the bytes that were read.
    package var place: ByteReader.Place { reader.place }

    /// The last name, string or number. Invalid UTF-8 becomes replacement characters.
    package var string: String { String(decoding: text, as: UTF8.self) }

    /// Reads through the end of the next token.
    ///
    /// - Throws: ``ReadingError`` for invalid JSON. Nothing can be read after an error.
    package mutating func next() throws(ReadingError) -> Token {
        if reader.place.offset == 0 { try skipMark() }
        try skipSpace()
        if expected == .separatorOrEnd, let ended = try readSeparator() { return ended }
        tokenPlace = reader.place
        guard let byte = try reader.peek() else {
            if containers.isEmpty { return .end }
            throw end(expected == .name || expected == .nameOrEnd ? .name : .value)
        }
        if expected == .nameOrEnd, byte == UInt8(ascii: "}") { return try endContainer() }
        if expected == .valueOrEnd, byte == UInt8(ascii: "]") { return try endContainer() }
        if expected == .name || expected == .nameOrEnd { return try readName(byte) }
        return try readValue(byte)
    }

    /// Skips the rest of all containers deeper than `depth`.
    package mutating func skip(toDepth depth: Int) throws(ReadingError) {
        while containers.count > depth { _ = try next() }
    }

    /// Skips the next value with its contents.
    package mutating func skipValue() throws(ReadingError) {
        let depth = containers.count
        _ = try next()
        try skip(toDepth: depth)
    }

    // MARK: Structure

    /// Skips a comma, or reads the end of an array or object.
    private mutating func readSeparator() throws(ReadingError) -> Token? {
        tokenPlace = reader.place
        let isObject = containers.last == .object
        guard let byte = try reader.peek() else {
            throw end(.separator)
        }
        if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return try endContainer() }
        guard byte == UInt8(ascii: ",") else {
            throw unexpected(byte, .separator)
        }
        reader.skip()
        try skipSpace()
        expected = isObject ? .name : .value
        return nil
    }

    private mutating func begin(_ container: Container) throws(ReadingError) -> Token {
        guard containers.count < limits.depth else {
            throw ReadingError(.depth(limits.depth), at: reader.place)
        }
        reader.skip()
        containers.append(container)
        expected = container == .object ? .nameOrEnd : .valueOrEnd
        return container == .object ? .beginObject : .beginArray
    }

    private mutating func endContainer() throws(ReadingError) -> Token {
        reader.skip()
        let container = containers.removeLast()
        endValue()
        return container == .object ? .endObject : .endArray
    }

    private mutating func endValue() {
        expected = containers.isEmpty ? .value : .separatorOrEnd
    }

    private mutating func readName(_ byte: UInt8) throws(ReadingError) -> Token {
        guard byte == UInt8(ascii: "\"") else { throw unexpected(byte, .name) }
        try readString()
        try skipSpace()
        guard let colon = try reader.peek() else { throw end(.colon) }
        guard colon == UInt8(ascii: ":") else { throw unexpected(colon, .colon) }
        reader.skip()
        expected = .value
        return .name
    }

    private mutating func readValue(_ byte: UInt8) throws(ReadingError) -> Token {
        switch byte {
        case UInt8(ascii: "{"): return try begin(.object)
        case UInt8(ascii: "["): return try begin(.array)
        default: break
        }
        let token: Token
        switch byte {
        case UInt8(ascii: "\""):
            try readString()
            token = .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): token = try readNumber()
        case UInt8(ascii: "t"): token = try read("true", as: .bool(true))
        case UInt8(ascii: "f"): token = try read("false", as: .bool(false))
        case UInt8(ascii: "n"): token = try read("null", as: .null)
        default: throw unexpected(byte, .value)
        }
        endValue()
        return token
    }

    // MARK: Values

    private mutating func readNumber() throws(ReadingError) -> Token {
        try reader.takeNumber(into: &text)
        // A file that ends in a number was truncated, unless the number is its only contents.
        if try reader.peek() == nil, !containers.isEmpty { throw end(.number(string)) }
        guard let value = JSONNumber.value(text) else {
            throw mistake(.number(string), found: text.first, at: tokenPlace)
        }
        return .number(value)
    }

    private mutating func read(
        _ literal: StaticString, as token: Token
    ) throws(ReadingError) -> Token {
        for index in 0..<literal.utf8CodeUnitCount {
            guard let byte = try reader.peek() else { throw end(.literal("\(literal)")) }
            guard byte == literal.utf8Start[index] else {
                throw unexpected(byte, .literal("\(literal)"))
            }
            reader.skip()
        }
        return token
    }

    private mutating func readString() throws(ReadingError) {
        reader.skip()
        text.removeAll(keepingCapacity: true)
        while let byte = try reader.peek() {
            guard text.count <= limits.textBytes else {
                throw ReadingError(
                    .unexpected(
                        found: "a text of more than \(limits.textBytes) bytes",
                        expected: "a shorter one"),
                    at: tokenPlace)
            }
            if byte < 0x20 { throw unexpected(byte, .character) }
            if byte == UInt8(ascii: "\\") {
                try readEscape()
                continue
            }
            try endUnits()
            if byte == UInt8(ascii: "\"") {
                reader.skip()
                return
            }
            reader.takeText(into: &text)
        }
        throw end(.character)
    }

    // MARK: Escapes

    private mutating func readEscape() throws(ReadingError) {
        if units.isEmpty { unitsStart = reader.place }
        reader.skip()
        guard let byte = try reader.peek() else { throw end(.escape) }
        if byte == UInt8(ascii: "u") {
            reader.skip()
            return units.append(try readHexadecimal())
        }
        try endUnits()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        default: throw unexpected(byte, .escape)
        }
        reader.skip()
    }

    private func hexadecimalValue(of byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private mutating func readHexadecimal() throws(ReadingError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = try reader.peek() else { throw end(.hexadecimalDigit) }
            guard let digit = hexadecimalValue(of: byte) else {
                throw unexpected(byte, .hexadecimalDigit)
            }
            unit = unit << 4 | digit
            reader.skip()
        }
        return unit
    }

    /// Appends the characters of escapes such as `\u5916`.
    private mutating func endUnits() throws(ReadingError) {
        guard !units.isEmpty else { return }
        if limits.refusesHalfPairs, let half = Self.indexOfHalfPair(units) {
            throw mistake(
                .escape, found: UInt8(ascii: "\\"), at: unitsStart.advanced(by: 6 * half))
        }
        text.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
        units.removeAll(keepingCapacity: true)
    }

    /// Returns the index of the first surrogate that is not part of a pair.
    private static func indexOfHalfPair(_ units: [UInt16]) -> Int? {
        var index = 0
        while index < units.count {
            if UTF16.isTrailSurrogate(units[index]) { return index }
            if UTF16.isLeadSurrogate(units[index]) {
                guard index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) else {
                    return index
                }
                index += 1
            }
            index += 1
        }
        return nil
    }

    /// Skips the byte order mark that some editors write before UTF-8.
    private mutating func skipMark() throws(ReadingError) {
        guard try reader.peek() == 0xEF else { return }
        for byte in "\u{FEFF}".utf8 {
            guard try reader.peek() == byte else {
                throw mistake(.value, found: 0xEF, at: .start)
            }
            reader.skip()
        }
    }

    private mutating func skipSpace() throws(ReadingError) {
        while let byte = try reader.peek(), isSpace(byte) { _ = try reader.next() }
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D: true
        case 0x1E: containers.isEmpty
        default: false
        }
    }

    // MARK: Errors

    private func end(_ expectation: Mistake.Expectation) -> ReadingError {
        mistake(expectation, found: nil, at: reader.place)
    }

    private func unexpected(_ byte: UInt8, _ expectation: Mistake.Expectation) -> ReadingError {
        mistake(expectation, found: byte, at: reader.place)
    }

    private func mistake(
        _ expectation: Mistake.Expectation, found: UInt8?, at place: ByteReader.Place
    ) -> ReadingError {
        ReadingError(
            .json(
                Mistake(
                    expectation: expectation, found: found, container: containers.last,
                    start: tokenPlace)),
            at: place)
    }
}
