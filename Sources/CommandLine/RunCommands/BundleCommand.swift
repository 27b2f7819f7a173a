public import CommandLineKit

/// `touchstone bundle`
public enum BundleCommand {
    /// The command that copies an app and its libraries into a folder.
    public static let bundle = Command(
        "bundle",
        Wording(
            "makes a folder of an app that runs without Touchstone and Swift",
            "把应用做成不需要 Touchstone 和 Swift 就能运行的文件夹"),
        usage: ["<App or program> [<folder>]": ""],
        notes: Wording(
            """
            The app is an installed one, or the program that “touchstone build” made. The folder's \
            “run” starts it; its “packages.txt” lists the packages of Debian that it needs.
            """,
            """
            应用可以是已安装的，也可以是“touchstone build”生成的程序。文件夹中的“run”启动应用，“packages.txt”\
            列出它需要的 Debian 软件包。
            """),
        operands: .files, examples: ["touchstone bundle TouchPainter ~/TouchPainter"],
        failure: Wording(
            "There is no such program, or the folder exists.", "没有这个程序，或文件夹已存在。")
    ) { arguments, _ in
        try arguments.requireOperands(
            1...2, wanted: Wording("an app", "应用"), example: "TouchPainter")
        try SiblingProgram(name: "touchstone-bundle", remedy: "make install")
            .replaceProcess(with: arguments.operands)
    }
}
