import PatternCatalogue
import PatternCommands
import PatternDiagrams
import Testing

@Suite("The words after “touchstone patterns”")
struct PatternRequestTests {
    private func parse(_ words: String...) throws(PatternArgumentError) -> PatternCommand {
        try PatternRequest(arguments: words, language: .english).command
    }

    @Test("ask for help, lists, chapters and searches")
    func plain() throws {
        #expect(try parse() == .help)
        #expect(try parse("--help") == .help)
        #expect(try parse("run", "state", "-h") == .help)
        #expect(try parse("list") == .list(nil))
        #expect(try parse("list", "--family", "Creational") == .list(.creational))
        #expect(try parse("show", "Strategy") == .show("strategy"))
        #expect(try parse("search", "too many if") == .search("too many if"))
        #expect(try parse("search", "too", "many", "if") == .search("too many if"))
    }

    @Test("run an example with its own inputs, in any order, also negative ones")
    func run() throws {
        var run = PatternCommand.RunCommand(entry: "strategy")
        run.inputs = ["amount": "-5"]
        #expect(try parse("run", "strategy", "--amount", "-5") == .run(run))
        #expect(try parse("run", "--amount=-5", "strategy") == .run(run))
        run = PatternCommand.RunCommand(entry: "interpreter")
        run.inputs = ["score": "O 2 E 0.5"]
        run.example = "music"
        run.form = .idiomatic
        #expect(
            try parse(
                "run", "interpreter", "--score", "O 2 E 0.5", "--example", "music", "--form",
                "idiomatic") == .run(run))
        run = PatternCommand.RunCommand(entry: "interpreter")
        run.inputs = ["score": ""]
        #expect(try parse("run", "interpreter", "--score", "") == .run(run))
    }

    @Test("draw a diagram, in the format that the file's name says")
    func diagram() throws {
        var diagram = PatternCommand.DiagramCommand(entry: "state")
        #expect(try parse("diagram", "state") == .diagram(diagram))
        diagram.kind = .sequence
        diagram.format = .svg
        diagram.output = "a.SVG"
        #expect(
            try parse("diagram", "state", "--kind", "sequence", "--output", "a.SVG")
                == .diagram(diagram))
        diagram.format = .mermaid
        diagram.appearance = .dark
        #expect(
            try parse(
                "diagram", "state", "--kind=sequence", "--output=a.SVG", "--format=mermaid",
                "--appearance=dark") == .diagram(diagram))
    }

    @Test("are answered in the language that they name")
    func language() throws {
        let arguments = ["list", "--language", "zh"]
        #expect(
            try PatternRequest(arguments: arguments, language: .english).language
                == .simplifiedChinese)
        #expect(
            try PatternRequest(arguments: ["list"], language: .simplifiedChinese).language
                == .simplifiedChinese)
        let environments: [([String: String], Language)] = [
            (["LANG": "zh_CN.UTF-8"], .simplifiedChinese), (["LANG": "de_DE.UTF-8"], .english),
            (["LC_ALL": "en_GB", "LANG": "zh_CN"], .english), ([:], .english),
            (["LC_ALL": "", "LANG": "zh_TW"], .simplifiedChinese),
        ]
        for (environment, language) in environments {
            #expect(PatternTool(environment: environment).language == language)
        }
    }

    @Test(
        "are refused with advice when they make no sense",
        arguments: [
            (["lits"], PatternArgumentError.unknownCommand("lits", nearest: "list")),
            (["--family", "x"], .unknownCommand("--family", nearest: nil)),
            (
                ["list", "--famly", "x"],
                .unknownOption("--famly", command: "list", nearest: "--family")
            ),
            (
                ["show", "state", "--kind", "x"],
                .unknownOption("--kind", command: "show", nearest: nil)
            ),
            (
                ["list", "--family", "creationl"],
                .badValue(
                    option: "--family", value: "creationl",
                    allowed: PatternFamily.allCases.map(\.rawValue), nearest: "creational")
            ),
            (
                ["diagram", "state", "--format", "png"],
                .badValue(
                    option: "--format", value: "png", allowed: ["text", "mermaid", "svg"],
                    nearest: nil)
            ),
            (["run", "strategy", "--amount"], .missingValue(option: "--amount")),
            (["run", "strategy", "--a", "--b", "1"], .missingValue(option: "--a")),
            (["run", "strategy", "--a=1", "--a=2"], .repeatedOption("--a")),
            (["run"], .missingEntry(command: "run")), (["search"], .missingSymptom),
            (["search", "?!"], .missingSymptom),
            (["show", "a", "b"], .extraArgument("b", command: "show")),
            (["list", "a"], .extraArgument("a", command: "list")),
        ])
    func refused(words: [String], error: PatternArgumentError) {
        let thrown = #expect(throws: PatternArgumentError.self) {
            try PatternRequest(arguments: words, language: .english)
        }
        #expect(thrown == error)
        for language in Language.allCases {
            let text = error.text(in: language)
            #expect(!text.isEmpty && !text.contains("\n"))
        }
    }

    @Test("have a help text that fits a terminal, names every option and what they take")
    func help() {
        for language in Language.allCases {
            let text = PatternRequest.helpText(in: language)
            for word in ["list", "show", "run", "diagram", "search", "--family", "--example"]
                + ["--form", "--kind", "--format", "--appearance", "--output", "--language"]
                + PatternFamily.allCases.map(\.rawValue) + DiagramFormat.allCases.map(\.rawValue)
            {
                #expect(text.contains(word), "\(word)")
            }
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
        }
    }
}
