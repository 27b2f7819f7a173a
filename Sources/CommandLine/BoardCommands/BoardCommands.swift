public import CommandLineKit

/// `touchstone board`: the cards of Plan Board, on the terminal.
///
///     await BoardCommands.family.respond(to: ["add", "Water the plants"]).output
///     // 1.1  [ ] Water the plants
public enum BoardCommands {
    /// The family. The console's `HOME` and `XDG_DATA_HOME` say where the user's board is.
    public static let family = Command(
        family: "board", Wording("shows and changes the cards of Plan Board", "显示和更改计划板上的卡片"),
        notes: Wording(
            """
            Without “--board” the board is the app's own, “touchstone/board.db” in your folder for \
            data. The app may be open: it shows the changes when its window is used again. A place \
            is a column and a row, as “2.1” for the first card of the second column.
            """,
            """
            没有“--board”时使用应用自己的计划板，即数据文件夹中的“touchstone/board.db”。\
            应用可以开着，再次使用它的窗口时会显示这些更改。位置由列和行组成，如“2.1”是第二列的第一张卡片。
            """),
        examples: [
            "touchstone board list", "touchstone board add Water the plants --due 2026-12-24",
            "touchstone board move 1.3 2.1",
        ],
        failure: Wording(
            "The board cannot be read or changed, or has no such card.", "计划板无法读取或更改，或者没有这张卡片。"),
        subcommands: [
            ListCommand.command, AddCommand.command, MoveCommand.command, DoneCommand.command,
            ShowCommand.command, ExportCommand.command, ImportCommand.command,
            SyncCommand.command,
        ])
}
