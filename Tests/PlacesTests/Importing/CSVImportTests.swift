import Coordinates
import Testing

@testable import Places

@Suite("CSV import")
struct CSVImportTests {
    private static func imported(_ text: String) async throws -> (MemoryStore, PlaceImportReport) {
        let file = try SourceFile(text, extension: "csv")
        let store = MemoryStore()
        return (store, try await PlaceImport(file.path).run(into: store))
    }

    @Test("CSV import: columns are found by common names, and other columns are kept")
    func columns() async throws {
        let (store, report) = try await Self.imported(
            """
            id,city,osm_id,name,name_en,wgs_lon,wgs_lat,osm_kind,osm_detail,amap_top,note
            0,上海,osm/40778072,上海国际会议中心,Shanghai International Convention Center,121.49245316,31.2414521,building,,商务住宅,"a ""b"", c"

            1,上海,osm/165985305,富士康大厦,,121.49830671,31.24374428,amenity,cafe,,
            """)
        let place = try #require(store.place(named: "上海国际会议中心"))
        #expect(place.englishName == "Shanghai International Convention Center")
        #expect(place.category == .commercialHouse && place.city == "上海")
        #expect(place.id == 4 * 40_778_072)
        #expect(
            place.attributes == [
                "id": "0", "osm_id": "osm/40778072", "osm_kind": "building", "note": "a \"b\", c",
            ])
        #expect(store.place(named: "富士康大厦")?.category == .food)
        #expect(report.attribution == PlaceImport.openStreetMap)
        #expect(report.places == 2)
    }

    @Test(
        "CSV import: a name in any language suffices",
        arguments: ["name:en", "英文名", "English_Name", "店名", "name_zh"])
    func names(column: String) async throws {
        let (store, _) = try await Self.imported("\(column),lat,lon\nBund,31,121\n")
        #expect(store.places.map(\.name) == ["Bund"])
    }

    @Test("CSV import: identifiers are scoped to a file and stable when it is imported again")
    func numbers() async throws {
        let store = MemoryStore()
        let first = try SourceFile("id,name,lat,lon\n1,a,31,121\n", extension: "csv")
        let second = try SourceFile("id,name,lat,lon\n1,b,31,121\n", extension: "csv")
        for file in [first, second] { _ = try await PlaceImport(file.path).run(into: store) }
        #expect(store.places.count == 2)
        try first.write("id,name,lat,lon\n1,c,31,121\n")
        let report = try await PlaceImport(first.path).run(into: store)
        #expect(report.start == .again)
        #expect(Set(store.places.map(\.name)) == ["b", "c"])
        #expect(report.attribution.isEmpty)
    }

    @Test("CSV import: a category is a name, code or OpenStreetMap value, others are reported")
    func categories() async throws {
        let (store, report) = try await Self.imported(
            """
            name,lat,lon,category
            a,31,121,餐饮服务
            b,31,121,060101
            c,31,121,tourist attraction
            d,31,121,pharmacy
            e,31,121,nonsense
            f,31,121,
            """)
        let found = Dictionary(uniqueKeysWithValues: store.places.map { ($0.name, $0.category) })
        #expect(
            found == [
                "a": .food, "b": .shopping, "c": .touristAttraction, "d": .medicalService,
                "f": .placeNames,
            ])
        #expect(report.problems.map(\.description) == ["6:1: “nonsense” is no category."])
    }

    @Test("CSV import: invalid rows are reported and skipped")
    func problems() async throws {
        let (store, report) = try await Self.imported(
            """
            name,lat,lon
            a,31
            b,here,121
            c,31,1e400
            "d",31,121
            e,,
            f,nan,121
            g,91,121
            h,0x1F,121
            """)
        #expect(store.places.map(\.name) == ["d"])
        #expect(
            report.problems.map(\.description) == [
                "2:1: The row has 2 fields of 3.", "3:3: Its latitude “here” is no number.",
                "4:6: A longitude of inf is none: it goes from -180 to 180 degrees. Were metres given?",
                "7:3: Its latitude “nan” is no number.",
                "8:3: A latitude of 91.0 is none: it goes from -90 to 90 degrees. Were latitude and longitude swapped?",
                "9:3: Its latitude “0x1F” is no number.",
            ])
        #expect(report.leftOut == ["without a coordinate": 1])
    }

    @Test(
        "CSV import: a file that is not a table of places is refused with the reason",
        arguments: [
            ("", ": The file ends within the header row, which is missing. Was it cut off?"),
            ("name,lon\n", ": The header row has no column “lat”. It has “name”, “lon”."),
            ("lat,lon\n", ": The header row has no column “name”. It has “lat”, “lon”."),
            ("name,lat,lon\n\"a", ":2:1: The file ends within a quoted field of the row."),
        ])
    func noTable(text: String, words: String) async throws {
        let file = try SourceFile(text, extension: "csv")
        let error = await #expect(throws: PlaceImportError.self) {
            try await PlaceImport(file.path).run(into: MemoryStore())
        }
        let description = try #require(error?.description)
        #expect(description.contains(words), "\(description)")
    }
}
