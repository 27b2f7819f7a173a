package import Foundation
import SQLite
import Synchronization

/// A file with vector tiles, in the format MBTiles 1.3 with Mapbox Vector Tiles.
///
/// Files in the schema of OpenMapTiles look best. Any number of threads can read at once; they take
/// turns.
public final class MBTiles: Sendable {
    /// The path of the file.
    public let path: String

    /// The name of the map.
    public let name: String

    /// To whom the data belong, without markup; shown on every map.
    public let attribution: String

    /// The zoom levels with tiles.
    package let zooms: ClosedRange<Int>

    /// The area of the world's unit square that may have tiles; `nil` for all.
    package let bounds: CGRect?

    private let connection: Mutex<SQLiteConnection>

    /// Opens a file.
    ///
    /// - Throws: ``MapTileError`` for a file that is not there or not in the format.
    public init(path: String) throws(MapTileError) {
        self.path = path
        func failure(_ reason: MapTileError.Reason) -> MapTileError {
            MapTileError(path: path, reason: reason)
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw failure(.unreadable("it is not there, or may not be read"))
        }
        do {
            // Such files are not changed while they are used: no lock is needed, which a folder
            // that cannot be written would refuse.
            let connection =
                if let stamp = FileStamp(path: path), !stamp.hasLog {
                    try SQLiteConnection(path: path, access: .unlocked(stamp))
                } else {
                    try SQLiteConnection(path: path, access: .readOnly)
                }
            var values: [String: String] = [:]
            let rows = try connection.statement("SELECT name, value FROM metadata")
            while try rows.step() { values[rows.text(0)] = rows.text(1) }
            let format = values["format"] ?? "pbf"
            guard ["pbf", "mvt", "application/vnd.mapbox-vector-tile"].contains(format) else {
                throw failure(.pictures(format: format))
            }
            let found = try connection.statement(
                "SELECT min(zoom_level), max(zoom_level) FROM tiles")
            guard try found.step(), !found.isNull(0) else {
                throw failure(.notTiles("it has no tiles"))
            }
            let (first, last) = (Int(found.integer(0)), Int(found.integer(1)))
            guard (0...TileIndex.deepest).contains(first), first <= last,
                last <= TileIndex.deepest
            else { throw failure(.notTiles("its zoom levels are \(first) to \(last)")) }
            zooms = first...last
            name = values["name"] ?? URL(fileURLWithPath: path).lastPathComponent
            attribution = Self.plain(values["attribution"] ?? "")
            bounds = Self.bounds(values["bounds"])
            self.connection = Mutex(connection)
        } catch let error as MapTileError {
            throw error
        } catch let error as SQLiteError {
            throw failure(.notTiles(error.message))
        } catch {
            throw failure(.notTiles("\(error)"))
        }
    }

    /// Returns `true` if the file may have a tile, or a part of the same area at a lesser zoom.
    package func mayHave(_ index: TileIndex) -> Bool {
        guard index.zoom >= zooms.lowerBound else { return false }
        return reaches(index.frame)
    }

    /// Returns `true` if an area of the world's unit square, or of a copy of it in the east or the
    /// west, may have tiles.
    func reaches(_ area: CGRect) -> Bool {
        guard let bounds else { return true }
        return (-1...1).contains { bounds.intersects(area.offsetBy(dx: CGFloat($0), dy: 0)) }
    }

    /// Returns a tile; `nil` if it is not in the file.
    ///
    /// - Throws: ``MapTileError`` for a tile that is damaged.
    package func tile(_ index: TileIndex) throws(MapTileError) -> VectorTile? {
        do {
            return try connection.withLock { connection in
                let statement = try connection.statement(
                    """
                    SELECT tile_data FROM tiles
                    WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?
                    """)
                statement.bind(index.zoom, at: 1)
                statement.bind(index.column, at: 2)
                // Rows are counted from the south.
                statement.bind((1 << index.zoom) - 1 - index.row, at: 3)
                guard try statement.step() else { return nil }
                defer { statement.reset() }
                return try statement.withBytes(0) { bytes throws(DamagedTile) in
                    try VectorTile(bytes)
                }
            }
        } catch {
            let words = (error as? DamagedTile)?.reason ?? (error as? SQLiteError)?.message
            throw MapTileError(
                path: path,
                reason: .damaged(
                    zoom: index.zoom, column: index.column, row: index.row,
                    reason: words ?? "\(error)"))
        }
    }

    /// A text of HTML without its marks.
    private static func plain(_ text: String) -> String {
        text.replacing(/<[^>]*>/, with: "").replacingOccurrences(of: "&copy;", with: "©")
            .replacingOccurrences(of: "&amp;", with: "&")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The area of four degrees, in the world's unit square. It goes beyond the square where the
    /// eastern meridian is the lesser number: across the 180th one.
    private static func bounds(_ text: String?) -> CGRect? {
        var numbers = (text ?? "").split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[1] < numbers[3]
        else { return nil }
        if numbers[2] <= numbers[0] { numbers[2] += 360 }
        guard (0...360).contains(numbers[2] - numbers[0]) else { return nil }
        let top = WorldProjection.y(latitude: numbers[3])
        return CGRect(
            x: numbers[0] / 360 + 0.5, y: top, width: (numbers[2] - numbers[0]) / 360,
            height: WorldProjection.y(latitude: numbers[1]) - top)
    }
}

/// The projection of the web's maps, onto a unit square with y pointing south.
package enum WorldProjection {
    /// The latitude of the northern edge, in degrees.
    package static let mostLatitude = atan(sinh(Double.pi)) * 180 / .pi

    package static func x(longitude: Double) -> Double { longitude / 360 + 0.5 }

    /// Returns the distance from the northern edge; latitudes beyond an edge are at it.
    package static func y(latitude: Double) -> Double {
        let most = mostLatitude
        let latitude = min(max(latitude, -most), most)
        return 0.5 - atanh(sin(latitude * .pi / 180)) / (2 * .pi)
    }

    package static func longitude(x: Double) -> Double { (x - 0.5) * 360 }

    package static func latitude(y: Double) -> Double {
        atan(sinh((0.5 - y) * 2 * .pi)) * 180 / .pi
    }
}
