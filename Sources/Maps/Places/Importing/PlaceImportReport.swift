public import Coordinates

/// What an import did, and what it left.
public struct PlaceImportReport: Hashable, Sendable {
    /// Where in the file an import begins.
    public enum Start: Hashable, Sendable {
        /// At the beginning, for the first time.
        case beginning

        /// After so many bytes, where an earlier import stopped.
        case continued(afterBytes: Int)

        /// At the beginning, since what was imported earlier has changed in the file.
        case again

        /// At the beginning, since the file was imported with other options before.
        case otherOptions

        /// Nowhere: all of the file was imported earlier.
        case nothingNew
    }

    /// A record that was meant as a place, but makes no sense.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// Where the record, or what is wrong in it, begins.
        public let position: FileError.Position

        /// What is wrong, as a sentence.
        public let reason: String

        public var description: String { "\(position.line):\(position.column): \(reason)" }
    }

    /// Where reading began: at the file's beginning, or where an earlier import ended.
    public internal(set) var start = Start.beginning

    /// How many records were read, those that are no places among them.
    public internal(set) var records = 0

    /// How many places are stored.
    public internal(set) var places = 0

    /// How many places were removed, because an earlier version of the file had them and this one
    /// has not.
    public internal(set) var removed = 0

    /// Whether places stay that the file may no longer have, because records make no sense.
    public internal(set) var keptMissing = false

    /// How many records are no places that could be searched for, by what they are, such as
    /// “without a name”.
    public internal(set) var leftOut: [String: Int] = [:]

    /// The first records that make no sense.
    public internal(set) var problems: [Problem] = []

    /// How many records make no sense, those that are not among ``problems`` too.
    public internal(set) var problemCount = 0

    /// How many bytes of the file have been imported, by this and earlier imports.
    public internal(set) var bytes = 0

    /// How many bytes the file has.
    public internal(set) var totalBytes = 0

    /// Whom to name where the places are shown; empty when nobody said.
    public internal(set) var attribution = ""

    /// How long the import took.
    public internal(set) var duration = Duration.zero

    /// Places that were stored in a second.
    public var placesPerSecond: Double {
        let seconds = duration / .seconds(1)
        return seconds > 0 ? Double(places) / seconds : 0
    }
}
