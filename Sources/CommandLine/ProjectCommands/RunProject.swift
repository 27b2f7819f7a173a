public import CommandLineKit
import Foundation
import RunCommands
import ShadowPackages

extension ProjectCommands {
    /// The command that starts an installed app, or builds and starts that of a project.
    public static let run = Command(
        "run", Wording("opens an app in a window", "在窗口中打开应用"),
        usage: [
            "<App>": Wording("An installed app.", "已安装的应用。"),
            "[<folder>]": Wording(
                "The app of the iOS project in a folder, or here.",
                "文件夹（默认为当前文件夹）中 iOS 项目的应用。"),
        ],
        notes: Wording(
            """
            Without a display the app's own recording is played, and a picture of its end is written.
            """,
            "没有显示器时播放应用自带的录制，并写出结束时的图片。"),
        operands: .words { InstalledApp.names },
        options: [
            .init(RunOptions.all),
            .init(Wording("OPTIONS OF PROJECTS", "项目选项"), ProjectOptions.all),
        ],
        sections: [RunCommands.scripts],
        examples: [
            "touchstone run TouchPainter",
            "touchstone run TouchPainter --script drawing.json --snapshot drawing.png",
            "touchstone run ../Reader --headless --snapshot reader.png",
        ],
        failure: RunCommands.failure
    ) { arguments, console in
        guard isProject(arguments) else {
            try InstalledApp(arguments).replaceProcess(with: arguments.optionWords)
        }
        return try respond(console) { () throws(any Error) in
            let options = try ProjectOptions(arguments, console)
            let project = try OpenProject(options, for: .run, console: console)
            let app = try project.app()
            let words = ["--product", app.moduleName] + options.swiftWords
            guard try SwiftRun(console).run(project.words("build") + words) == 0 else {
                return .mistake
            }
            try project.replaceProcess(by: app, arguments, options)
        }
    }

    /// `true` for a command line that means a project: a path, or no operand in a project's folder.
    private static func isProject(_ arguments: Arguments) -> Bool {
        if let word = arguments.operands.first {
            let isApp = InstalledApp.names.contains { $0.lowercased() == word.lowercased() }
            return !isApp && (word.contains("/") || word == "." || OutputFile.isFolder(word))
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
        return names.contains {
            $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
    }
}
