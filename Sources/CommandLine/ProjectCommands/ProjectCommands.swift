public import CommandLineKit
import Foundation
import RunCommands

/// `touchstone check`, `test`, `build`, `run` and `cache`: iOS projects as they are.
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
        "--filter", "PATTERN", wanted: .localized("a regular expression"), repeats: true,
        help: .localized("Run only the tests that match."))
    private static let skip = CommandOption.text(
        "--skip", "PATTERN", wanted: .localized("a regular expression"), repeats: true,
        help: .localized("Leave out the tests that match."))
    private static let parallel = CommandOption.flag(
        "--parallel", help: .localized("Run tests in parallel."))

    private static let coverage = CommandOption.flag(
        "--enable-code-coverage",
        help: .localized(
            "Print the share of the project's lines that ran, and write coverage.lcov."))

    private static let notes: LocalizedText = .localized(
        """
        The folder, by default the current one, has a Package.swift, an Xcode project or a workspace. \
        Nothing in it is changed: ported sources and what is built of them lie in a cache. Words \
        after -- go to SwiftPM.
        """)

    /// The command that says what will happen.
    public static func check(_ action: @escaping Action) -> Command {
        Command(
            "check",
            .localized("reports what of an iOS project can be built, and what is missing"),
            usage: ["[<folder>]": ""],
            notes: .localized("Nothing is compiled, and nothing in the folder is changed."),
            operands: .files, options: [.init([CommonOptions.json] + ProjectOptions.all)],
            examples: ["touchstone check ../Reader", "touchstone check --json"],
            failure: .localized("Not all of it can be built.")
        ) { arguments, console in
            try await action("check", arguments, console)
        }
    }

    /// The command that runs a project's tests.
    public static func test(_ action: @escaping Action) -> Command {
        Command(
            "test", .localized("runs the tests of an iOS project"),
            usage: ["[<folder>] [-- <option of swift>…]": ""], notes: notes, operands: .files,
            options: [.init([filter, skip, parallel, coverage] + ProjectOptions.all)],
            examples: [
                "touchstone test",
                "touchstone test ../Stevia --dependency swift-numerics=../swift-numerics",
                "touchstone test --filter LayoutTests",
            ],
            failure: .localized(
                "A test failed. Exit code 2 stands for a project that cannot be built, too.")
        ) { arguments, console in
            try await action("test", arguments, console)
        }
    }

    /// The command that compiles a project.
    public static func build(_ action: @escaping Action) -> Command {
        Command(
            "build", .localized("compiles an iOS project"),
            usage: ["[<folder>] [-- <option of swift>…]": ""], notes: notes, operands: .files,
            options: [.init(ProjectOptions.all)], examples: ["touchstone build ../Reader"],
            failure: .localized("Exit code 2: the project cannot be built.")
        ) { arguments, console in
            try await action("build", arguments, console)
        }
    }

    /// The command that starts an installed app, or builds and starts that of a project.
    public static func run(_ action: @escaping Action) -> Command {
        Command(
            "run", .localized("opens an app in a window"),
            usage: [
                "<App>": .localized("An installed app."),
                "[<folder>]": .localized("The app of the iOS project in a folder, or here."),
            ],
            notes: .localized(
                """
                Without a display the app's own recording is played, and a picture of its end is written.
                """),
            operands: .words { InstalledApp.names },
            options: [
                .init(RunOptions.all),
                .init(.localized("OPTIONS OF PROJECTS"), ProjectOptions.all),
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
            .localized("shows or clears what is kept of iOS projects"),
            usage: [
                "": .localized("Lists the projects, with their sizes."),
                "clear [<folder>]": .localized(
                    "Removes what is kept of a project, by default of all."),
            ],
            notes: .localized(
                """
                Ported sources and what is built of them lie in $XDG_CACHE_HOME/touchstone. What is \
                removed is made again when it is needed. Folders of --shadow are not listed.
                """),
            operands: .words { ["clear"] }, options: [.init([CommonOptions.json])],
            examples: [
                "touchstone cache", "touchstone cache clear", "touchstone cache clear ../Reader",
            ],
            failure: .localized("A project is being worked on.")
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
