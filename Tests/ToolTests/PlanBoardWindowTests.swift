import Foundation
import ProgramTesting
import TestSupport
import Testing

/// Plan Board in a real window. The board is in a file, which the test fills and reads by
/// `touchstone board`.
@Suite(
    "Plan Board window", .serialized,
    .enabled(
        if: VirtualDisplay.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool or imagemagick is missing: make setup"))
struct PlanBoardWindowTests {
    private let window: AppWindow

    init() throws {
        window = try AppWindow(
            "PlanBoard", size: (1200, 700), white: (300, 195),
            prepare: { environment in
                for words in [["c"], ["b"], ["a"], ["d", "--column", "Next"]] {
                    try Self.board(["add"] + words, environment)
                }
            })
    }

    /// Runs `touchstone board`, and returns what it prints.
    @discardableResult
    private static func board(
        _ words: [String], _ environment: [String: String?]
    ) throws -> String {
        let environment = environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        return String(
            decoding: try ChildProcess.run(
                "env", [ChildProcess.pathOfProduct("touchstone"), "board"] + words,
                environment: environment), as: UTF8.self)
    }

    /// The titles in each column of the file.
    private func titles() throws -> [[String]] {
        var columns: [[String]] = []
        for line in try Self.board(["list"], window.display.environment).split(separator: "\n") {
            if !line.hasPrefix(" ") {
                columns.append([])
            } else if let title = line.split(separator: " ").last {
                columns[columns.count - 1].append(String(title))
            }
        }
        return columns
    }

    /// Waits until the window shows that a card was dropped, and expects titles in the file.
    private func expect(
        _ expected: [[String]], _ location: SourceLocation = #_sourceLocation
    ) throws {
        try window.waitUntilStill()
        #expect(try titles() == expected, sourceLocation: location)
    }

    // Cards are 277 points wide and 38 high, 48 apart: at x = 270 the first column's, at 581 the
    // second's, the first of them at y = 128.

    @Test("Plan Board window: a card that is held follows the pointer to the next column")
    func drag() throws {
        try window.press(420, 195)
        let picked = try window.waitForPicture("the tilted card") { $0.isWhite(280, 173) }
        #expect(picked.isWhite(300, 243))
        try window.move(through: [(480, 195), (540, 195), (620, 195), (730, 195)])
        // The third card is in the second row, and the second column has a second card.
        try window.waitForPicture("the card above the next column") {
            $0.isWhite(300, 195) && !$0.isWhite(300, 243) && $0.isWhite(640, 195)
        }
        #expect(try titles() == [["a", "b", "c"], ["d"], []])
        try window.release()
        try window.waitForPicture("the card at rest") { !$0.isWhite(591, 173) }
        try expect([["a", "c"], ["d", "b"], []])
        try window.xdotool("key", "ctrl+z")
        try window.waitForPicture("the card back") { $0.isWhite(300, 243) }
        try expect([["a", "b", "c"], ["d"], []])
    }

    @Test("Plan Board window: keys alone add a card, pick it up and drop it in the next column")
    func keys() throws {
        try window.xdotool("key", "ctrl+n")
        try window.waitUntilStill()
        try window.xdotool("type", "new")
        try window.xdotool("key", "Return")
        try window.waitForPicture("four cards") { $0.isWhite(300, 291) }
        try window.waitUntilStill()
        #expect(try titles() == [["new", "a", "b", "c"], ["d"], []])
        try window.xdotool("key", "Down", "space", "Right", "space")
        try window.waitForPicture("three cards") { !$0.isWhite(300, 291) }
        try expect([["a", "b", "c"], ["new", "d"], []])
        // Escape takes a card back that was picked up.
        try window.xdotool("key", "space", "Right")
        try window.waitForPicture("a card in the third column") { $0.isWhite(950, 147) }
        try window.xdotool("key", "Escape")
        try window.waitForPicture("an empty third column") { !$0.isWhite(950, 147) }
        try expect([["a", "b", "c"], ["new", "d"], []])
    }
}
