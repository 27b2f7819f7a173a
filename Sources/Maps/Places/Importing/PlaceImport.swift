public import Coordinates
package import Foundation

/// An import of a file of places into a store.
///
///     let report = try await PlaceImport("shanghai.geojson").run(into: store) { report in
///         print("\(report.places) places, \(report.bytes) of \(report.totalBytes) bytes")
///     }
///
/// The file is read as a stream of any length, and stored in batches, each together with the
/// position in the file: an interrupted import continues when it is run again. So does one of a
/// file that has grown. If the file has changed before that position, or ``city``, ``system`` or
/// another option that affects places, it is read from its beginning: its places replace those of
/// the same identity, and at its end those that it no longer contains are removed. Nothing is
/// removed if records are invalid, because the places they represent cannot be distinguished from
/// missing ones.
///
/// Streets are places with the attribute `line`; buildings without a name but with a house number
/// have their address for a name. OpenStreetMap's own files, PBF or XML, are converted to GeoJSON
/// by `osmium` first, into a temporary file.
///
/// KML's placemarks and GPX's waypoints are written as GeoJSON first, too (libxml2).
///
/// Texts in another encoding than UTF-8 are converted first, into a temporary copy.
///
/// GeoJSON (RFC 7946) is read as written by OpenStreetMap's tools: points, polygons by a point
/// inside them, one collection or a feature per line. CSV (RFC 4180) needs a header row with the
/// columns `lat`, `lon` and `name`; `category`, `name_en`, `alt_name`, `city`, `region`, `address`
/// and `id` or `osm_id` are recognised, all others are stored as ``Place/attributes``.
public struct PlaceImport: Sendable {
    /// The format of a file.
    public enum Format: String, CaseIterable, Sendable {
        case geojson
        case csv

        /// The placemarks of KML.
        case kml

        /// The waypoints of GPX.
        case gpx

        /// OpenStreetMap's own files (PBF or XML), which the program `osmium` reads.
        case osm

        /// Creates the format for a path's extension; `json`, `geojsonl` and `geojsonseq` are
        /// GeoJSON.
        public init?(path: String) {
            let name = path.lowercased()
            if [".pbf", ".osm", ".osm.gz", ".osm.bz2"].contains(where: name.hasSuffix) {
                self = .osm
                return
            }
            switch (path as NSString).pathExtension.lowercased() {
            case "geojson", "json", "geojsonl", "geojsonseq": self = .geojson
            case "csv", "tsv", "tab": self = .csv
            case "kml": self = .kml
            case "gpx": self = .gpx
            default: return nil
            }
        }

        /// Recognises GeoJSON, KML and GPX by the beginning of an open file, whatever it is called.
        init?(contentOf file: FileHandle) {
            switch CoordinateFile.Format(contentOf: file) {
            case .geojson: self = .geojson
            case .kml: self = .kml
            case .gpx: self = .gpx
            case .csv, nil: return nil
            }
        }
    }

    /// The attribution of OpenStreetMap's places.
    public static let openStreetMap = "© OpenStreetMap contributors, ODbL 1.0"

    /// The path of the file to import.
    public let path: String

    /// The name of the import in the store: by default the file's absolute path. A file of the same
    /// source counts as a newer version of it.
    public var source: String

    /// The file's format; `nil` for that of its content, or of its extension.
    public var format: Format?

    /// The file's encoding; `nil` to detect it: UTF-8, UTF-16 with a byte order mark, or one that
    /// is likely by the frequencies of characters.
    public var encoding: TextEncoding?

    /// The attribution of the places; `nil` for the file's own, or OpenStreetMap's for GeoJSON
    /// without one.
    public var attribution: String?

    /// The city of places for which the file has none.
    public var city = ""

    /// The system of the file's coordinates.
    public var system = SystemKind.wgs84

    /// The region in which maps of that system are offset.
    public var offsetRegion = OffsetRegion.amap

