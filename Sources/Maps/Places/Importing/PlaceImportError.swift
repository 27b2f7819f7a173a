public import Coordinates

/// The reason why an import ended before its file did.
///
/// Everything read before is stored. Importing the same file again continues from there.
public struct PlaceImportError: Error, Hashable, Sendable {
    /// The kinds of reasons.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be read, or not completely.
        case file(FileError)

        /// The places cannot be stored.
        case store(PlaceStoreError)

        /// The input is standard input, a pipe or a device.
        case notAFile(path: String)

        /// The format is not specified and not known from the file's name.
        case unknownFormat(path: String)

        /// The file contains none of its source's places: it is most likely another file. Nothing
        /// was changed.
        case otherContent(source: String)

        /// The task was cancelled.
        case cancelled
    }

    /// The reason.
    public let reason: Reason

    /// The report of what was stored before.
    public let report: PlaceImportReport
}

extension PlaceImportError: CustomStringConvertible {
    public var description: String {
        let kept =
            report.bytes == 0
            ? "" : " What came before is stored; import the file again to go on from there."
        return sentence + kept
    }

    private var sentence: String {
        switch reason {
        case .file(let error): error.description
        case .store(let error): error.description
        case .notAFile(let path):
            """
            “\(path)” is no file. An import that was stopped goes on where it was in a file, so write \
            what is to be imported to one first.
            """
        case .unknownFormat(let path):
            "“\(path)” is called neither .geojson, .csv, .kml, .gpx nor .osm.pbf. Say which of them it is."
        case .otherContent(let source):
            """
            The file has none of the places that “\(source)” brought before, so it is taken for \
            another file, and nothing was changed. Give it another source to keep both; or say that \
            it replaces all of them, or that what is missing is kept.
            """
        case .cancelled: "The import was stopped."
        }
    }
}
