import CommandLineKit
import Places

/// `touchstone places search`
enum SearchCommand {
    private enum Order: String, CaseIterable {
        case relevance
        case distance
    }

    static func answer(_ words: [String], _ session: PlaceSession) async throws -> ToolResponse {
        let arguments = try ToolArgumentList(
            words, of: "places search",
            options: [
                PlaceOptions.city, PlaceOptions.near, PlaceOptions.category,
                ToolOption("--order", wanted: "relevance or distance"), PlaceOptions.system,
                PlaceOptions.page, PlaceOptions.size, PlaceOptions.json, PlaceSession.option,
            ])
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(
            1...Int.max - 1, wanted: "something to look for", example: "places search 外滩")
        let request = try request(arguments)
        let store = try await session.storeToSearch(arguments)
        return try await PlaceAnswer.page(
            store.search(request), of: store, paging: request.paging,
            asJSON: arguments.has(PlaceOptions.json.name))
    }

    private static func request(_ arguments: ToolArgumentList) throws -> KeywordRequest {
        let text = arguments.operands.joined(separator: " ")
        let city = arguments.text(PlaceOptions.city.name)
        let categories = try PlaceOptions.categories(arguments)
        let paging = try PlaceOptions.paging(arguments)
        let order = try arguments.choice("--order", among: Order.self)
        guard let near = arguments.text(PlaceOptions.near.name) else {
            guard order != .distance else {
                throw ToolMistake.missingOperand(
                    wanted: "“--near” with “--order distance”",
                    example: "places search 外滩 --near 31.2397,121.4998 --order distance")
            }
            return try KeywordRequest(text, city: city, categories: categories, paging: paging)
        }
        return try KeywordRequest(
            text, near: PlaceOptions.point(near, named: PlaceOptions.near.name, arguments),
            order: order == .distance ? .distance : .relevance, city: city,
            categories: categories, paging: paging)
    }

    private static let help = """
        touchstone places search finds places by their names.

        USAGE
          touchstone places search <words>… [options]

        Every word must be in a place's name, from the beginning of a character, a word or a syllable on:
        in Chinese, in pinyin, by initials, or in another language. 外滩, waitan, wt and bund are the same.

        OPTIONS
          --city NAME     Only places in this city or district.
          --near LAT,LON  Tell distances from there; of places that fit as well, the nearest come first.
          --order O       relevance: the best fit first; distance: the nearest first. relevance unless said.
        \(PlaceOptions.categoryHelp)
        \(PlaceOptions.systemHelp)
        \(PlaceOptions.pageHelp)
        \(PlaceSession.optionHelp)

        EXAMPLES
          touchstone places search 外滩
          touchstone places search nanjing lu --near 31.2397,121.4998 --json
          touchstone places search 酒店 --city 香港 --page 2

        """
}
