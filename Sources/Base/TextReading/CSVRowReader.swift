/// Reads the rows of a CSV text (RFC 4180) one by one, in constant memory. Fields are separated by
/// commas, semicolons or tabs.
package struct CSVRowReader: ~Copyable {
    /// A field as written, with its quotes, and with the row's line break in the last field.
    package struct Field: Sendable {
        package internal(set) var bytes: [UInt8] = []

        package internal(set) var place: ByteReader.Place

        /// `true` if numbers may have a decimal comma: fields are separated by semicolons.
        var acceptsDecimalComma = false

        package var position: BytePosition { place.position }

        /// The unquoted value, without surrounding spaces.
        package var text: String {
            var text = Self.trimmed(bytes[...])
            if text.starts(with: CSVRowReader.byteOrderMark) {
                text = Self.trimmed(text.dropFirst(CSVRowReader.byteOrderMark.count))
            }
            let quote = UInt8(ascii: "\"")
            guard text.count >= 2, text.first == quote, text.last == quote else {
                return String(decoding: text, as: UTF8.self)
            }
            text = text.dropFirst().dropLast()
            guard text.contains(quote) else { return String(decoding: text, as: UTF8.self) }
            return String(quotedCSVField: text)
        }

        /// The field's number; `nil` when it is not a number.
        package var number: Double? {
            // Most are unquoted, and may be followed by the row's line break.
            if let number = JSONNumber(bytes, at: 0),
                bytes[number.end...].allSatisfy({ $0 <= 0x20 })
            {
                return number.value(bytes, at: 0)
            }
            let text = text
            return JSONNumber.decimal(text) ?? Self.numberWithComma(text, acceptsDecimalComma)
        }

        /// `true` if the field's number has a decimal comma.
        package var hasDecimalComma: Bool {
            acceptsDecimalComma && Self.numberWithComma(text, true) != nil
        }

        private static func numberWithComma(_ text: String, _ isAccepted: Bool) -> Double? {
            guard isAccepted, text.count(where: { $0 == "," }) == 1, !text.contains(".") else {
                return nil
            }
            return JSONNumber.decimal(text.replacing(",", with: "."))
        }

        /// `true` if the field is empty.
        package var isEmpty: Bool {
            // A field that begins with a digit needs no further check.
            let first = bytes.first ?? 0
            return (first <= 0x20 || first == UInt8(ascii: "\"")) && text.isEmpty
        }

        private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
            let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
            return bytes[start..<end]
        }
    }

    /// The maximum length of a row, in bytes.
    package static let mostRowBytes = 1 << 24

    private var reader: ByteReader

    /// The last row's fields, followed by those of earlier longer rows, whose memory is reused.
    private var fields: [Field] = []

    /// The number of fields in the last row.
    package private(set) var count = 0

    /// The byte between fields. ``readHeader()`` finds it.
    package private(set) var separator: UInt8

    /// The line before the header that names the separator, as in `sep=;`; empty without one.
    package private(set) var preamble: [UInt8] = []

    fileprivate static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// - Parameter separator: The byte between fields, for a reader after the header.
    package init(_ reader: consuming ByteReader, separator: UInt8 = UInt8(ascii: ",")) {
        self.reader = reader
        self.separator = separator
    }

    /// The end of the rows that were read.
    package var place: ByteReader.Place { reader.place }

    /// Returns a field of the last row.
    package subscript(index: Int) -> Field { fields[index] }

    /// `true` if the last row is blank.
    package var isBlank: Bool { count == 1 && fields[0].bytes.allSatisfy { $0 <= 0x20 } }

    /// `true` if the last row has a line break. All rows but a file's last have one.
    package var endsInLineBreak: Bool { fields[count - 1].bytes.last == UInt8(ascii: "\n") }

    /// Reads the first row, and finds the separator: the one that a line `sep=;` before it names,
    /// or the most frequent one outside of quotes.
    ///
    /// - Throws: ``ReadingError`` when there is none.
    package mutating func readHeader() throws(ReadingError) -> [String] {
        // The row is read as one field.
        separator = UInt8(ascii: "\n")
        guard try readRow() else {
            throw ReadingError(.end(within: "the header row, which is missing"), at: reader.place)
        }
        let named = namedSeparator
        if let named {
            preamble = fields[0].bytes
            guard try readRow() else {
                throw ReadingError(
                    .end(within: "the header row, which is missing"), at: reader.place)
            }
            splitHeader(at: [named])
        } else {
            splitHeader(at: Self.separators)
        }
        return fields[..<count].map(\.text)
    }

    /// The separator that the first row names, if it is a line such as `sep=;`.
    private var namedSeparator: UInt8? {
        // A tab would be trimmed.
        var bytes = fields[0].bytes[...]
        if bytes.starts(with: Self.byteOrderMark) {
            bytes = bytes.dropFirst(Self.byteOrderMark.count)
        }
        while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
            bytes.removeLast()
        }
        guard bytes.count == 5,
            bytes.prefix(4).elementsEqual("sep=".utf8, by: { $0 | 0x20 == $1 | 0x20 })
        else { return nil }
        return bytes.last
    }

    /// Divides the only field of the header row at its separators.
    private mutating func splitHeader(at separators: [UInt8]) {
        let row = fields[0]
        var isQuoted = false
        var positions: [UInt8: [Int]] = [:]
        for (index, byte) in row.bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, separators.contains(byte) {
                positions[byte, default: []].append(index)
            }
        }
        separator = separators[0]
        for candidate in separators
        where positions[candidate]?.count ?? 0 > positions[separator]?.count ?? 0 {
            separator = candidate
        }
        count = 0
        var start = 0
        for end in (positions[separator] ?? []) + [row.bytes.count] {
            beginField()
            fields[count - 1].bytes.append(contentsOf: row.bytes[start..<end])
            fields[count - 1].place = row.place.advanced(by: start)
            start = end + 1
        }
    }

    /// The possible separators, the likeliest first.
    private static let separators = Array(",;\t".utf8)

    /// Reads a row with its line break. Returns `true` if there was one.
    package mutating func readRow() throws(ReadingError) -> Bool {
        guard try reader.peek() != nil else { return false }
        count = 0
        beginField()
        var isQuoted = false
        let start = reader.place
        while true {
            reader.takeField(
                into: &fields[count - 1].bytes, isQuoted: isQuoted, separator: separator)
            guard let byte = try reader.next() else { break }
            if byte == UInt8(ascii: "\""), isQuoted || isAtQuote { isQuoted.toggle() }
            if !isQuoted, byte == separator, byte != UInt8(ascii: "\n") {
                beginField()
                continue
            }
            fields[count - 1].bytes.append(byte)
            if byte == UInt8(ascii: "\n") {
                if !isQuoted { return true }
                try checkLength(from: start)
            }
        }
        if isQuoted {
            throw ReadingError(.end(within: "a quoted field of the row"), at: start)
        }
        return true
    }

    /// `true` if a quote is one around the current field: elsewhere it is a character like others,
    /// as in `31°14'24"`.
    private var isAtQuote: Bool {
        let first = fields[count - 1].bytes.first {
            $0 > 0x20 && !Self.byteOrderMark.contains($0)
        }
        return first == nil || first == UInt8(ascii: "\"")
    }

    private func checkLength(from start: ByteReader.Place) throws(ReadingError) {
        guard reader.place.offset - start.offset > Self.mostRowBytes else { return }
        throw ReadingError(
            .unexpected(
                found: "a row of more than \(Self.mostRowBytes) bytes",
                expected: "the end of a quoted field"),
            at: start)
    }

    private mutating func beginField() {
        if count == fields.count {
            fields.append(Field(place: reader.place))
        } else {
            fields[count].bytes.removeAll(keepingCapacity: true)
            fields[count].place = reader.place
        }
        fields[count].acceptsDecimalComma = separator == UInt8(ascii: ";")
        count += 1
    }
}
