import CommandLineKit
import Foundation
import Places

/// `touchstone places remove`
enum RemoveCommand {
    static let command = Command(
        "remove", Wording("removes what a file or another source brought", "删除某个文件或其他来源的地点"),
        usage: ["<source>": ""],
        notes: Wording(
            """
            The source is the path of the file or the name that it was imported by; “touchstone \
            places info” lists all. The file itself stays.
            """,
            """
            来源是文件的路径或导入时的名称，“touchstone places info”会列出全部。\
            文件本身不会删除。
            """),
        options: [.init([PlaceSession.database])],
        examples: ["touchstone places remove shanghai.geojson"]
    ) { arguments, console in
        try arguments.requireOperands(
            1...1, wanted: Wording("a source", "来源"), example: "shanghai.geojson")
        let name = arguments.operands[0]
        let store = try await PlaceSession(console).storeToChange(arguments)
        let known = try await store?.sources().map(\.state.source) ?? []
        let path = URL(fileURLWithPath: name).standardizedFileURL.path
        guard let store, let source = [name, path].first(where: known.contains),
            let count = try await store.removeSource(source)
        else {
            return CommandResponse(
                output: "",
                complaint: known.isEmpty
                    ? "“\(name)” cannot be removed: nothing has been imported."
                    : "Nothing came from “\(name)”. There are "
                        + known.map { "“\($0)”" }.joined(separator: ", ") + ".",
                exitCode: .failure)
        }
        return CommandResponse(
            output: """
                \(source): \(ImportCommand.places(count)) removed.
                \(ImportCommand.places(try await store.count())) left.

                """)
    }
}
