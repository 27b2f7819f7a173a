import CommandLineKit
import Places

/// `touchstone places around`
enum AroundCommand {
    private enum Order: String, CaseIterable {
        case distance
        case relevance
    }

    private static let usualRadius = 500.0

    static func answer(_ words: [String], _ session: PlaceSession) async throws -> ToolResponse {
        let arguments = try ToolArgumentList(
            words, of: "places around",
            options: [
                ToolOption(
                    "--radius", letter: "-r",
                    wanted: "metres, more than 0 and up to \(Int(AroundRequest.mostRadius))"),
                ToolOption("--order", wanted: "distance or relevance"),
                PlaceOptions.category, PlaceOptions.system, PlaceOptions.page, PlaceOptions.size,
                PlaceOptions.json, PlaceSession.option,
            ])
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(
            1...1, wanted: "a point", example: "places around 31.2397,121.4998 --radius 500")
        let order = try arguments.choice("--order", among: Order.self) ?? .distance
        let request = try AroundRequest(
            center: PlaceOptions.point(arguments.operands[0], named: "point", arguments),
            radius: arguments.number("--radius", in: 0...AroundRequest.mostRadius) ?? usualRadius,
            categories: PlaceOptions.categories(arguments),
            order: order == .distance ? .distance : .relevance,
            paging: PlaceOptions.paging(arguments))
        let store = try await session.storeToSearch(arguments)
        return try await PlaceAnswer.page(
            store.around(request), of: store, paging: request.paging,
            asJSON: arguments.has(PlaceOptions.json.name))
    }

    private static let help = """
        touchstone places around finds places near a point.

        USAGE
          touchstone places around <lat,lon> [options]

        OPTIONS
          --radius M      How far, in metres, up to \(Int(AroundRequest.mostRadius)); 500 unless said.
          --category C    Only this category, by name or code; may be given again, or as “A|B”.
                          \(PlaceCategory.usual.map(\.chineseName).joined(separator: ", ")) unless said.
          --order O       distance: the nearest first; relevance: category by category in the order in
                          which they are given, the nearest first in each. distance unless said.
        \(PlaceOptions.systemHelp)
        \(PlaceOptions.pageHelp)
        \(PlaceSession.optionHelp)

        EXAMPLES
          touchstone places around 31.2397,121.4998 --radius 500 --category 餐饮服务
          touchstone places around 31.2378,121.5043 --system gcj02 --category "住宿服务|050000"

        """
}
