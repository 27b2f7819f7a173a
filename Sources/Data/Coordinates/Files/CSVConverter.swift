import Foundation

/// Converts two columns of a CSV text (RFC 4180) and copies every other byte.
///
/// The first row names the columns. Rows whose two fields are empty stay as they are.
struct CSVConverter: ~Copyable {
    private var rows: CSVRowReader
    private var writer: ByteWriter
    private let conversion: SystemConversion
    private let columns: CSVColumns

    init(
        reader: consuming ByteReader, writer: consuming ByteWriter, conversion: SystemConversion,
        columns: CSVColumns
    ) {
        rows = CSVRowReader(reader)
        self.writer = writer
        self.conversion = conversion
        self.columns = columns
    }

    consuming func convert() throws(FileError) {
        let header = try rows.readHeader()
        let latitude = try columns.latitudeIndex(in: header, of: conversion.source)
        let longitude = try columns.longitudeIndex(in: header, of: conversion.source)
        try writeRow()
        while try rows.readRow() {
            try convertRow(latitude: latitude, longitude: longitude, columns: header.count)
            try writeRow()
        }
        try writer.flush()
    }

    private mutating func convertRow(
        latitude: Int, longitude: Int, columns: Int
    ) throws(FileError) {
        if rows.isBlank { return }
        guard rows.count > max(latitude, longitude) else {
            throw FileError(
                .unexpected(
                    found: "a row of \(rows.count) field\(rows.count == 1 ? "" : "s")",
                    expected: "\(columns)"),
                at: rows[0].position)
        }
        if rows[latitude].text.isEmpty, rows[longitude].text.isEmpty { return }
        let place: (latitude: Double, longitude: Double)
        let values = (try number(rows[latitude]), try number(rows[longitude]))
        do {
            place = try conversion.apply(latitude: values.0, longitude: values.1)
        } catch {
            let isLatitude = if case .latitude = error { true } else { false }
            throw FileError(
                .coordinate(error), at: rows[isLatitude ? latitude : longitude].position)
        }
        rows.fields[latitude].replace(with: place.latitude)
        rows.fields[longitude].replace(with: place.longitude)
    }

    private func number(_ field: CSVRowReader.Field) throws(FileError) -> Double {
        guard let value = Double(field.text) else {
            throw FileError(
                .unexpected(found: "“\(field.text)”", expected: "a number of degrees"),
                at: field.position)
        }
        return value
    }

    private mutating func writeRow() throws(FileError) {
        for index in 0..<rows.count {
            if index > 0 { try writer.append(UInt8(ascii: ",")) }
            try writer.append(rows[index].bytes)
        }
    }
}

extension CSVRowReader.Field {
    /// Puts degrees in the field's place, keeping the line break that it may end in.
    fileprivate mutating func replace(with degrees: Double) {
        let lineBreak = bytes.suffix(while: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        )
        bytes = DegreesText.bytes(degrees) + lineBreak
    }
}

extension Array where Element == UInt8 {
    /// The bytes at the end that all satisfy a condition.
    fileprivate func suffix(while condition: (UInt8) -> Bool) -> [UInt8] {
        let kept = lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex
        return Array(self[kept...])
    }
}
