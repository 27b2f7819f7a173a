import Coordinates
import Testing

@testable import Places

@Suite("GeoJSON import")
struct GeoJSONImportTests {
    private static func imported(
        _ text: String, _ change: (inout PlaceImport) -> Void = { _ in }
    ) async throws -> (MemoryStore, PlaceImportReport) {
        let file = try SourceFile(text, extension: "geojson")
        let store = MemoryStore()
        var request = PlaceImport(file.path)
        change(&request)
        return (store, try await request.run(into: store))
    }

    private static func feature(
        _ properties: String, _ geometry: String = #"{"type":"Point","coordinates":[121.5,31.2]}"#
    ) -> String {
        #"{"type":"Feature","properties":\#(properties),"geometry":\#(geometry)}"#
    }

    private static func collection(_ features: String...) -> String {
        #"{"type":"FeatureCollection","attribution":"© OpenStreetMap contributors","features":["#
            + features.joined(separator: ",\n") + "]}\n"
    }

    @Test("GeoJSON import: OpenStreetMap tags give names, category, address and other details")
    func tags() async throws {
        let (store, report) = try await Self.imported(
            Self.collection(
                Self.feature(
                    """
                    {"id": 28379380, "amenity": "restaurant", "name": "國際廣場 iSQUARE", "name:zh": "國際廣場",
                    "name:en": "iSQUARE", "alt_name": "iSq; 美麗華 ;", "addr:street": "彌敦道", "addr:housenumber": "63",
                    "addr:city": "香港", "addr:district": "油尖旺", "opening_hours": "24/7", "wheelchair": true}
                    """)))
        let place = try #require(store.places.first)
        #expect(place.name == "國際廣場 iSQUARE")
        #expect(place.englishName == "iSQUARE")
        #expect(place.otherNames == ["國際廣場", "iSq", "美麗華"])
        #expect(place.category == .food)
        #expect(place.address == "彌敦道 63")
        #expect(place.city == "香港")
        #expect(place.region == "油尖旺")
        #expect(
            place.attributes == [
                "osm_id": "osm/28379380", "amenity": "restaurant", "opening_hours": "24/7",
                "wheelchair": "yes",
            ])
        #expect(place.id == 4 * 28_379_380)
        #expect(report.places == 1 && report.records == 1)
        #expect(report.attribution == "© OpenStreetMap contributors")
        #expect(report.bytes == report.totalBytes)
    }

    @Test("GeoJSON import: identifiers distinguish nodes, ways and relations")
    func identities() async throws {
        let (store, _) = try await Self.imported(
            Self.collection(
                Self.feature(#"{"@id": "node/7", "name": "a"}"#),
                Self.feature(#"{"@id": "way/7", "name": "b"}"#),
                Self.feature(#"{"osm_id": "7", "@type": "relation", "name": "c"}"#),
                Self.feature(#"{"id": -7, "name": "c"}"#), Self.feature(#"{"id": 7, "name": "d"}"#),
                Self.feature(#"{"tags": {"name": "e", "shop": "books"}}"#)))
        #expect(store.places.filter { $0.id >= 0 }.map(\.name) == ["d", "a", "b", "c"])
        let nameless = try #require(store.places.first { $0.id < 0 })
        #expect(nameless.name == "e" && nameless.category == .shopping)
    }

    @Test("GeoJSON import: features that cannot be searched for are skipped and counted")
    func leftOut() async throws {
        let (store, report) = try await Self.imported(
            Self.collection(
                Self.feature(#"{"amenity": "bench"}"#), Self.feature(#"{"name": ""}"#),
                Self.feature(
                    #"{"name": "延安路"}"#,
                    #"{"type":"LineString","coordinates":[[121.5,31.2],[121.6,31.2]]}"#),
                Self.feature(#"{"name": "nowhere"}"#, "null")))
        #expect(store.places.isEmpty)
        #expect(
            report.leftOut == ["without a name": 2, "a LineString": 1, "without a geometry": 1])
        #expect(report.problemCount == 0 && report.records == 4)
    }

    @Test(
        "GeoJSON import: invalid records are reported and skipped",
        arguments: [
            (#"{"type":"Point","coordinates":[121.5,91]}"#, "A latitude of 91.0"),
            (#"{"type":"Point","coordinates":[300,31.2]}"#, "A longitude of 300.0"),
            (#"{"type":"Point","coordinates":[]}"#, "It has no coordinates as a Point has them."),
            (#"{"type":"Point","coordinates":["1","2"]}"#, "It has no coordinates as a Point"),
            (#"{"type":"Point","coordinates":[1]}"#, "It has no coordinates as a Point has them."),
            (#"{"type":"Point"}"#, "It has no coordinates as a Point has them."),
            (#"{"coordinates":[1,2]}"#, "Its geometry has no type."),
            (
                #"{"type":"Polygon","coordinates":[[1,2],[2,3]]}"#,
                "It has no coordinates as a Polygon"
            ),
            (#"{"type":"Polygon","coordinates":{"a":[]}}"#, "It has no coordinates as a Polygon"),
        ])
    func problems(geometry: String, reason: String) async throws {
        let (store, report) = try await Self.imported(
            Self.collection(
                Self.feature(#"{"name": "bad"}"#, geometry), Self.feature(#"{"name": "good"}"#)))
        #expect(store.places.map(\.name) == ["good"])
        #expect(report.problemCount == 1)
        let problem = try #require(report.problems.first)
        #expect(problem.reason.hasPrefix(reason), "\(problem)")
        #expect(problem.position == FileError.Position(line: 1, column: 87))
    }

    @Test("GeoJSON import: reports of invalid records are limited, but all are counted")
    func manyProblems() async throws {
        let bad = Self.feature(#"{"name": "bad"}"#, #"{"type":"Point","coordinates":[1]}"#)
        let (_, report) = try await Self.imported(
            Self.collection(bad, bad, bad, bad)
        ) { $0.mostProblems = 2 }
        #expect(report.problems.map(\.position.line) == [1, 2])
        #expect(report.problemCount == 4)
    }

    @Test("GeoJSON import: newline-delimited features are read")
    func sequence() async throws {
        let (store, _) = try await Self.imported(
            Self.feature(#"{"name": "a"}"#) + "\n\u{1E}" + Self.feature(#"{"name": "b"}"#))
        #expect(Set(store.places.map(\.name)) == ["a", "b"])
    }

    @Test("GeoJSON import: coordinates of other systems are converted")
    func systems() async throws {
        let (store, _) = try await Self.imported(
            Self.collection(
                Self.feature(
                    #"{"name": "a"}"#,
                    #"{"type":"Point","coordinates":[121.531541859215,31.17530398364597]}"#))
        ) { $0.system = .gcj02 }
        let place = try #require(store.places.first)
        #expect(abs(place.coordinate.latitude - 31.1774276) < 1e-7)
        #expect(abs(place.coordinate.longitude - 121.5272106) < 1e-7)
    }

    @Test(
        "GeoJSON import: a file that is not GeoJSON is refused with the reason",
        arguments: [
            ("", ": The file ends within the text, which is empty. Was it cut off?"),
            ("[]", ":1:1: Found a value that is no object instead of a feature."),
            (
                #"{"elements": []}"#,
                ":1:1: Found an object without “features” and “geometry” instead of GeoJSON."
            ),
            (
                #"{"features": 1}"#,
                ":1:14: Found something else instead of an array of features."
            ),
        ])
    func noGeoJSON(text: String, words: String) async throws {
        let file = try SourceFile(text, extension: "json")
        let error = await #expect(throws: PlaceImportError.self) {
            try await PlaceImport(file.path).run(into: MemoryStore())
        }
        #expect(error?.description == file.path + words)
    }
}
