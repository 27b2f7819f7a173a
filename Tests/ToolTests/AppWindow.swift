import Foundation
import ProgramTesting

/// An app in a window, on a private X server; TouchPainter if no other is named.
///
/// Points are those of the window's content, which has a border and a title bar around it.
final class AppWindow {
    /// The content's size in points.
    let size: (width: Int, height: Int)

    let display: VirtualDisplay
    let program: ChildProcess

    /// The window's X identifier.
    let number: String

    /// The widths of the border and of the border and title bar at the top, in points.
    private var border = 0
    private var top = 0

    /// Starts both, and waits until the window is shown, painted and has the keyboard focus.
    ///
    /// - Parameters:
    ///   - app: The app's name, which is the window's title.
    ///   - size: The content's size in points.
    ///   - options: Options of `touchstone run` in addition to size, appearance and language.
    ///   - environment: Environment variables in addition to the display.
    ///   - white: A point that is white as soon as the window is painted.
    ///   - prepare: Called before the app starts, with the environment that it will have.
    init(
        _ app: String = "TouchPainter", size: (width: Int, height: Int) = (400, 480),
        options: [String] = [], environment: [String: String?] = [:],
        white: (x: Int, y: Int) = (30, 30), prepare: ([String: String?]) throws -> Void = { _ in }
    ) throws {
        self.size = size
        display = try VirtualDisplay(environment: environment)
        try prepare(display.environment)
        program = try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"),
            [
                "run", app, "--appearance", "light", "--language", "en", "--size",
                "\(size.width)x\(size.height)",
            ] + options,
            environment: display.environment)
        number = try display.window(titled: app)
        try xdotool("windowmove", "--sync", number, "0", "0")
        try xdotool("windowfocus", "--sync", number)
        try waitForPicture("a window") { whole in
            guard whole.width >= size.width, whole.height >= size.height else {
                return false
            }
            border = (whole.width - size.width) / 2
            top = whole.height - size.height - border
            return true
        }
        try waitForPicture("its content") { $0.isWhite(white.x, white.y) }
    }

    /// Resizes the window for content of a size.
    func resize(toWidth width: Int, height: Int) throws {
        try xdotool(
            "windowsize", number, "\(width + 2 * border)", "\(height + top + border)")
    }

    func xdotool(_ arguments: String...) throws { try display.xdotool(arguments) }

    /// Presses the mouse at the first point, moves it through the others, and releases it.
    func drag(through points: [(Int, Int)]) throws {
        guard let first = points.first else { return }
        try display.xdotool(
            moves([first]) + ["mousedown", "1"] + moves(points.dropFirst()) + ["mouseup", "1"])
    }

    /// Moves the mouse through points, with its button as it is.
    func move(through points: [(Int, Int)]) throws { try display.xdotool(moves(points)) }

    /// Presses the mouse at a point and holds it there.
    func press(_ x: Int, _ y: Int) throws {
        try display.xdotool(moves([(x, y)]) + ["mousedown", "1"])
    }

    func release() throws { try xdotool("mouseup", "1") }

    func click(_ x: Int, _ y: Int) throws {
        try display.xdotool(moves([(x, y)]) + ["click", "1"])
    }

    private func moves(_ points: some Sequence<(Int, Int)>) -> [String] {
        points.flatMap { ["mousemove", "\($0.0 + border)", "\($0.1 + top)"] }
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
        let bytes = ppm[header[4].startIndex...]
        guard bytes.count == width * height * 3 else { return nil }
        let rows = (top..<(height - border)).flatMap { row in
            bytes.dropFirst((row * width + border) * 3).prefix((width - 2 * border) * 3)
        }
        return Picture(
            width: width - 2 * border, height: height - top - border, bytes: rows)
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

    /// Takes pictures until two in a row are equal.
    func waitUntilStill() throws {
        var last: Picture?
        try waitForPicture("the same twice") { picture in
            defer { last = picture }
            return picture == last
        }
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
