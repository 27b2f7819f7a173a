import Coordinates
import Testing

@testable import Places

@Suite("Demo places")
struct DemoPlacesTests {
    @Test("Demo places: Chinese, pinyin, initials and English find them in both cities")
    func searching() async throws {
        try await TemporaryPath.with { path in
            let store = try await DemoPlaces.open(in: path)
            #expect(try await store.count() == 1_120)
            for word in ["外滩", "waitan", "wt", "Bund"] {
                let page = try await store.search(KeywordRequest(word, city: "上海"))
                #expect(page.places.contains { $0.place.name == "外滩" }, "\(word)")
            }
            let terminal = try await store.search(KeywordRequest("star ferry", city: "香港"))
            #expect(!terminal.places.isEmpty)
            let food = try await store.around(
                AroundRequest(
                    latitude: 31.2397, longitude: 121.4998, radius: 500, categories: [.food]))
            #expect(!food.places.isEmpty)
            #expect(food.places.allSatisfy { $0.place.category == .food })
        }
    }

    @Test("Demo places: the attribution names their source")
    func attribution() async throws {
        try await TemporaryPath.with { path in
            let store = try await DemoPlaces.open(in: path)
            #expect(try await store.attributions() == [PlaceImport.openStreetMap])
        }
        #expect(DemoPlaces.licence.contains("© OpenStreetMap contributors"))
        #expect(DemoPlaces.licence.contains("opendatacommons.org/licenses/odbl"))
    }

    @Test("Demo places: the database is created once")
    func once() async throws {
        try await TemporaryPath.with { path in
            let count = try await DemoPlaces.open(in: path).count()
            let again = try await DemoPlaces.open(in: path)
            #expect(try await again.count() == count)
            #expect(try await again.importState(of: "demo-places.csv")?.isFinished == true)
        }
    }

    @Test("Demo places: an error is reported if their folder cannot be created")
    func unwritable() async throws {
        await #expect(throws: PlaceImportError.self) {
            try await DemoPlaces.open(in: "/dev/null/a")
        }
    }
}
