import Coordinates
import Places
import TestSupport

extension PlaceStoreContract {
    /// What is found around a point.
    static let searching = [
        Check("finds what is around a point, as looking at all places does") { store in
            let places = SyntheticPlaces.make(1..<(Thorough.isOn ? 2_001 : 701), reach: 5_000)
            let model = PlaceModel(places)
            try await store.insert(places)
            var random = SeededGenerator(seed: 2)
            for _ in 0..<(Thorough.isOn ? 60 : 30) {
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
        Check("finds only the kinds that a request names, around a point and by name") { store in
            var places = SyntheticPlaces.make(1..<1_001, reach: 2_000)
            for index in places.indices {
                places[index].category = index % 3 == 0 ? .food : .shopping
                places[index].attributes = [
                    "amenity": ["cafe", "bar", "cafe;bar"][index % 5 % 3], "shop": "books",
                ]
                places[index].name = "外滩 \(index)"
            }
            let model = PlaceModel(places)
            try await store.insert(places)
            for (types, order) in [
                ("cafe", AroundRequest.Order.distance), ("bar|购物服务", .relevance),
                ("书店|餐饮服务", .distance), ("museum", .distance),
            ] {
                let (categories, kinds) = try PlaceKind.list(types)
                var around = try AroundRequest(
                    center: SyntheticPlaces.bund, radius: 1_000, categories: categories,
                    order: order, paging: Paging(page: 2, size: 20))
                around.kinds = kinds
                // The first answer comes from the file, the second from memory.
                for _ in 0..<2 {
                    try equal(try await store.around(around), model.around(around), around)
                }
                if types == "cafe" {
                    let found = try await store.around(around).places.map(\.place)
                    try equal(
                        found.map { $0.attributes["amenity"]?.contains("cafe") },
                        Array(repeating: true, count: 20))
                }
                var search = try KeywordRequest(
                    "外滩", near: SyntheticPlaces.bund, order: .distance, categories: categories)
                search.kinds = kinds
                search.breadth = .surroundings
                try equal(try await store.search(search), model.search(search), search)
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
        Check("tells addresses: of the nearest house, otherwise of the nearest street") { store in
            try equal(try await store.address(of: SyntheticPlaces.bund), nil)
            var house = try named("豫园", id: 1)
            house.address = "安仁街 132"
            house.region = "黄浦区"
            house.coordinate = SyntheticPlaces.bund.moved(metres: 900, bearing: 0)
            var street = try named("中山东一路", id: 2)
            street.category = .placeNames
            // 400 m long, 20 m east of the point; its middle is far.
            let (south, north) = (
                SyntheticPlaces.bund.moved(metres: 20, bearing: 90),
                SyntheticPlaces.bund.moved(metres: 400, bearing: 3)
            )
            street.attributes["line"] = [south, north]
                .map { "\($0.latitude),\($0.longitude)" }.joined(separator: " ")
            street.coordinate = SyntheticPlaces.bund.moved(metres: 200, bearing: 6)
            try await store.insert([house, street])
            let address = try await store.address(of: SyntheticPlaces.bund)
            try equal(address?.text, "上海 黄浦区 中山东一路")
            try equal(address?.distance.map { Int($0.rounded()) }, 20)
            let inside = try await store.address(of: house.coordinate.gcj02())
            try equal(inside?.text, "上海 黄浦区 安仁街 132")
        },
        Check("leaves out the second record of one place, and further parts of a street") { store in
            var places = try (1...30).map { try named("浦江饭店", id: $0) }
            places[29].coordinate = SyntheticPlaces.bund.moved(metres: 80, bearing: 0)
            for id in 31...60 as ClosedRange<Int64> {
                var street = try named("外滩", id: id)
                street.attributes["line"] = "31,121"
                street.coordinate = SyntheticPlaces.bund.moved(
                    metres: Double(id) * 10, bearing: 0)
                places.append(street)
            }
            try await store.insert(places)
            let hotels = try await store.searchWithoutTwins(KeywordRequest("浦江饭店"))
            try equal(hotels.places.map(\.id), [1, 30])
            try equal(hotels.hasMore, false)
            let streets = try await store.searchWithoutTwins(KeywordRequest("外滩"))
            try equal(streets.places.map(\.id), [31])
            let around = try AroundRequest(
                center: SyntheticPlaces.bund, radius: 1_000, categories: [.touristAttraction],
                paging: Paging(page: 2, size: 1))
            let second = try await store.aroundWithoutTwins(around)
            try equal(second.places.map(\.id), [30])
            try equal(second.hasMore, true)
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
