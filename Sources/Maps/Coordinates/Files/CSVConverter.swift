import TextReading

/// Converts two columns of a CSV text (RFC 4180) and copies every other byte.
///
/// The first row contains the column names. Rows whose two fields are empty stay as they are, as do
/// those of places that have the same numbers in both systems.
struct CSVConverter: ~Copyable {
    private var rows: CSVRowReader
    private var writer: ByteWriter
    private let conversion: SystemConversion
    private let columns: CSVColumns
    private var report = ConversionReport()

    init(
        reader: consuming ByteReader, writer: consuming ByteWriter, conversion: SystemConversion,
        columns: CSVColumns
    ) {
        rows = CSVRowReader(reader)
        self.writer = writer
        self.conversion = conversion
        self.columns = columns
    }

    consuming func convert() throws(FileError) -> ConversionReport {
        let header: [String]
        do {
            header = try rows.readHeader()
        } catch {
            throw FileError(error)
        }
        let latitude = try columns.latitudeIndex(in: header, of: conversion.source)
        let longitude = try columns.longitudeIndex(in: header, of: conversion.source)
        try writer.append(rows.preamble)
        try writeRow { _ in nil }
        while try readRow() {
            let place = try convertedPlace(
                latitude: latitude, longitude: longitude, columns: header.count)
            try writeRow { index in
                index == latitude ? place?.latitude : index == longitude ? place?.longitude : nil
            }
        }
        try writer.flush()
        return report
    }

    private mutating func readRow() throws(FileError) -> Bool {
        do {
            return try rows.readRow()
        } catch {
            throw FileError(error)
        }
    }

    /// Returns the coordinates of the last row in the other system; `nil` for a row without any.
    private mutating func convertedPlace(
        latitude: Int, longitude: Int, columns: Int
    ) throws(FileError) -> (latitude: Double, longitude: Double)? {
        if rows.isBlank { return nil }
        guard rows.count > max(latitude, longitude) else {
            throw FileError(
                .unexpected(
                    found: "a row of \(rows.count) field\(rows.count == 1 ? "" : "s")",
                    expected: "\(columns)"),
                at: rows[0].position)
        }
        if rows[latitude].isEmpty, rows[longitude].isEmpty { return nil }
        let values = (try number(rows[latitude]), try number(rows[longitude]))
        do {
            let place = try conversion.apply(latitude: values.0, longitude: values.1)
            let isMoved = report.count(latitude: values.0, longitude: values.1, as: place)
            return isMoved ? place : nil
        } catch {
            let isLatitude = if case .latitude = error { true } else { false }
            throw FileError(
                .coordinate(error), at: rows[isLatitude ? latitude : longitude].position)
        }
    }

    private func number(_ field: CSVRowReader.Field) throws(FileError) -> Double {
        guard let value = conversion.source.isInMetres ? field.number : field.degrees else {
            throw FileError(
                .unexpected(found: "“\(field.text)”", expected: "a number of degrees"),
                at: field.position)
        }
        return value
    }

    /// Writes the last row.
    ///
    /// - Parameter replacement: Returns the degrees that replace a field's number, between its
    ///   quotes, and before its line break if it ends in one.
    private mutating func writeRow(
        _ replacement: (_ index: Int) -> Double?
    ) throws(FileError) {
        for index in 0..<rows.count {
            if index > 0 { try writer.append(rows.separator) }
            guard let degrees = replacement(index) else {
                try writer.append(rows[index].bytes)
                continue
            }
            let field = rows[index]
            let (start, end) = field.surroundings
            try writer.append(start)
            if field.hasDecimalComma {
                try writer.append(
                    DegreesText.bytes(degrees).map {
                        $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0
                    })
            } else {
                try writer.append(degrees: degrees)
            }
            try writer.append(end)
        }
    }
}

extension CSVRowReader.Field {
    /// The bytes before and after the field's number: quotes, spaces and the line break that the
    /// last field of a row has. Of degrees with minutes, whose last mark may be a quote, the line
    /// break alone.
    fileprivate var surroundings: (start: ArraySlice<UInt8>, end: ArraySlice<UInt8>) {
        let isNumber = number != nil
        func isAround(_ byte: UInt8) -> Bool {
            isNumber ? byte <= 0x20 || byte == UInt8(ascii: "\"") : "\r\n".utf8.contains(byte)
        }
        let start: ArraySlice<UInt8> = isNumber ? bytes.prefix(while: isAround) : []
        let last = bytes.lastIndex { !isAround($0) }
        return (start, bytes[(last.map { $0 + 1 } ?? 0)...])
    }
}
