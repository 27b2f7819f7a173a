public import CommandLineKit
import FoundationGaps
import PatternCatalogue

/// `touchstone patterns`: shows, runs and draws design patterns.
///
///     await PatternCommands.family.respond(to: ["run", "strategy"]).output
///     // 结果是100.000000 …
public enum PatternCommands {
    /// The family.
    public static let family = Command(
        family: "patterns", .localized("shows, runs and draws design patterns"),
        notes: .localized("“touchstone patterns show uml” explains the diagrams' notation."),
        examples: [
            "touchstone patterns run strategy --amount 250",
            "touchstone patterns run builder --example characters",
            "touchstone patterns diagram state --kind sequence --output state.svg",
            .localized("touchstone patterns search \"too many if\""),
        ],
        failure: .localized("A file could not be written."),
        subcommands: [
            EntryCommands.list, EntryCommands.show, ExampleCommand.command, DiagramCommand.command,
            EntryCommands.search,
        ])

    /// The ids that shells complete.
    static let ids: Command.Operands = .words { Catalogue.entries.map(\.id) }

    /// The id of the entry that a command line names.
    static func entry(_ arguments: Arguments) throws(UsageError) -> String {
        try arguments.requireOperands(0...1)
        guard let id = arguments.operands.first else {
            throw .other(
                .localized(
                    """
                    Which pattern? Say “\(arguments.command) strategy”, for instance; \
                    “touchstone patterns list” names them all.
                    """))
        }
        return id.lowercased()
    }
}

extension CatalogueError: ReportedError {}
