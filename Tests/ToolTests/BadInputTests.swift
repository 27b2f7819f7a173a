import Foundation
import ProgramTesting
import Testing

@Suite("Bad input")
final class BadInputTests {
    /// The tool's working folder, empty at first.
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("bad-input-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the tool to its end, within a short time limit.
    private func run(
        _ arguments: [String], environment: [String: String?] = [:]
    ) throws -> (code: Int32, errors: String) {
        let noDisplay: [String: String?] = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
        return try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"), ["run"] + arguments,
            environment: noDisplay.merging(environment) { $1 }, in: folder
        ).end()
    }

    /// The files in the folder other than scripts.
    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !$0.hasSuffix(".json") }
    }

    /// Expects a refusal: one line that starts with the tool's name and contains `words`, and one
    /// for each of the files that are left.
    private func expectRefusal(
        _ end: (code: Int32, errors: String), code: Int32 = 2, saying words: String,
        leaving left: [String] = [], location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(end.code == code, "\(end.errors)", sourceLocation: location)
        #expect(end.errors.hasPrefix("touchstone: "), sourceLocation: location)
        #expect(end.errors.contains(words), "\(end.errors)", sourceLocation: location)
        #expect(
            end.errors.filter { $0 == "\n" }.count == 1 + left.count, "\(end.errors)",
            sourceLocation: location)
        #expect(try files() == left, sourceLocation: location)
    }

    // MARK: Command line

    @Test(
        "Bad input: an invalid command line is refused with a correction",
        arguments: [
            ("TouchPainter --size 0x0", "from 1 to 16384 points, like 320x480, not “0x0”"),
            ("TouchPainter --size NaNx10", "not “NaNx10”"),
            ("TouchPainter --size 100000x100000", "not “100000x100000”"),
            ("TouchPainter --size -5x10", "not “-5x10”"),
            (
                "TouchPainter --headless --size 16384x16384",
                "is too large: it may have 64 million pixels"
            ),
            ("TouchPainter --scale 0", "from 0.5 to 8, like 2, not “0”"),
            ("TouchPainter --scale NaN", "not “NaN”"), ("TouchPainter --scale 99", "not “99”"),
            ("Touchpanter", "Did you mean “TouchPainter”?"),
            ("TouchPainter --hedless", "Did you mean “--headless”?"),
            ("TouchPainter --snapshot a.gif", "should be the name of a PNG file"),
        ])
    func commandLine(line: String, words: String) throws {
        let arguments = line.split(separator: " ").map(String.init)
        try expectRefusal(try run(arguments), saying: words)
    }

    // MARK: Scripts

    @Test(
        "Bad input: an invalid script is refused with its position, before any output",
        arguments: [
            ("", "the file is empty"), ("{", "line 1, column 2"),
            ("\u{89}PNG\u{0}\u{1}", "line 1, column 1"), ("Hello", "line 1, column 1"),
            (#"{"tap": [1, 2]}"#, "A script is a list of steps"),
            (String(repeating: "[", count: 200_000), "more than 64 deep"),
            (#"[{"snapshot": "a.png"}, {"tapp": [1, 2]}]"#, "step 2 (line 1, column 26)"),
            (#"[{"snapshot": "a.png"}, {"tap": true}]"#, "should be a place like [40, 60]"),
            (#"[{"snapshot": "a.png"}, {"drag": [[1, "x"], [2, 3]]}]"#, "step 2"),
            (#"[{"snapshot": "a.png"}, {"wait": -1}]"#, "lies between 0 and 3600"),
            (#"[{"snapshot": "a.png"}, {"tap": [1e999, 0]}]"#, "too large a number"),
            (#"[{"snapshot": "a.png"}, {"resize": [0, 10]}]"#, "step 2"),
            (#"[{"snapshot": "a.png"}, {"resize": [16384, 16384]}]"#, "is too large"),
            (#"[{"snapshot": "a.png"}, {"press": "ctlr+z"}]"#, "is no key"),
            (#"[{"snapshot": "a.png"}, {"describe": "no/a.txt"}]"#, "there is no folder “no”"),
        ])
    func script(text: String, words: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent("a.json"))
        let end = try run(["TouchPainter", "--script", "a.json", "--describe", "end.txt"])
        try expectRefusal(end, saying: words)
        #expect(end.errors.contains("“a.json”"))
    }

    @Test("Bad input: a binary script is refused as not being text")
    func binary() throws {
        var generator = SystemRandomNumberGenerator()
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        bytes += (0..<4_096).map { _ in UInt8.random(in: 0...255, using: &generator) }
        try Data(bytes).write(to: folder.appendingPathComponent("a.json"))
        try expectRefusal(
            try run(["TouchPainter", "--script", "a.json"]), saying: "is not UTF-8 text")
    }

    @Test("Bad input: a missing script file and a folder are refused with the reason")
    func noScript() throws {
        try expectRefusal(
            try run(["TouchPainter", "--script", "gone.json"]), saying: "there is no such file")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("folder.json"), withIntermediateDirectories: true)
        try expectRefusal(
            try run(["TouchPainter", "--script", "folder.json"]), saying: "it is a folder")
    }

    @Test("Bad input: a missing element is reported with the existing names and a film")
    func noElement() throws {
        try Data(#"[{"tap": [9, 9]}, {"tap": "Undoo"}]"#.utf8)
            .write(to: folder.appendingPathComponent("a.json"))
        try expectRefusal(
            try run(["TouchPainter", "--script", "a.json", "--snapshot", "end.png"]),
            saying:
                "“a.json”, step 2 (line 1): nothing on the screen is called “Undoo”. Did you mean “Undo”?",
            leaving: ["a-failure.html"])
        let film = try String(
            contentsOf: folder.appendingPathComponent("a-failure.html"), encoding: .utf8)
        #expect(film.contains("Step 1 (line 1)") && film.contains("Failure: “a.json”, step 2"))
    }

    // MARK: Files

    @Test(
        "Bad input: an unwritable output path is refused before the script is played",
        arguments: [
            ("no/a.png", "there is no folder"), ("taken.png", "a folder has that name"),
            ("/proc/a.png", "“/proc/a.png” cannot be written: "),
        ])
    func unwritable(path: String, words: String) throws {
        let taken = folder.appendingPathComponent("taken.png")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        let end = try run(["TouchPainter", "--headless", "--snapshot", path])
        try FileManager.default.removeItem(at: taken)
        try expectRefusal(end, code: 1, saying: words)
        #expect(!end.errors.contains("?."))
    }

    // MARK: Displays

    @Test("Bad input: a display that does not answer is reported, and the app runs without one")
    func deadDisplay() throws {
        let end = try run(["TouchPainter"], environment: ["DISPLAY": ":4711"])
        #expect(end.code == 0)
        #expect(
            end.errors == """
                touchstone: No display: DISPLAY is “:4711”, but no display answers there. \
                Running without one.

                """)
        #expect(try files() == ["touchpainter.png"])
    }
}
