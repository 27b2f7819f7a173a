public import CommandLineKit
import Foundation
import ShadowPackages

/// `touchstone check`, `test`, `build` and `run`: iOS projects as they are.
public enum ProjectCommands {
    private static let filter = CommandOption.text(
        "--filter", "PATTERN", wanted: Wording("a regular expression", "正则表达式"), repeats: true,
        help: Wording("Run only the tests that match.", "只运行匹配的测试。"))
    private static let skip = CommandOption.text(
        "--skip", "PATTERN", wanted: Wording("a regular expression", "正则表达式"), repeats: true,
        help: Wording("Leave out the tests that match.", "跳过匹配的测试。"))
    private static let parallel = CommandOption.flag(
        "--parallel", help: Wording("Run tests in parallel.", "并行运行测试。"))

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

    /// The command that runs a project's tests.
    public static let test = Command(
        "test", Wording("runs the tests of an iOS project", "运行 iOS 项目的测试"),
        usage: ["[<folder>] [-- <option of swift>…]": ""], notes: notes, operands: .files,
        options: [.init([filter, skip, parallel] + ProjectOptions.all)],
        examples: [
            "touchstone test",
            "touchstone test ../Stevia --dependency swift-numerics=../swift-numerics",
            "touchstone test --filter LayoutTests",
        ],
        failure: Wording(
            "A test failed. Exit code 2 stands for a project that cannot be built, too.",
            "有测试失败。退出码 2 也表示项目无法构建。")
    ) { arguments, console in
        var words: [String] = arguments.all(filter).flatMap { ["--filter", $0] }
        words += arguments.all(skip).flatMap { ["--skip", $0] }
        if arguments.has(parallel) { words.append("--parallel") }
        return try respond(console) { () throws(any Error) in
            let options = try ProjectOptions(arguments, console)
            let project = try OpenProject(options, for: .test, console: console)
            guard project.package.hasTests else {
                throw ShadowError.noTests(folder: options.folder.path)
            }
            let planned = project.package.plan.tests?.options.environment ?? [:]
            let run = SwiftRun(
                console, environment: planned.merging(options.environment) { $1 })
            let code = try run.run(
                project.words("test") + words + project.skippedTests + options.swiftWords)
            guard run.output.isBuilt else { return .mistake }
            if code == 0, run.output.tests == 0 {
                console.say("No test was run. Does a --filter match none?")
                return .failure
            }
            return code == 0 ? .success : .failure
        }
    }

    /// The command that compiles a project.
    public static let build = Command(
        "build", Wording("compiles an iOS project", "编译 iOS 项目"),
        usage: ["[<folder>] [-- <option of swift>…]": ""], notes: notes, operands: .files,
        options: [.init(ProjectOptions.all)], examples: ["touchstone build ../Reader"],
        failure: Wording("Exit code 2: the project cannot be built.", "退出码 2：项目无法构建。")
    ) { arguments, console in
        try respond(console) { () throws(any Error) in
            let options = try ProjectOptions(arguments, console)
            let project = try OpenProject(options, for: .build, console: console)
            let words = project.words("build") + ["--disable-index-store"] + options.swiftWords
            guard try SwiftRun(console).run(words) == 0 else { return .mistake }
            console.say("Built in \(project.package.folder.path)/.build/debug.")
            return .success
        }
    }

    /// Carries out a command, and shows why a project cannot be built, line by line.
    static func respond(
        _ console: Console, _ action: () throws -> ExitCode
    ) throws -> CommandResponse {
        do {
            return CommandResponse(exitCode: try action())
        } catch let error where !(error is any ReportedError) {
            for line in "\(error)".split(separator: "\n") { console.say(String(line)) }
            return CommandResponse(exitCode: .mistake)
        }
    }
}
