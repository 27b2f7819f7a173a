import CommandLineKit
import PatternCatalogue

/// `touchstone patterns list`, `show` and `search`
enum EntryCommands {
    private static let family = CommandOption.choice(
        "--family", "F", of: PatternFamily.self,
        help: Wording(
            "creational, structural, behavioural, architectural or principle.",
            "creational、structural、behavioural、architectural 或 principle。"))

    static let list = Command(
        "list", Wording("names the patterns", "列出所有模式"), options: [.init([family])]
    ) { arguments, _ in
        try arguments.requireOperands(0...0)
        return CommandResponse(
            output: EntryLists.list(of: arguments[family], language: arguments.language))
    }

    static let show = Command(
        "show", Wording("prints a pattern's chapter", "显示模式的一章"), usage: ["<pattern>": ""],
        operands: PatternCommands.ids
    ) { arguments, console in
        let id = try PatternCommands.entry(arguments)
        let (language, isStyled) = (arguments.language, console.isColoured)
        return CommandResponse(
            output: id == NotationPage.id
                ? NotationPage.text(in: language, isStyled: isStyled)
                : EntryPage(try Catalogue.entry(id), language: language, isStyled: isStyled).text,
            isStyled: isStyled)
    }

    static let search = Command(
        "search", Wording("finds what helps, in English or Chinese", "按症状查找，中英文均可"),
        usage: ["\"<trouble>\"": ""]
    ) { arguments, _ in
        let words = arguments.operands.joined(separator: " ")
        guard words.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw UsageError.other(
                Wording(
                    "What is the trouble? Say “\(arguments.command) \"too many if\"”, for instance.",
                    "遇到了什么问题？例如“\(arguments.command) \"if 分支太多\"”。"))
        }
        return CommandResponse(output: EntryLists.found(words, language: arguments.language))
    }
}