    /// `true` to keep places that the file no longer contains. A place belongs to the source that
    /// last imported it; places of other sources always stay.
    public var keepsMissing = false

    /// `true` if the file may replace all places of its source. Otherwise a file with none of them
    /// is refused, before anything is changed, because it is most likely another file.
    public var replacesAll = false

    /// The number of places per transaction, at least one.
    public var batchSize = 5_000

    /// The maximum number of invalid records that are reported individually.
    public var mostProblems = 100

    /// Creates an import of a file, which is not opened yet.
    public init(_ path: String) {
        self.path = path
        source = Self.usualSource(of: path)
    }

    /// Returns the absolute path, without `.` and `..`.
    static func usualSource(of path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Reads the file into a store.
    ///
    /// - Parameters:
    ///   - store: The store of the imported places.
    ///   - progress: Called after every batch with the report so far.
    public func run(
        into store: any PlaceStore,
        progress: @Sendable (PlaceImportReport) -> Void = { _ in }
    ) async throws(PlaceImportError) -> PlaceImportReport {
        try await run(into: store, features: nil, progress: progress)
    }

    /// Reads the file into a store.
    ///
    /// - Parameter features: The places of a file of OpenStreetMap that were read already, as
    ///   features of GeoJSON on a line each; `nil` to read the file itself.
    package func run(
        into store: any PlaceStore, features: FileHandle?,
        progress: @Sendable (PlaceImportReport) -> Void = { _ in }
    ) async throws(PlaceImportError) -> PlaceImportReport {
        precondition(
            batchSize > 0, "An import cannot store \(batchSize) places at once. Give 1 at least.")
        guard !isPipe else {
            throw PlaceImportError(reason: .notAFile(path: path), report: PlaceImportReport())
        }
        guard !isFolder else {
            let words = String(cString: strerror(EISDIR))
            throw PlaceImportError(
                reason: .file(FileError(.access(words), path: path)), report: PlaceImportReport())
        }
        guard let file = FileHandle(forReadingAtPath: path) else {
            let words = String(cString: strerror(errno))
            throw PlaceImportError(
                reason: .file(FileError(.access(words), path: path)), report: PlaceImportReport())
        }
        defer { try? file.close() }
        guard let format = format ?? Format(contentOf: file) ?? Format(path: path) else {
            throw PlaceImportError(
                reason: .unknownFormat(path: path), report: PlaceImportReport())
        }
        let text: SourceText
        do {
            text =
                switch format {
                case .osm:
                    if let features {
                        SourceText(file: try Self.rewound(features), encoding: .utf8)
                    } else {
                        SourceText(file: try await OSMExport.features(of: path), encoding: .utf8)
                    }
                case .kml, .gpx:
                    SourceText(
                        file: try PlacemarkExport.features(of: file, format, encoding: encoding),
                        encoding: .utf8)
                case .geojson, .csv: try SourceText(file, encoding: encoding)
                }
        } catch {
            throw PlaceImportError(
                reason: .file(error.about(path)), report: PlaceImportReport())
        }
        var run = ImportRun(of: self, format, text: text, into: store)
        return try await run.run(progress: progress)
    }

    /// Returns a file, at its beginning.
    static func rewound(_ file: FileHandle) throws(FileError) -> FileHandle {
        guard lseek(file.fileDescriptor, 0, SEEK_SET) == 0 else {
            throw FileError(.access(String(cString: strerror(errno))))
        }
        return file
    }

    /// Creates a nameless temporary file for the places of a file of OpenStreetMap.
    package static func temporaryFile() throws(FileError) -> FileHandle {
        try SourceText.temporaryFile()
    }

    /// `true` if the path can be read only once: a pipe, a terminal, or standard input.
    private var isPipe: Bool {
        guard let kind else { return path == "-" }
        return ![S_IFREG, S_IFDIR].contains(kind)
    }

    private var isFolder: Bool { kind == S_IFDIR }

    /// The kind of the file, or `nil` if there is none.
    private var kind: mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }
}
