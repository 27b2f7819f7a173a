public import CommandLineKit

/// `touchstone books`: the server that Bookshelf's shelves synchronise with.
public enum BookCommands {
    /// The family. The console's `HOME` and `XDG_DATA_HOME` say where the usual database is.
    public static let family = Command(
        family: "books",
        .localized(
            "serves shelves of Bookshelf, makes tokens for them, and imports and exports lists"),
        notes: .localized(
            """
            The server speaks HTTP. Let a reverse proxy speak HTTPS in front of it, or keep it on \
            this machine, as it is by default.
            """),
        examples: [
            "touchstone books token anna", "touchstone books serve --port 8642",
            "touchstone books import anna goodreads.csv",
        ],
        failure: .localized("The database cannot be used, or the port is taken."),
        subcommands: [
            ServeCommand.command, TokenCommand.command, ImportCommand.command,
            ExportCommand.command,
        ])
}
