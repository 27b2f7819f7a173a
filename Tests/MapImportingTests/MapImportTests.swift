import CoreGraphics
import Foundation
import MapImporting
import MapTiles
import SQLite
import Testing

@Suite("Map import")
struct MapImportTests {
    /// A town with streets, houses, a lake with an island, a border and places.
    private func makeTown() throws -> Extract {
        let town = try Extract()
        for row in 0..<6 {
            let nodes = (0..<6).map { town.node(Double($0) * 3, Double(row) * 2) }
            town.way(
                nodes,
                ["highway": row == 0 ? "primary" : "residential", "name": "Street \(row)"])
            for column in 0..<10 {
                town.box(Double(column) * 1.4, Double(row) * 2 + 0.3, 0.4, ["building": "yes"])
            }
        }
        town.node(
            1, 1,
            ["amenity": "pharmacy", "name": "Farmacia", "name:en": "Pharmacy", "name:zh": "药房"])
        town.node(7, 5, ["place": "town", "name": "Borgo", "population": "12000"])
        town.box(9, 9, 1, ["amenity": "hospital", "name": "Ospedale"])
        // The outline of the lake is two ways, and its island a third.
        let corners = [
            town.node(20, 0), town.node(30, 0), town.node(30, 10), town.node(20, 10),
        ]
        let south = town.way([corners[3], corners[0], corners[1]])
        let north = town.way([corners[3], corners[2], corners[1]])
        let island = town.box(24, 4, 2)
        town.relation(
            [(south, "outer"), (island, "inner"), (north, "outer")],
            ["type": "multipolygon", "natural": "water", "name": "Lago"])
        // The outline of a wood that is not closed, and a border.
        let open = town.way([town.node(0, 20), town.node(5, 20), town.node(5, 25)])
        town.relation([(open, "outer")], ["type": "multipolygon", "natural": "wood"])
        let border = town.way([town.node(-5, -5), town.node(35, -5)])
        town.relation(
            [(border, "outer")],
            ["type": "boundary", "boundary": "administrative", "admin_level": "2"])
        return town
    }

    /// The tile at a place, in thousandths of a degree from the town's middle.
    private func tile(
        _ file: MBTiles, _ east: Double, _ north: Double, zoom: Int = 14
    ) throws -> VectorTile? {
        let x = WorldProjection.x(longitude: 9.59 + east / 1000) * Double(1 << zoom)
        let y = WorldProjection.y(latitude: 48.658 + north / 1000) * Double(1 << zoom)
        return try file.tile(TileIndex(zoom: zoom, column: Int(x), row: Int(y)))
    }

    @Test("Extract: streets, houses, waters and places become tiles in OpenMapTiles' schema")
    func town() async throws {
        let town = try makeTown()
        try town.write()
        let report = try await MapImport(town.path).run(to: town.output)
        // 6 streets, 60 houses, a pharmacy, a town, a hospital, a lake and a border.
        #expect(report.features == 71 && report.brokenAreas == 1)
        #expect(try town.files == ["town.mbtiles", "town.osm.pbf"])
        let file = try MBTiles(path: town.output)
        #expect(file.name == "town" && file.attribution == "© OpenStreetMap contributors")
        #expect(file.zooms.upperBound == 14)
        let middle = try #require(try tile(file, 1, 1))
        #expect(middle["building"].count > 10)
        #expect(middle["transportation"].contains { $0.text("class") == "primary" })
        #expect(middle["transportation_name"].contains { $0.text("name") == "Street 0" })
        let pharmacy = try #require(middle["poi"].first { $0.text("class") == "pharmacy" })
        #expect(pharmacy.text("name:zh") == "药房" && pharmacy.number("rank") == 12)
        let place = try #require(try tile(file, 7, 5)?["place"].first)
        #expect(place.text("class") == "town" && place.text("name") == "Borgo")
        #expect(try tile(file, 9.5, 9.5)?["poi"].contains { $0.text("name") == "Ospedale" } == true)
        let border = try #require(try tile(file, 20, -5)?["boundary"].first)
        #expect(border.number("admin_level") == 2)
    }

    @Test("Areas: outlines of several ways are joined, and islands stay land")
    func lake() async throws {
        let town = try makeTown()
        try town.write()
        _ = try await MapImport(town.path).run(to: town.output)
        let file = try MBTiles(path: town.output)
        let zoom = 14
        func isWater(_ east: Double, _ north: Double) throws -> Bool {
            let path = CGMutablePath()
            for feature in try tile(file, east, north)?["water"] ?? [] {
                for ring in feature.parts {
                    path.addLines(between: ring)
                    path.closeSubpath()
                }
            }
            let x = WorldProjection.x(longitude: 9.59 + east / 1000) * Double(1 << zoom)
            let y = WorldProjection.y(latitude: 48.658 + north / 1000) * Double(1 << zoom)
            return path.contains(
                CGPoint(x: x - x.rounded(.down), y: y - y.rounded(.down)), using: .winding)
        }
        #expect(try isWater(21, 1))
        #expect(try isWater(29, 9))
        #expect(try isWater(22, 5))
        #expect(try !isWater(25, 5), "The island is land.")
        #expect(try !isWater(19, 5))
        #expect(try tile(file, 22, 5)?["water_name"].first?.text("name") == "Lago")
    }

