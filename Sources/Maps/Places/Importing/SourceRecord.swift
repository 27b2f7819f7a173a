import Coordinates

/// The data of a possible place in a file.
struct SourceRecord {
    /// The position of the record, or of an error in it.
    var position: FileError.Position

    /// The positions of latitude and longitude, if the file has them separately.
    var coordinatePositions: (latitude: FileError.Position, longitude: FileError.Position)?

    /// Keys and values as in OpenStreetMap: `name`, `name:en`, `amenity` …
    var tags: [String: String] = [:]

    var shape: SourceShape
}

/// The geometry of a record.
enum SourceShape {
    /// A point, or one that represents an area.
    case point(MapPoint)

    /// The longest line of a geometry of lines, in order; `words` follow “it is”.
    case line([MapPoint], words: String)

    /// A geometry without a representative point, as words that follow “it is”.
    case other(String)

    /// An invalid geometry.
    case wrong(String)
}

/// Unvalidated degrees of a file.
struct MapPoint: Hashable {
    var longitude: Double
    var latitude: Double
}

/// A file of places, read record by record.
protocol SourceReader: ~Copyable {
    /// The file's own attribution, as far as it has been read.
    var attribution: String? { get }

    /// The number of bytes read, up to the end of the last record.
    var offset: UInt64 { get }

    /// Returns the next record, or `nil` at the end.
    ///
    /// - Throws: ``FileError`` where nothing more can be read.
    mutating func next() throws(FileError) -> SourceRecord?
}
