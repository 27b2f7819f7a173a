import CommandLineKit
import Testing

@Suite("Command")
struct CommandTests {
    private func respond(
        _ words: [String], environment: [String: String] = [:]
    ) async -> CommandResponse {
        await CommandFixture.program.respond(
            to: words, console: Console(environment: environment))
    }

    @Test("Command: options may come anywhere, with values after a space or an equals sign")
    func words() async {
        let words = [
            "qr", "read", "a.png", "--budget=20", "--json", "-o", "out", "b.png", "--level", "HIGH",
        ]
        #expect(await respond(words).output == "a.png,b.png;20;out;high;;json;en\n")
    }

    @Test("Command: a repeatable option keeps its values in order")
    func repeated() async {
        let words = ["qr", "read", "a", "--category", "a", "-c=b"]
        #expect(await respond(words).output == "a;;;;a,b;;en\n")
    }

    @Test("Command: a dash, negative numbers and words after two dashes are operands")
    func operands() async {
        #expect(
            await respond(["qr", "read", "-33.8,151.2", "-"]).output == "-33.8,151.2,-;;;;;;en\n")
        #expect(
            await respond(["qr", "read", "-5", "--", "--json"]).output == "-5,--json;;;;;;en\n")
    }

    @Test("Command: inputs can have any name and be negative or empty")
    func inputs() async {
        let words = ["qr", "play", "--amount", "-5", "--score", ""]
        let expected = #"[(key: "amount", value: "-5"), (key: "score", value: "")]"# + "\n"
        #expect(await respond(words).output == expected)
    }

    @Test(
        "Command: an invalid command line is explained, with exit code 2",
        arguments: [
            ("qr reda", "There is no command “qr reda”. Did you mean “read”?"),
            ("dance", "There is no command “dance”. See “tool --help”."),
            ("qr read --jsn a", "“qr read” has no option “--jsn”. Did you mean “--json”?"),
            (
                "qr read --zzzzzz a",
                "“qr read” has no option “--zzzzzz”. See “tool qr read --help”."
            ),
            ("qr read a --budget", "“--budget” needs milliseconds from 1 to 100 after it."),
            ("qr read a --budget=", "“--budget” needs milliseconds from 1 to 100 after it."),
            ("qr read a --budget --json", "“--budget” needs milliseconds from 1 to 100 after it."),
            ("qr read a --budget=0", "“--budget” should be milliseconds from 1 to 100, not “0”."),
            (
                "qr read a --level=hihg",
                "“--level” should be low or high, not “hihg”. Did you mean “high”?"
            ),
            ("qr read a --json=yes", "“--json” takes no value. Write it alone."),
            ("qr read a --json --json", "“--json” was given twice. Keep one of them."),
            ("qr read", "This needs a picture. Say “tool qr read photo.png”, for instance."),
            (
                "qr read a b c",
                "“c” is one argument too many for “qr read”. See “tool qr read --help”."
            ),
            ("qr play --a --b 1", "“--a” needs a value after it."),
            ("qr play --a=1 --a=2", "“--a” was given twice. Keep one of them."),
            ("qr read a --language fr", "“--language” should be en or zh, not “fr”."),
            ("--jsn", "“tool” has no option “--jsn”. See “tool --help”."),
        ])
    func mistakes(line: String, complaint: String) async {
        let response = await respond(line.split(separator: " ").map(String.init))
        #expect(response == CommandResponse(complaint: complaint, exitCode: .mistake))
    }

    @Test("Command: the language comes from --language, otherwise from the environment")
    func language() async {
        let chinese = ["LANG": "zh_CN.UTF-8"]
        #expect(await respond(["qr", "read", "a"], environment: chinese).output.hasSuffix(";zh\n"))
        let words = ["qr", "read", "a", "--language", "en"]
        #expect(await respond(words, environment: chinese).output.hasSuffix(";en\n"))
        #expect(
            await respond(["qr", "reda", "--language=zh"]).complaint
                == "没有“qr reda”这个命令。是不是“read”？")
        #expect(
            await respond(["qr", "read"], environment: chinese).complaint
                == "需要a picture，例如“tool qr read photo.png”。")
    }

    @Test("Command: --version prints the program's name and version")
    func version() async {
        #expect(await respond(["--version"]).output == "tool 1.2.3\n")
        #expect(await respond(["qr", "--version"]).exitCode == .mistake)
    }

    @Test("Command: an error without an exit code prints its description and exits with 1")
    func failure() async {
        struct Broken: Error, CustomStringConvertible { let description = "It is broken." }
        let command = Command("break", "fails") { _, _ in throw Broken() }
        #expect(
            await command.respond(to: [])
                == CommandResponse(complaint: "It is broken.", exitCode: .failure))
    }

    @Test("Command: a main-thread function runs on the main thread")
    func mainThread() async {
        let command = Command(onMainThread: "app", "opens a window") { _, _ in
            MainActor.assertIsolated()
            return CommandResponse(output: "shown\n")
        }
        #expect(await command.respond(to: []).output == "shown\n")
    }

    @Test("CommandResponse: JSON keys are sorted alphabetically")
    func json() throws {
        let response = try CommandResponse(json: ["b": "/", "a": "2"])
        #expect(response.output == "{\n  \"a\" : \"2\",\n  \"b\" : \"/\"\n}\n")
    }
}
