import Coordinates

/// Reads the rows of a CSV text (RFC 4180), whose first row names the columns.
///
/// Columns of latitude, longitude, name and so on are found by their usual names; all others are kept under the names that they have.
struct CSVRecordReader: SourceReader, ~Copyable {
    private var rows: CSVRowReader
    private let columns: CSVColumns
    private(set) var offset: UInt64

    /// A table says nothing of that.
    let attribution: String? = nil

    /// - Parameters:
    ///   - reader: Somewhere after the header row, at the start of a row.
    init(_ reader: consuming ByteReader, columns: CSVColumns) {
        offset = reader.place.offset
        rows = CSVRowReader(reader)
        self.columns = columns
    }

    mutating func next() throws(FileError) -> SourceRecord? {
        while try rows.readRow() {
            // A row that the file ends in may have been cut off: when there is more another time, it is read again.
            if rows.endsInLineBreak { offset = rows.place.offset }
            if !rows.isBlank { return record }
        }
        return nil
    }

    private var record: SourceRecord {
        var record = SourceRecord(position: rows[0].position, shape: shape)
        for (index, name) in columns.others where index < rows.count {
            let text = rows[index].text
            if !text.isEmpty { record.tags[name] = text }
        }
        return record
    }

    private var shape: SourceShape {
        guard rows.count > max(columns.latitude, columns.longitude) else {
            return .wrong("The row has \(rows.count) fields of \(columns.count).")
        }
        let (latitude, longitude) = (rows[columns.latitude].text, rows[columns.longitude].text)
        if latitude.isEmpty, longitude.isEmpty { return .other("without a coordinate") }
        guard let north = Double(latitude) else {
            return .wrong("Its latitude “\(latitude.prefix(40))” is no number.")
        }
        guard let east = Double(longitude) else {
            return .wrong("Its longitude “\(longitude.prefix(40))” is no number.")
        }
        return .point(MapPoint(longitude: east, latitude: north))
    }
}
