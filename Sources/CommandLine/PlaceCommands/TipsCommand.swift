import CommandLineKit
import Places

/// `touchstone places tips`
enum TipsCommand {
    static func answer(_ words: [String], _ session: PlaceSession) async throws -> ToolResponse {
        let arguments = try ToolArgumentList(
            words, of: "places tips",
            options: [
                PlaceOptions.city, PlaceOptions.near, PlaceOptions.category, PlaceOptions.system,
                ToolOption(
                    "--count", letter: "-n",
                    wanted:
                        "a whole number from \(TipsRequest.counts.lowerBound) to \(TipsRequest.counts.upperBound)"
                ),
                PlaceOptions.json, PlaceSession.option,
            ])
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(
            1...Int.max - 1, wanted: "the beginning of a name", example: "places tips wai")
        let request = try request(arguments)
        let store = try await session.storeToSearch(arguments)
        let tips = try await store.tips(request)
        if arguments.has(PlaceOptions.json.name) {
            return try PlaceAnswer.json(
                tips.map {
                    PlaceRecord($0.place, distance: $0.distance, matchedName: $0.matchedName)
                })
        }
        guard !tips.isEmpty else { return ToolResponse(output: "Nothing was found.\n") }
        var table = PlaceTable()
        for tip in tips {
            let name = tip.matchedName == tip.place.name ? "" : tip.place.name
            table.add([
                tip.distance.map(PlaceTable.text) ?? "", tip.matchedName, name,
                tip.place.category.chineseName, PlaceTable.address(of: tip.place),
            ])
        }
        return ToolResponse(
            output: table.text + PlaceAnswer.footer(try await store.attributions()))
    }

    private static func request(_ arguments: ToolArgumentList) throws -> TipsRequest {
        let text = arguments.operands.joined(separator: " ")
        let city = arguments.text(PlaceOptions.city.name)
        let categories = try PlaceOptions.categories(arguments)
        let count = try arguments.whole("--count", in: TipsRequest.counts) ?? 10
        guard let near = arguments.text(PlaceOptions.near.name) else {
            return try TipsRequest(text, city: city, categories: categories, count: count)
        }
        return try TipsRequest(
            text, near: PlaceOptions.point(near, named: PlaceOptions.near.name, arguments),
            city: city, categories: categories, count: count)
    }

    private static let help = """
        touchstone places tips tells what somebody may mean who has typed the beginning of a name.

        USAGE
          touchstone places tips <beginning> [options]

        OPTIONS
          --count N       How many tips, up to \(TipsRequest.counts.upperBound); 10 unless said.
          --city NAME     Only places in this city or district.
          --near LAT,LON  Of places that fit as well, the nearest come first.
        \(PlaceOptions.categoryHelp)
        \(PlaceOptions.systemHelp)
          --json          Print JSON.
        \(PlaceSession.optionHelp)

        EXAMPLES
          touchstone places tips wai
          touchstone places tips 南京 --near 31.2397,121.4998

        """
}
