import Coordinates
import Places
import TestSupport

extension PlaceStoreContract {
    /// What is found by name.
    static let naming = [
        Check("finds the Bund in Chinese, pinyin, by initials and in English") { store in
            try await store.insert([named("外滩", english: "The Bund", id: 1), named("豫园", id: 2)])
            for text in ["外滩", "滩", "waitan", "tan", "wt", "bund", "THE bund", "外滩 bund"] {
                let page = try await store.search(KeywordRequest(text))
                try equal(page.places.map(\.id), [1], text)
            }
        },
        Check("finds every place that looking at all places finds, in the same order") { store in
            let places = SyntheticPlaces.make(1..<(Thorough.isOn ? 1_501 : 501), reach: 5_000)
            let model = PlaceModel(places)
            try await store.insert(places)
            var random = SeededGenerator(seed: 3)
            for index in 0..<(Thorough.isOn ? 150 : 84) {
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
                var request =
                    index % 2 == 0
                    ? try KeywordRequest(
                        text, city: city, bounds: bounds, categories: categories, paging: paging)
                    : try KeywordRequest(
                        text, near: point, order: index % 6 == 1 ? .distance : .relevance,
                        city: city, bounds: bounds, categories: categories, paging: paging)
                request.breadth = index % 7 == 0 ? .names : .surroundings
                try equal(try await store.search(request), model.search(request), request)
            }
        },
        Check("puts exact names before aliases, and large cities before small ones") { store in
            func city(
                _ id: Int64, _ name: String, _ aliases: [String] = [], people: Int
            ) throws -> Place {
                var place = try named(name, id: id)
                place.otherNames = aliases
                place.attributes["population"] = "\(people)"
                return place
            }
            try await store.insert([
                city(1, "Minhang", ["Shanghai"], people: 2_654_000),
                city(2, "Paris", people: 12_310),
                city(3, "Springfield Gardens", ["Springfield"], people: 0),
                city(4, "P’eng", people: 0),
                city(5, "Springfield", people: 155_929), city(6, "Springfield", people: 169_176),
                city(7, "Shanghai", people: 24_874_500), city(8, "Paris", people: 2_138_551),
                city(9, "Beijing", ["Peking"], people: 18_960_744),
            ])
            for (text, ids) in [
                ("Shanghai", [7, 1]), ("Paris", [8, 2]), ("springfield", [6, 5, 3]),
                ("Pekng", [9, 4]),
            ] as [(String, [Int64])] {
                let page = try await store.search(KeywordRequest(text))
                try equal(page.places.prefix(ids.count).map(\.id), ids, text)
                let second = try await store.search(
                    KeywordRequest(text, paging: Paging(page: 2, size: 1)))
                try equal(second.places.map(\.id), [ids[1]], text)
            }
        },
        Check("puts important places first in each rank, and far ones last") { store in
            var places = try ["外滩源", "外滩", "外滩", "老外滩", "外滩"].enumerated().map {
                try named($1, id: Int64($0 + 1))
            }
            places[2].attributes["wikidata"] = "Q1"
            places[3].attributes["tourism"] = "attraction"
            places[4].attributes["wikidata"] = "Q2"
            places[4].coordinate = SyntheticPlaces.bund.moved(metres: 60_000, bearing: 0)
            try await store.insert(places)
            let page = try await store.search(KeywordRequest("外滩"))
            try equal(page.places.map(\.id), [3, 5, 2, 1, 4])
            let near = try await store.search(KeywordRequest("外滩", near: SyntheticPlaces.bund))
            try equal(near.places.map(\.id), [3, 2, 5, 1, 4])
        },
        Check("finds words in streets, cities and categories, after those in names") { store in
            var cafe = try named("Starbucks", id: 1)
            cafe.category = .food
            cafe.address = "67 Mody Road"
            var other = try named("Mody Starbucks", id: 2)
            other.city = "香港"
            try await store.insert([cafe, other])
            for (text, ids) in [
                ("starbucks mody", [2, 1]), ("67 mody", [1]), ("starbucks 上海", [1]),
                ("starbucks xianggang", [2]), ("starbucks cafe", [1]), ("mody", [2, 1]),
            ] as [(String, [Int64])] {
                let page = try await store.search(KeywordRequest(text))
                try equal(page.places.map(\.id), ids, text)
            }
        },
        Check("finds a place near another one that is named") { store in
            let bund = try named("外滩", english: "The Bund", id: 1)
            var near = try named("Starbucks", id: 2)
            near.category = .food
            near.coordinate = SyntheticPlaces.bund.moved(metres: 500, bearing: 90)
            var far = try named("Starbucks", id: 3)
            far.coordinate = SyntheticPlaces.bund.moved(metres: 5_000, bearing: 90)
            try await store.insert([bund, near, far])
            for text in ["starbucks 外滩", "the bund starbucks"] {
                let page = try await store.search(KeywordRequest(text))
                try equal(page.places.map(\.id), [2], text)
                try equal(page.places.first?.distance.map { Int($0.rounded()) }, 500, text)
            }
        },
        Check("forgives a mistake, and says which name was meant") { store in
            let names = ["和平饭店", "尖沙咀", "星巴克"]
            let english = ["Peace Hotel", "Tsim Sha Tsui", "Starbucks"]
            try await store.insert(
                zip(names, english).enumerated().map {
                    try named($1.0, english: $1.1, id: Int64($0 + 1))
                })
            for (text, id, name) in [
                ("和平反店", 1, "和平饭店"), ("和平店", 1, "和平饭店"), ("平和饭店", 1, "和平饭店"),
                ("和平大饭店", 1, "和平饭店"), ("peace hotle", 1, "Peace Hotel"),
                ("heping fandina", 1, "和平饭店"), ("starbuks", 3, "Starbucks"),
                ("xingbakke", 3, "星巴克"), ("tsim sha tui", 2, "Tsim Sha Tsui"),
            ] as [(String, Int64, String)] {
                let page = try await store.search(KeywordRequest(text))
                try equal(page.places.map(\.id), [id], text)
                try equal(page.suggestion, name, text)
            }
            let exact = try await store.search(KeywordRequest("星巴克"))
            try equal(exact.suggestion, nil)
        },
        Check("takes traditional and simplified characters for the same") { store in
            try await store.insert([named("和平饭店", id: 1), named("東方明珠", id: 2)])
            for (text, id) in [("和平飯店", 1), ("东方明珠", 2), ("dongfangmingzhu", 2)]
                as [(String, Int64)]
            {
                let page = try await store.search(KeywordRequest(text))
                try equal(page.places.map(\.id), [id], text)
            }
        },
        Check("takes a name without its article for the whole") { store in
            try await store.insert([
                named("外滩十八号", english: "Bund 18", id: 1), named("外滩", english: "The Bund", id: 2),
            ])
            let page = try await store.search(KeywordRequest("bund"))
            try equal(page.places.map(\.id), [2, 1])
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

    /// One or two parts of a place's spellings, as a user types them to find it.
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
