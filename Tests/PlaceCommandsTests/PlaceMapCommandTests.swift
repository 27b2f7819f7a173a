import Foundation
import PlaceCommands
import Testing

@Suite("touchstone places map")
struct PlaceMapCommandTests {
    /// Writes an extract with a café, a street, a house and a park, in the folder of a home.
    private func extract(in home: borrowing PlaceHome) throws -> String {
        let text = try home.file(
            "town.osm",
            """
            <osm version="0.6">
            <node id="1" version="1" lat="31.2397" lon="121.4998">
              <tag k="name" v="Caf\u{E9} &quot;Nord&quot;"/><tag k="amenity" v="cafe"/></node>
            <node id="2" version="1" lat="31.24" lon="121.49"/>
            <node id="3" version="1" lat="31.24" lon="121.50"/>
            <node id="4" version="1" lat="31.25" lon="121.50"/>
            <way id="10" version="1"><nd ref="2"/><nd ref="3"/>
              <tag k="highway" v="residential"/><tag k="name" v="中山东一路"/></way>
            <way id="11" version="1"><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="2"/>
              <tag k="leisure" v="park"/><tag k="name" v="滨江公园"/></way>
            <way id="12" version="1"><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="2"/>
              <tag k="building" v="yes"/><tag k="addr:street" v="中山东一路"/>
              <tag k="addr:housenumber" v="27"/></way>
            <way id="13" version="1"><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="2"/>
              <tag k="building" v="yes"/><tag k="addr:place" v="Nösslach"/>
              <tag k="addr:housenumber" v="9"/></way>
            </osm>
            """)
        let osmium = Process()
        osmium.executableURL = URL(fileURLWithPath: "/usr/bin/osmium")
        osmium.arguments = ["cat", "--overwrite", "-o", home.path + "/town.osm.pbf", text]
        osmium.standardError = FileHandle.nullDevice
        try osmium.run()
        osmium.waitUntilExit()
        return home.path + "/town.osm.pbf"
    }

    @Test("places map: the map and its places are made in one pass, the same as by osmium")
    func map() async throws {
        let home = try PlaceHome()
        let path = try extract(in: home)
        let response = await home.answer("map", path)
        #expect(response.exitCode == .success)
        #expect(response.output.hasPrefix("\(home.path)/town.mbtiles: 5 objects in "))
        #expect(response.output.contains("places.db: 5 places imported.\n"))
        #expect(FileManager.default.fileExists(atPath: home.path + "/town.mbtiles"))
        let found = await home.answer("search", "nord")
        let words = "Caf\u{E9} \"Nord\"  Food & Beverages  31.2397,121.4998\n"
        #expect(found.output.hasPrefix(words), "\(found.output)")
        let address = await home.answer("at", "31.2401,121.4951")
        #expect(address.output.contains("中山东一路"))
        // Another home, whose places osmium reads.
        let other = try PlaceHome()
        _ = await other.answer("import", path)
        for word in ["nord", "滨江公园", "中山东一路", "nosslach"] {
            let (own, osmium) = (
                await home.answer("search", word), await other.answer("search", word)
            )
            #expect(own.exitCode == .success && !own.output.hasPrefix("Nothing"), "\(word)")
            // Points inside of areas are those of the flat map.
            #expect(own.output.filter { !$0.isNumber } == osmium.output.filter { !$0.isNumber })
        }
    }

    @Test("places map: a damaged extract is told, in Chinese too, and neither file nor places stay")
    func damage() async throws {
        let home = try PlaceHome()
        let path = try home.file("town.osm.pbf", "This is no such file.")
        let response = await home.answer("map", path, "--language", "zh")
        #expect(response.exitCode == .failure)
        #expect(response.complaint?.contains(path) == true)
        #expect(!FileManager.default.fileExists(atPath: home.path + "/town.mbtiles"))
    }

    @Test("places map --database: the extract is missing, and no app opens")
    func noExtract() async throws {
        let home = try PlaceHome()
        let response = await home.answer("map", "--database", home.path + "/a.db")
        #expect(response.exitCode == .mistake)
        #expect(response.complaint?.contains("extract") == true)
    }

    @Test("places map --map-only: no places are stored")
    func mapOnly() async throws {
        let home = try PlaceHome()
        let path = try extract(in: home)
        let response = await home.answer(
            "map", path, "--map-only", "--output", home.path + "/a.mbtiles")
        #expect(response.output.contains("a.mbtiles") && !response.output.contains("imported"))
        #expect(await home.answer("info").output.contains("4 places") == false)
    }
}
