public import CommandLineKit

/// `touchstone record`, `touchstone list`, and what `touchstone run` has in common with them
public enum RunCommands {
    /// The command that records what is done in an app's window.
    public static let record = Command(
        "record",
        .localized("writes what is done in an app's window as a script and as a Swift test"),
        usage: ["<App>": ""],
        notes: .localized(
            "The files are <app>.json and <app>.swift, or those that --record names."),
        operands: .words { InstalledApp.names }, options: [.init(RunOptions.all)],
        examples: ["touchstone record TouchPainter"], failure: failure
    ) { arguments, _ in
        let app = try InstalledApp(arguments)
        let path =
            RunOptions(arguments).recordPath == nil
            ? ["--record=\(app.name.lowercased()).json"] : []
        try app.replaceProcess(with: arguments.optionWords + path)
    }

    /// The command that names the apps.
    public static let list = Command("list", .localized("names the apps")) { arguments, _ in
        try arguments.requireOperands(0...0)
        return CommandResponse(output: InstalledApp.names.map { $0 + "\n" }.joined())
    }

    /// The meaning of exit code 1 of a run.
    public static let failure: LocalizedText = .localized(
        """
        An expectation failed, a file could not be written, the display went away, or the app is not \
        built.
        """)

    /// The description of scripts.
    public static let scripts = Command.HelpSection(
        .localized("SCRIPTS"),
        .localized(
            """
            A script is a list of steps in JSON. Places are points from the top-left corner of
            the window, or names of elements; times are seconds.

            [
              {"drag": [[40, 200], [160, 90], [280, 200]], "duration": 0.6},
              {"tap": "Undo"},
              {"expect": {"find": "Undo", "enabled": false}},
              {"snapshot": "empty.png"}
            ]

            drag         two places or more; "duration", "pen": pressure from 0 to 1
            tap          a place or a name; "count", "pen"
            longPress    a place or a name; "duration"
            pinch        a place or a name; "from", "to": the fingers' distance; "duration"
            scroll       a place; "by": [x, y], the distance that the wheel scrolls
            type         a text
            press        a key, like "ctrl+z" or "enter"
            wait         seconds
            waitFor      {"find": a name} as in expect; "limit": the most seconds, 10
            settle       the most seconds; waits until the app is idle
            resize       [width, height]
            appearance   "light" or "dark"
            snapshot     a file that ends in .png
            describe     a file that ends in .txt
            expect       {"find": a name} and what it should be like: "exists", "enabled",
                         "label", "value", "frame": [x, y, width, height]
            note         anything; it does nothing
            """))
}
