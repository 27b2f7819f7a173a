import CommandLineKit
import Places

/// `touchstone places search`
enum SearchCommand {
    private enum Order: String, CaseIterable {
        case relevance
        case distance
    }

    private static let order = CommandOption.choice(
        "--order", "O", of: Order.self,
        help: .localized(
            """
            relevance: the best fit first, by default; distance: the nearest first, with “--near”.
            """))

    static let command = Command(
        "search", .localized("finds places by their names"), usage: ["<words>…": ""],
        notes: .localized(
            """
            Every word must be in a place's name, from the beginning of a character, a word or a \
            syllable on: in Chinese, in pinyin, by initials, or in another language. 外滩, 外灘, waitan, \
            wt and bund are the same. Words may also be in its street, district or city, or be its \
            category; otherwise “starbucks 外滩” finds what is near 外滩. One mistake in a name is \
            forgiven.
            """),
        options: [
            .init(
                [PlaceOptions.city, PlaceOptions.near, PlaceOptions.category, order]
                    + PlaceOptions.paged)
        ],
        examples: [
            "touchstone places search 外滩",
            "touchstone places search nanjing lu --near 31.2397,121.4998 --json",
            "touchstone places search 酒店 --city 香港 --page 2",
            "touchstone places search starbucks --category cafe",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1..., wanted: .localized("something to look for"), example: "外滩")
        let requests = try PlaceOptions.cities(arguments).map { try request(arguments, in: $0) }
        let store = try await PlaceSession(console).storeToSearch(arguments)
        var page = PlacePage(places: [], hasMore: false)
        for request in requests where page.places.isEmpty {
            page = try await store.searchWithoutTwins(request)
        }
        return try await PlaceAnswer.page(
            page, of: store, paging: requests[0].paging, arguments)
    }

    private static func request(
        _ arguments: Arguments, in city: String?
    ) throws -> KeywordRequest {
        let text = arguments.operands.joined(separator: " ")
        let (categories, kinds) = try PlaceOptions.types(arguments)
        let paging = try PlaceOptions.paging(arguments)
        let order = arguments[order]
        guard let near = arguments[PlaceOptions.near] else {
            guard order != .distance else {
                throw arguments.missing(
                    "“--near” with “--order distance”",
                    example: "外滩 --near 31.2397,121.4998 --order distance")
            }
            var request = try KeywordRequest(
                text, city: city, categories: categories, paging: paging)
            request.kinds = kinds
            return request
        }
        var request = try KeywordRequest(
            text, near: PlaceOptions.point(near, named: "--near", arguments),
            order: order == .distance ? .distance : .relevance, city: city,
            categories: categories, paging: paging)
        request.kinds = kinds
        return request
    }
}
