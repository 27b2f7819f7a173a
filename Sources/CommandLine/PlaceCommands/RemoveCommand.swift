import CommandLineKit
import Foundation
import Places

/// `touchstone places remove`
enum RemoveCommand {
    static let command = Command(
        "remove", .localized("removes what a file or another source brought"),
        usage: ["<source>": ""],
        notes: .localized(
            """
            The source is the path of the file or the name that it was imported by; “touchstone \
            places info” lists all. The file itself stays.
            """),
        options: [.init([PlaceSession.database])],
        examples: ["touchstone places remove shanghai.geojson"]
    ) { arguments, console in
        try arguments.requireOperands(
            1...1, wanted: .localized("a source"), example: "shanghai.geojson")
        let name = arguments.operands[0]
        let store = try await PlaceSession(console).storeToChange(arguments)
        let known = try await store?.sources().map(\.state.source) ?? []
        let path = URL(fileURLWithPath: name).standardizedFileURL.path
        let language = arguments.language
        guard let store, let source = [name, path].first(where: known.contains),
            let count = try await store.removeSource(source)
        else {
            return CommandResponse(
                output: "",
                complaint: complaint(about: name, known).text(in: language),
                exitCode: .failure)
        }
        let removed = ImportCommand.places(count).text(in: language)
        let left = ImportCommand.places(try await store.count()).text(in: language)
        return CommandResponse(
            output: String(
                localized: "\(source): \(removed) removed.\n\(left) left.\n", in: language))
    }
    private static func complaint(about name: String, _ known: [String]) -> LocalizedText {
        let names = known.map { "“\($0)”" }
        return known.isEmpty
            ? .localized("“\(name)” cannot be removed: nothing has been imported.")
            : .localized("Nothing came from “\(name)”. There are \(LocalizedText.list(names)).")
    }
}
