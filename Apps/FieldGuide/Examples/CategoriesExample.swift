import Places

/// The kinds of places, and the requests for those around a point.
enum CategoriesExample {
    static func run(isUsual: Bool) throws -> [String] {
        let chosen: [PlaceCategory] =
            isUsual ? [] : [.enterprises, .government, .roadFurniture, .placeNames]
        let request = try AroundRequest(
            latitude: 31.24, longitude: 121.49, radius: 1_000, categories: chosen)
        let names = PlaceCategory.allCases.map(\.chineseName)
        let rows = stride(from: 0, to: names.count, by: 5).map { start in
            names[start..<min(start + 5, names.count)].joined(separator: " ")
        }
        return ["types = \(request.types)", "", "\(names.count):"] + rows
    }
}
