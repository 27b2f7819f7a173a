import CommandLineKit
import Foundation
import PatternCatalogue
import PatternCommands
import TestSupport
import Testing

@Suite("The patterns command")
struct PatternToolTests {
    private func respond(_ words: [String]) async -> CommandResponse {
        await PatternCommands.family.respond(to: words, called: "touchstone patterns")
    }

    private func output(_ words: String...) async -> String {
        let response = await respond(words)
        #expect(response.complaint == nil)
        #expect(response.exitCode == .success)
        return response.output
    }

    @Test("patterns list: every entry is listed under its family", .rows("S0-36", "S1-01"))
    func list() async {
        let all = await output("list")
        for entry in Catalogue.entries {
            #expect(all.contains("  \(entry.id) "))
            #expect(all.contains(entry.name.english))
        }
        let creational = await output("list", "--family", "creational")
        #expect(creational.contains("prototype") && !creational.contains("strategy"))
        #expect(await output("list", "--language", "zh").contains("创建型"))
    }

    @Test(
        "patterns show: a chapter has every field of the template, in both languages",
        .rows("S0-36"),
        arguments: Catalogue.entries.map(\.id))
    func show(id: String) async throws {
        let entry = try Catalogue.entry(id)
        for language in Language.allCases {
            let page = await output("show", id, "--language", language.shortTag)
            let text = page.filter { !$0.isWhitespace && $0 != "•" }
            let fields =
                [entry.name, entry.intent, entry.motivation, entry.threadSafety]
                + entry.whenToUse + entry.symptoms + entry.roles.map(\.duty)
                + entry.quirks.flatMap { [$0.original, $0.mended] }
            for field in fields {
                let words = field.text(in: language).filter { !$0.isWhitespace }
                #expect(text.contains(words), "\(field.text(in: language))")
            }
            for example in entry.examples { #expect(page.contains("• \(example.id): ")) }
        }
    }

    @Test("patterns run: inputs can be changed, and the example can be chosen")
    func run() async throws {
        #expect(await output("run", "strategy", "--amount", "250").contains("结果是250.000000"))
        let example = try Catalogue.entry("builder").example("characters")
        #expect(
            try await output("run", "builder", "--example", "characters")
                == example.run().transcript.description)
    }

    @Test("patterns run: without a name the example that has the inputs runs", .rows("S2-15"))
    func runByInputs() async {
        #expect(
            await output("run", "option-set", "--bottles", "1000", "--poisoned", "37")
                .hasSuffix("转十进制后就是37\n"))
        #expect(await output("run", "option-set", "--allow", "update").contains("0100,4"))
    }

    @Test("patterns search: a described problem finds patterns, the best first, in both languages")
    func search() async {
        #expect(await output("search", "too many if").hasPrefix("  strategy "))
        #expect(await output("search", "分支太多", "--language", "zh").hasPrefix("  strategy "))
        #expect(await output("search", "qwertz").hasPrefix("Nothing fits “qwertz”."))
    }

    @Test(
        "patterns diagram: both diagrams of every example are drawn in every format",
        .rows("S0-36"),
        arguments: ExampleCase.all)
    func diagrams(_ subject: ExampleCase) async {
        for kind in ["class", "sequence"] {
            for (format, start) in [
                ("mermaid", kind == "class" ? "classDiagram\n" : "sequenceDiagram\n"),
                ("svg", "<svg "), ("text", ""),
            ] {
                let text = await output(
                    "diagram", subject.entry.id, "--example", subject.example.id, "--kind", kind,
                    "--format", format)
                #expect(text.hasPrefix(start))
                #expect(text.contains("\n"))
            }
        }
    }

    @Test(
        "patterns show: UML relations go from strongest to weakest, with a legend",
        .rows("S0-09", "S0-10"))
    func notation() async throws {
        let page = await output("show", "uml")
        let places = try ["Generalisation", "Realisation", "Composition", "Aggregation"]
            .map { try #require(page.range(of: "\n\($0)\n")).lowerBound }
        #expect(places == places.sorted())
        #expect(await output("show", "uml", "--language", "zh").contains("鸟与翅膀"))
        #expect(await output("diagram", "uml", "--format", "svg").contains("GooseFlock"))
        #expect(await respond(["diagram", "uml", "--kind", "sequence"]).exitCode == .mistake)
    }

    @Test("patterns: the requested file is written, and a failed write is reported")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("patterns-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("state.svg").path
        #expect(await output("diagram", "state", "--output", path) == "Wrote \(path)\n")
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg "))
        let response = await respond(["diagram", "state", "--output", "\(folder.path)/no/a.svg"])
        #expect(response.exitCode == .failure)
        #expect(response.complaint?.contains("there is no folder") == true)
    }

    @Test(
        "patterns: invalid arguments are refused with one sentence of advice and exit code 2",
        arguments: [
            ("show stratgey", "Did you mean “strategy”?"),
            ("run nothing-like-it", "“touchstone patterns list” shows them all."),
            ("diagram bulder", "Did you mean “builder”?"),
            ("run builder --example charcters", "It has persons, characters."),
            ("run strategy --amout 250", "Did you mean “amount”?"),
            ("run strategy --amount lots", "“lots” is not a number."),
            ("run strategy --amount nan", "is not a number"),
            ("run strategy --amount 1e999", "Input “amount”"),
            ("run strategy --amount -1", "out of range"),
            ("run simple-factory --b 0", "cannot be divided by zero"),
            ("run option-set --bottles 0", "“bottles”: 0 is out of range. It can be from 1 to"),
            ("run option-set --poisoned 9", "It can be from 1 to 8"),
            ("run option-set --allow drop", "It can be select, insert, update, delete."),
            ("dance", "See “touchstone patterns --help”."),
        ])
    func badInput(line: String, words: String) async {
        for language in Language.allCases {
            let arguments = line.split(separator: " ").map(String.init)
            let response = await respond(arguments + ["--language", language.shortTag])
            #expect(response.exitCode == .mistake)
            #expect(response.output.isEmpty)
            #expect(response.complaint?.contains("\n") == false)
            if language == .english {
                #expect(response.complaint?.contains(words) == true, "\(response)")
            }
        }
    }

    @Test(
        "patterns: an invalid score is refused with its position and the expected text",
        arguments: [
            ("", "Input “score”: nothing was given."), ("  ", "nothing was given"),
            ("O 2 X 1", "at position 5 of “O 2 X 1”, “X” is unknown there. Expected a note"),
        ])
    func badScore(score: String, words: String) async {
        let response = await respond([
            "run", "interpreter", "--example", "music", "--score", score,
        ])
        #expect(response.exitCode == .mistake)
        #expect(response.complaint?.contains(words) == true, "\(response)")
        #expect(response.output.isEmpty)
    }
}
