import CommandLineKit
import Places

/// `touchstone places around`
enum AroundCommand {
    private enum Order: String, CaseIterable {
        case distance
        case relevance
    }

    private static let radius = CommandOption.number(
        "--radius", letter: "-r", "M", in: 0...AroundRequest.mostRadius,
        wanted: .localized("metres, more than 0 and up to \(Int(AroundRequest.mostRadius))"),
        help: .localized(
            "The distance in metres, up to \(Int(AroundRequest.mostRadius)); by default 500."))
    private static let order = CommandOption.choice(
        "--order", "O", of: Order.self,
        help: .localized(
            """
            distance: the nearest first, by default; relevance: category by category in the order \
            in which they are given, the nearest first in each.
            """))

    private static let all = CommandOption.flag(
        "--all", letter: "-a",
        help: .localized("Places of all twenty categories, whatever “--category” says."))

    static let command = Command(
        "around", .localized("finds places near a point"), usage: ["<lat,lon>": ""],
        notes: .localized(
            """
            Without “--category” places to eat, commercial and residential buildings and daily \
            services are found.
            """),
        options: [
            .init([radius, PlaceOptions.category, all, order] + PlaceOptions.paged)
        ],
        examples: [
            "touchstone places around 31.2397,121.4998 --radius 500 --category 餐饮服务",
            "touchstone places around 31.2397,121.4998 --radius 500 --category cafe",
            """
            touchstone places around 31.2378,121.5043 --system gcj02 --category "住宿服务|050000"
            """,
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1...1, wanted: .localized("a point"), example: "31.2397,121.4998 --radius 500")
        let isAll = arguments.has(all)
        let order = arguments[order] ?? .distance
        let (categories, kinds) = try PlaceOptions.types(arguments)
        var request = try AroundRequest(
            center: PlaceOptions.point(arguments.operands[0], named: "point", arguments),
            radius: arguments[radius] ?? 500,
            categories: isAll
                ? PlaceCategory.allCases : categories.isEmpty ? PlaceCategory.usual : categories,
            order: order == .distance ? .distance : .relevance,
            paging: PlaceOptions.paging(arguments))
        request.kinds = isAll ? [] : kinds
        let store = try await PlaceSession(console).storeToSearch(arguments)
        return try await PlaceAnswer.page(
            store.aroundWithoutTwins(request), of: store, paging: request.paging, arguments)
    }
}
