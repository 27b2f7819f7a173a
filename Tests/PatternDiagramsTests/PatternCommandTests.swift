import CommandLineKit
import Foundation
import FoundationGaps
import ImageIO
import PatternCatalogue
import PatternCommands
import PatternDiagrams
import Testing

@Suite("touchstone patterns: command lines")
struct PatternCommandTests {
    private func respond(
        _ words: [String], environment: [String: String] = [:]
    ) async -> CommandResponse {
        await PatternCommands.family.respond(
            to: words, called: "touchstone patterns", console: Console(environment: environment))
    }

    private func output(_ words: String...) async -> String { await respond(words).output }

    @Test(
        "patterns: ids and choices ignore letter case, and a search takes any number of words")
    func letterCase() async {
        #expect(
            await output("list", "--family", "Creational")
                == output("list", "--family", "creational"))
        #expect(await output("show", "Strategy") == output("show", "strategy"))
        #expect(await output("search", "too", "many", "if") == output("search", "too many if"))
    }

    @Test(
        "patterns: an example accepts inputs anywhere, negative ones and each spelling")
    func run() async throws {
        #expect(
            await output("run", "--amount=250", "strategy")
                == output("run", "strategy", "--amount", "250"))
        #expect(
            await respond(["run", "strategy", "--amount", "-5"]).complaint?
                .contains("out of range") == true)
        let example = try Catalogue.entry("interpreter").example("music")
        let run = try example.run(.idiomatic, inputs: ["score": "O 2 E 0.5"])
        #expect(
            await output(
                "run", "interpreter", "--score", "O 2 E 0.5", "--example", "music", "--form",
                "idiomatic") == run.transcript.description)
    }

    @Test("patterns: a diagram has the format of its file extension unless an option sets another")
    func diagram() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "patterns-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, options, start) in [
            ("a.SVG", [], "<svg "), ("a.mmd", [], "sequenceDiagram\n"),
            ("b.SVG", ["--format=mermaid", "--appearance=dark"], "sequenceDiagram\n"),
        ] {
            let path = folder.appending(path: name).path
            let words = ["diagram", "state", "--kind=sequence", "--output=\(path)"] + options
            #expect(await respond(words).exitCode == .success)
            #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix(start))
        }
    }

    @Test(
        "patterns: a diagram is written as a PNG of twice its size",
        arguments: ["a.png", "b.PNG"])
    func picture(name: String) async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "patterns-\(UUID().uuidString)-\(name)")
        defer { try? FileManager.default.removeItem(at: file) }
        let words = ["diagram", "state", "--kind=sequence"]
        #expect(await respond(words + ["--output", file.path]).complaint == nil)
        let picture = try ImageFile(contentsOfFile: file.path)
        #expect(picture.format == .png)
        let image = try picture.decode().image
        let svg = await respond(words + ["--format", "svg"]).output
        #expect(svg.contains("width=\"\(image.width / 2)\" height=\"\(image.height / 2)\""))
        // White ground, and dark lines on it.
        let pixels = (0..<image.height).flatMap { y in Array(image.row(y)) }
        #expect(pixels.prefix(4).allSatisfy { $0 == 255 })
        #expect(pixels.contains { $0 < 80 })
    }

    @Test("patterns: the language comes from --language, otherwise from the environment")
    func language() async {
        let chinese = ["LANG": "zh_CN.UTF-8"]
        #expect(await respond(["list"], environment: chinese).output.hasPrefix("创建型"))
        #expect(
            await respond(["list", "--language", "en"], environment: chinese).output
                .hasPrefix("Creational"))
        #expect(
            await respond(["show", "stratgey"], environment: chinese).complaint?
                .contains("是不是想找“strategy”？") == true)
    }

    @Test(
        "patterns: an invalid command line is refused with advice, in both languages",
        arguments: [
            (["lits"], "There is no command “patterns lits”. Did you mean “list”?"),
            (["--family", "x"], "“patterns” has no option “--family”."),
            (["list", "--famly", "x"], "Did you mean “--family”?"),
            (["show", "state", "--kind", "x"], "“patterns show” has no option “--kind”."),
            (["list", "--family", "creationl"], "Did you mean “creational”?"),
            (
                ["diagram", "state", "--format", "png"],
                "“--format” should be text, mermaid or svg, not “png”."
            ),
            (["run", "strategy", "--amount"], "“--amount” needs a value after it."),
            (["run", "strategy", "--a", "--b", "1"], "“--a” needs a value after it."),
            (["run", "strategy", "--a=1", "--a=2"], "“--a” was given twice."),
            (["run"], "Which pattern? Say “touchstone patterns run strategy”, for instance;"),
            (["search"], "What is the trouble?"), (["search", "?!"], "What is the trouble?"),
            (["show", "a", "b"], "“b” is one argument too many for “patterns show”."),
            (["list", "a"], "“a” is one argument too many for “patterns list”."),
        ])
    func refused(words: [String], complaint: String) async {
        let english = await respond(words)
        #expect(english.exitCode == .mistake)
        #expect(english.complaint?.contains(complaint) == true, "\(english.complaint ?? "")")
        let chinese = await respond(words, environment: ["LANG": "zh_CN"]).complaint ?? ""
        #expect(chinese != english.complaint && !chinese.isEmpty && !chinese.contains("\n"))
    }

    @Test("patterns: a chapter is found by the name that the list prints")
    func names() async {
        let chinese = ["LANG": "zh_CN.UTF-8"]
        let list = await respond(["list"], environment: chinese).output
        #expect(list.contains("观察者模式"))
        let chapter = await respond(["show", "观察者"], environment: chinese)
        #expect(chapter == (await respond(["show", "observer"], environment: chinese)))
        #expect(chapter.output.contains("观察者模式"))
    }

    @Test("patterns: a search answers in the language of its words, or in the one asked for")
    func searchLanguage() async {
        let chinese = ["LANG": "zh_CN.UTF-8"]
        #expect(await output("search", "全局变量").contains("单例模式: "))
        #expect(
            await respond(["search", "global variable"], environment: chinese).output
                .contains("Singleton: "))
        #expect(
            await output("search", "全局变量", "--language", "en").contains("Singleton: "))
    }

    @Test("patterns: JSON has what the pages have")
    func json() async throws {
        func decoded(_ words: String...) async throws -> Any {
            try JSONSerialization.jsonObject(
                with: Data(await respond(words + ["--json"]).output.utf8))
        }
        let list = try #require(
            try await decoded("list", "--family", "creational") as? [[String: Any]])
        #expect(list.map { $0["id"] as? String }.contains("builder"))
        #expect(list.allSatisfy { $0["family"] as? String == "creational" })
        let chapter = try #require(
            try await decoded("show", "strategy") as? [String: Any])
        #expect((chapter["symptoms"] as? [String])?.isEmpty == false)
        let hits = try #require(try await decoded("search", "too many if") as? [[String: Any]])
        #expect(hits.first?["id"] as? String == "strategy")
        #expect((try await decoded("search", "xyzzy") as? [Any])?.isEmpty == true)
        let run = try #require(try await decoded("run", "strategy") as? [String: Any])
        #expect((run["lines"] as? [String])?.isEmpty == false)
        #expect((run["messages"] as? [Any])?.isEmpty == false)
    }

    @Test("patterns: help fits a terminal and lists every option and its choices")
    func help() async {
        for language in Language.allCases {
            var text = ""
            for command in [[], ["list"], ["show"], ["run"], ["diagram"], ["search"]] {
                text += await respond(command + ["--help", "--language", language.shortTag]).output
            }
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
