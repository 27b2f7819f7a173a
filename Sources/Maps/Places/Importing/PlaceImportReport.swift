public import Coordinates

/// The results of an import.
public struct PlaceImportReport: Hashable, Sendable {
    /// The position at which an import starts.
    public enum Start: Hashable, Sendable {
        /// At the beginning, for the first time.
        case beginning

        /// After some bytes, where an earlier import stopped.
        case continued(afterBytes: Int)

        /// At the beginning, because the part imported earlier has changed.
        case again

        /// At the beginning, because the options have changed.
        case otherOptions

        /// Nowhere: the whole file was imported earlier.
        case nothingNew
    }

    /// An invalid record of a place.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The position of the record, or of the error in it.
        public let position: FileError.Position

        /// The problem, as a sentence.
        public let reason: String

        public var description: String { "\(position.line):\(position.column): \(reason)" }
    }

    /// The start of the import: at the file's beginning, or where an earlier import ended.
    public internal(set) var start = Start.beginning

    /// The number of records read, including those that are not places.
    public internal(set) var records = 0

    /// The number of stored places.
    public internal(set) var places = 0

    /// The number of removed places, which an earlier version of the file contained.
    public internal(set) var removed = 0

    /// `true` if missing places were kept, because records are invalid.
    public internal(set) var keptMissing = false

    /// The numbers of records that are not searchable places, by their kind, such as “without a
    /// name”.
    public internal(set) var leftOut: [String: Int] = [:]

    /// The first invalid records.
    public internal(set) var problems: [Problem] = []

    /// The number of all invalid records, including those not in ``problems``.
    public internal(set) var problemCount = 0

    /// The number of bytes of the file imported by this and earlier imports.
    public internal(set) var bytes = 0

    /// The size of the file in bytes.
    public internal(set) var totalBytes = 0

    /// The attribution of the places; empty if unknown.
    public internal(set) var attribution = ""

    /// The encoding of the file, as given or detected.
    public internal(set) var encoding = TextEncoding.utf8

    /// The duration of the import.
    public internal(set) var duration = Duration.zero

    /// The number of places stored per second.
    public var placesPerSecond: Double {
        let seconds = duration / .seconds(1)
        return seconds > 0 ? Double(places) / seconds : 0
    }
}
