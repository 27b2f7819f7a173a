import Coordinates

/// What a file says of one place, before it is known whether it is one.
struct SourceRecord {
    /// Where the record begins, or what is wrong with it.
    var position: FileError.Position

    /// Where its latitude and its longitude are, when the file has them apart.
    var coordinatePositions: (latitude: FileError.Position, longitude: FileError.Position)?

    /// Keys and values as OpenStreetMap has them: `name`, `name:en`, `amenity` …
    var tags: [String: String] = [:]

    var shape: SourceShape
}

/// Where a record says that it is.
enum SourceShape {
    /// At a point, or around one.
    case point(MapPoint)

    /// At something that no point stands for, in words that follow “it is”.
    case other(String)

    /// At something that makes no sense.
    case wrong(String)
}

/// Degrees as a file has them, which need not be possible.
struct MapPoint: Hashable {
    var longitude: Double
    var latitude: Double
}

/// A file of places, read a record at a time.
protocol SourceReader: ~Copyable {
    /// Whom the file itself names as its source, as far as it was read.
    var attribution: String? { get }

    /// How many bytes were read, up to the end of the last record.
    var offset: UInt64 { get }

    /// Reads the next record, or nothing at the end.
    ///
    /// - Throws: ``FileError`` where nothing more can be read.
    mutating func next() throws(FileError) -> SourceRecord?
}
