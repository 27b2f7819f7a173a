public import CommandLineKit
import Foundation
import RunCommands

/// `touchstone check`, `test`, `build` and `run`: iOS projects as they are.
public enum ProjectCommands {
    /// What carries out a command: that of a word of ``words``.
    public typealias Action =
        @Sendable (_ word: String, Arguments, Console) async throws -> CommandResponse

    /// `--filter`, `--skip` and `--parallel` of `touchstone test`, as words for SwiftPM.
    package static func testWords(_ arguments: Arguments) -> [String] {
        var words: [String] = arguments.all(filter).flatMap { ["--filter", $0] }
        words += arguments.all(skip).flatMap { ["--skip", $0] }
        for flag in [parallel, coverage] where arguments.has(flag) { words.append(flag.form.name) }
        return words
    }

    private static let filter = CommandOption.text(
        "--filter", "PATTERN", wanted: Wording("a regular expression", "正则表达式"), repeats: true,
        help: Wording("Run only the tests that match.", "只运行匹配的测试。"))
    private static let skip = CommandOption.text(
        "--skip", "PATTERN", wanted: Wording("a regular expression", "正则表达式"), repeats: true,
        help: Wording("Leave out the tests that match.", "跳过匹配的测试。"))
    private static let parallel = CommandOption.flag(
        "--parallel", help: Wording("Run tests in parallel.", "并行运行测试。"))

    private static let coverage = CommandOption.flag(
        "--enable-code-coverage",
        help: Wording(
            "Print the share of the project's lines that ran, and write coverage.lcov.",
            "打印项目中已执行代码行的比例，并写入 coverage.lcov。"))

    private static let notes = Wording(
        """
        The folder, by default the current one, has a Package.swift, an Xcode project or a workspace. \
        Nothing in it is changed: ported sources and what is built of them lie in a cache. Words \
        after -- go to SwiftPM.
        """,
        """
        文件夹（默认为当前文件夹）中有 Package.swift、Xcode 项目或工作区。其中的内容不会改动：移植后的源代码\
        和构建结果放在缓存里。“--”之后的词传给 SwiftPM。
        """)

    /// The command that says what will happen.
    public static func check(_ action: @escaping Action) -> Command {
        Command(
            "check",
            Wording(
                "reports what of an iOS project can be built, and what is missing",
                "报告 iOS 项目的哪些部分可以构建、缺少什么"),
            usage: ["[<folder>]": ""],
            notes: Wording(
                "Nothing is compiled, and nothing in the folder is changed.", "不编译任何内容，也不改动文件夹。"),
            operands: .files, options: [.init([CommonOptions.json] + ProjectOptions.all)],
            examples: ["touchstone check ../Reader", "touchstone check --json"],
            failure: Wording("Not all of it can be built.", "有部分内容无法构建。")
        ) { arguments, console in
            try await action("check", arguments, console)
        }
    }

    /// The command that runs a project's tests.
    public static func test(_ action: @escaping Action) -> Command {
        Command(
            "test", Wording("runs the tests of an iOS project", "运行 iOS 项目的测试"),
            usage: ["[<folder>] [-- <option of swift>…]": ""], notes: notes, operands: .files,
            options: [.init([filter, skip, parallel, coverage] + ProjectOptions.all)],
            examples: [
                "touchstone test",
                "touchstone test ../Stevia --dependency swift-numerics=../swift-numerics",
                "touchstone test --filter LayoutTests",
            ],
            failure: Wording(
                "A test failed. Exit code 2 stands for a project that cannot be built, too.",
                "有测试失败。退出码 2 也表示项目无法构建。")
        ) { arguments, console in
            try await action("test", arguments, console)
        }
    }

    /// The command that compiles a project.
    public static func build(_ action: @escaping Action) -> Command {
        Command(
            "build", Wording("compiles an iOS project", "编译 iOS 项目"),
            usage: ["[<folder>] [-- <option of swift>…]": ""], notes: notes, operands: .files,
            options: [.init(ProjectOptions.all)], examples: ["touchstone build ../Reader"],
            failure: Wording("Exit code 2: the project cannot be built.", "退出码 2：项目无法构建。")
        ) { arguments, console in
            try await action("build", arguments, console)
        }
    }

    /// The command that starts an installed app, or builds and starts that of a project.
    public static func run(_ action: @escaping Action) -> Command {
        Command(
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
            return try await action("run", arguments, console)
        }
    }

    /// The command that shows and clears what the others keep.
    public static func cache(_ action: @escaping Action) -> Command {
        Command(
            "cache",
            Wording(
                "shows or clears what is kept of iOS projects", "显示或清除为 iOS 项目保留的内容"),
            usage: [
                "": Wording("Lists the projects, with their sizes.", "列出各个项目及其大小。"),
                "clear [<folder>]": Wording(
                    "Removes what is kept of a project, by default of all.",
                    "删除为某个项目保留的内容；默认为所有项目。"),
            ],
            notes: Wording(
                """
                Ported sources and what is built of them lie in $XDG_CACHE_HOME/touchstone. What is \
                removed is made again when it is needed. Folders of --shadow are not listed.
                """,
                """
                移植后的源代码和构建结果位于 $XDG_CACHE_HOME/touchstone。删除的内容会在需要时重新生成。\
                不列出 --shadow 指定的文件夹。
                """),
            operands: .words { ["clear"] }, options: [.init([CommonOptions.json])],
            examples: [
                "touchstone cache", "touchstone cache clear", "touchstone cache clear ../Reader",
            ],
            failure: Wording("A project is being worked on.", "有项目正在使用中。")
        ) { arguments, console in
            try await action("cache", arguments, console)
        }
    }

    /// The commands, which a program of its own carries out: it reads projects and writes packages,
    /// and this one starts without the libraries that it needs.
    public static let forwarded: [Command] = [
        check(forward), test(forward), build(forward), run(forward), cache(forward),
    ]

    private static let forward: Action = { word, arguments, _ in
        try SiblingProgram(name: "touchstone-projects", remedy: "make install")
            .replaceProcess(with: [word] + arguments.optionWords + ["--"] + arguments.operands)
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
