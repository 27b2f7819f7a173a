import Coordinates
import PlaceStoreContract
import TestSupport
import Testing

@testable import Places

@Suite("PlaceGrid")
struct PlaceGridTests {
    @Test(
        "PlaceGrid: results equal a linear search, for rare and frequent categories",
        arguments: 0..<4)
    func model(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var grid = PlaceGrid()
        var spots: [Int64: PlaceMove.Spot] = [:]
        for step in 0..<12 {
            let frequent = PlaceCategory.allCases.shuffled(using: &random).prefix(3)
            var moves: [PlaceMove] = []
            for place in SyntheticPlaces.make(
                1..<Int64.random(in: 2...900, using: &random), seed: seed &+ UInt64(step))
            {
                var place = place
                if step % 2 == 0 {
                    place.category = frequent.randomElement(using: &random) ?? .food
                }
                let isRemoved = Int.random(in: 0..<4, using: &random) == 0
                let spot = isRemoved ? nil : PlaceMove.Spot(of: place)
                guard spots[place.id] != nil || spot != nil else { continue }
                moves.append(PlaceMove(id: place.id, from: spots[place.id], to: spot))
                spots[place.id] = spot
            }
            grid.apply(moves)
            #expect(grid.count == spots.count)
            for _ in 0..<20 {
                let categories = PlaceCategory.allCases.shuffled(using: &random)
                let request = try AroundRequest(
                    center: SyntheticPlaces.coordinate(using: &random),
                    radius: .random(in: 10...50_000, using: &random),
                    categories: Array(
                        categories.prefix([1, 2, 5, 20].randomElement(using: &random) ?? 1)))
                let expected = spots.filter { request.categories.contains($0.value.category) }
                    .map { (request.center.distance(to: $0.value.point.coordinate), $0.key) }
                    .filter { $0.0 <= request.radius }
                    .sorted { $0 < $1 }
                #expect(
                    grid.around(request).map(\.id)
                        == expected.prefix(request.paging.size + 1).map(\.1))
            }
        }
    }

    @Test("PlaceGrid: a point within the radius is never excluded", arguments: 0..<20)
    func surroundings(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let latitude = Double.random(in: -89.9...89.9, using: &random)
        let center = try Coordinate<WGS84>(latitude: latitude, longitude: 0)
        var reach = Double.random(in: 1...200_000, using: &random)
        var surroundings = Surroundings(latitude: latitude, reach: reach)
        while reach > 0.1 {
            for _ in 0..<50 {
                let metres = reach * Double.random(in: 0.9...1, using: &random)
                let bearing = Double.random(in: 0..<360, using: &random)
                let point = GridPoint(center.moved(metres: metres, bearing: bearing))
                guard center.distance(to: point.coordinate) <= reach else { continue }
                let north = abs(Int64(point.y) - Int64(GridPoint(center).y))
                #expect(!surroundings.areWithout(east: abs(Int64(point.x)), north: north))
            }
            reach *= Double.random(in: 0.3...1, using: &random)
            surroundings.narrow(to: reach)
        }
    }
}
