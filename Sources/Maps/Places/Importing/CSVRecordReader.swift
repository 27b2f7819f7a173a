import Coordinates
import TextReading

/// Reads the rows of a CSV text (RFC 4180), whose first row contains the column names. Fields are
/// separated by commas, semicolons or tabs; degrees may have minutes and seconds.
///
/// Columns of latitude, longitude, name and so on are recognised by their usual names; all others
/// are stored under their own names.
struct CSVRecordReader: SourceReader, ~Copyable {
    private var rows: CSVRowReader
    private let columns: CSVColumns
    private(set) var offset: UInt64

    /// A table contains no attribution.
    let attribution: String? = nil

    /// - Parameters:
    ///   - reader: A reader after the header row, at the start of a row.
    init(_ reader: consuming ByteReader, columns: CSVColumns) {
        offset = reader.place.offset
        rows = CSVRowReader(reader, separator: columns.separator)
        self.columns = columns
    }

    mutating func next() throws(FileError) -> SourceRecord? {
        while try readRow() {
            // The last row of a truncated file may be incomplete: it is read again when the file
            // has grown.
            if rows.endsInLineBreak { offset = rows.place.offset }
            if !rows.isBlank { return record }
        }
        return nil
    }

    private mutating func readRow() throws(FileError) -> Bool {
        do {
            return try rows.readRow()
        } catch {
            throw FileError(error)
        }
    }

    private var record: SourceRecord {
        var record = recordOfShape
        for (index, name) in columns.others where index < rows.count {
            let text = rows[index].text
            if !text.isEmpty { record.tags[name] = text }
        }
        return record
    }

    /// The row without the values of its other columns.
    private var recordOfShape: SourceRecord {
        let start = rows[0].position
        guard rows.count > max(columns.latitude, columns.longitude) else {
            return SourceRecord(
                position: start,
                shape: .wrong("The row has \(rows.count) fields of \(columns.count)."))
        }
        let (latitude, longitude) = (rows[columns.latitude], rows[columns.longitude])
        if latitude.text.isEmpty, longitude.text.isEmpty {
            return SourceRecord(position: start, shape: .other("without a coordinate"))
        }
        guard let north = latitude.degrees else {
            return SourceRecord(
                position: latitude.position,
                shape: .wrong("Its latitude “\(latitude.text.prefix(40))” is no number."))
        }
        guard let east = longitude.degrees else {
            return SourceRecord(
                position: longitude.position,
                shape: .wrong("Its longitude “\(longitude.text.prefix(40))” is no number."))
        }
        return SourceRecord(
            position: start, coordinatePositions: (latitude.position, longitude.position),
            shape: .point(MapPoint(longitude: east, latitude: north)))
    }
}
