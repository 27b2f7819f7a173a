import CommandLineKit
import Places

/// `touchstone places info`
enum InfoCommand {
    static let command = Command(
        "info", Wording("tells where the places come from, and how many there are", "显示地点的来源和数量"),
        options: [.init([CommonOptions.json, PlaceSession.database])],
        examples: ["touchstone places info"]
    ) { arguments, console in
        try arguments.requireOperands(0...0)
        let store = try await PlaceSession(console).storeToSearch(arguments)
        let count = try await store.count()
        let sources = try await store.sources()
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(
                json: InfoRecord(places: count, sources: sources.map(SourceRecord.init)))
        }
        let language = arguments.language
        var table = PlaceTable()
        for source in sources {
            table.add([
                ImportCommand.places(source.count).text(in: language),
                source.state.isFinished
                    ? "" : Wording("not finished", "未完成").text(in: language),
                source.state.attribution,
            ])
        }
        let lines = zip(table.text.split(separator: "\n"), sources).map { line, source in
            "\(source.state.source)\n  \(line)\n"
        }
        let total = Wording(
            sources.count == 1 ? " from 1 source" : " from \(sources.count) sources",
            "，来自 \(sources.count) 个来源")
        return CommandResponse(
            output: ImportCommand.places(count).text(in: language) + total.text(in: language)
                + "\n\n" + lines.joined())
    }

    /// The answer as JSON.
    private struct InfoRecord: Encodable {
        let places: Int
        let sources: [SourceRecord]
    }

    /// A source as JSON.
    private struct SourceRecord: Encodable {
        let source: String
        let places: Int
        let isFinished: Bool
        let attribution: String

        init(_ source: PlaceSource) {
            self.source = source.state.source
            places = source.count
            isFinished = source.state.isFinished
            attribution = source.state.attribution
        }
    }
}
