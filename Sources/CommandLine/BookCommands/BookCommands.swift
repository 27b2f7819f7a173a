public import CommandLineKit

/// `touchstone books`: the server that Bookshelf's shelves synchronise with.
public enum BookCommands {
    /// The family. The console's `HOME` and `XDG_DATA_HOME` say where the usual database is.
    public static let family = Command(
        family: "books", "serves shelves of Bookshelf, and makes tokens for them",
        notes: """
            The server speaks HTTP. Let a reverse proxy speak HTTPS in front of it, or keep it on \
            this machine, as it is by default.
            """,
        examples: ["touchstone books token anna", "touchstone books serve --port 8642"],
        failure: "The database cannot be used, or the port is taken.",
        subcommands: [ServeCommand.command, TokenCommand.command])
}
