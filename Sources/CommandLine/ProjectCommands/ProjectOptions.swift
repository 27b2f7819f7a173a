package import CommandLineKit
package import Foundation

/// The options that say which project is built, and where.
package struct ProjectOptions {
    private static let shadowOption = CommandOption.file(
        "--shadow", "FOLDER", wanted: .localized("the name of a folder"),
        help: .localized(
            """
            The folder for ported sources and what is built of them; by default one in \
            $XDG_CACHE_HOME/touchstone.
            """))
    private static let projectOption = CommandOption.text(
        "--project", "NAME", wanted: .localized("the name of an Xcode project"),
        help: .localized("The Xcode project or workspace, where there are several."))
    private static let schemeOption = CommandOption.text(
        "--scheme", "NAME", wanted: .localized("the name of a scheme"),
        help: .localized("The scheme of the Xcode project; by default all targets."))
    private static let scriptsOption = CommandOption.flag(
        "--run-scripts",
        help: .localized(
            "Run the scripts of the targets that are built, which may change the project."))
    private static let targetOption = CommandOption.text(
        "--target", "NAME", wanted: .localized("the name of a target"), repeats: true,
        help: .localized("A target, and what it depends on; by default all. May be repeated."))
    private static let screenOption = CommandOption.text(
        "--screen", "WxH@S",
        wanted: .localized("a size and a scale, like 390x844@3"),
        help: .localized("The screen of tests without a window; by default a phone's, 390x844@3."))
    private static let asIsOption = CommandOption.text(
        "--as-is", "NAME", wanted: .localized("the name of a target or package"), repeats: true,
        help: .localized(
            "Build a target or package by its own code for Linux, not ported. May be repeated."))
    private static let dependency = CommandOption<Substitute>.value(
        "--dependency", "NAME=FOLDER",
        wanted: .localized("a package and its folder, like numerics=../numerics"),
        repeats: true,
        help: .localized(
            "Take a package that the project depends on from a folder. May be repeated.")
    ) { text in
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        return Substitute(name: parts[0], folder: URL(fileURLWithPath: parts[1]))
    }

    /// A package and the folder that replaces it.
    struct Substitute: Hashable, Sendable {
        let name: String
        let folder: URL
    }

    /// The options of all commands.
    package static let all: [any DeclaredOption] = [
        projectOption, schemeOption, targetOption, screenOption, dependency, asIsOption,
        scriptsOption, shadowOption,
    ]

    /// The project's folder.
    package let folder: URL

    /// The words for SwiftPM, after `--`.
    package let swiftWords: [String]

    /// The configuration that SwiftPM builds, as its folder is called.
    package var configuration: String {
        var last = "debug"
        for (word, next) in zip(swiftWords, swiftWords.dropFirst() + [""]) {
            if word == "-c" || word == "--configuration" { last = next }
            if word.hasPrefix("--configuration=") { last = String(word.dropFirst(16)) }
        }
        return last
    }

    /// The folder of the shadow package.
    package let shadow: URL

    /// The folders that replace packages.
    package let substitutes: [String: URL]

    /// The Xcode project's name; `nil` for the only one.
    package let project: String?

    /// The scheme's name; `nil` for all targets.
    package let scheme: String?

    /// The names of the targets that are wanted, empty for all.
    package let targets: [String]

    /// The names of the targets and packages that are not ported.
    package let asIs: [String]

    /// `true` to run the scripts of targets.
    package let runsScripts: Bool

    /// The variables of tests and apps.
    package let environment: [String: String]

    /// Reads a command line, and `touchstone.json`.
    package init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        let path = arguments.operands.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        let folder = URL(fileURLWithPath: path ?? ".").standardizedFileURL
        swiftWords = Array(arguments.operands.dropFirst(path == nil ? 0 : 1))
        if let word = swiftWords.first, !word.hasPrefix("-") {
            throw .extraOperand(word, command: arguments.command)
        }
        guard OutputFile.isFolder(folder.path) else {
            throw .other(
                .localized("There is no folder “\(folder.path)”. Name the folder of the project."))
        }
        self.folder = folder
        let settings = try ProjectSettings.settings(for: folder)
        let unread = folder.appendingPathComponent(ProjectSettings.fileName).path
        if FileManager.default.fileExists(atPath: unread) {
            let text = LocalizedText.localized(
                "“\(unread)” is not read. Move it to a folder above the project.")
            console.say(text.text(in: console.language))
        }
        project = arguments[Self.projectOption] ?? settings.project
        scheme = arguments[Self.schemeOption] ?? settings.scheme
        let named = arguments.all(Self.targetOption)
        targets = named.isEmpty ? settings.targets ?? [] : named
        asIs = arguments.all(Self.asIsOption) + (settings.asIs ?? [])
        runsScripts = arguments.has(Self.scriptsOption) || settings.runScripts ?? false
        let screen =
            arguments[Self.screenOption] ?? settings.screen
            ?? console.environment["TOUCHSTONE_SCREEN"]
        environment = ["TOUCHSTONE_SCREEN": screen ?? "390x844@3"]
        shadow =
            (arguments[Self.shadowOption] ?? settings.shadow).map {
                URL(fileURLWithPath: $0).standardizedFileURL
            }
            ?? Self.shadow(of: folder, console)
        substitutes = (settings.dependencies ?? [:]).mapValues { URL(fileURLWithPath: $0) }
            .merging(arguments.all(Self.dependency).map { ($0.name, $0.folder) }) { $1 }
    }

    /// The folder of a project's shadow package, unless the user names one.
    package static func shadow(of folder: URL, _ console: Console) -> URL {
        let folder = folder.standardizedFileURL
        // SwiftPM refuses flags with “$(”, which name folders of the shadow package.
        let name = folder.lastPathComponent.replacing("$", with: "_")
        return projects(console).appendingPathComponent("\(name)-\(number(of: folder.path))")
    }

    /// The folder with the shadow packages of all projects.
    package static func projects(_ console: Console) -> URL {
        cache(console).appendingPathComponent("projects")
    }

    /// The folder with the toolkits that `touchstone toolkit build` made.
    package static func toolkits(_ console: Console) -> URL {
        cache(console).appendingPathComponent("toolkits")
    }

    private static func cache(_ console: Console) -> URL {
        let home = console.environment["HOME"] ?? NSHomeDirectory()
        let chosen = console.environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        return URL(fileURLWithPath: chosen ?? home + "/.cache").appendingPathComponent("touchstone")
    }

    /// A short text that tells folders of the same name apart.
    private static func number(of path: String) -> String {
        let sum = path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return String(sum, radix: 36)
    }
}
