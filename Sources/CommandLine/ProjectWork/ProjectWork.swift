public import CommandLineKit
import Foundation
import ProjectCommands
import ProjectPlans
import ShadowPackages

/// Carries out `touchstone check`, `test`, `build`, `run` and `cache` for projects.
public enum ProjectWork {
    /// The commands.
    public static let commands: [Command] = [
        ProjectCommands.check(perform), ProjectCommands.test(perform),
        ProjectCommands.build(perform), ProjectCommands.run(perform), ProjectCommands.cache(cache),
    ]

    private static let cache: ProjectCommands.Action = { _, arguments, console in
        let cache = ProjectCache(
            folder: ProjectOptions.projects(console), toolkits: ProjectOptions.toolkits(console))
        guard let verb = arguments.operands.first else {
            return try cache.list(asJSON: arguments.has(CommonOptions.json))
        }
        guard verb == "clear", arguments.operands.count <= 2 else {
            throw UsageError.extraOperand(
                verb == "clear" ? arguments.operands[2] : verb, command: arguments.command)
        }
        let folder = arguments.operands.dropFirst().first.map { URL(fileURLWithPath: $0) }
        return try cache.clear(folder.map { ProjectOptions.shadow(of: $0, console) })
    }

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
        defer { project.close() }
        guard project.package.hasTests else {
            throw ShadowError.noTests(folder: options.folder.path)
        }
        let planned = project.package.plan.tests?.options
        sayIgnored(planned, console)
        let variables = variables(of: planned)
        let isFiltered = (words + options.swiftWords).contains {
            $0 == "--filter" || $0.hasPrefix("--filter=")
        }
        let wantsCoverage = (words + options.swiftWords).contains("--enable-code-coverage")
        let coverage = project.products(options)
            .appendingPathComponent("codecov/\(project.package.plan.name).json")
        if wantsCoverage { try? FileManager.default.removeItem(at: coverage) }
        let run = SwiftRun(console, environment: variables.merging(options.environment) { $1 })
        let code = try run.run(
            try project.words("test") + words
                + project.chosenTests(isFiltered: isFiltered) + options.swiftWords)
        guard run.output.isBuilt else {
            try DiskSpace.check(options.shadow)
            return .mistake
        }
        if code == 0, run.output.tests == 0 {
            console.say("No test was run. Does a --filter match none?")
            return .failure
        }
        if wantsCoverage { try reportCoverage(of: project, in: coverage, console) }
        return code == 0 ? .success : .failure
    }

    /// Prints which lines of the project's own files ran, and writes them to a file.
    private static func reportCoverage(
        of project: OpenProject, in json: URL, _ console: Console
    ) throws {
        let folder = project.package.folder
        guard let data = try? Data(contentsOf: json) else {
            console.say("SwiftPM wrote no coverage to \(json.path).")
            return
        }
        let sources = project.package.plan.coveredSources
        let report = try CoverageReport(data, of: sources) { path in
            try? String(contentsOfFile: path, encoding: .utf8)
        }
        let output = Data(report.text(below: project.package.plan.root).utf8)
        try StandardOutput.write(output, to: console.standardOutput)
        let file = folder.appendingPathComponent("coverage.lcov")
        try Data(report.lcov.utf8).write(to: file, options: .atomic)
        console.say("The counts of all lines are in \(file.path).")
    }

    /// The variables of a process that a scheme starts.
    static func variables(of options: RunOptions?) -> [String: String] {
        var variables = options?.environment ?? [:]
        if let language = options?.language {
            let locale = locale(language, options?.region)
            // The user's LC_ALL would win over LANG.
            for name in ["LANG", "LC_ALL"] { variables[name] = locale }
        }
        return variables
    }

    /// Says which arguments of a scheme tests do not get: the process has SwiftPM's.
    private static func sayIgnored(_ options: RunOptions?, _ console: Console) {
        guard let words = options?.words, !words.isEmpty else { return }
        console.say("The scheme's arguments are ignored: \(words.joined(separator: " "))")
    }

    /// The name of a locale for a language such as `zh-Hans`, and a region.
    static func locale(_ language: String, _ region: String?) -> String {
        let parts = language.split { "-_".contains($0) }
        guard let first = parts.first else { return "C.UTF-8" }
        let own = parts.dropFirst().last { $0.count == 2 }.map(String.init)
        let country = region ?? own ?? (parts.contains("Hant") ? "TW" : first == "zh" ? "CN" : nil)
        return "\(first)" + (country.map { "_\($0)" } ?? "") + ".UTF-8"
    }

    private static func build(_ options: ProjectOptions, _ console: Console) throws -> ExitCode {
        let project = try OpenProject(options, for: .build, console: console)
        defer { project.close() }
        guard !project.package.isEmpty else {
            let name = project.package.plan.name
            throw ShadowError.unbuildable(
                lines: ["No target of “\(name)” can be built. “touchstone check” says why."])
        }
        let words = try project.words("build") + ["--disable-index-store"] + options.swiftWords
        guard try SwiftRun(console).run(words) == 0 else {
            try DiskSpace.check(options.shadow)
            return .mistake
        }
        console.say("Built in \(project.products(options).path).")
        return .success
    }

    private static func run(
        _ options: ProjectOptions, _ arguments: Arguments, _ console: Console
    ) throws -> ExitCode {
        let project = try OpenProject(options, for: .run, console: console)
        defer { project.close() }
        let app = try project.app()
        let words = ["--product", app.moduleName] + options.swiftWords
        guard try SwiftRun(console).run(project.words("build") + words) == 0 else {
            try DiskSpace.check(options.shadow)
            return .mistake
        }
        try project.replaceProcess(by: app, arguments, options)
    }
}
