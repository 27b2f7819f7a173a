import PatternCatalogue
import UIKit

extension Article {
    /// The patterns, family by family.
    static var patterns: Article {
        let families: [PatternFamily] = [.creational, .structural, .behavioural, .architectural]
        return Article(
            id: "patterns", title: .localized(.localized("Patterns")), symbol: "square.grid.2x2",
            color: .systemIndigo,
            chapters: [Chapter(title: .localized(.localized("Finding one")), pages: [.advisor])]
                + families.map { Chapter($0) })
    }

    /// The seven principles.
    static var principles: Article {
        Article(
            id: "principles", title: .localized(.localized("Principles and diagrams")),
            symbol: "checkmark.seal", color: .systemGreen,
            chapters: [
                Chapter(.principle),
                Chapter(
                    title: .localized(.localized("Diagrams")), pages: [.summary, .notation]),
            ])
    }
}

extension Chapter {
    /// The patterns of a family.
    fileprivate init(_ family: PatternFamily) {
        self.init(
            title: .localized(family.name),
            pages: Catalogue.entries(of: family).flatMap { entry in
                entry.examples.map { Page(entry, $0) }
            })
    }
}

extension Page {
    /// The example of a pattern.
    fileprivate init(_ entry: Entry, _ example: Example) {
        let isFirst = example.id == entry.examples.first?.id
        let title = GuideText { language in
            let name = entry.name.text(in: language)
            if entry.examples.count == 1 { return name }
            let colon = language == .simplifiedChinese ? "：" : ": "
            return name + colon + example.title.text(in: language)
        }
        let uses = GuideText { language in
            let list = entry.whenToUse.map { $0.text(in: language) }.joined(separator: " ")
            return LocalizedText.localized("For: \(list)").text(in: language)
        }
        self.init(
            id: isFirst ? entry.id : "\(entry.id)-\(example.id)", title: title,
            text: [GuideText(entry.intent.text), GuideText(entry.motivation.text), uses],
            rows: PatternRows.rows(of: entry.id, example.id),
            questions: entry.symptoms.map { GuideText($0.text) },
            live: .console(Self.inputs(of: example, entry)) { run in
                try Self.run(example, run)
            },
            files: Self.files(of: example),
            problem: entry.quirks.isEmpty || !isFirst
                ? nil
                : Problem(
                    text: entry.quirks.map { quirk in
                        GuideText { language in
                            "\(quirk.original.text(in: language)) → \(quirk.mended.text(in: language))"
                        }
                    }),
            classDiagram: { example.classDiagram })
    }

    private static let form = "form"

    private static func inputs(of example: Example, _ entry: Entry) -> [PageInput] {
        let forms = Example.Form.allCases.map { GuideText.localized(entry.name(of: $0)) }
        return [
            PageInput(
                name: form, title: .localized(.localized("Form")), kind: .choice(forms), value: "0")
        ]
            + example.inputs.map { input in
                let isFlag = ["true", "false"].contains(input.defaultText)
                return PageInput(
                    name: input.name, title: .localized(input.meaning),
                    kind: isFlag ? .flag : .text(allowed: .localized(input.allowed)),
                    value: isFlag ? (input.defaultText == "true" ? "yes" : "no") : input.defaultText
                )
            }
    }

    private static func run(_ example: Example, _ run: Run) throws -> Output {
        var values = run.values
        values[form] = nil
        for input in example.inputs where ["true", "false"].contains(input.defaultText) {
            values[input.name] = run.isOn(input.name) ? "true" : "false"
        }
        let form = Example.Form.allCases[run.index(Self.form)]
        let performance = try example.run(form, inputs: values)
        return Output(performance.transcript.lines, messages: performance.messages)
    }

    /// The files of both forms.
    private static func files(of example: Example) -> [String] {
        var names: [String] = []
        for form in Example.Form.allCases {
            let name = example.sources[form]?.split(separator: "/").last.map(String.init)
            if let name, !names.contains(name) { names.append(name) }
        }
        return names
    }

    // MARK: Pages on the catalogue

