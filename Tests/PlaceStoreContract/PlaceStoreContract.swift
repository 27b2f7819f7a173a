import Coordinates
public import Places
import TestSupport

/// What every store of places promises, as checks that any store can be put to.
///
///     @Test("keeps the contract", arguments: PlaceStoreContract.checks)
///     func contract(check: PlaceStoreContract.Check) async throws {
///         try await check.run(on: emptyStore())
///     }
public enum PlaceStoreContract {
    /// One promise.
    public struct Check: Sendable, CustomStringConvertible {
        public let description: String
        let body: @Sendable (any PlaceStore) async throws -> Void

        init(
            _ description: String, _ body: @escaping @Sendable (any PlaceStore) async throws -> Void
        ) {
            self.description = description
            self.body = body
        }

        /// - Parameter store: A store without places.
        /// - Throws: ``Violation`` when the promise is broken, or what the store throws.
        public func run(on store: any PlaceStore) async throws { try await body(store) }
    }

    /// A promise was broken.
    public struct Violation: Error, CustomStringConvertible {
        public let description: String
    }

    /// All promises.
    public static let checks = keeping + searching + naming
}

// MARK: - Keeping places

extension PlaceStoreContract {
    private static let keeping = [
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
            // Characters that nothing can compress, and one that becomes eighteen when it is folded.
            var random = SeededGenerator(seed: 4)
            let han = (0..<5_000).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0x4E00...0x9FFF, using: &random))
            }
            let names = [
                "外滩外" + han.map { String($0) }.joined(), String(repeating: "\u{FDFA}", count: 340),
            ]
            let places = try names.enumerated().map { index, name in
                var place = try named(name, english: "bund " + name, id: Int64(index))
                place.city = name
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
            let city = try KeywordRequest("bund", city: names[0])
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
    ]
}

// MARK: - Searching

extension PlaceStoreContract {
    private static let searching = [
        Check("finds what is around a point, as looking at all places does") { store in
            let places = SyntheticPlaces.make(1..<2_001, reach: 5_000)
            let model = PlaceModel(places)
            try await store.insert(places)
            var random = SeededGenerator(seed: 2)
            for _ in 0..<60 {
                let request = try AroundRequest(
                    center: SyntheticPlaces.coordinate(reach: 6_000, using: &random),
                    radius: [50, 300, 1_000, 20_000].randomElement(using: &random) ?? 50,
                    categories: Array(
                        PlaceCategory.allCases.shuffled(using: &random)
                            .prefix(.random(in: 0...20, using: &random))),
                    order: Bool.random(using: &random) ? .distance : .relevance,
                    paging: Paging(
                        page: .random(in: 1...3, using: &random),
                        size: .random(in: 1...50, using: &random)))
                try equal(try await store.around(request), model.around(request), request)
            }
        },
        Check("finds what is around points at the 180th meridian and the poles") { store in
            var places: [Place] = []
            for (latitude, longitude) in [
                (0, 179.999), (0, -179.999), (0.001, 180), (-0.001, -180), (90, 0), (89.999, 180),
                (89.999, -90), (-90, 45), (60, 179.9),
            ] {
                var place = try named("外滩", id: Int64(places.count + 1))
                place.coordinate = try Coordinate(latitude: latitude, longitude: longitude)
                places.append(place)
            }
            let model = PlaceModel(places)
            try await store.insert(places)
            for place in places {
                for radius in [100.0, 1_000, 50_000] {
                    let request = try AroundRequest(
                        center: place.coordinate, radius: radius, categories: [.touristAttraction])
                    try equal(try await store.around(request), model.around(request), request)
                }
            }
        },
        Check("orders places at one point by their ids, and pages them without gaps") { store in
            try await store.insert((1...25).reversed().map { try named("外滩", id: $0) })
            var ids: [Int64] = []
            var paging = try Paging(page: 1, size: 10)
            while true {
                let page = try await store.around(
                    AroundRequest(
                        center: SyntheticPlaces.bund, radius: 1, categories: [.touristAttraction],
                        paging: paging))
                ids += page.places.map(\.id)
                guard page.hasMore else { break }
                paging = try paging.next()
            }
            try equal(ids, Array(1...25))
            let beyond = try await store.around(
                AroundRequest(
                    center: SyntheticPlaces.bund, radius: 1, categories: [.touristAttraction],
                    paging: Paging(page: 4, size: 10)))
            try equal(beyond, PlacePage(places: [], hasMore: false))
        },
        Check("takes points in any system") { store in
            try await store.insert([named("外滩", id: 1)])
            let gcj = SyntheticPlaces.bund.gcj02()
            let found = try await store.around(
                AroundRequest(center: gcj, radius: 1, categories: [.touristAttraction]))
            try equal(found.places.map(\.id), [1])
            let near = try await store.search(KeywordRequest("外滩", near: gcj.bd09()))
            try equal(near.places.first?.distance.map { $0 < 0.1 }, true)
        },
    ]
}

