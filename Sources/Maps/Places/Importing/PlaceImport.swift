public import Coordinates
import Foundation

/// A file of places on its way into a store.
///
///     let report = try await PlaceImport("shanghai.geojson").run(into: store) { report in
///         print("\(report.places) places, \(report.bytes) of \(report.totalBytes) bytes")
///     }
///
/// The file is read as a stream, whatever its length, and stored in batches, each together with how
/// far the file was read: an import that was stopped goes on when it is run again. So does one of a
/// file that has grown. Where the file has changed before that point, or ``city``, ``system`` or
/// another option that places are made by, it is read from its beginning: its places replace those
/// of the same identity, and at its end those that it no longer has are removed. Nothing is removed
/// when records make no sense, because the places that they are meant to be cannot be told from
/// those that are missing.
///
/// GeoJSON (RFC 7946) is read as OpenStreetMap's tools write it: points, polygons by a point on
/// them, one collection or a feature a line. CSV (RFC 4180) needs a header row with the columns
/// `lat`, `lon` and `name`; `category`, `name_en`, `alt_name`, `city`, `region`, `address` and `id`
/// or `osm_id` are understood, all others are kept as ``Place/attributes``.
public struct PlaceImport: Sendable {
    /// What a file is written in.
    public enum Format: String, CaseIterable, Sendable {
        case geojson
        case csv

        /// The format that a path's extension names; `json`, `geojsonl` and `geojsonseq` are
        /// GeoJSON.
        public init?(path: String) {
            switch (path as NSString).pathExtension.lowercased() {
            case "geojson", "json", "geojsonl", "geojsonseq": self = .geojson
            case "csv": self = .csv
            default: return nil
            }
        }
    }

    /// Whom to name where places of OpenStreetMap are shown.
    public static let openStreetMap = "© OpenStreetMap contributors, ODbL 1.0"

    /// The path of the file to import.
    public let path: String

    /// What the import is called in the store: the file's path from the root, unless another is
    /// set. A file of the same source counts as a newer version of it.
    public var source: String

    /// The file's format; `nil` for the one that its name says.
    public var format: Format?

    /// Whom to name where the places are shown; `nil` for what the file says, or OpenStreetMap for
    /// GeoJSON that does not say it.
    public var attribution: String?

    /// The city of places for which the file has none.
    public var city = ""

    /// The system of the file's coordinates.
    public var system = SystemKind.wgs84

    /// Where maps of that system are offset.
    public var offsetRegion = OffsetRegion.amap

    /// Whether places stay that an earlier version of the file had and this one has not. A place
    /// belongs to the source that brought it last; what others brought stays always.
    public var keepsMissing = false

    /// Whether the file may replace all that an earlier one of its source brought. Else one that
    /// has none of its places is refused, before anything is changed: it is another file, most
    /// likely.
    public var replacesAll = false

    /// How many places are stored at once, one at least.
    public var batchSize = 5_000

    /// How many of the records that make no sense are told one by one.
    public var mostProblems = 100

    /// Prepares to import a file, which is not opened yet.
    public init(_ path: String) {
        self.path = path
        source = Self.usualSource(of: path)
    }

    /// The path from the root, without `.` and `..`.
    static func usualSource(of path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Reads the file into a store.
    ///
    /// - Parameter progress: Is told after every batch what was done so far.
    public func run(
        into store: any PlaceStore,
        progress: @Sendable (PlaceImportReport) -> Void = { _ in }
    ) async throws(PlaceImportError) -> PlaceImportReport {
        precondition(
            batchSize > 0, "An import cannot store \(batchSize) places at once. Give 1 at least.")
        guard !isPipe else {
            throw PlaceImportError(reason: .notAFile(path: path), report: PlaceImportReport())
        }
        guard let format = format ?? Format(path: path) else {
            throw PlaceImportError(
                reason: .unknownFormat(path: path), report: PlaceImportReport())
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            let words = String(cString: strerror(errno))
            throw PlaceImportError(
                reason: .file(FileError(.access(words), path: path)), report: PlaceImportReport())
        }
        defer { try? file.close() }
        var run = ImportRun(of: self, format, descriptor: file.fileDescriptor, into: store)
        return try await run.run(progress: progress)
    }

    /// Whether the path stands for what can be read only once: a pipe, a terminal, or standard
    /// input.
    private var isPipe: Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return path == "-" }
        return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }
}
