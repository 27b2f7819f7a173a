public import CommandLineKit
import ProjectCommands
import ShadowPackages

/// Carries out `touchstone check`, `test`, `build` and `run` for projects.
public enum ProjectWork {
    /// The commands.
    public static let commands: [Command] = [
        ProjectCommands.check(perform), ProjectCommands.test(perform),
        ProjectCommands.build(perform), ProjectCommands.run(perform),
    ]

    private static let perform: ProjectCommands.Action = { word, arguments, console in
        do {
            let options = try ProjectOptions(arguments, console)
            switch word {
            case "check": return try check(options, arguments, console)
            case "test":
                let words = ProjectCommands.testWords(arguments)
                return CommandResponse(exitCode: try test(options, words, console))
            case "build": return CommandResponse(exitCode: try build(options, console))
            default: return CommandResponse(exitCode: try run(options, arguments, console))
            }
        } catch let error where !(error is any ReportedError) {
            // Why a project cannot be built may take several lines.
            for line in "\(error)".split(separator: "\n") { console.say(String(line)) }
            return CommandResponse(exitCode: .mistake)
        }
    }

    private static func check(
        _ options: ProjectOptions, _ arguments: Arguments, _ console: Console
    ) throws -> CommandResponse {
        let plan = try ProjectSearch(options, purpose: .check, console: console).plan()
        let check = try ProjectCheck(plan, tool: OpenProject.tool())
        var response =
            arguments.has(CommonOptions.json)
            ? try CommandResponse(json: check) : CommandResponse(output: check.text)
        response.exitCode = check.canBeBuilt ? .success : .failure
        return response
    }

    private static func test(
        _ options: ProjectOptions, _ words: [String], _ console: Console
    ) throws -> ExitCode {
        let project = try OpenProject(options, for: .test, console: console)
        guard project.package.hasTests else {
            throw ShadowError.noTests(folder: options.folder.path)
        }
        let planned = project.package.plan.tests?.options.environment ?? [:]
        let run = SwiftRun(console, environment: planned.merging(options.environment) { $1 })
        let code = try run.run(
            project.words("test") + words + project.skippedTests + options.swiftWords)
        guard run.output.isBuilt else { return .mistake }
        if code == 0, run.output.tests == 0 {
            console.say("No test was run. Does a --filter match none?")
            return .failure
        }
        return code == 0 ? .success : .failure
    }

    private static func build(_ options: ProjectOptions, _ console: Console) throws -> ExitCode {
        let project = try OpenProject(options, for: .build, console: console)
        let words = project.words("build") + ["--disable-index-store"] + options.swiftWords
        guard try SwiftRun(console).run(words) == 0 else { return .mistake }
        console.say("Built in \(project.package.folder.path)/.build/debug.")
        return .success
    }

    private static func run(
        _ options: ProjectOptions, _ arguments: Arguments, _ console: Console
    ) throws -> ExitCode {
        let project = try OpenProject(options, for: .run, console: console)
        let app = try project.app()
        let words = ["--product", app.moduleName] + options.swiftWords
        guard try SwiftRun(console).run(project.words("build") + words) == 0 else {
            return .mistake
        }
        try project.replaceProcess(by: app, arguments, options)
    }
}