// MARK: - Names

extension PlaceStoreContract {
    private static let naming = [
        Check("finds the Bund in Chinese, pinyin, by initials and in English") { store in
            try await store.insert([named("外滩", english: "The Bund", id: 1), named("豫园", id: 2)])
            for text in ["外滩", "滩", "waitan", "tan", "wt", "bund", "THE bund", "外滩 bund"] {
                let page = try await store.search(KeywordRequest(text))
                try equal(page.places.map(\.id), [1], text)
            }
        },
        Check("finds every place that looking at all places finds, in the same order") { store in
            let places = SyntheticPlaces.make(1..<1_501, reach: 5_000)
            let model = PlaceModel(places)
            try await store.insert(places)
            var random = SeededGenerator(seed: 3)
            for index in 0..<150 {
                let place = places[.random(in: 0..<places.count, using: &random)]
                let text = part(of: place, using: &random)
                let paging = try Paging(
                    page: .random(in: 1...2, using: &random),
                    size: .random(in: 1...200, using: &random))
                let point = SyntheticPlaces.coordinate(reach: 6_000, using: &random)
                let bounds =
                    index % 3 == 0
                    ? BoundingBox(
                        center: SyntheticPlaces.coordinate(reach: 2_000, using: &random),
                        radius: 2_000) : nil
                let city = index % 5 == 0 ? place.region : nil
                let categories = index % 4 == 0 ? [place.category, .finance] : []
                let request =
                    index % 2 == 0
                    ? try KeywordRequest(
                        text, city: city, bounds: bounds, categories: categories, paging: paging)
                    : try KeywordRequest(
                        text, near: point, order: index % 6 == 1 ? .distance : .relevance,
                        city: city, bounds: bounds, categories: categories, paging: paging)
                try equal(try await store.search(request), model.search(request), request)
            }
        },
        Check("puts the very name first, then beginnings, then the rest") { store in
            let names = ["上海外滩", "外滩源", "外滩", "老外滩", "外滩三号", "滩外"]
            try await store.insert(
                names.enumerated().map { try named($1, id: Int64($0 + 1)) })
            let page = try await store.search(KeywordRequest("外滩"))
            try equal(page.places.map(\.id), [3, 2, 5, 1, 4])
        },
        Check("takes the languages of databases for text") { store in
            try await store.insert([named("外滩", id: 1), named("'; DROP TABLE places; --", id: 2)])
            for text in [
                "外滩' OR '1'='1", "\" OR \"a\" NEAR(\"b\")", "外滩*", "^外", "a AND NOT b",
                "places MATCH",
                "%", "_", "\\", "外滩)", "#11", "@上海", "=外滩",
            ] {
                guard let request = try? KeywordRequest(text) else { continue }
                let model = PlaceModel([
                    try named("外滩", id: 1), try named("'; DROP TABLE places; --", id: 2),
                ])
                try equal(try await store.search(request), model.search(request), text)
            }
            let dropped = try await store.search(KeywordRequest("'; DROP TABLE places; --"))
            try equal(dropped.places.map(\.id), [2])
            try equal(try await store.count(), 2)
        },
        Check("gives tips with the name that fits what was typed") { store in
            try await store.insert([named("外滩", english: "The Bund", id: 1), named("外滩源", id: 2)])
            let tips = try await store.tips(TipsRequest("bun"))
            try equal(tips.map(\.matchedName), ["The Bund"])
            let further = try await store.tips(TipsRequest("wait", near: SyntheticPlaces.bund))
            try equal(further.map(\.matchedName), ["外滩", "外滩源"])
        },
    ]

    /// What somebody could type to find a place: one or two parts of its spellings.
    private static func part(of place: Place, using random: inout SeededGenerator) -> String {
        func part() -> String {
            let spellings = Spelling.spellings(of: place)
            let spelling = spellings[.random(in: 0..<spellings.count, using: &random)]
            let start = spelling.starts[.random(in: 0..<spelling.starts.count, using: &random)]
            let rest = spelling.scalars[start...]
            var view = String.UnicodeScalarView()
            view.append(contentsOf: rest.prefix(.random(in: 1...rest.count, using: &random)))
            return String(view)
        }
        return Int.random(in: 0..<4, using: &random) == 0 ? part() + " " + part() : part()
    }
}

// MARK: - Saying what is wrong

extension PlaceStoreContract {
    private static func named(
        _ name: String, english: String? = nil, id: Int64
    ) throws -> Place {
        Place(
            id: id, name: name, englishName: english, coordinate: SyntheticPlaces.bund,
            category: .touristAttraction, city: "上海")
    }

    private static func equal<Value: Equatable>(
        _ value: Value, _ expected: Value, _ context: Any? = nil
    ) throws {
        guard value != expected else { return }
        throw Violation(
            description: """
                Got \(value)
                instead of \(expected)\(context.map { "\nfor \($0)" } ?? "")
                """)
    }
}
