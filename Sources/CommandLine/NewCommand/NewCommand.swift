public import CommandLineKit
import Foundation

/// `touchstone new`
public enum NewCommand {
    private static let template = CommandOption.choice(
        "--template", "KIND", of: Template.self,
        help: Wording(
            "app (the default), navigation, tabs or notes.", "app（默认）、navigation、tabs 或 notes。"))
    private static let touchstone = CommandOption.text(
        "--touchstone", "PATH-OR-URL",
        wanted: Wording("a folder or an address of a Git repository", "文件夹或 Git 仓库的地址"),
        help: Wording(
            "Where the package takes Touchstone from; by default the folder of this program.",
            "软件包从哪里取得 Touchstone；默认是本程序的文件夹。"))

    /// The command that writes a package.
    public static let new = Command(
        "new",
        Wording(
            "writes a package with an app, its tests, and their run on GitHub Actions",
            "写出一个软件包：应用、测试以及 GitHub Actions 配置"),
        usage: ["<Name>": ""], options: [.init([template, touchstone])],
        examples: [
            "touchstone new Diary",
            "touchstone new Diary --template notes --touchstone https://example.org/touchstone.git",
        ],
        failure: Wording("The package could not be written.", "无法写出软件包。")
    ) { arguments, _ in
        try arguments.requireOperands(
            1...1, wanted: Wording("the name of the app", "应用的名字"), example: "Diary")
        let name = arguments.operands[0]
        guard NewPackage.isName(name) else {
            throw UsageError.badValue(
                of: "Name", value: name,
                wanted: Wording(
                    "a capital letter, followed by letters and digits, like Diary",
                    "大写字母开头，后接字母和数字，如 Diary"))
        }
        let package = NewPackage(
            name: name, template: arguments[template] ?? .app,
            source: try source(arguments[touchstone]))
        try package.write(into: FileManager.default.currentDirectoryPath)
        let next = Wording(
            """
            Wrote the package \(name). Next:

              cd \(name)
              swift run \(name)     opens the app
              swift test        runs its tests

            """,
            """
            已写出软件包 \(name)。接下来：

              cd \(name)
              swift run \(name)     打开应用
              swift test        运行测试

            """)
        return CommandResponse(output: next.text(in: arguments.language))
    }

    /// Returns the source that an option names, or the package of this program.
    private static func source(_ text: String?) throws -> NewPackage.Source {
        if let text {
            return text.contains("://") || text.hasPrefix("git@")
                ? .url(text) : .path(URL(fileURLWithPath: text).standardizedFileURL.path)
        }
        guard let package = RunningProgram.package else {
            throw UsageError.other(
                Wording(
                    "Where is Touchstone? Name its folder or its Git repository with --touchstone.",
                    "Touchstone 在哪里？请用 --touchstone 给出它的文件夹或 Git 仓库。"))
        }
        return .path(package.path)
    }
}
