/// Reads the rows of a CSV text (RFC 4180) one after the other, in constant memory.
package struct CSVRowReader: ~Copyable {
    /// A field as it was written, quotes included, and the row's line break in its last field.
    package struct Field: Sendable {
        package internal(set) var bytes: [UInt8] = []

        package internal(set) var position: FileError.Position

        /// What the quotes hold, without spaces around it.
        package var text: String {
            var text = Self.trimmed(bytes[...])
            let quote = UInt8(ascii: "\"")
            guard text.count >= 2, text.first == quote, text.last == quote else {
                return String(decoding: text, as: UTF8.self)
            }
            text = text.dropFirst().dropLast()
            guard text.contains(quote) else { return String(decoding: text, as: UTF8.self) }
            return String(decoding: text, as: UTF8.self).replacing("\"\"", with: "\"")
        }

        /// The number that the field is; `nil` when it is none.
        var number: Double? {
            // Most are plain, and may have the row's line break behind them.
            if let number = JSONNumber(bytes, at: 0),
                bytes[number.end...].allSatisfy({ $0 <= 0x20 })
            {
                return number.value(bytes, at: 0)
            }
            return Double(text)
        }

        /// Whether the field says nothing.
        var isEmpty: Bool {
            // What begins with a digit needs no look at the rest.
            let first = bytes.first ?? 0
            return (first <= 0x20 || first == UInt8(ascii: "\"")) && text.isEmpty
        }

        private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
            let end = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
            return bytes[start..<end]
        }
    }

    /// The longest row that is read, in bytes.
    package static let mostRowBytes = 1 << 24

    private var reader: ByteReader

    /// The last row's fields, and after them those of longer rows before it, whose memory is used
    /// again.
    private var fields: [Field] = []

    /// How many fields the last row has.
    package private(set) var count = 0

    package init(_ reader: consuming ByteReader) { self.reader = reader }

    /// Where the rows that were read end.
    package var place: ByteReader.Place { reader.place }

    /// A field of the last row.
    package subscript(index: Int) -> Field { fields[index] }

    /// Whether the last row has nothing in it.
    package var isBlank: Bool { count == 1 && fields[0].bytes.allSatisfy { $0 <= 0x20 } }

    /// Whether the last row has a line break, as all rows but a file's last have.
    package var endsInLineBreak: Bool { fields[count - 1].bytes.last == UInt8(ascii: "\n") }

    /// Reads the first row.
    ///
    /// - Throws: ``FileError`` when there is none.
    package mutating func readHeader() throws(FileError) -> [String] {
        guard try readRow() else {
            throw FileError(.end(within: "the header row, which is missing"), at: reader.position)
        }
        var header = fields[..<count].map(\.text)
        header[0] = header[0].replacing("\u{FEFF}", with: "")
        return header
    }

    /// Reads a row with its line break. Returns whether there was one.
    package mutating func readRow() throws(FileError) -> Bool {
        guard try reader.peek() != nil else { return false }
        count = 0
        beginField()
        var isQuoted = false
        let start = reader.place
        while true {
            reader.takeField(into: &fields[count - 1].bytes, isQuoted: isQuoted)
            guard let byte = try reader.next() else { break }
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, byte == UInt8(ascii: ",") {
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
            throw FileError(.end(within: "a quoted field of the row"), at: start.position)
        }
        return true
    }

    private func checkLength(from start: ByteReader.Place) throws(FileError) {
        guard reader.place.offset - start.offset > Self.mostRowBytes else { return }
        throw FileError(
            .unexpected(
                found: "a row of more than \(Self.mostRowBytes) bytes",
                expected: "the end of a quoted field"),
            at: start.position)
    }

    private mutating func beginField() {
        if count == fields.count {
            fields.append(Field(position: reader.position))
        } else {
            fields[count].bytes.removeAll(keepingCapacity: true)
            fields[count].position = reader.position
        }
        count += 1
    }
}
