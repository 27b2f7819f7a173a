public import CommandLineKit

/// `touchstone board`: the cards of Plan Board, on the terminal.
///
///     await BoardCommands.family.respond(to: ["add", "Water the plants"]).output
///     // 1.1  [ ] Water the plants
public enum BoardCommands {
    /// The family. The console's `HOME` and `XDG_DATA_HOME` say where the user's board is.
    public static let family = Command(
        family: "board", .localized("shows and changes the cards of Plan Board"),
        notes: .localized(
            """
            Without “--board” the board is the app's own, “touchstone/board.db” in your folder for \
            data. The app may be open: it shows the changes when its window is used again. A place \
            is a column and a row, as “2.1” for the first card of the second column.
            """),
        examples: [
            "touchstone board list", "touchstone board add Water the plants --due 2026-12-24",
            "touchstone board move 1.3 2.1",
        ],
        failure: .localized("The board cannot be read or changed, or has no such card."),
        subcommands: [
            ListCommand.command, AddCommand.command, MoveCommand.command, DoneCommand.command,
            ShowCommand.command, ExportCommand.command, ImportCommand.command,
            SyncCommand.command,
        ])
}
