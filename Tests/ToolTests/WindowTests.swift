import Foundation
import Playback
import ProgramTesting
import TestSupport
import Testing

@Suite(
    "TouchPainter window", .serialized,
    .enabled(
        if: VirtualDisplay.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool or imagemagick is missing: make setup"))
struct WindowTests {
    /// A stroke with a corner, in window points.
    ///
    /// It curves through its points, which are close together at the corner.
    private let way = [
        (60, 80), (110, 80), (160, 80), (202, 80), (210, 80), (210, 88), (210, 150), (210, 220),
    ]

    /// Returns `true` if the picture has the stroke along ``way``.
    private func showsStroke(_ picture: AppWindow.Picture) -> Bool {
        [(85, 80), (135, 80), (185, 80), (210, 115), (210, 185)].allSatisfy(picture.isBlack)
    }

    @Test("TouchPainter window: the pointer paints, ctrl+Z undoes and ctrl+shift+Z redoes")
    func stroke() throws {
        let window = try AppWindow()
        let empty = try window.waitForPicture("a steady canvas") { $0.isWhite(135, 80) }
        try window.drag(through: way)
        let drawn = try window.waitForPicture("the stroke", where: showsStroke)
        #expect(drawn.isWhite(85, 92))
        #expect(drawn.isWhite(135, 150))
        #expect(drawn.isWhite(222, 185))
        try window.record("window-stroke")

        try window.xdotool("key", "ctrl+z")
        let undone = try window.waitForPicture("a clean canvas") { $0.isWhite(135, 80) }
        #expect(way.allSatisfy { undone.isWhite($0.0, $0.1) })
        let canvas = window.size.width * 436 * 3
        #expect(undone.bytes.prefix(canvas) == empty.bytes.prefix(canvas))
        try window.record("window-undo")

        try window.xdotool("key", "ctrl+shift+z")
        try window.waitForPicture("the stroke again", where: showsStroke)
    }

    @Test("TouchPainter window: a click paints a dot, and the toolbar's button undoes it")
    func dot() throws {
        let window = try AppWindow()
        try window.click(100, 200)
        let dotted = try window.waitForPicture("a dot") { $0.isBlack(100, 200) }
        #expect(dotted.isWhite(112, 200))
        try window.click(257, 458)
        try window.waitForPicture("no dot") { $0.isWhite(100, 200) }
    }

    @Test("TouchPainter window: resizing keeps the marks, and the added area can be painted")
    func resize() throws {
        let window = try AppWindow()
        try window.drag(through: way)
        try window.waitForPicture("the stroke", where: showsStroke)
        try window.resize(toWidth: 500, height: 400)
        try window.waitForPicture("the stroke in a wide window") {
            $0.width == 500 && $0.height == 400 && showsStroke($0) && $0.isWhite(450, 300)
        }
        try window.drag(through: [(400, 300), (430, 300), (460, 300)])
        try window.waitForPicture("a stroke in the new room") {
            $0.isBlack(430, 300) && showsStroke($0)
        }
    }

    @Test("Inspector in a window: a click picks without painting, and Escape closes it")
    func inspector() throws {
        let window = try AppWindow()
        try window.xdotool("key", "ctrl+shift+d")
        try window.waitForPicture("the inspector") { $0.isWhite(100, 100) && !$0.isWhite(30, 400) }
        try window.click(100, 100)
        try window.waitForPicture("the picked view in a tint") { !$0.isWhite(150, 150) }
        try window.xdotool("key", "Escape")
        try window.waitForPicture("the canvas without a dot") {
            $0.isWhite(100, 100) && $0.isWhite(150, 150) && $0.isWhite(30, 400)
        }
    }

    @Test("Recording in a window: its script does the same without one, and a test is next to it")
    func recording() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("recording-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("taps.json").path
        let window = try AppWindow(options: ["--record", path])
        try window.click(100, 200)
        try window.waitForPicture("a dot") { $0.isBlack(100, 200) }
        try window.drag(through: way)
        try window.waitForPicture("the stroke", where: showsStroke)
        try window.xdotool("key", "ctrl+z")
        try window.waitForPicture("no stroke") { !showsStroke($0) }
        try window.display.requestClose(of: window.number)
        #expect(try window.program.end().code == 0)

        let steps = try Script(path: path).steps
        let tap = ScriptStep.tap(.point(CGPoint(x: 100, y: 200)), count: 1, pressure: nil)
        #expect(steps.contains(tap), "\(steps)")
        #expect(steps.contains { if case .press = $0 { true } else { false } })
        #expect(steps.contains { if case .drag = $0 { true } else { false } })
        let test = try String(
            contentsOf: folder.appendingPathComponent("taps.swift"), encoding: .utf8)
        #expect(test.contains("app.finger.tap(at: CGPoint(x: 100, y: 200))"), "\(test)")
        let picture = folder.appendingPathComponent("replayed.png").path
        let size = "\(window.size.width)x\(window.size.height)"
        let replay = try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"),
            [
                "run", "TouchPainter", "--script", path, "--snapshot", picture, "--size", size,
                "--scale", "1", "--appearance", "light",
            ], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil]
        ).end()
        #expect(replay.code == 0, "\(replay.errors)")
        let pixels = try ChildProcess.run(
            "convert", [picture, "-depth", "8", "rgb:-"], environment: [:])
        let replayed = AppWindow.Picture(
            width: window.size.width, height: window.size.height, bytes: [UInt8](pixels))
        #expect(replayed.isBlack(100, 200) && replayed.isWhite(135, 80))
    }

    @Test("TouchPainter window: the title bar's button opens the main menu, which has the commands")
    func menu() throws {
        let window = try AppWindow()
        try window.drag(through: way)
        try window.waitForPicture("the stroke", where: showsStroke)
        try window.click(20, -26)
        try window.waitForPicture("the menu") { !$0.isBlack(85, 80) }
        try window.waitUntilStill()
        try window.click(60, 164)
        try window.waitForPicture("the longer menu of Edit") { !$0.isWhite(85, 430) }
        try window.waitUntilStill()
        try window.click(60, 84)
        try window.waitForPicture("a clean canvas") { $0.isWhite(85, 80) && $0.isWhite(210, 185) }
    }

    @Test("TouchPainter window: an idle window uses less than 1 % of a processor")
    func idle() throws {
        let window = try AppWindow()
        try window.drag(through: way)
        try window.waitForPicture("the stroke", where: showsStroke)
        let watch = ContinuousClock()
        let start = watch.now
        let before = try window.program.processorTime()
        // Only the program's exit would end the read.
        #expect(throws: ChildProcess.Failure.self) {
            try window.program.wait(for: "anything", patience: 3) { _ in true }
        }
        #expect(watch.now - start >= .seconds(3), "The program ended.")
        #expect(try window.program.processorTime() - before <= 0.03)
    }

    // MARK: Exit

    @Test("TouchPainter window: closing it ends the program with 0")
    func close() throws {
        let window = try AppWindow()
        try window.display.requestClose(of: window.number)
        let end = try window.program.end()
        #expect(end.code == 0)
        #expect(end.errors == "")
    }

    @Test(
        "TouchPainter window: a signal ends the program with 130 and a clean line",
        arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        let window = try AppWindow()
        window.program.signal(signal)
        let end = try window.program.end()
        #expect(end.code == 130)
        #expect(end.errors == "\ntouchstone: interrupted\n")
    }

    @Test(
        "TouchPainter window: a lost display is reported and ends the program with 1",
        arguments: [false, true])
    func lostDisplay(whileDrawing: Bool) throws {
        let window = try AppWindow()
        if whileDrawing {
            try window.xdotool("mousemove", "60", "80", "mousedown", "1", "mousemove", "160", "80")
        }
        window.display.server.signal(SIGKILL)
        let end = try window.program.end()
        #expect(end.code == 1)
        #expect(end.errors.hasPrefix("TouchPainter: The display went away: the X server"))
        #expect(end.errors.split(separator: "\n").count == 1, "\(end.errors)")
    }
}
