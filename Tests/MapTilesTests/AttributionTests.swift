import CoreGraphics
import Foundation
import MapTiles
import SQLite
import Testing

@Suite("Map attributions")
struct AttributionTests {
    @Test(
        "Licences: files on both sides of the 180th meridian are named",
        arguments: ["-180,-20,-178,-16", "178,-20,182,-16", "178,-20,-178,-16"])
    func meridian(bounds: String) throws {
        let path =
            NSTemporaryDirectory()
            + "/meridian-\(ProcessInfo.processInfo.processIdentifier)-\(bounds).mbtiles"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let connection = try SQLiteConnection(path: path, access: .readWrite)
        try connection.execute(
            """
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
            INSERT INTO metadata VALUES ('attribution', 'Fiji'), ('bounds', '\(bounds)');
            INSERT INTO tiles VALUES (5, 0, 14, x''), (7, 0, 57, x'');
            """)
        let source = MapSource()
        source.add(try MBTiles(path: path))
        let latitude = WorldProjection.y(latitude: -18)
        func names(longitude: Double) -> [String] {
            let viewport = MapViewport(
                center: CGPoint(x: WorldProjection.x(longitude: longitude), y: latitude), zoom: 7,
                size: CGSize(width: 400, height: 300))
            return source.attributions(in: viewport.area, zoom: 7)
        }
        // 400 points are 4.4 degrees: both views reach to 179° W.
        #expect(names(longitude: 179) == ["Fiji"])
        #expect(names(longitude: -179) == ["Fiji"])
        #expect(names(longitude: 0) != ["Fiji"])
        #expect(source.tile(TileIndex(zoom: 7, column: 0, row: 70)).isWorld == false)
    }
}
