import Foundation
import ProgramTesting
import Testing

@Suite("Tool")
final class ToolTests {
    /// The result of a run of `touchstone`.
    private struct Outcome {
        let exitCode: Int32
        let output: String
        let complaints: String
    }

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Starts the tool in ``folder``, without a display.
    private func start(_ arguments: [String]) throws -> ChildProcess {
        try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"), arguments,
            environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil], in: folder)
    }

    /// Runs the tool to its end.
    private func run(_ arguments: String...) throws -> Outcome {
        let tool = try start(arguments)
        let end = try tool.end(patience: 60)
        return Outcome(
            exitCode: end.code, output: tool.lines.map { $0 + "\n" }.joined(),
            complaints: end.errors)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    @Test("Tool: a missing display is reported in one line, and a picture is written")
    func noDisplay() throws {
        let outcome = try run("run", "TouchPainter")
        #expect(outcome.exitCode == 0)
        #expect(outcome.complaints.contains("No display"))
        #expect(outcome.complaints.split(separator: "\n").count == 1)
        #expect(outcome.output.contains("touchpainter.png"))
        #expect(exists("touchpainter.png"))
    }

    @Test("Tool: a script writes the requested files, with the same bytes each time")
    func script() throws {
        try write(
            #"[{"drag": [[20, 20], [200, 90]]}, {"expect": {"find": "Undo", "enabled": true}}]"#,
            to: "a.json")
        for name in ["a", "b"] {
            let outcome = try run(
                "run", "TouchPainter", "--script", "a.json", "--size", "240x160", "--scale", "1",
                "--snapshot", "\(name).png", "--describe", "\(name).txt")
            #expect(outcome.exitCode == 0, "\(outcome.complaints)")
        }
        for suffix in ["png", "txt"] {
            let first = try Data(contentsOf: folder.appendingPathComponent("a.\(suffix)"))
            #expect(try first == Data(contentsOf: folder.appendingPathComponent("b.\(suffix)")))
            #expect(!first.isEmpty)
        }
        #expect(!exists("touchpainter.png"))
    }

    @Test("Tool: a failed expectation ends with 1 and reports the actual state")
    func expectation() throws {
        try write(#"[{"expect": {"find": "Undo", "enabled": true}}]"#, to: "a.json")
        let outcome = try run("run", "TouchPainter", "--script", "a.json", "--snapshot", "a.png")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.complaints.contains(
                "step 1 (line 1): “Undo” should be enabled, and is disabled"))
    }

    @Test("Tool: an invalid script ends with 2 before anything is drawn")
    func mistake() throws {
        try write(#"[{"snapshot": "first.png"}, {"tapp": [1, 2]}]"#, to: "a.json")
        let outcome = try run("run", "TouchPainter", "--script", "a.json")
        #expect(outcome.exitCode == 2)
        #expect(outcome.complaints.contains("“a.json”, step 2 (line 1, column 30)"))
        #expect(outcome.complaints.contains("Did you mean “tap”?"))
        #expect(!exists("first.png"))
    }

    @Test(
        "Tool: an invalid command line ends with 2, an unwritable path with 1"
    )
    func badArguments() throws {
        #expect(try run("run", "TouchPaint").exitCode == 2)
        #expect(try run("run", "TouchPainter", "--size", "NaNxNaN").exitCode == 2)
        #expect(try run("run", "TouchPainter", "--size", "16384x16384", "--headless").exitCode == 2)
        let outcome = try run("run", "TouchPainter", "--snapshot", "nowhere/a.png")
        #expect(outcome.exitCode == 1)
        #expect(outcome.complaints.contains("there is no folder"))
    }

    @Test("Tool: the apps, the version and the usage are printed")
    func plain() throws {
        #expect(
            try run("list").output
                == "TouchPainter\nLayoutLab\nGallery\nPlanBoard\nBookshelf\nPrintDesk\nScanner\nFieldGuide\nPlacesApp\n"
        )
        #expect(try run("--version").output.hasPrefix("touchstone "))
        #expect(try run("--help").output.contains("EXIT CODES"))
        #expect(try run("run", "--help").output.contains("SCRIPTS"))
        #expect(try run("qr", "read", "--help").output.hasPrefix("touchstone qr read prints"))
        #expect(try run().output.contains("USAGE"))
    }

    @Test("Tool: an interrupt ends it with 130 and a clean line")
    func interrupted() throws {
        let drag = #"{"drag": [[10, 10], [300, 400]], "duration": 3600}"#
        let drags = Array(repeating: drag, count: 100).joined(separator: ",")
        try write(#"[{"describe": "begun.txt"}, \#(drags)]"#, to: "long.json")
        let tool = try start(["run", "TouchPainter", "--script", "long.json"])
        let deadline = Date(timeIntervalSinceNow: ChildProcess.patience)
        while !exists("begun.txt"), deadline.timeIntervalSinceNow > 0 { sched_yield() }
        tool.signal(SIGINT)
        let end = try tool.end()
        #expect(end.code == 130)
        #expect(end.errors == "\ntouchstone: interrupted\n")
    }
}
