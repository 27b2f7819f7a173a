public import CommandLineKit

/// `touchstone books`: the server that Bookshelf's shelves synchronise with.
public enum BookCommands {
    /// The family. The console's `HOME` and `XDG_DATA_HOME` say where the usual database is.
    public static let family = Command(
        family: "books",
        Wording(
            "serves shelves of Bookshelf, makes tokens for them, and imports and exports lists",
            "提供书架的同步服务，生成令牌，并导入和导出书单"),
        notes: Wording(
            """
            The server speaks HTTP. Let a reverse proxy speak HTTPS in front of it, or keep it on \
            this machine, as it is by default.
            """,
            "服务器使用 HTTP。请在它前面用反向代理提供 HTTPS，或像默认那样只在本机使用。"),
        examples: [
            "touchstone books token anna", "touchstone books serve --port 8642",
            "touchstone books import anna goodreads.csv",
        ],
        failure: Wording("The database cannot be used, or the port is taken.", "数据库无法使用，或端口已被占用。"),
        subcommands: [
            ServeCommand.command, TokenCommand.command, ImportCommand.command,
            ExportCommand.command,
        ])
}