    @Test("Zooms: houses and lanes are in deep tiles only, lines are simplified in others")
    func generalisation() async throws {
        let town = try Extract()
        // A road that winds by less than a metre.
        let nodes = (0..<200).map { town.node(Double($0) / 10, Double($0 % 2) / 200_000) }
        town.way(nodes, ["highway": "primary"])
        town.way([town.node(0, 1), town.node(9, 1)], ["highway": "service"])
        town.box(2, 2, 0.3, ["building": "yes"])
        try town.write()
        _ = try await MapImport(town.path).run(to: town.output)
        let file = try MBTiles(path: town.output)
        #expect(file.zooms.lowerBound >= 9 && file.zooms.lowerBound <= 12)
        let overview = try #require(try tile(file, 2, 0, zoom: 12))
        #expect(overview["transportation"].count == 1 && overview["building"].isEmpty)
        #expect(overview["transportation"].flatMap(\.parts).map(\.count).max() ?? 0 <= 4)
        let deep = try #require(try tile(file, 2, 2))
        #expect(deep["building"].count == 1)
        #expect(deep["transportation"].contains { $0.text("class") == "service" })
    }

    @Test("Map: an imported extract is drawn with its names")
    func drawing() async throws {
        let town = try makeTown()
        try town.write()
        _ = try await MapImport(town.path).run(to: town.output)
        let source = MapSource()
        source.add(try MBTiles(path: town.output))
        let viewport = MapViewport(
            center: CGPoint(
                x: WorldProjection.x(longitude: 9.597), y: WorldProjection.y(latitude: 48.663)),
            zoom: 15, size: CGSize(width: 600, height: 400))
        #expect(
            source.attributions(in: viewport.area, zoom: 15) == ["© OpenStreetMap contributors"])
        let labels = LabelPlacement.labels(
            in: viewport, from: source, style: MapStyle(language: "zh-Hans"))
        #expect(labels.contains { $0.text == "Ospedale" })
    }

    @Test("Bad extracts: each gives one error that says what would help, and leaves nothing")
    func damage() async throws {
        let town = try makeTown()
        try town.write()
        let whole = try Data(contentsOf: URL(fileURLWithPath: town.path))
        func failure(_ bytes: Data) async throws -> MapImportError? {
            try bytes.write(to: URL(fileURLWithPath: town.path))
            do {
                _ = try await MapImport(town.path).run(to: town.output)
                return nil
            } catch {
                #expect(try town.files == ["town.osm.pbf"])
                return error
            }
        }
        for share in [0.02, 0.3, 0.7, 0.99] {
            let error = try #require(
                try await failure(whole.prefix(Int(Double(whole.count) * share))))
            #expect("\(error)".contains(town.path) && "\(error)".contains("Nothing was written"))
        }
        #expect("\(try #require(try await failure(Data())))".contains("empty"))
        let text = Data("<osm version='0.6'></osm>".utf8)
        #expect("\(try #require(try await failure(text)))".contains("no extract"))
        // Damage in the middle of a compressed part.
        var broken = whole
        for index in whole.count / 2..<whole.count / 2 + 40 { broken[index] ^= 0x55 }
        let error = try #require(try await failure(broken))
        #expect("\(error)".contains("damaged") || "\(error)".contains("impossible"))
        let missing = await #expect(throws: MapImportError.self) {
            try await MapImport(town.folder + "/none.pbf").run(to: town.output)
        }
        #expect("\(try #require(missing))".contains("No such file"))
    }

    @Test("Order: an extract whose ways come before its nodes is refused with the remedy")
    func order() async throws {
        let town = try makeTown()
        try town.write(isSorted: false)
        let error = await #expect(throws: MapImportError.self) {
            try await MapImport(town.path).run(to: town.output)
        }
        #expect(error?.reason == .unsorted)
        #expect(error?.description.contains("osmium sort") == true)
    }

    @Test("Output: one that cannot be written is refused, a map in use is replaced at the end")
    func output() async throws {
        let town = try makeTown()
        try town.write()
        let nowhere = await #expect(throws: MapImportError.self) {
            try await MapImport(town.path).run(to: town.folder + "/none/town.mbtiles")
        }
        guard case .unwritable = nowhere?.reason else {
            Issue.record("\(String(describing: nowhere))")
            return
        }
        _ = try await MapImport(town.path).run(to: town.output)
        let old = try MBTiles(path: town.output)
        _ = try await MapImport(town.path).run(to: town.output)
        #expect(try tile(old, 1, 1)?["building"].isEmpty == false)
    }

    @Test("Cancelling: nothing is left")
    func cancelling() async throws {
        let town = try makeTown()
        try town.write()
        let (path, output) = (town.path, town.output)
        let work = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await MapImport(path).run(to: output)
        }
        let result = await work.result
        let error = #expect(throws: MapImportError.self) { try result.get() }
        #expect(error?.reason == .cancelled)
        #expect(try town.files == ["town.osm.pbf"])
    }
}
