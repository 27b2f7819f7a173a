import CommandLineKit
import Places

/// `touchstone places categories`
enum CategoriesCommand {
    static func answer(_ words: [String]) throws -> ToolResponse {
        let arguments = try ToolArgumentList(
            words, of: "places categories", options: [PlaceOptions.json])
        if arguments.asksForHelp { return ToolResponse(output: help) }
        try arguments.requireOperands(0...0, wanted: "nothing", example: "places categories")
        if arguments.has(PlaceOptions.json.name) {
            return try PlaceAnswer.json(PlaceCategory.allCases.map(CategoryRecord.init))
        }
        var table = PlaceTable()
        for category in PlaceCategory.allCases {
            table.add([
                category.code, category.chineseName, category.englishName,
                PlaceCategory.usual.contains(category)
                    ? "searched for unless others are named" : "",
            ])
        }
        return ToolResponse(output: table.text)
    }

    /// A category as JSON.
    private struct CategoryRecord: Encodable {
        let code: String
        let name: String
        let englishName: String
        let isUsual: Bool

        init(_ category: PlaceCategory) {
            code = category.code
            name = category.chineseName
            englishName = category.englishName
            isUsual = PlaceCategory.usual.contains(category)
        }
    }

    private static let help = """
        touchstone places categories lists what places can be: the twenty top categories of AMap.

        USAGE
          touchstone places categories [--json]

        Searches take the Chinese name, the English name or the code of a category.

        """
}
