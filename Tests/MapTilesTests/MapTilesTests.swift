import CoreGraphics
import Foundation
import MapTiles
import SQLite
import Testing

@Suite("Map tiles")
struct MapTilesTests {
    @Test("MBTiles: a file tells its name, zooms and licence without marks")
    func opening() throws {
        let file = try MBTiles(path: TownMap.path)
        #expect(file.name == "Borgochiaro")
        #expect(file.attribution == "© OpenStreetMap contributors")
        #expect(file.zooms == 9...14)
        let tile = try #require(
            try file.tile(TileIndex(zoom: 14, column: 8628, row: 5650)))
        #expect(tile["building"].count > 50)
        let pharmacy = try #require(tile["poi"].first { $0.text("class") == "pharmacy" })
        #expect(pharmacy.text("name:zh") == "中央药房" && pharmacy.number("rank") == 5)
        let point = try #require(pharmacy.parts.first?.first)
        #expect(abs(point.x - 0.2) < 0.001 && abs(point.y - 0.21) < 0.001)
    }

    @Test("MBTiles: files that are none are refused with what would help")
    func refusals() throws {
        let folder =
            NSTemporaryDirectory()
            + "/tiles-\(ProcessInfo.processInfo.processIdentifier)"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func reason(_ name: String) -> MapTileError.Reason? {
            do {
                _ = try MBTiles(path: "\(folder)/\(name)")
                return nil
            } catch {
                return error.reason
            }
        }
        guard case .unreadable = reason("none") else { Issue.record("none"); return }
        try Data("nothing".utf8).write(to: URL(fileURLWithPath: folder + "/text"))
        guard case .notTiles = reason("text") else { Issue.record("text"); return }
        let pictures = try SQLiteConnection(path: folder + "/png", access: .readWrite)
        try pictures.execute(
            """
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
            INSERT INTO metadata VALUES ('format', 'png');
            """)
        #expect(reason("png") == .pictures(format: "png"))
    }

    @Test("MBTiles: names of files with spaces, percent signs and hashes are opened")
    func strangeNames() throws {
        let folder = NSTemporaryDirectory() + "/tiles 100% #1 \(UUID().uuidString)?"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/城 map%20#2.mbtiles"
        try FileManager.default.copyItem(atPath: TownMap.path, toPath: path)
        let file = try MBTiles(path: path)
        let source = MapSource()
        source.add(file)
        source.add(file)
        #expect(source.files.count == 1)
        #expect(try file.tile(TileIndex(zoom: 14, column: 8628, row: 5650)) != nil)
    }

    @Test("Tiles: damaged and hostile ones are refused, and their square shows the world")
    func damage() throws {
        let path =
            NSTemporaryDirectory()
            + "/damaged-\(ProcessInfo.processInfo.processIdentifier).mbtiles"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let connection = try SQLiteConnection(path: path, access: .readWrite)
        try connection.execute(
            """
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
            """)
        let hostile: [[UInt8]] = [
            [0x1A, 0x7F],  // A layer that is longer than the tile.
            [0x1F, 0x8B, 8, 0, 1, 2, 3],  // A broken compression.
            [0x1A, 4, 0x28, 0, 0x0A, 0],  // An extent of zero.
            // A geometry with 536 million points that are not there.
            [0x1A, 11, 0x12, 9, 0x18, 1, 0x22, 5, 0xF9, 0xFF, 0xFF, 0xFF, 0x0F],
            [0x1A, 6, 0x12, 4, 0x12, 2, 9, 9],  // A key that is not there.
            [0x1A, 2, 0x08, 1],  // A name that is a number.
        ]
        for (number, bytes) in hostile.enumerated() {
            let insert = try connection.statement("INSERT INTO tiles VALUES (5, ?, 10, ?)")
            insert.bind(number, at: 1)
            insert.bind(bytes, at: 2)
            try insert.run()
        }
        let file = try MBTiles(path: path)
        for number in hostile.indices {
            #expect(throws: MapTileError.self, "\(number)") {
                try file.tile(TileIndex(zoom: 5, column: number, row: 21))
            }
        }
        let source = MapSource()
        source.add(file)
        #expect(source.tile(TileIndex(zoom: 5, column: 0, row: 21)).isWorld)
        guard case .damaged(5, 0, 21, _)? = source.problem?.reason else {
            Issue.record("\(String(describing: source.problem))")
            return
        }
    }

    @Test("Source: the deepest file of a square is used, the world elsewhere")
    func source() throws {
        let source = MapSource()
        source.add(try MBTiles(path: TownMap.path))
        let deep = source.tile(TileIndex(zoom: 17, column: 8628 * 8, row: 5650 * 8))
        #expect(deep.index == TileIndex(zoom: 14, column: 8628, row: 5650) && !deep.isWorld)
        let far = source.tile(TileIndex(zoom: 12, column: 0, row: 2000))
        #expect(far.isWorld && far.index.zoom == 3)
        let world = source.tile(TileIndex(zoom: 0, column: 0, row: 0)).tile
        #expect(world["land"].count > 100)
        #expect(
            source.attributions(
                in: TileIndex(zoom: 14, column: 8628, row: 5650).frame, zoom: 14)
                == ["© OpenStreetMap contributors"])
        source.remove(path: TownMap.path)
        #expect(source.files.isEmpty)
    }

    @Test("Viewport: squares cover it, also across the 180th meridian and at the edges")
    func squares() {
        let wide = MapViewport(
            center: CGPoint(x: 0.999, y: 0.5), zoom: 3, size: CGSize(width: 600, height: 400))
        #expect(Set(wide.squares.map(\.turn)) == [0, 1])
        #expect(wide.squares.first?.frame.contains(CGPoint(x: 0.999, y: 0.499)) == true)
        let north = MapViewport(
            center: CGPoint(x: 0.5, y: 0), zoom: 2, size: CGSize(width: 600, height: 400))
        #expect(north.squares.allSatisfy { $0.index.row < 2 })
        let place = CGPoint(x: 0.25, y: 0.125)
        let point = north.point(of: place)
        #expect(abs(north.place(at: point).x - place.x) < 1e-12)
    }

    @Test(
        "Labels: none lies over another, at any zoom and in both languages",
        arguments: [1, 2.5, 4, 9, 11, 13, 14, 15.5, 16.6], ["en", "zh-Hans"])
    func labels(zoom: Double, language: String) throws {
        let source = MapSource()
        source.add(try MBTiles(path: TownMap.path))
        let size = CGSize(width: 900, height: 700)
        let viewport = MapViewport(center: TownMap.center, zoom: zoom, size: size)
        let labels = LabelPlacement.labels(
            in: viewport, from: source, style: MapStyle(language: language), staysInside: true)
        #expect(!labels.isEmpty)
        let bounds = CGRect(origin: .zero, size: size)
        for (index, label) in labels.enumerated() {
            #expect(label.boxes.allSatisfy { bounds.contains($0) }, "\(label.text) is clipped")
            for other in labels[..<index] {
                let overlaps = label.boxes.contains { box in
                    other.boxes.contains { $0.intersects(box) }
                }
                #expect(!overlaps, "\(label.text) over \(other.text)")
            }
        }
        if language == "zh-Hans", zoom > 13 {
            #expect(labels.contains { $0.text.contains("街") })
        }
    }

    @Test("Labels: a country of any rank is shown at zoom 9 at the latest")
    func rank() throws {
        let path =
            NSTemporaryDirectory()
            + "/rank-\(ProcessInfo.processInfo.processIdentifier).mbtiles"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let connection = try SQLiteConnection(path: path, access: .readWrite)
        try connection.execute(
            """
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
            """)
        func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
            [number << 3 | 2, UInt8(bytes.count)] + bytes
        }
        // A point in the middle of the tile, whose tags are its layer's keys and values.
        var feature = field(2, [0, 0, 1, 1, 2, 2])
        feature += [0x18, 1]
        feature += field(4, [9, 0x80, 0x20, 0x80, 0x20])
        var layer = field(1, Array("place".utf8))
        layer += field(2, feature)
        for key in ["name", "class", "rank"] { layer += field(3, Array(key.utf8)) }
        for text in ["Farland", "country"] { layer += field(4, field(1, Array(text.utf8))) }
        layer += field(4, [0x28, 20])
        layer += [0x28, 0x80, 0x20, 0x78, 2]
        let insert = try connection.statement("INSERT INTO tiles VALUES (5, 16, 21, ?)")
        insert.bind(field(3, layer), at: 1)
        try insert.run()
        let source = MapSource()
        source.add(try MBTiles(path: path))
        for zoom in [5.0, 9] {
            let viewport = MapViewport(
                center: CGPoint(x: 16.5 / 32, y: 10.5 / 32), zoom: zoom,
                size: CGSize(width: 400, height: 300))
            let labels = LabelPlacement.labels(
                in: viewport, from: source, style: MapStyle(language: "en"))
            #expect(labels.contains { $0.text == "Farland" } == (zoom == 9))
        }
    }
}
