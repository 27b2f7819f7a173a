import Foundation
import ProgramTesting

/// TouchPainter in a window of its default size, on a private X server.
final class AppWindow {
    let display: VirtualDisplay
    let program: ChildProcess

    /// The window's X identifier.
    let number: String

    /// Starts both, and waits until the window is shown, painted and has the keyboard focus.
    ///
    /// - Parameter environment: Environment variables in addition to the display.
    init(environment: [String: String?] = [:]) throws {
        display = try VirtualDisplay(environment: environment)
        program = try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"),
            ["run", "TouchPainter", "--appearance", "light", "--language", "en"],
            environment: display.environment)
        number = try display.window(titled: "TouchPainter")
        try xdotool("windowmove", "--sync", number, "0", "0")
        try xdotool("windowfocus", "--sync", number)
        try waitForPicture("an empty canvas") { $0.width == 320 && $0.isWhite(30, 30) }
    }

    func xdotool(_ arguments: String...) throws { try display.xdotool(arguments) }

    /// Presses the mouse at the first point, moves it through the others, and releases it.
    func drag(through points: [(Int, Int)]) throws {
        guard let first = points.first else { return }
        try display.xdotool(
            ["mousemove", "\(first.0)", "\(first.1)", "mousedown", "1"]
                + points.dropFirst().flatMap { ["mousemove", "\($0.0)", "\($0.1)"] }
                + ["mouseup", "1"])
    }

    func click(_ x: Int, _ y: Int) throws {
        try xdotool("mousemove", "\(x)", "\(y)", "click", "1")
    }

    // MARK: Pictures

    /// A picture of the window's contents.
    struct Picture: Equatable {
        let width: Int
        let height: Int

        /// Red, green and blue bytes, top row first.
        let bytes: [UInt8]

        func isBlack(_ x: Int, _ y: Int) -> Bool { colour(x, y).allSatisfy { $0 < 64 } }

        func isWhite(_ x: Int, _ y: Int) -> Bool { colour(x, y).allSatisfy { $0 > 250 } }

        private func colour(_ x: Int, _ y: Int) -> ArraySlice<UInt8> {
            let start = (y * width + x) * 3
            return x < width && y < height ? bytes[start..<(start + 3)] : []
        }
    }

    /// The current contents of the window; `nil` while X is changing its size.
    func picture() throws -> Picture? {
        let ppm = try ChildProcess.run(
            "import", ["-window", number, "-depth", "8", "ppm:-"], environment: display.environment)
        // “P6 width height 255”, one space, and the pixels.
        let header = ppm.prefix(64).split(maxSplits: 4) { $0 == 10 || $0 == 32 }
        guard header.count == 5, let width = Int(String(decoding: header[1], as: UTF8.self)),
            let height = Int(String(decoding: header[2], as: UTF8.self))
        else { return nil }
        let bytes = Array(ppm[header[4].startIndex...])
        guard bytes.count == width * height * 3 else { return nil }
        return Picture(width: width, height: height, bytes: bytes)
    }

    /// Takes pictures until one satisfies a condition, at most ``ChildProcess/patience`` seconds.
    @discardableResult
    func waitForPicture(_ what: String, where isWanted: (Picture) -> Bool) throws -> Picture {
        let deadline = Date(timeIntervalSinceNow: ChildProcess.patience)
        repeat {
            if let picture = try picture(), isWanted(picture) { return picture }
        } while deadline.timeIntervalSinceNow > 0
        throw ChildProcess.Failure(description: "The window never showed \(what).")
    }

    /// Saves a picture in `Documentation/Pictures` if the tests run with `RECORD=1`.
    func record(_ name: String) throws {
        guard ProcessInfo.processInfo.environment["RECORD"] == "1" else { return }
        let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/Pictures").standardizedFileURL
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        try ChildProcess.run(
            "import", ["-window", number, "-strip", "\(pictures.path)/\(name).png"],
            environment: display.environment)
    }
}
