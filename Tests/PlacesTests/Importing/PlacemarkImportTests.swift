import Coordinates
import Foundation
import Testing

@testable import Places

@Suite("KML and GPX import")
struct PlacemarkImportTests {
    private static func imported(
        _ text: String, extension name: String
    ) async throws -> (store: MemoryStore, report: PlaceImportReport) {
        let file = try SourceFile(text, extension: name)
        let store = MemoryStore()
        let report = try await PlaceImport(file.path).run(into: store)
        return (store, report)
    }

    private static let kml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- Made by hand. -->
        <kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Walks</name>
        <Placemark id="a"><name>和平饭店 &amp; Bar</name><address>南京东路 20</address>
          <description><![CDATA[<b>1929</b>]]></description>
          <ExtendedData>
            <Data name="category"><displayName>Kind</displayName><value>住宿服务</value></Data>
            <SchemaData><SimpleData name="name:en">Peace Hotel</SimpleData></SchemaData>
          </ExtendedData>
          <Point><coordinates> 121.489,31.2397,4 </coordinates></Point></Placemark>
        <Folder><Placemark><name>外滩公园</name><Style/><Polygon><outerBoundaryIs><LinearRing><coordinates>
          121.48,31.24 121.50,31.24 121.50,31.26 121.48,31.26 121.48,31.24
        </coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
        <Placemark><name>Path</name><LineString><coordinates>121,31 122,32</coordinates></LineString></Placemark>
        </Folder>
        <Placemark><name>Nowhere</name><Point><coordinates>east,31</coordinates></Point></Placemark>
        <Placemark><name>No shape</name></Placemark>
        </Document></kml>
        """

    @Test("KML import: placemarks give points and areas, with names, addresses and user's data")
    func placemarks() async throws {
        let (store, report) = try await Self.imported(Self.kml, extension: "kml")
        #expect(store.places.count == 2)
        let hotel = try #require(store.place(named: "和平饭店 & Bar"))
        let park = try #require(store.place(named: "外滩公园"))
        #expect(hotel.coordinate.latitude == 31.2397 && hotel.coordinate.longitude == 121.489)
        #expect(hotel.category == .accommodation)
        #expect(hotel.englishName == "Peace Hotel")
        #expect(hotel.address == "南京东路 20")
        #expect(hotel.attributes["description"] == "<b>1929</b>")
        #expect(abs(park.coordinate.latitude - 31.25) < 1e-6)
        #expect(report.records == 5 && report.problemCount == 1)
        #expect(report.problems.first?.position.line == 16)
        #expect(report.leftOut.values.reduce(0, +) == 2)
        #expect(report.attribution.isEmpty)
    }

    @Test("KML import: a file is recognised by its content, in the encoding that it declares")
    func content() async throws {
        let text = """
            <?xml version="1.0" encoding="ISO-8859-1"?>
            <kml><Placemark><name>Café</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>
            """
        let file = try SourceFile(
            try #require(text.data(using: .isoLatin1)), extension: "csv")
        let store = MemoryStore()
        _ = try await PlaceImport(file.path).run(into: store)
        #expect(store.places.map(\.name) == ["Café"])
    }

    @Test("KML import: a newer version replaces its places and removes those that are gone")
    func newerVersion() async throws {
        func text(_ names: [String]) -> String {
            let placemarks = names.enumerated().map { index, name in
                """
                <Placemark id="\(index)"><name>\(name)</name>
                <Point><coordinates>121,31</coordinates></Point></Placemark>
                """
            }
            return "<kml>" + placemarks.joined() + "</kml>"
        }
        let file = try SourceFile(text(["a", "b", "c"]), extension: "kml")
        let store = MemoryStore()
        _ = try await PlaceImport(file.path).run(into: store)
        try file.write(text(["a", "B"]))
        let report = try await PlaceImport(file.path).run(into: store)
        #expect(Set(store.places.map(\.name)) == ["a", "B"])
        #expect(report.removed == 1)
    }

    @Test("GPX import: waypoints are places, tracks are not")
    func waypoints() async throws {
        let (store, report) = try await Self.imported(
            """
            <gpx version="1.1" creator="x"><metadata><name>Trip</name></metadata>
            <wpt lat="31.2397" lon="121.4898"><ele>4</ele><name>Bund</name><cmt>a &lt; b</cmt></wpt>
            <wpt lat="31" lon="x"><name>Nowhere</name></wpt>
            <trk><name>Day 1</name><trkseg><trkpt lat="31" lon="121"/></trkseg></trk></gpx>
            """, extension: "gpx")
        #expect(store.places.map(\.name) == ["Bund"])
        #expect(store.places.first?.attributes["note"] == "a < b")
        #expect(report.problems.map(\.position.line) == [3])
    }

    @Test("KML import: what is no XML, or other XML, is refused with its line")
    func mistakes() async throws {
        for (text, found) in [
            ("<kml>\n<Placemark><name>a</nam", ":2:1: "), ("<svg/>", "the element “svg”"),
            ("<kml><a></b></kml>", ":1:1: "),
        ] {
            let file = try SourceFile(text, extension: "kml")
            let error = await #expect(throws: PlaceImportError.self) {
                try await PlaceImport(file.path).run(into: MemoryStore())
            }
            #expect(error?.description.contains(found) == true, "\(error?.description ?? "")")
        }
    }

    @Test("KML import: entities are not expanded, and no other file is read")
    func entities() async throws {
        let (store, _) = try await Self.imported(
            """
            <!DOCTYPE kml [<!ENTITY a "b"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            <kml><Placemark><name>x&f;&a;y</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>
            """, extension: "kml")
        #expect(store.places.map(\.name) == ["xy"])
    }
}
