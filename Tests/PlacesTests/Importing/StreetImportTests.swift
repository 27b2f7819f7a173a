import Coordinates
import Foundation
import Testing

@testable import Places

@Suite("Import of streets and houses")
struct StreetImportTests {
    private func imported(
        _ name: String, _ text: String, city: String = ""
    ) async throws -> [Place] {
        let store = MemoryStore()
        try await TemporaryPath.with { path in
            let file = path + name
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            var request = PlaceImport(file)
            request.city = city
            _ = try await request.run(into: store)
        }
        return store.places
    }

    @Test("GeoJSON import: a street with a name is a place in the middle of its line")
    func street() async throws {
        let places = try await imported(
            ".geojson",
            #"""
            {"type":"FeatureCollection","features":[
            {"type":"Feature","properties":{"id":1,"highway":"primary","name":"中山东一路"},
             "geometry":{"type":"LineString","coordinates":[[121,31],[121,31.01],[121,31.04]]}},
            {"type":"Feature","properties":{"id":2,"highway":"primary"},
             "geometry":{"type":"LineString","coordinates":[[121,31],[121,31.02]]}},
            {"type":"Feature","properties":{"id":3,"waterway":"river","name":"黄浦江"},
             "geometry":{"type":"LineString","coordinates":[[121,31],[121,31.02]]}}]}
            """#)
        let street = try #require(places.first)
        #expect(places.count == 1 && street.name == "中山东一路")
        #expect(street.category == .placeNames)
        #expect(abs(street.coordinate.latitude - 31.02) < 1e-6)
        #expect(street.attributes["line"] == "31.0,121.0 31.01,121.0 31.04,121.0")
    }

    @Test("GeoJSON import: a building without a name but with a number is called by its address")
    func house() async throws {
        let places = try await imported(
            ".geojson",
            #"""
            {"type":"Feature","properties":{"id":1,"building":"yes","addr:housenumber":"67",
             "addr:street":"Mody Road"},"geometry":{"type":"Point","coordinates":[114,22]}}
            """#)
        #expect(places.map(\.name) == ["67 Mody Road"])
        #expect(places.map(\.address) == ["67 Mody Road"])
    }

    @Test(
        "CSV import: semicolons, tabs, Chinese column names, minutes and seconds are understood",
        arguments: [
            "名称;纬度;经度;城市\n外滩;31°14'24\"N;121 30 0 E;上海\n",
            "名称\t纬度\t经度\t城市\n\"外滩\"\t北纬31度14分24秒\t121.5\t上海\n",
            "\u{FEFF}名称,纬度,经度,城市\n外滩,31.24,121.5,上海\n",
        ])
    func tables(text: String) async throws {
        let place = try #require(try await imported(".csv", text).first)
        #expect(place.name == "外滩" && place.city == "上海")
        #expect(abs(place.coordinate.latitude - 31.24) < 1e-7)
        #expect(abs(place.coordinate.longitude - 121.5) < 1e-7)
    }

    @Test(
        "OSM import: osmium's objects are places, with areas by a point inside",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/osmium"),
            "osmium is missing: make setup"))
    func openStreetMap() async throws {
        let places = try await imported(
            ".osm",
            """
            <?xml version='1.0' encoding='UTF-8'?>
            <osm version="0.6">
            <node id="1" lat="31.2397" lon="121.4998" version="1">
              <tag k="name" v="豫园"/><tag k="tourism" v="attraction"/></node>
            <node id="2" lat="31.24" lon="121.49" version="1"/>
            <node id="3" lat="31.24" lon="121.50" version="1"/>
            <node id="4" lat="31.25" lon="121.50" version="1"/>
            <way id="10" version="1"><nd ref="2"/><nd ref="3"/>
              <tag k="highway" v="residential"/><tag k="name" v="中山东一路"/></way>
            <way id="11" version="1"><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="2"/>
              <tag k="leisure" v="park"/><tag k="name" v="滨江公园"/></way>
            </osm>
            """, city: "上海")
        #expect(places.map(\.name) == ["豫园", "中山东一路", "滨江公园"])
        #expect(places.map(\.category) == [.touristAttraction, .placeNames, .touristAttraction])
        #expect(places.map { $0.attributes["osm_id"] } == ["node/1", "way/10", "way/11"])
    }

    @Test("OSM import: a file that osmium cannot read is refused with its words")
    func damaged() async throws {
        let error = await #expect(throws: PlaceImportError.self) {
            _ = try await imported(".osm.pbf", "This is no such file.")
        }
        #expect(error?.description.contains("osmium") == true)
    }
}
