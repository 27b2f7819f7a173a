import CommandLineKit
import Foundation
import Places

/// Found places as a command prints them.
enum PlaceAnswer {
    /// The answer to a search that found nothing.
    static let nothing: LocalizedText = .localized("Nothing was found.")

    /// A page as a table, or as JSON, with the attributions.
    static func page(
        _ page: PlacePage, of store: any PlaceStore, paging: Paging, _ arguments: Arguments
    ) async throws -> CommandResponse {
        let attributions = try await store.attributions()
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(
                json: PageRecord(
                    places: page.places.map { PlaceRecord($0.place, distance: $0.distance) },
                    page: paging.page, hasMore: page.hasMore, suggestion: page.suggestion,
                    attributions: attributions))
        }
        var output = PlaceTable(page.places, in: arguments.language).text
        if let suggestion = page.suggestion {
            let question: LocalizedText = .localized(
                "Nothing has this name. Did you mean “\(suggestion)”?")
            output = question.text(in: arguments.language) + "\n\n" + output
        }
        if page.places.isEmpty {
            let complaint =
                paging.page == 1
                ? nothing : .localized("There is no page \(paging.page).")
            output = complaint.text(in: arguments.language) + "\n"
        }
        if page.hasMore {
            let more: LocalizedText = .localized("There are more: add “--page \(paging.page + 1)”.")
            output += "\n" + more.text(in: arguments.language) + "\n"
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