    /// The patterns that help with a symptom.
    fileprivate static var advisor: Page {
        Page(
            "which-pattern", .localized("Which pattern?"),
            .localized(
                "Patterns are answers to complaints. Describe what hurts in your code, in English or Chinese, and the patterns for it come with the reason."
            ),
            .localized(
                "The catalogue has two orders: the three families of the book, and eight groups by purpose."
            ),
            rows: ["S0-36", "S1-01", "S1-32", "S3-01"],
            asks: [.localized("Which pattern do I need?")],
            files: ["Catalogue+Search.swift", "PatternFamily.swift", "PatternPurpose.swift"],
            live: .lines([
                .text("words", .localized("What hurts?"), "too many if")
            ]) { run in
                let language = Language.current
                let found = Catalogue.search(run.text("words")).prefix(5)
                let families = PatternFamily.allCases.map { family in
                    let names = Catalogue.entries(of: family).map { $0.name.text(in: language) }
                    return "\(family.name.text(in: language)): \(names.joined(separator: ", "))"
                }
                let groups = PatternPurpose.allCases.map { purpose in
                    let names = Catalogue.entries(for: purpose).map { $0.name.text(in: language) }
                    return "\(purpose.name.text(in: language)): \(names.joined(separator: ", "))"
                }
                let answers = found.map {
                    "\($0.entry.name.text(in: language)): \($0.reason.text(in: language))"
                }
                let lists = [families, groups].map { $0.joined(separator: "\n") }
                return [answers.joined(separator: "\n")] + lists.map { "\n" + $0 }
            })
    }

    /// The principles, a line each.
    fileprivate static var summary: Page {
        Page(
            "principles-summary", .localized("The principles in one sentence"),
            .localized("Seven rules, and what they come to."), rows: ["S0-08"],
            files: ["Families.swift"],
            live: .lines { _ in
                let language = Language.current
                return [Catalogue.principlesSummary.text(in: language), ""]
                    + Catalogue.entries(of: .principle).map {
                        "\($0.name.text(in: language)): \($0.intent.text(in: language))"
                    }
            })
    }

    /// The notation of class diagrams.
    fileprivate static var notation: Page {
        var page = Page(
            "notation", .localized("Class diagrams and their six relations"),
            .localized(
                "A box has a name, attributes and operations; what is abstract is in italics. Six relations differ in strength: a subclass depends on its parent the most, a class on the type of a parameter the least."
            ),
            rows: ["S0-09", "S0-10"],
            asks: [.localized("What is the difference between aggregation and composition?")],
            files: ["ClassRelation.swift", "ClassDiagram+Legend.swift"],
            live: .lines { _ in
                ClassRelation.Kind.allCases.map {
                    let language = Language.current
                    return "\($0.name.text(in: language)): \($0.meaning.text(in: language))"
                }
            })
        page.classDiagram = { .legend }
        return page
    }
}

/// The rows of the requirements that the catalogue's examples show.
enum PatternRows {
    private static let rows: [String: [String]] = [
        "calculator": ["S0-11", "S0-12", "S4-20"], "makers": ["S0-13"], "databases": ["S0-14"],
        "persons": ["S0-15"], "characters": ["S1-05"], "marks": ["S0-17"],
        "company": ["S0-18"], "basketball": ["S0-19"], "phones": ["S0-20"], "consoles": ["S1-08"],
        "finery": ["S0-21"], "image-filters": ["S1-16"], "fund": ["S0-22"], "taxi": ["S1-09"],
        "web-sites": ["S0-23", "S0-124"], "flowers": ["S1-28"], "gifts": ["S0-24"],
        "lazy-image": ["S1-29", "S1-34"], "bus": ["S0-25"], "waiter": ["S0-26"],
        "colleagues": ["S0-27"], "service-center": ["S0-28", "S0-29"],
        "two-ways": ["S1-11", "S4-22"], "working-day": ["S0-30"], "cash": ["S0-31"],
        "papers": ["S0-32"], "sandwiches": ["S1-18"], "managers": ["S0-33"], "attacks": ["S1-17"],
        "music": ["S0-34"], "expressions": ["S0-34"], "people": ["S0-35"],
        "downloads": ["S4-21"], "counter": ["S3-05", "S3-20"], "print-screen": ["S2-20"],
        "layers": ["S2-22", "S2-23", "S2-26", "S2-27"],
        "permissions": ["S2-13", "S2-16", "S2-17", "S2-18", "S2-19"],
        "bottles": ["S2-14", "S2-15"],
        "timesheets": ["S0-02", "S4-11"], "substitution": ["S0-03", "S4-13"],
        "reading": ["S0-04", "S4-15"], "interfaces": ["S0-05", "S4-14"],
        "newsstand": ["S0-06", "S4-16"], "operators": ["S0-07", "S4-12"], "counting": ["S4-17"],
    ]

    static func rows(of entry: String, _ example: String) -> [String] {
        if entry == "singleton" { return ["S0-16", "S1-06", "S4-18", "S4-19"] }
        return rows[example] ?? []
    }
}
