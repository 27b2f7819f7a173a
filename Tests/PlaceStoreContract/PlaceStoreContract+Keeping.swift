import Coordinates
import Places
import TestSupport

extension PlaceStoreContract {
    /// What is given back, replaced and removed.
    static let keeping = [
        Check("gives back every part of a place") { store in
            let place = Place(
                id: -7, name: "外滩\n12号\\", englishName: "The Bund", otherNames: ["", "Bund", "外灘"],
                coordinate: SyntheticPlaces.bund, category: .touristAttraction,
                address: "中山东一路12号", city: "上海", region: "黄浦区",
                attributes: ["phone": "+86 21", "note": "a\tb\nc\\n'\";--", "": "empty"])
            try await store.insert([place])
            try equal(try await store.place(-7), place)
            try equal(try await store.place(-8), nil)
            try equal(try await store.count(), 1)
        },
        Check("keeps texts without U+0000, which not every database can keep") { store in
            var place = try named("外\0滩", english: "\0", id: 1)
            place.otherNames = ["Bund\0"]
            place.attributes = ["no\0te": "\0", "phone": "1\0"]
            let state = ImportState(source: "a\0.csv", fingerprint: "\0", attribution: "©\0 A")
            try await store.insert([place, named("豫园", id: 2)], state: state)
            try equal(try await store.place(1), place)
            try equal(place.name, "外滩")
            try equal(place.attributes, ["note": "", "phone": "1"])
            try equal(try await store.search(KeywordRequest("bu\0nd")).places.map(\.place), [place])
            try equal(try await store.search(KeywordRequest("外滩", city: "上海\0")).places, [])
            try equal(try await store.importState(of: "a\0.csv"), state)
            try equal(try await store.attributions(), ["© A"])
            try equal(try await store.count(), 2)
        },
        Check("keeps texts of any length, and finds long names by their beginnings") { store in
            // Characters that nothing can compress, and one that becomes eighteen when it is
            // folded.
            var random = SeededGenerator(seed: 4)
            let han = (0..<5_000).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0x4E00...0x9FFF, using: &random))
            }
            let names = [
                "外滩外" + han.map { String($0) }.joined(), String(repeating: "\u{FDFA}", count: 340),
            ]
            let places = try names.enumerated().map { index, name in
                var place = try named(name, english: "bund " + name, id: Int64(index))
                place.city = String(name.prefix(300))
                place.address = String(repeating: name, count: 20)
                place.attributes = ["note": place.address]
                return place
            }
            try await store.insert(places)
            for place in places { try equal(try await store.place(place.id), place) }
            try equal(try await store.search(KeywordRequest("外滩外")).places.map(\.id), [0])
            try equal(try await store.search(KeywordRequest("bund")).places.map(\.id), [0, 1])
            let long = try KeywordRequest(String(repeating: "\u{FDFA}", count: 100))
            try equal(try await store.search(long), PlaceModel(places).search(long))
            let city = try KeywordRequest("bund", city: places[0].city)
            try equal(try await store.search(city).places.map(\.id), [0])
        },
        Check("replaces a place with the same id, in every index") { store in
            var place = try named("外滩", id: 1)
            try await store.insert([place])
            place.name = "豫园"
            place.category = .food
            place.coordinate = SyntheticPlaces.bund.moved(metres: 2_000, bearing: 90)
            try await store.insert([place])
            try equal(try await store.count(), 1)
            try equal(try await store.search(KeywordRequest("外滩")).places, [])
            try equal(try await store.search(KeywordRequest("yuyuan")).places.map(\.place), [place])
            let here = try AroundRequest(
                center: SyntheticPlaces.bund, radius: 1_000, categories: PlaceCategory.allCases)
            try equal(try await store.around(here).places, [])
            let there = try AroundRequest(
                center: place.coordinate, radius: 1_000, categories: [.food])
            try equal(try await store.around(there).places.map(\.place), [place])
        },
        Check("counts the last of several places with one id") { store in
            try await store.insert([named("外滩", id: 1), named("豫园", id: 1)])
            try equal(try await store.place(1)?.name, "豫园")
            try equal(try await store.count(), 1)
            try equal(try await store.search(KeywordRequest("外滩")).places, [])
        },
        Check("keeps how far an import has come, with its attribution") { store in
            try equal(try await store.importState(of: "a.geojson"), nil)
            var state = ImportState(
                source: "a.geojson", fingerprint: "1", position: 10, attribution: "© somebody")
            try await store.insert([named("外滩", id: 1)], state: state)
            try equal(try await store.importState(of: "a.geojson"), state)
            state.position = 20
            state.isFinished = true
            try await store.insert([], state: state)
            try equal(try await store.importState(of: "a.geojson"), state)
            try await store.insert([], state: ImportState(source: "b.csv", fingerprint: "2"))
            try equal(try await store.attributions(), ["© somebody"])
        },
        Check("knows which places belong to a source") { store in
            let state = ImportState(source: "a'b", fingerprint: "")
            try equal(try await store.hasPlaces(of: "a'b", among: nil), false)
            try await store.insert([named("外滩", id: 1), named("豫园", id: -2)], state: state)
            try await store.insert([named("静安寺", id: 3)])
            try equal(try await store.hasPlaces(of: "a'b", among: nil), true)
            try equal(try await store.hasPlaces(of: "a'b", among: [3, -2]), true)
            try equal(try await store.hasPlaces(of: "a'b", among: [3, 4]), false)
            try equal(try await store.hasPlaces(of: "a'b", among: []), false)
            try equal(try await store.hasPlaces(of: "b", among: [1]), false)
        },
        Check("lists sources with their places, and removes one") { store in
            let a = ImportState(source: "a", fingerprint: "1", isFinished: true, attribution: "© A")
            let b = ImportState(source: "b", run: 2, fingerprint: "2")
            try await store.insert([named("外滩", id: 1), named("豫园", id: 2)], state: b)
            try await store.insert([named("十六铺", id: 3)], state: a)
            try await store.insert([named("静安寺", id: 4)])
            try equal(
                try await store.sources(),
                [PlaceSource(state: a, count: 1), PlaceSource(state: b, count: 2)])
            try equal(try await store.removeSource("c"), nil)
            try equal(try await store.removeSource("b"), 2)
            try equal(try await store.sources().map(\.state.source), ["a"])
            try equal(try await store.count(), 2)
            try equal(try await store.search(KeywordRequest("外滩")).places, [])
            let around = try AroundRequest(
                center: SyntheticPlaces.bund, radius: 10, categories: PlaceCategory.allCases)
            try equal(try await store.around(around).places.map(\.id), [3, 4])
            try equal(try await store.importState(of: "b"), nil)
            try await store.insert([named("外滩", id: 1)], state: b)
            try equal(try await store.around(around).places.map(\.id), [1, 3, 4])
        },
        Check("removes what a source no longer has when an import of it ends") { store in
            func state(_ source: String, run: Int = 1, isFinished: Bool = false) -> ImportState {
                ImportState(source: source, run: run, fingerprint: "", isFinished: isFinished)
            }
            try await store.insert(
                [named("外滩", id: 1), named("豫园", id: 2), named("十六铺", id: 3)], state: state("a"))
            try await store.insert([named("城隍庙", id: 4), named("人民广场", id: 5)], state: state("b"))
            try await store.insert([named("静安寺", id: 6)])
            // Since then, 3 is b's.
            try await store.insert([named("十六铺", id: 3)], state: state("b", isFinished: true))
            let names = ["外滩", "豫园", "十六铺", "城隍庙", "人民广场", "静安寺"]
            func found() async throws -> [String] {
                var found: [String] = []
                for name in names {
                    let page = try await store.search(KeywordRequest(name))
                    if !page.places.isEmpty { found.append(name) }
                }
                return found
            }
            try await store.insert([named("豫园", id: 2)], state: state("a", run: 2))
            try equal(try await found(), names, "not before the end")
            let last = state("a", run: 2, isFinished: true)
            try equal(try await store.finishImport(with: [named("滨江大道", id: 7)], state: last), 1)
            try equal(try await found(), ["豫园", "十六铺", "城隍庙", "人民广场", "静安寺"])
            try equal(try await store.importState(of: "a"), last)
            try equal(try await store.count(), 6)
            try equal(try await store.place(1), nil)
            let around = try AroundRequest(
                center: SyntheticPlaces.bund, radius: 10, categories: PlaceCategory.allCases)
            try equal(try await store.around(around).places.map(\.id), [2, 3, 4, 5, 6, 7])
            try equal(try await store.finishImport(with: [], state: last), 0)
            let third = state("b", run: 3, isFinished: true)
            try equal(try await store.finishImport(with: [named("外滩", id: 1)], state: third), 3)
            try equal(try await store.around(around).places.map(\.id), [1, 2, 6, 7])
        },
    ]
}
