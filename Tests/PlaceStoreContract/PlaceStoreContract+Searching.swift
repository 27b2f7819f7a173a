import Coordinates
import Places
import TestSupport

extension PlaceStoreContract {
    /// What is found around a point.
    static let searching = [
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
