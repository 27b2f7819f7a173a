import Foundation

/// Converts the columns `lat` and `lon` of a CSV text (RFC 4180) and copies every other byte.
///
/// The first row names the columns. `latitude`, `lng` and `longitude` are understood too, in capitals or not. Rows whose two fields are empty
/// stay as they are.
struct CSVConverter: ~Copyable {
    private static let latitudeNames = ["lat", "latitude"]
    private static let longitudeNames = ["lon", "lng", "long", "longitude"]

    /// A field as it was written, quotes included.
    fileprivate struct Field {
        var bytes: [UInt8] = []
        var position: FileError.Position

        /// What the quotes hold, without spaces around it.
        var text: String {
            var text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(
                in: .whitespacesAndNewlines)
            if text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 {
                text = String(text.dropFirst().dropLast())
                    .replacingOccurrences(of: "\"\"", with: "\"")
            }
            return text
        }
    }

    private var reader: ByteReader
    private var writer: ByteWriter
    private let conversion: SystemConversion
    private var fields: [Field] = []
    private var fieldCount = 0

    init(
        reader: consuming ByteReader, writer: consuming ByteWriter, conversion: SystemConversion
    ) {
        self.reader = reader
        self.writer = writer
        self.conversion = conversion
    }

    consuming func convert() throws(FileError) {
        guard try readRow() else {
            throw FileError(.end(within: "the header row, which is missing"), at: reader.position)
        }
        var header = fields[..<fieldCount].map(\.text)
        header[0] = header[0].replacing("\u{FEFF}", with: "")
        let latitude = try column(Self.latitudeNames, in: header)
        let longitude = try column(Self.longitudeNames, in: header)
        try writeRow()
        while try readRow() {
            try convertRow(latitude: latitude, longitude: longitude, columns: header.count)
            try writeRow()
        }
        try writer.flush()
    }

    private func column(_ names: [String], in header: [String]) throws(FileError) -> Int {
        let index = header.firstIndex { names.contains($0.lowercased()) }
        guard let index else { throw FileError(.column(names[0], header: header)) }
        return index
    }

    private mutating func convertRow(
        latitude: Int, longitude: Int, columns: Int
    ) throws(FileError) {
        let isEmptyLine = fieldCount == 1 && fields[0].bytes.allSatisfy { $0 <= 0x20 }
        if isEmptyLine { return }
        guard fieldCount > max(latitude, longitude) else {
            throw FileError(
                .unexpected(
                    found: "a row of \(fieldCount) fields", expected: "one of \(columns)"),
                at: fields[0].position)
        }
        if fields[latitude].text.isEmpty, fields[longitude].text.isEmpty { return }
        let place: (latitude: Double, longitude: Double)
        let values = (try number(fields[latitude]), try number(fields[longitude]))
        do {
            place = try conversion.apply(latitude: values.0, longitude: values.1)
        } catch {
            let isLatitude = if case .latitude = error { true } else { false }
            throw FileError(
                .coordinate(error), at: fields[isLatitude ? latitude : longitude].position)
        }
        fields[latitude].replace(with: place.latitude)
        fields[longitude].replace(with: place.longitude)
    }

    private func number(_ field: Field) throws(FileError) -> Double {
        guard let value = Double(field.text) else {
            throw FileError(
                .unexpected(found: "“\(field.text)”", expected: "a number of degrees"),
                at: field.position)
        }
        return value
    }

    // MARK: Rows

    /// Reads a row with its line break, which belongs to its last field. Returns whether there was one.
    private mutating func readRow() throws(FileError) -> Bool {
        guard try reader.peek() != nil else { return false }
        fieldCount = 0
        beginField()
        var isQuoted = false
        let start = reader.position
        while let byte = try reader.next() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if !isQuoted, byte == UInt8(ascii: ",") {
                beginField()
                continue
            }
            fields[fieldCount - 1].bytes.append(byte)
            if !isQuoted, byte == UInt8(ascii: "\n") { return true }
        }
        if isQuoted { throw FileError(.end(within: "a quoted field of the row"), at: start) }
        return true
    }

    private mutating func beginField() {
        let field = Field(position: reader.position)
        if fieldCount == fields.count {
            fields.append(field)
        } else {
            fields[fieldCount].bytes.removeAll(keepingCapacity: true)
            fields[fieldCount].position = field.position
        }
        fieldCount += 1
    }

    private mutating func writeRow() throws(FileError) {
        for index in 0..<fieldCount {
            if index > 0 { try writer.append(UInt8(ascii: ",")) }
            try writer.append(fields[index].bytes)
        }
    }
}

extension CSVConverter.Field {
    /// Puts degrees in the field's place, keeping the line break that it may end in.
    fileprivate mutating func replace(with degrees: Double) {
        let lineBreak = bytes.suffix(while: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        )
        bytes = Array(DegreesText(degrees).bytes) + lineBreak
    }
}

extension Array where Element == UInt8 {
    /// The bytes at the end that all satisfy a condition.
    fileprivate func suffix(while condition: (UInt8) -> Bool) -> [UInt8] {
        let kept = lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex
        return Array(self[kept...])
    }
}
