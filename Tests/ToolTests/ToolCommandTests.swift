import Foundation
import Playback
import Testing

@Suite("The command line")
struct ToolCommandTests {
    private let apps = ["TouchPainter", "PlanBoard"]

    private func parse(_ line: String) throws(ArgumentError) -> ToolCommand {
        try ToolCommand(arguments: line.split(separator: " ").map(String.init), apps: apps)
    }

    @Test(
        "asks for help, the version or the list",
        arguments: [
            ("", ToolCommand.help), ("--help", .help), ("-h", .help), ("run --help", .help),
            ("run TouchPainter -h", .help), ("--version", .version), ("list", .list),
            ("patterns", .patterns([])),
            ("patterns run x --help", .patterns(["run", "x", "--help"])),
        ])
    func plain(line: String, command: ToolCommand) throws {
        #expect(try parse(line) == command)
    }

    @Test("runs an app, whatever the capitals, with every option")
    func run() throws {
        #expect(try parse("run touchpainter") == .run(RunOptions(app: "TouchPainter")))
        var options = RunOptions(app: "TouchPainter")
        options.isHeadless = true
        options.size = CGSize(width: 320, height: 480)
        options.scale = 1.5
        options.appearance = .dark
        options.language = .simplifiedChinese
        options.scriptPath = "a.json"
        options.snapshotPath = "b.png"
        options.describePath = "c.txt"
        #expect(
            try parse(
                """
                run --headless TouchPainter --size 320x480 --scale=1.5 --appearance dark \
                --language zh --script a.json --snapshot=b.png --describe c.txt
                """) == .run(options))
    }

    @Test(
        "that makes no sense is refused with the nearest sensible word",
        arguments: [
            ("rnu TouchPainter", ArgumentError.unknownCommand("rnu", suggestion: "run")),
            ("dance", .unknownCommand("dance", suggestion: nil)),
            ("run", .missingApp(command: "run", apps: ["TouchPainter", "PlanBoard"])),
            ("layout", .missingApp(command: "layout", apps: ["TouchPainter", "PlanBoard"])),
            ("--headless", .missingApp(command: "run", apps: ["TouchPainter", "PlanBoard"])),
            (
                "run TouchPaint",
                .unknownApp(
                    "TouchPaint", apps: ["TouchPainter", "PlanBoard"], suggestion: "TouchPainter")
            ),
            (
                "run TouchPainter --headles",
                .unknownOption("--headles", suggestion: "--headless")
            ),
            ("run TouchPainter -x", .unknownOption("-x", suggestion: nil)),
            (
                "run TouchPainter --script",
                .missingValue(option: "--script", wanted: "the name of a JSON file")
            ),
            (
                "run TouchPainter --scale=",
                .missingValue(
                    option: "--scale", wanted: "a number of pixels per point from 0.5 to 8, like 2")
            ),
            ("run TouchPainter --headless=yes", .needlessValue(option: "--headless")),
            ("run TouchPainter --scale 1 --scale 2", .repeatedOption("--scale")),
            ("run TouchPainter PlanBoard", .extraArgument("PlanBoard")),
            ("list TouchPainter", .extraArgument("TouchPainter")),
            ("list --headless", .extraArgument("--headless")),
            ("layout TouchPainter --snapshot a.png", .extraArgument("--snapshot")),
            ("layout TouchPainter --headless", .extraArgument("--headless")),
            (
                "run TouchPainter --appearance blue",
                .badValue(option: "--appearance", value: "blue", wanted: "light or dark")
            ),
            (
                "run TouchPainter --snapshot a.jpg",
                .badValue(
                    option: "--snapshot", value: "a.jpg", wanted: "the name of a PNG file")
            ),
        ])
    func refused(line: String, error: ArgumentError) {
        #expect(throws: error) { try parse(line) }
    }

    @Test(
        "refuses sizes and scales outside their range",
        arguments: [
            "--size 0x10", "--size 100000x10", "--size NaNx10", "--size infx10", "--size 320",
            "--size 1x2x3", "--size x", "--size -5x5", "--scale 0", "--scale nan", "--scale 100",
            "--scale two",
        ])
    func ranges(option: String) {
        let error = #expect(throws: ArgumentError.self) {
            try parse("run TouchPainter \(option)")
        }
        guard case .badValue = error else {
            Issue.record("\(option) gave \(String(describing: error))")
            return
        }
    }

    @Test("has a help text that fits a terminal and names every option")
    func help() {
        let text = ToolCommand.helpText(apps: apps)
        for option in [
            "--headless", "--size", "--scale", "--appearance", "--language", "--script",
            "--snapshot", "--describe",
        ] {
            #expect(text.contains(option))
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
    }

    @Test("Asked why of something that no view has, it says what it can be asked for")
    func unknownEdge() {
        let error = #expect(throws: ArgumentError.self) {
            try parse("layout TouchPainter --why title.colour")
        }
        #expect(error?.description.contains("one of left, right, top, bottom, leading,") == true)
    }
}
