import CommandLineKit
import Foundation
import Places

/// Found places as a command prints them.
enum PlaceAnswer {
    /// A page as a table, or as JSON, with the attributions.
    static func page(
        _ page: PlacePage, of store: any PlaceStore, paging: Paging, asJSON isJSON: Bool
    ) async throws -> CommandResponse {
        let attributions = try await store.attributions()
        if isJSON {
            return try CommandResponse(
                json: PageRecord(
                    places: page.places.map { PlaceRecord($0.place, distance: $0.distance) },
                    page: paging.page, hasMore: page.hasMore, suggestion: page.suggestion,
                    attributions: attributions))
        }
        var output = PlaceTable(page.places).text
        if let suggestion = page.suggestion {
            output = "Nothing has this name. Did you mean “\(suggestion)”?\n\n" + output
        }
        if page.places.isEmpty {
            output =
                paging.page == 1 ? "Nothing was found.\n" : "There is no page \(paging.page).\n"
        }
        if page.hasMore {
            output += "\nThere are more: add “--page \(paging.page + 1)”.\n"
        }
        return CommandResponse(output: output + footer(attributions))
    }

    /// The last line: the attributions.
    static func footer(_ attributions: [String]) -> String {
        attributions.isEmpty ? "" : "\n" + attributions.joined(separator: "; ") + "\n"
    }
}

/// A page as JSON.
private struct PageRecord: Encodable {
    let places: [PlaceRecord]
    let page: Int
    let hasMore: Bool

    /// The name that was probably meant, when no place has the words.
    let suggestion: String?

    let attributions: [String]
}

/// A place as JSON.
struct PlaceRecord: Encodable {
    let id: Int64
    let name: String
    let englishName: String?
    let otherNames: [String]
    let latitude: Double
    let longitude: Double
    let category: String
    let categoryCode: String
    let city: String
    let region: String
    let address: String
    let attributes: [String: String]

    /// Metres.
    let distance: Double?

    /// The name that matches the typed text.
    var matchedName: String?

    init(_ place: Place, distance: Double?, matchedName: String? = nil) {
        id = place.id
        name = place.name
        englishName = place.englishName
        otherNames = place.otherNames
        latitude = place.coordinate.latitude
        longitude = place.coordinate.longitude
        category = place.category.chineseName
        categoryCode = place.category.code
        city = place.city
        region = place.region
        address = place.address
        attributes = place.attributes
        self.distance = distance
        self.matchedName = matchedName
    }
}
