public import CommandLineKit
import Foundation

/// `touchstone new`
public enum NewCommand {
    private static let template = CommandOption.choice(
        "--template", "KIND", of: Template.self,
        help: .localized("app (the default), navigation, tabs or notes."))
    private static let touchstone = CommandOption.text(
        "--touchstone", "PATH-OR-URL",
        wanted: .localized("a folder or an address of a Git repository"),
        help: .localized(
            "Where the package takes Touchstone from; by default the folder of this program."))

    /// The command that writes a package.
    public static let new = Command(
        "new",
        .localized("writes a package with an app, its tests, and their run on GitHub Actions"),
        usage: ["<Name>": ""], options: [.init([template, touchstone])],
        examples: [
            "touchstone new Diary",
            "touchstone new Diary --template notes --touchstone https://example.org/touchstone.git",
        ],
        failure: .localized("The package could not be written.")
    ) { arguments, _ in
        try arguments.requireOperands(
            1...1, wanted: .localized("the name of the app"), example: "Diary")
        let name = arguments.operands[0]
        guard NewPackage.isName(name) else {
            throw UsageError.badValue(
                of: "Name", value: name,
                wanted: .localized("a capital letter, followed by letters and digits, like Diary"))
        }
        let package = NewPackage(
            name: name, template: arguments[template] ?? .app,
            source: try source(arguments[touchstone]))
        try package.write(into: FileManager.default.currentDirectoryPath)
        let next: LocalizedText = .localized(
            """
            Wrote the package \(name). Next:

              cd \(name)
              swift run \(name)     opens the app
              swift test        runs its tests

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
                .localized(
                    "Where is Touchstone? Name its folder or its Git repository with --touchstone.")
            )
        }
        return .path(package.path)
    }
}
