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
    private static let targetOption = CommandOption.text(
        "--target", "NAME", wanted: .localized("the name of a target"), repeats: true,
        help: .localized("A target of the Xcode project, and what it depends on. May be repeated."))
    private static let screenOption = CommandOption.text(
        "--screen", "WxH@S",
        wanted: .localized("a size and a scale, like 390x844@3"),
        help: .localized("The screen of tests without a window; by default a phone's, 390x844@3."))
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
        projectOption, schemeOption, targetOption, screenOption, dependency, shadowOption,
    ]

    /// The project's folder.
    package let folder: URL

    /// The words for SwiftPM, after `--`.
    package let swiftWords: [String]

    /// The folder of the shadow package.
    package let shadow: URL

    /// The folders that replace packages.
    package let substitutes: [String: URL]

    /// The Xcode project's name, and what of it is wanted.
    package let project: String?
    package let scheme: String?
    package let targets: [String]

    /// The variables of tests and apps.
    package let environment: [String: String]

    package init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        let named = arguments.operands.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        let folder = URL(fileURLWithPath: named ?? ".").standardizedFileURL
        swiftWords = Array(arguments.operands.dropFirst(named == nil ? 0 : 1))
        if let word = swiftWords.first, !word.hasPrefix("-") {
            throw .extraOperand(word, command: arguments.command)
        }
        guard OutputFile.isFolder(folder.path) else {
            throw .other(
                .localized("There is no folder “\(folder.path)”. Name the folder of the project."))
        }
        self.folder = folder
        project = arguments[Self.projectOption]
        scheme = arguments[Self.schemeOption]
        targets = arguments.all(Self.targetOption)
        let screen = arguments[Self.screenOption] ?? console.environment["TOUCHSTONE_SCREEN"]
        environment = ["TOUCHSTONE_SCREEN": screen ?? "390x844@3"]
        shadow =
            arguments[Self.shadowOption].map { URL(fileURLWithPath: $0).standardizedFileURL }
            ?? Self.cache(console).appendingPathComponent(
                "projects/\(folder.lastPathComponent)-\(Self.number(of: folder.path))")
        substitutes = Dictionary(
            arguments.all(Self.dependency).map { ($0.name, $0.folder) }, uniquingKeysWith: { $1 })
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
