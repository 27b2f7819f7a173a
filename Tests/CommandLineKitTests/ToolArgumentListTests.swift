import CommandLineKit
import Testing

private enum Level: String, CaseIterable { case low, high }

@Suite("A command's words")
struct ToolArgumentListTests {
    private static let options = [
        ToolOption("--json"), ToolOption("--budget", wanted: "milliseconds from 1 to 100"),
        ToolOption("--output", letter: "-o", wanted: "the name of a file"),
        ToolOption("--level", wanted: "low or high"),
        ToolOption("--category", wanted: "a category", repeats: true),
    ]

    private func list(_ words: String...) throws(ToolMistake) -> ToolArgumentList {
        try ToolArgumentList(words, of: "qr read", options: Self.options)
    }

    @Test("are operands and options in any order, with values after a space or an equals sign")
    func words() throws {
        let list = try list(
            "a.png", "--budget=20", "--json", "-o", "out", "b.png", "--level", "HIGH")
        #expect(list.operands == ["a.png", "b.png"])
        #expect(list.has("--json"))
        #expect(try list.whole("--budget", in: 1...100) == 20)
        #expect(try list.number("--budget", in: 1...100) == 20)
        #expect(list.text("--output") == "out")
        #expect(try list.choice("--level", among: Level.self) == .high)
        #expect(!list.asksForHelp)
        #expect(try self.list("-h").asksForHelp)
    }

    @Test("keep what an option says that may be repeated")
    func repeats() throws {
        #expect(try list("--category", "a", "--category=b").texts("--category") == ["a", "b"])
    }

    @Test("are all operands after two dashes, and where they look like numbers")
    func operands() throws {
        #expect(
            try list("-33.8,151.2", "-5", "-", "--", "--json").operands
                == ["-33.8,151.2", "-5", "-", "--json"])
    }

    @Test(
        "say what is wrong with them",
        arguments: [
            (["--jsn", "a"], "“qr read” has no option “--jsn”. Did you mean “--json”?"),
            (
                ["--zzzzzz", "a"],
                "“qr read” has no option “--zzzzzz”. See “touchstone qr read --help”."
            ),
            (["a", "--budget"], "“--budget” needs milliseconds from 1 to 100 after it."),
            (["a", "--budget="], "“--budget” needs milliseconds from 1 to 100 after it."),
            (
                ["a", "--budget=0"],
                "“--budget” should be milliseconds from 1 to 100, not “0”."
            ),
            (
                ["a", "--level=hihg"],
                "“--level” should be low or high, not “hihg”. Did you mean “high”?"
            ),
            (["a", "--json=yes"], "“--json” takes no value. Write it alone."),
            (["a", "--json", "--json"], "“--json” was given twice. Keep one of them."),
            ([], "This needs a picture. Say “touchstone qr read photo.png”, for instance."),
            (
                ["a", "b", "c"],
                "“c” is one argument too many for “qr read”. See “touchstone qr read --help”."
            ),
        ])
    func mistakes(_ words: [String], _ message: String) {
        do throws(ToolMistake) {
            let list = try ToolArgumentList(words, of: "qr read", options: Self.options)
            _ = try list.whole("--budget", in: 1...100)
            _ = try list.choice("--level", among: Level.self)
            try list.requireOperands(1...2, wanted: "a picture", example: "qr read photo.png")
            Issue.record("\(words) were taken.")
        } catch {
            #expect(error.description == message)
        }
    }
}
