import CommandLineKit
import PatternCatalogue

/// `touchstone patterns list`, `show` and `search`
enum EntryCommands {
    private static let family = CommandOption.choice(
        "--family", "F", of: PatternFamily.self,
        help: .localized("creational, structural, behavioural, architectural or principle."))

    static let list = Command(
        "list", .localized("names the patterns"),
        options: [.init([family, CommonOptions.json])]
    ) { arguments, _ in
        try arguments.requireOperands(0...0)
        if arguments.has(CommonOptions.json) {
            let shown = Catalogue.entries.filter { entry in
                arguments[family].map { $0 == entry.family } ?? true
            }
            return try CommandResponse(
                json: shown.map { EntrySummary($0, language: arguments.language) })
        }
        return CommandResponse(
            output: EntryLists.list(of: arguments[family], language: arguments.language))
    }

    static let show = Command(
        "show", .localized("prints a pattern's chapter"), usage: ["<pattern>": ""],
        operands: PatternCommands.ids, options: [.init([CommonOptions.json])]
    ) { arguments, console in
        let id = try PatternCommands.entry(arguments)
        if arguments.has(CommonOptions.json) {
            guard id != NotationPage.id else {
                throw UsageError.noEffect(of: "--json", because: .localized("with “\(id)”"))
            }
            return try CommandResponse(
                json: EntryChapter(try Catalogue.entry(id), language: arguments.language))
        }
        let (language, isStyled) = (arguments.language, console.isColoured)
        return CommandResponse(
            output: id == NotationPage.id
                ? NotationPage.text(in: language, isStyled: isStyled)
                : EntryPage(try Catalogue.entry(id), language: language, isStyled: isStyled).text,
            isStyled: isStyled)
    }

    static let search = Command(
        "search", .localized("finds what helps, in English or Chinese"),
        usage: ["\"<trouble>\"": ""], options: [.init([CommonOptions.json])]
    ) { arguments, _ in
        let words = arguments.operands.joined(separator: " ")
        guard words.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw UsageError.other(
                .localized(
                    "What is the trouble? Say “\(arguments.command) \"too many if\"”, for instance."
                ))
        }
        // The answer is in the language of the question, unless another is asked for.
        let language =
            arguments.has(CommonOptions.language)
            ? arguments.language : EntryCommands.language(of: words)
        guard arguments.has(CommonOptions.json) else {
            return CommandResponse(output: EntryLists.found(words, language: language))
        }
        let results = Catalogue.search(words)
        return try CommandResponse(json: results.map { SearchHit($0, language: language) })
    }

    /// Chinese for words with a Chinese character, or English.
    private static func language(of words: String) -> Language {
        words.unicodeScalars.contains(where: \.properties.isIdeographic)
            ? .simplifiedChinese : .english
    }
}
