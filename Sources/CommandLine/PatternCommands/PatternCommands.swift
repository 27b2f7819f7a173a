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
        family: "patterns", Wording("shows, runs and draws design patterns", "展示、运行并画出设计模式"),
        notes: Wording(
            "“touchstone patterns show uml” explains the diagrams' notation.",
            "“touchstone patterns show uml”说明类图的图示。"),
        examples: [
            "touchstone patterns run strategy --amount 250",
            "touchstone patterns run builder --example characters",
            "touchstone patterns diagram state --kind sequence --output state.svg",
            Wording(
                "touchstone patterns search \"too many if\"",
                "touchstone patterns search \"if 分支太多\""),
        ],
        failure: Wording("A file could not be written.", "文件无法写入。"),
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
                Wording(
                    """
                    Which pattern? Say “\(arguments.command) strategy”, for instance; \
                    “touchstone patterns list” names them all.
                    """,
                    """
                    要哪个模式？例如“\(arguments.command) strategy”；\
                    “touchstone patterns list”会列出全部模式。
                    """))
        }
        return id.lowercased()
    }
}

extension CatalogueError: ReportedError {}
