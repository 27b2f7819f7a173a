import CommandLineKit
import Places

/// `touchstone places tips`
enum TipsCommand {
    private static let count = CommandOption.whole(
        "--count", letter: "-n", in: TipsRequest.counts,
        help: .localized(
            "The number of tips, up to \(TipsRequest.counts.upperBound); by default 10."))

    static let command = Command(
        "tips", .localized("completes the beginning of a place's name"),
        usage: ["<beginning>": ""],
        options: [
            .init([
                count, PlaceOptions.city, PlaceOptions.near, PlaceOptions.category,
                PlaceOptions.system, CommonOptions.json, PlaceSession.database,
            ])
        ],
        examples: [
            "touchstone places tips wai", "touchstone places tips 南京 --near 31.2397,121.4998",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1..., wanted: .localized("the beginning of a name"), example: "wai")
        let requests = try PlaceOptions.cities(arguments).map { try request(arguments, in: $0) }
        let store = try await PlaceSession(console).storeToSearch(arguments)
        var tips: [PlaceTip] = []
        for request in requests where tips.isEmpty { tips = try await store.tips(request) }
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(
                json: tips.map {
                    PlaceRecord($0.place, distance: $0.distance, matchedName: $0.matchedName)
                })
        }
        guard !tips.isEmpty else {
            let nothing = PlaceAnswer.nothing.text(in: arguments.language)
            return CommandResponse(output: nothing + "\n")
        }
        var table = PlaceTable()
        for tip in tips {
            let name = tip.matchedName == tip.place.name ? "" : tip.place.name
            table.add([
                tip.distance.map(PlaceTable.text) ?? "", tip.matchedName, name,
                tip.place.category.name(in: arguments.language.rawValue),
                tip.place.addressLine(in: nil),
                tip.place.country(in: arguments.language.rawValue) ?? "",
            ])
        }
        return CommandResponse(
            output: table.text + PlaceAnswer.footer(try await store.attributions()))
    }

    private static func request(_ arguments: Arguments, in city: String?) throws -> TipsRequest {
        let text = arguments.operands.joined(separator: " ")
        let (categories, kinds) = try PlaceOptions.types(arguments)
        let count = arguments[count] ?? 10
        guard let near = arguments[PlaceOptions.near] else {
            var request = try TipsRequest(text, city: city, categories: categories, count: count)
            request.search.kinds = kinds
            return request
        }
        var request = try TipsRequest(
            text, near: PlaceOptions.point(near, named: "--near", arguments),
            city: city, categories: categories, count: count)
        request.search.kinds = kinds
        return request
    }
}
