import CommandLineKit
import Foundation
import LayoutCommands
import ProjectCommands
import RunCommands
import Testing

@Suite("touchstone run and layout: command lines")
struct RunCommandTests {
    /// Answers a command line that is refused before an app is started.
    private func refusal(_ line: String) async -> String? {
        var words = line.split(separator: " ").map(String.init)
        let name = words.removeFirst()
        let commands =
            ProjectCommands.forwarded + [
                RunCommands.record, RunCommands.list, LayoutCommands.layout,
            ]
        guard let command = commands.first(where: { $0.name == name }) else { return nil }
        let response = await command.respond(to: words, called: "touchstone \(name)")
        #expect(response.exitCode == .mistake)
        return response.complaint
    }

    /// Reads the options of a run.
    private func options(_ line: String) async throws -> (RunOptions, [String]) {
        let read = AsyncStream.makeStream(of: (RunOptions, [String]).self)
        let command = Command("run", "runs", options: [.init(RunOptions.all)]) { arguments, _ in
            read.continuation.yield((RunOptions(arguments), arguments.optionWords))
            return CommandResponse()
        }
        let words = line.split(separator: " ").map(String.init)
        #expect(await command.respond(to: words) == CommandResponse())
        read.continuation.finish()
        for await value in read.stream { return value }
        throw CancellationError()
    }

    @Test("run: every option is parsed and passed on as one word")
    func run() async throws {
        let (options, words) = try await options(
            """
            --headless TouchPainter --size 320x480 --scale=1.5 --appearance dark --language zh \
            --script a.json --snapshot=b.png --describe c.txt --data d
            """)
        #expect(options.isWindowless)
        #expect(options.size == CGSize(width: 320, height: 480))
        #expect(options.scale == 1.5)
        #expect(options.appearance == .dark)
        #expect(options.scriptPath == "a.json" && options.dataPath == "d")
        #expect(options.snapshotPath == "b.png")
        #expect(options.describePath == "c.txt")
        #expect(
            words == [
                "--headless", "--size=320x480", "--scale=1.5", "--appearance=dark",
                "--language=zh", "--script=a.json", "--snapshot=b.png", "--describe=c.txt",
                "--data=d",
            ])
    }

    @Test("run: a window is opened unless an option makes it unnecessary")
    func windowless() async throws {
        #expect(try await !options("--size 320x480 --appearance dark").0.isWindowless)
        for line in ["--headless", "--scale 1", "--script a.json", "--snapshot a.png"] {
            #expect(try await options(line).0.isWindowless, "\(line)")
        }
    }

    @Test(
        "run, record, layout, list: an invalid command line is refused with advice",
        arguments: [
            (
                "record",
                "Which app? Say “touchstone record TouchPainter”. The apps are: TouchPainter, LayoutLab, Gallery, PlanBoard, Bookshelf, PrintDesk, Scanner, FieldGuide, PlacesApp."
            ),
            (
                "layout",
                "Which app? Say “touchstone layout TouchPainter”. The apps are: TouchPainter, LayoutLab, Gallery, PlanBoard, Bookshelf, PrintDesk, Scanner, FieldGuide, PlacesApp."
            ),
            (
                "run TouchPaint",
                "There is no app “TouchPaint”. Did you mean “TouchPainter”? The apps are: TouchPainter, LayoutLab, Gallery, PlanBoard, Bookshelf, PrintDesk, Scanner, FieldGuide, PlacesApp."
            ),
            (
                "run TouchPainter --headles",
                "“run” has no option “--headles”. Did you mean “--headless”?"
            ),
            ("run TouchPainter -x", "“run” has no option “-x”. See “touchstone run --help”."),
            ("run TouchPainter --script", "“--script” needs the name of a JSON file after it."),
            (
                "run TouchPainter --scale=",
                "“--scale” needs a number of pixels per point from 0.5 to 8, like 2 after it."
            ),
            ("run TouchPainter --headless=yes", "“--headless” takes no value. Write it alone."),
            (
                "run TouchPainter --scale 1 --scale 2",
                "“--scale” was given twice. Keep one of them."
            ),
            (
                "run TouchPainter PlanBoard",
                "“PlanBoard” is one argument too many for “run”. See “touchstone run --help”."
            ),
            (
                "list TouchPainter",
                "“TouchPainter” is one argument too many for “list”. See “touchstone list --help”."
            ),
            ("list --headless", "“list” has no option “--headless”. See “touchstone list --help”."),
            (
                "layout TouchPainter --snapshot a.png",
                "“layout” has no option “--snapshot”. See “touchstone layout --help”."
            ),
            (
                "run TouchPainter --appearance blue",
                "“--appearance” should be light or dark, not “blue”."
            ),
            (
                "run TouchPainter --snapshot a.jpg",
                "“--snapshot” should be the name of a PNG file, not “a.jpg”."
            ),
        ])
    func refused(line: String, complaint: String) async {
        #expect(await refusal(line) == complaint)
    }

    @Test(
        "run: sizes and scales outside their range are refused",
        arguments: [
            "--size 0x10", "--size 100000x10", "--size NaNx10", "--size infx10", "--size 320",
            "--size 1x2x3", "--size x", "--size -5x5", "--scale 0", "--scale nan", "--scale 100",
            "--scale two",
        ])
    func ranges(option: String) async {
        #expect(await refusal("run TouchPainter \(option)")?.contains("should be a") == true)
    }

    @Test("layout: an unknown attribute is refused with the list of attributes")
    func unknownEdge() async {
        let complaint = await refusal("layout TouchPainter --why title.colour")
        #expect(complaint?.contains("one of left, right, top, bottom, leading,") == true)
    }

    @Test("run: help fits a terminal and lists every option and every script step")
    func help() async {
        let text = await ProjectCommands.forwarded[3].respond(to: ["--help"]).output
        for word in RunOptions.all.map(\.form.name) + ["longPress", "EXIT CODES"] {
            #expect(text.contains(word), "\(word)")
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 90 })
    }

    @Test("list: the folders of Apps are listed")
    func apps() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Apps").standardizedFileURL
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(InstalledApp.names) == Set(folders))
    }
}
