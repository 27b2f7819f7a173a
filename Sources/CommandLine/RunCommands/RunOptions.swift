public import CommandLineKit
public import Foundation

/// The options that say how to run an app: of `touchstone run` and of the app's own program.
public struct RunOptions: Sendable {
    /// An appearance on the command line.
    public enum Appearance: String, CaseIterable, Sendable {
        case light
        case dark
    }

    /// A size of text on the command line, from the smallest to the largest.
    public enum TextSize: String, CaseIterable, Sendable {
        case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
    }

    /// The sides that a window can have, in points.
    private static let sides = 1.0...16_384.0

    private static let headless = CommandOption.flag(
        "--headless",
        help: .localized(
            """
            Open no window: play the script, or the app's own recording, on a clock that waits for \
            nothing.
            """))
    private static let sizeOption = CommandOption<CGSize>.value(
        "--size", "WxH",
        wanted: .localized("a width and a height from 1 to 16384 points, like 320x480"),
        help: .localized("The window's content in points, 1 to 16384 on each side.")
    ) { text in
        let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
            .map { Double($0) ?? .nan }
        guard parts.count == 2, parts.allSatisfy(sides.contains) else { return nil }
        return CGSize(width: parts[0], height: parts[1])
    }
    private static let scaleOption = CommandOption.number(
        "--scale", in: 0.5...8,
        wanted: .localized("a number of pixels per point from 0.5 to 8, like 2"),
        help: .localized("Pixels per point, 0.5 to 8; by default 2. Means --headless."))
    private static let appearanceOption = CommandOption.choice(
        "--appearance", "A", of: Appearance.self,
        help: .localized("light or dark."))
    private static let textSizeOption = CommandOption.choice(
        "--text-size", "SIZE", of: TextSize.self,
        help: .localized(
            """
            The size of text that the user prefers, xs to xxxl and ax1 to ax5; by default l. Means \
            --headless.
            """))
    private static let script = CommandOption.file(
        "--script", "FILE.json", wanted: .localized("the name of a JSON file"),
        help: .localized("Play a script. Means --headless."))
    private static let warn = CommandOption.flag(
        "--warn",
        help: .localized(
            """
            Only warn if a touch or typing in a script has no effect. The script ends otherwise.
            """))
    private static let snapshot = CommandOption.file(
        "--snapshot", "FILE.png", endings: [".png"],
        wanted: .localized("the name of a PNG file"),
        help: .localized("Write a picture at the end. Means --headless."))
    private static let describe = CommandOption.file(
        "--describe", "FILE.txt", wanted: .localized("the name of a text file"),
        help: .localized("Write the views as text at the end. Means --headless."))
    private static let audit = CommandOption.file(
        "--audit", "FILE.txt", wanted: .localized("the name of a text file"),
        help: .localized(
            """
            Write what an audit finds at the end: missing labels, low contrast, small targets, cut text, \
            overlaps, ambiguous layout. Means --headless.
            """))
    private static let film = CommandOption.file(
        "--film", "FILE.html", endings: [".html"],
        wanted: .localized("the name of an HTML file"),
        help: .localized(
            """
            Write a page with a picture and the views after each step of the script, also if it fails. \
            Means --headless.
            """))
    private static let data = CommandOption.file(
        "--data", "FOLDER", wanted: .localized("the name of a folder"),
        help: .localized(
            """
            Keep the app's data in this folder instead of the user's; without a window, nothing is kept \
            by default.
            """))
    private static let record = CommandOption.file(
        "--record", "FILE.json", endings: [".json"],
        wanted: .localized("the name of a JSON file"),
        help: .localized(
            """
            Write what is done in the window as a script, and as a Swift test to FILE.swift.
            """))

    /// The options of a run.
    public static let all: [any DeclaredOption] = [
        headless, sizeOption, scaleOption, appearanceOption, textSizeOption, script, warn,
        snapshot, describe, audit,
        film, record, data,
    ]

    /// The options that say in which state an app is explained.
    public static let state: [any DeclaredOption] = [
        script, warn, sizeOption, appearanceOption, textSizeOption,
    ]

    /// `true` if no window is to be opened: scripts are played and files written without one, and a
    /// display has its own scale.
    public let isWindowless: Bool

    /// The window's content in points; `nil` for the app's own choice.
    public let size: CGSize?

    /// Pixels per point where there is no display.
    public var scale: CGFloat

    /// Light or dark; `nil` for the system's in a window, and for light without one.
    public let appearance: Appearance?

    /// The size of text that the user prefers; `nil` for the usual one.
    public let textSize: TextSize?

    /// The script to play instead of the app's own recording.
    public let scriptPath: String?

    /// `true` if steps of a script without an effect are warned of, not failures.
    public let warnsOnly: Bool

    /// The file for a picture at the end.
    public let snapshotPath: String?

    /// The file for the views at the end.
    public let describePath: String?

    /// The file for the findings of an audit at the end.
    public let auditPath: String?

    /// The file for the pictures of all steps.
    public let filmPath: String?

    /// The file for the script of what is done in the window.
    public let recordPath: String?

    /// The folder for the app's data instead of the user's.
    public let dataPath: String?

    /// Reads the options of a command line.
    public init(_ arguments: Arguments) {
        let windowless: [any DeclaredOption] = [
            Self.headless, Self.scaleOption, Self.textSizeOption, Self.script, Self.snapshot,
            Self.describe, Self.audit,
            Self.film,
        ]
        isWindowless = windowless.contains { arguments.has($0) }
        size = arguments[Self.sizeOption]
        scale = arguments[Self.scaleOption].map { CGFloat($0) } ?? 2
        appearance = arguments[Self.appearanceOption]
        textSize = arguments[Self.textSizeOption]
        scriptPath = arguments[Self.script]
        warnsOnly = arguments.has(Self.warn)
        snapshotPath = arguments[Self.snapshot]
        describePath = arguments[Self.describe]
        auditPath = arguments[Self.audit]
        filmPath = arguments[Self.film]
        recordPath = arguments[Self.record]
        dataPath = arguments[Self.data]
    }
}
