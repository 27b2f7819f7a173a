public import Foundation

/// An import of an OpenStreetMap extract (PBF) into a file of vector tiles.
///
///     let report = try await MapImport("berlin.osm.pbf").run(to: "berlin.mbtiles")
///     MapSource.shared.add(try MBTiles(path: "berlin.mbtiles"))
///
/// The extract is read once: nodes, ways and relations in this order, as every usual extract has
/// them. What does not fit into little memory lies in nameless temporary files next to the output.
/// The output appears complete or not at all.
///
/// Features are those of the schema of OpenMapTiles that maps here draw, with their names in the
/// local language, English and Chinese. Each zoom has what is seen at it, simplified to its pixels.
public struct MapImport: Sendable {
    /// The path of the extract.
    public let path: String

    /// The name of the map; by default that of the extract's file.
    public var name: String

    /// Creates an import of an extract, which is not opened yet.
    public init(_ path: String) {
        self.path = path
        let file = (path as NSString).lastPathComponent
        name = file.split(separator: ".").first.map(String.init) ?? file
    }

    /// Reads the extract and writes its tiles.
    ///
    /// - Parameters:
    ///   - output: The path of the tiles. A file there is replaced when everything is written.
    ///   - places: A file for the places with names, as features of GeoJSON on a line each, which
    ///     `PlaceImport` reads; `nil` for the map alone.
    ///   - progress: Called with the completed share, from 0 to 1.
    /// - Throws: ``MapImportError``, also when the task is cancelled. The output is unchanged then.
    public func run(
        to output: String, places: FileHandle? = nil,
        progress: @Sendable (Double) -> Void = { _ in }
    ) async throws(MapImportError) -> MapImportReport {
        let folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
        let features = places.map { PlaceFeatures($0) }
        let collector = MapCollector(pieces: try TilePieces(folder: folder), places: features)
        let reader = try ExtractReader(path: path, folder: folder, into: collector)
        try reader.read { progress($0 * Self.readingShare) }
        try features?.flush()
        guard !collector.pieces.isEmpty else {
            throw MapImportError(path: path, reason: .empty)
        }
        let tiles = try TileFile(name: name, bounds: reader.bounds).write(
            collector.pieces, to: output
        ) { progress(Self.readingShare + $0 * (1 - Self.readingShare)) }
        return MapImportReport(
            features: collector.count, brokenAreas: reader.brokenAreas, tiles: tiles)
    }

    /// The share of the time that reading takes.
    private static let readingShare = 0.7
}
