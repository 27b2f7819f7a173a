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
            output: Wording(
                "\(source): \(removed) removed.\n\(left) left.\n",
                "\(source)：删除了 \(removed)。\n还剩 \(left)。\n"
            ).text(in: language))
    }
    private static func complaint(about name: String, _ known: [String]) -> Wording {
        let names = known.map { "“\($0)”" }
        return known.isEmpty
            ? Wording(
                "“\(name)” cannot be removed: nothing has been imported.",
                "无法删除“\(name)”：尚未导入任何文件。")
            : Wording(
                "Nothing came from “\(name)”. There are \(names.joined(separator: ", ")).",
                "没有来自“\(name)”的地点。现有来源：\(names.joined(separator: "、"))。")
    }
}
