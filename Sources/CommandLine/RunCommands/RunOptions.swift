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
        help: Wording(
            """
            Open no window: play the script, or the app's own recording, on a clock that waits for \
            nothing.
            """,
            "不打开窗口：在无需等待的时钟上播放脚本或应用自带的录制。"))
    private static let sizeOption = CommandOption<CGSize>.value(
        "--size", "WxH",
        wanted: Wording(
            "a width and a height from 1 to 16384 points, like 320x480", "1 到 16384 点的宽和高，如 320x480"
        ),
        help: Wording(
            "The window's content in points, 1 to 16384 on each side.", "窗口内容的大小（点），每边 1 到 16384。")
    ) { text in
        let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
            .map { Double($0) ?? .nan }
        guard parts.count == 2, parts.allSatisfy(sides.contains) else { return nil }
        return CGSize(width: parts[0], height: parts[1])
    }
    private static let scaleOption = CommandOption.number(
        "--scale", in: 0.5...8,
        wanted: Wording("a number of pixels per point from 0.5 to 8, like 2", "每点 0.5 到 8 个像素，如 2"),
        help: Wording(
            "Pixels per point, 0.5 to 8; by default 2. Means --headless.",
            "每点的像素数，0.5 到 8；默认 2。相当于 --headless。"))
    private static let appearanceOption = CommandOption.choice(
        "--appearance", "A", of: Appearance.self,
        help: Wording("light or dark.", "light（浅色）或 dark（深色）。"))
    private static let textSizeOption = CommandOption.choice(
        "--text-size", "SIZE", of: TextSize.self,
        help: Wording(
            """
            The size of text that the user prefers, xs to xxxl and ax1 to ax5; by default l. Means \
            --headless.
            """,
            "用户偏好的文字大小，xs 到 xxxl 和 ax1 到 ax5；默认 l。相当于 --headless。"))
    private static let script = CommandOption.file(
        "--script", "FILE.json", wanted: Wording("the name of a JSON file", "JSON 文件名"),
        help: Wording("Play a script. Means --headless.", "播放脚本。相当于 --headless。"))
    private static let warn = CommandOption.flag(
        "--warn",
        help: Wording(
            """
            Only warn if a touch or typing in a script has no effect. The script ends otherwise.
            """,
            "对脚本中没有效果的触摸和输入只发出警告，否则脚本会就此结束。"))
    private static let snapshot = CommandOption.file(
        "--snapshot", "FILE.png", endings: [".png"],
        wanted: Wording("the name of a PNG file", "PNG 文件名"),
        help: Wording("Write a picture at the end. Means --headless.", "结束时写出图片。相当于 --headless。"))
    private static let describe = CommandOption.file(
        "--describe", "FILE.txt", wanted: Wording("the name of a text file", "文本文件名"),
        help: Wording(
            "Write the views as text at the end. Means --headless.", "结束时把视图写成文本。相当于 --headless。"))
    private static let audit = CommandOption.file(
        "--audit", "FILE.txt", wanted: Wording("the name of a text file", "文本文件名"),
        help: Wording(
            """
            Write what an audit finds at the end: missing labels, low contrast, small targets, cut text, \
            overlaps, ambiguous layout. Means --headless.
            """,
            "结束时写出检查结果：缺少标签、对比度低、目标太小、文字被截断、重叠、布局不明确。相当于 --headless。"))
    private static let film = CommandOption.file(
        "--film", "FILE.html", endings: [".html"],
        wanted: Wording("the name of an HTML file", "HTML 文件名"),
        help: Wording(
            """
            Write a page with a picture and the views after each step of the script, also if it fails. \
            Means --headless.
            """,
            "写出网页，包含脚本每一步之后的图片和视图，失败时也写。相当于 --headless。"))
    private static let data = CommandOption.file(
        "--data", "FOLDER", wanted: Wording("the name of a folder", "文件夹名"),
        help: Wording(
            """
            Keep the app's data in this folder instead of the user's; without a window, nothing is kept \
            by default.
            """,
            "把应用的数据保存在此文件夹，而不是用户自己的文件夹；不打开窗口时默认什么也不保存。"))
    private static let record = CommandOption.file(
        "--record", "FILE.json", endings: [".json"],
        wanted: Wording("the name of a JSON file", "JSON 文件名"),
        help: Wording(
            """
            Write what is done in the window as a script, and as a Swift test to FILE.swift.
            """,
            "把窗口中的操作写成脚本，并把 Swift 测试写到 FILE.swift。"))

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
