import CommandLineKit
import Places

/// `touchstone places info`
enum InfoCommand {
    static let command = Command(
        "info", .localized("tells where the places come from, and how many there are"),
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
                    ? "" : String(localized: "not finished", in: language),
                source.state.attribution,
            ])
        }
        let lines = zip(table.text.split(separator: "\n"), sources).map { line, source in
            "\(source.state.source)\n  \(line)\n"
        }
        let total: LocalizedText = .localized(" from \(sources.count) sources")
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
