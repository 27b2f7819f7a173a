import Coordinates
import Foundation
import Places

/// Suggestions for a keyword, fifteen fixed words around a point, and a keyword in a region.
enum KeywordsExample {
    nonisolated enum Search: CaseIterable { case suggestions, union, region }

    static func run(_ search: Search) async throws -> [String] {
        let bund = try Coordinate<WGS84>(latitude: 31.2397, longitude: 121.4998)
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("places-\(UUID().uuidString).sqlite").path
        defer {
            for end in ["", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: path + end)
            }
        }
        let store = try SQLitePlaceStore(path: path)
        let names = ["Grand Hotel", "Cafe Shop", "外滩 Hotel", "Museum", "Far Hotel"]
        try await store.insert(
            names.enumerated().map { index, name in
                Place(
                    id: Int64(index + 1), name: name,
                    coordinate: bund.moved(
                        metres: index == 4 ? 400 : 10 * Double(index), bearing: 0),
                    category: .accommodation)
            })
        let union = KeywordUnion(store)
        switch search {
        case .suggestions:
            return try await store.tips(TipsRequest("h", near: bund)).map(\.matchedName)
        case .union:
            let found = try await union.around(bund)
            let words = KeywordUnion.keywords.joined(separator: " ")
            return [words, ""] + found.places.map { "\($0.place.name), \(metres($0.distance))" }
        case .region:
            let near = KeywordUnion.region(around: bund)
            let wide = BoundingBox(center: bund, radius: 1_000)
            return try await [
                "near: " + list(union.search("hotel", visible: near)),
                "wide: " + list(union.search("hotel", visible: wide)),
            ]
        }
    }

    private static func list(_ places: [FoundPlace]) -> String {
        places.map(\.place.name).joined(separator: ", ")
    }

    private static func metres(_ distance: Double?) -> String {
        distance.map { "\(Int($0.rounded())) m" } ?? "–"
    }
}
