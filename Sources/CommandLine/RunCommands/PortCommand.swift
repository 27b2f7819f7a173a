public import CommandLineKit

/// `touchstone port`
public enum PortCommand {
    private static let output = CommandOption.file(
        "--output", letter: "-o", "FOLDER", wanted: Wording("the name of a folder", "文件夹名"),
        help: Wording(
            "Write the ported files there; files that stay the same are not touched.",
            "把移植后的文件写到那里；内容不变的文件不会改动。"))
    private static let check = CommandOption.flag(
        "--check",
        help: Wording(
            "Write nothing; print what would change and what cannot be ported.",
            "不写文件；列出将要改变的和无法移植的内容。"))
    private static let report = CommandOption.flag(
        "--report",
        help: Wording(
            "Write nothing; print which of UIKit's APIs are used and which are missing.",
            "不写文件；列出用到的 UIKit 接口和缺少的接口。"))
    private static let lint = CommandOption.flag(
        "--lint",
        help: Wording(
            "Write nothing; print which delegate methods of Swift for Linux are not called.",
            "不写文件；列出在 Linux 的 Swift 中不会被调用的委托方法。"))
    private static let context = CommandOption.text(
        "--context", "PATH", wanted: Wording("a file or folder", "文件或文件夹"), repeats: true,
        help: Wording(
            "Also read, but do not port, the source of a module that is imported.",
            "同时读取（但不移植）被导入模块的源代码。"))
    private static let quiet = CommandOption.flag(
        "--quiet", help: Wording("Print problems only.", "只列出问题。"))

    /// The command that ports iOS source to Linux.
    public static let port = Command(
        "port", Wording("ports the iOS source of a module to Linux", "把模块的 iOS 源代码移植到 Linux"),
        usage: ["<folder or file>…": ""],
        notes: Wording(
            """
            The build plugin TouchstonePort does the same while a package is built: see \
            Documentation/Bring-Your-Package.md.
            """,
            "构建插件 TouchstonePort 在构建软件包时做同样的事：见 Documentation/Bring-Your-Package.md。"),
        operands: .files, options: [.init([output, check, report, lint, context, quiet])],
        examples: [
            "touchstone port Sources/Reader --check",
            "touchstone port Sources/Reader --output Linux/Reader",
            "touchstone port Sources --lint",
        ],
        failure: Wording(
            "Something cannot be ported, a method is not called, or the tool is not built.",
            "有内容无法移植、有方法不会被调用，或工具尚未构建。")
    ) { arguments, _ in
        try arguments.requireOperands(
            1..., wanted: Wording("a folder of iOS source", "iOS 源代码文件夹"),
            example: "Sources/Reader --check")
        try SiblingProgram(
            name: "touchstone-port", remedy: "make port",
            folders: ["Port/.build/release", "Port/.build/debug"]
        ).replaceProcess(with: arguments.optionWords + arguments.operands)
    }
}
