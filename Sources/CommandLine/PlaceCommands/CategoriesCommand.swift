import CommandLineKit
import Places

/// `touchstone places categories`
enum CategoriesCommand {
    static let command = Command(
        "categories", "lists what places can be: the twenty top categories of AMap",
        notes: "Searches take the Chinese name, the English name or the code of a category.",
        options: [.init([CommonOptions.json])]
    ) { arguments, _ in
        try arguments.requireOperands(0...0)
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(json: PlaceCategory.allCases.map(CategoryRecord.init))
        }
        var table = PlaceTable()
        for category in PlaceCategory.allCases {
            table.add([category.code, category.chineseName, category.englishName])
        }
        return CommandResponse(output: table.text)
    }

    /// A category as JSON.
    private struct CategoryRecord: Encodable {
        let code: String
        let name: String
        let englishName: String

        init(_ category: PlaceCategory) {
            code = category.code
            name = category.chineseName
            englishName = category.englishName
        }
    }
}
