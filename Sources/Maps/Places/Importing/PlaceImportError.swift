public import Coordinates

/// Why an import ended before the file did.
///
/// What was read before that is stored. Importing the same file again goes on from there.
public struct PlaceImportError: Error, Hashable, Sendable {
    /// Why an import ended before its file did.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be read, or not any further.
        case file(FileError)

        /// The places cannot be stored.
        case store(PlaceStoreError)

        /// What is to be imported is standard input, a pipe or a device.
        case notAFile(path: String)

        /// Neither the file's name nor anybody else said what format it has.
        case unknownFormat(path: String)

        /// The file has none of the places that its source brought before: it is another file, most
        /// likely. Nothing was changed.
        case otherContent(source: String)

        /// The task was cancelled.
        case cancelled
    }

    /// Why it ended.
    public let reason: Reason

    /// What was done before.
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
            "“\(path)” is called neither .geojson nor .csv. Say which of them it is."
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
