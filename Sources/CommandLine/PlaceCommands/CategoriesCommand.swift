import CommandLineKit
import Places

/// `touchstone places categories`
enum CategoriesCommand {
    private static let kinds = CommandOption.flag(
        "--kinds",
        help: .localized("The kinds of places in each category, such as cafe, 咖啡馆."))

    static let command = Command(
        "categories",
        .localized("lists what places can be: the twenty top categories of AMap"),
        notes: .localized(
            """
            Searches take the Chinese name, the English name or the code of a category, and both \
            names of a kind.
            """),
        options: [.init([kinds, CommonOptions.json])],
        examples: ["touchstone places categories --kinds"]
    ) { arguments, _ in
        try arguments.requireOperands(0...0)
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(json: PlaceCategory.allCases.map(CategoryRecord.init))
        }
        var table = PlaceTable()
        if arguments.has(kinds) {
            for kind in PlaceKind.all {
                table.add([kind.value, kind.chineseName, kind.category.chineseName])
            }
        } else {
            for category in PlaceCategory.allCases {
                table.add([category.code, category.chineseName, category.englishName])
            }
        }
        return CommandResponse(output: table.text)
    }

    /// A category as JSON.
    private struct CategoryRecord: Encodable {
        let code: String
        let name: String
        let englishName: String
        let kinds: [KindRecord]

        init(_ category: PlaceCategory) {
            code = category.code
            name = category.chineseName
            englishName = category.englishName
            kinds = PlaceKind.all.filter { $0.category == category }.map {
                KindRecord(name: $0.chineseName, value: $0.value)
            }
        }
    }

    /// A kind of places as JSON.
    private struct KindRecord: Encodable {
        let name: String
        let value: String
    }
}
