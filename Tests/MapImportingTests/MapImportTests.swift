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

    /// Returns `true` if a place is in water.
    private func isWater(_ file: MBTiles, _ east: Double, _ north: Double) throws -> Bool {
        let path = CGMutablePath()
        for feature in try tile(file, east, north)?["water"] ?? [] {
            for ring in feature.parts {
                path.addLines(between: ring)
                path.closeSubpath()
            }
        }
        let x = WorldProjection.x(longitude: 9.59 + east / 1000) * Double(1 << 14)
        let y = WorldProjection.y(latitude: 48.658 + north / 1000) * Double(1 << 14)
        return path.contains(
            CGPoint(x: x - x.rounded(.down), y: y - y.rounded(.down)), using: .winding)
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
        func isWater(_ east: Double, _ north: Double) throws -> Bool {
            try self.isWater(file, east, north)
        }
        #expect(try isWater(21, 1))
        #expect(try isWater(29, 9))
        #expect(try isWater(22, 5))
        #expect(try !isWater(25, 5), "The island is land.")
        #expect(try !isWater(19, 5))
        #expect(try tile(file, 22, 5)?["water_name"].first?.text("name") == "Lago")
    }

    @Test("Sea: it lies on the right of coastlines, up to the bounds, around islands")
    func sea() async throws {
        let town = try Extract()
        town.bounds = [0, 0, 20, 40]
        // From west to east with the land in the north, in two ways that leave the bounds.
        let middle = town.node(20, 12)
        town.way([town.node(-5, 10), town.node(10, 9), middle], ["natural": "coastline"])
        town.way([middle, town.node(30, 10), town.node(50, 10)], ["natural": "coastline"])
        // An island, counterclockwise.
        town.box(25, 2, 3, ["natural": "coastline"])
        // A bay in the north: from the northern edge and back to it, with the water inside.
        town.way(
            [town.node(5, 25), town.node(5, 16), town.node(12, 16), town.node(12, 25)].reversed(),
            ["natural": "coastline"])
        // An island that begins beyond the bounds.
        town.box(38, -3, 5, ["natural": "coastline"])
        town.way([town.node(1, 15), town.node(39, 15)], ["highway": "primary"])
        try town.write()
        let report = try await MapImport(town.path).run(to: town.output)
        #expect(report.features == 2 && report.brokenAreas == 0)
        let file = try MBTiles(path: town.output)
        for (east, north, isSea) in [
            (10.0, 3.0, true), (37, 1, true), (39, 1, false), (1, 1, true), (1, 18, false),
            (38, 18, false),
            (26, 3, false), (24, 3, true), (20, 14, false), (8, 18, true), (14, 18, false),
        ] {
            #expect(try isWater(file, east, north) == isSea, "\(east), \(north)")
        }
    }

    @Test("Sea: islands alone lie in water, and a coastline that ends inside is left out")
    func islands() async throws {
        let town = try Extract()
        town.bounds = [0, 0, 20, 40]
        town.box(10, 5, 5, ["natural": "coastline"])
        town.way([town.node(1, 15), town.node(39, 15)], ["highway": "primary"])
        try town.write()
        _ = try await MapImport(town.path).run(to: town.output)
        let file = try MBTiles(path: town.output)
        #expect(try isWater(file, 2, 2))
        #expect(try !isWater(file, 12, 7))
        let broken = try Extract()
        broken.bounds = [0, 0, 20, 40]
        broken.way([broken.node(-5, 10), broken.node(10, 9)], ["natural": "coastline"])
        broken.way([broken.node(1, 15), broken.node(39, 15)], ["highway": "primary"])
        try broken.write()
        let report = try await MapImport(broken.path).run(to: broken.output)
        #expect(report.brokenAreas == 1)
        #expect(try !isWater(try MBTiles(path: broken.output), 10, 3))
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

    @Test("Clipping: a long narrow river leaves no areas as large as a tile")
    func narrowRiver() async throws {
        let town = try Extract()
        // 30 kilometres long and a few metres wide, winding.
        let north = (0..<300).map { town.node(Double($0), sin(Double($0) / 9) * 8) }
        let south = (0..<300).reversed().map {
            town.node(Double($0), sin(Double($0) / 9) * 8 - 0.05)
        }
        town.way(north + south + [north[0]], ["natural": "water", "water": "river"])
        town.way([town.node(0, 20), town.node(299, 20)], ["highway": "motorway"])
        try town.write()
        _ = try await MapImport(town.path).run(to: town.output)
        let file = try MBTiles(path: town.output)
        for zoom in file.zooms {
            for east in stride(from: 1.0, to: 299, by: 20) {
                for feature in try tile(file, east, 0, zoom: zoom)?["water"] ?? [] {
                    for ring in feature.parts {
                        var area = 0.0
                        for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
                            area += a.x * b.y - b.x * a.y
                        }
                        #expect(abs(area) / 2 < 0.05, "zoom \(zoom), \(east) E")
                    }
                }
            }
        }
    }

    @Test("Objects: hostile references, names and numbers of an extract do no harm")
    func hostile() async throws {
        let town = try Extract()
        let corner = town.node(0, 0)
        let other = town.node(1, 1)
        // Nodes that are not there, one node alone, and all the same.
        town.way([corner, 999_999, other], ["highway": "primary", "name": "Gap"])
        town.way([corner], ["highway": "primary"])
        town.way([corner, corner, corner, corner, corner], ["building": "yes"])
        // A relation of a way that is not there, and of one way twice.
        town.relation([(888_888, "outer")], ["type": "multipolygon", "natural": "water"])
        let square = town.box(3, 3, 1)
        town.relation(
            [(square, "outer"), (square, "outer")],
            ["type": "multipolygon", "natural": "wood"])
        town.way([town.node(0, 3), town.node(4, 3)], ["highway": "residential", "name": "798"])
        let long = String(repeating: "x", count: 200)
        town.node(2, 2, ["amenity": "cafe", "name": long, "name:en": "&quot;&lt;\u{1F600}"])
        town.node(2.1, 2, ["place": "town", "name": "T", "population": "a lot"])
        try town.write()
        let report = try await MapImport(town.path).run(to: town.output)
        #expect(report.brokenAreas == 0)
        let file = try MBTiles(path: town.output)
        let tile = try #require(try tile(file, 2, 2))
        #expect(tile["poi"].first?.text("name") == long)
        #expect(tile["poi"].first?.text("name:en") == "\"<\u{1F600}")
        #expect(tile["transportation"].count == 2)
        // A name of digits is no number.
        let names = tile["transportation_name"].compactMap { $0.text("name") }
        #expect(names.sorted() == ["798", "Gap"])
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
        // A header whose name is a number.
        let numbered = Data([0, 0, 0, 2, 0x08, 1])
        #expect("\(try #require(try await failure(numbered)))".contains("no extract"))
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
