import Foundation

extension ToolCommand {
    /// How the tool is used.
    ///
    /// - Parameter families: The families of commands, each with a line that says what it does.
    public static func helpText(
        apps: [String], families: [(name: String, summary: String)] = []
    ) -> String {
        let patterns = (name: "patterns", summary: "shows, runs and draws design patterns")
        let families = ([patterns] + families).map { family in
            "  touchstone \(family.name) …".padding(toLength: 28, withPad: " ", startingAt: 0)
                + family.summary
        }.joined(separator: "\n")
        return """
            touchstone runs and explains Touchstone's apps, and is the command to its libraries.

            USAGE
              touchstone list                 names the apps: \(apps.joined(separator: ", "))
              touchstone run <App> [options]  opens an app in a window
              touchstone layout <App> [options]
                                              explains an app's layout: every view with the
                                              constraints that place it, and what is broken
              touchstone --help | --version

            FAMILIES OF COMMANDS, each with a --help of its own
            \(families)

            OPTIONS OF run
              --headless           Open no window: play the script, or the app's own recording,
                                   on a clock that waits for nothing.
              --size WxH           The window's content in points, 1 to 16384 on each side.
              --scale N            Pixels per point, 0.5 to 8; 2 unless said. Means --headless.
              --appearance A       light or dark.
              --language L         en or zh.
              --script FILE.json   Play a script; see below. Means --headless.
              --snapshot FILE.png  Write a picture at the end. Means --headless.
              --describe FILE.txt  Write the views as text at the end. Means --headless.

            OPTIONS OF layout
              --why VIEW.EDGE      Only why an edge, a middle or a length is what it is, like
                                   title.trailing. VIEW is a view's identifier, label or class.
              --color WHEN         always, never, or auto: where the output is a terminal.
              --script, --size, --appearance and --language say in which state the app is.

            SCRIPTS
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
              type         a text
              press        a key, like "ctrl+z" or "enter"
              wait         seconds
              resize       [width, height]
              appearance   "light" or "dark"
              snapshot     a file that ends in .png
              describe     a file that ends in .txt
              expect       {"find": a name} and what it should be like: "exists", "enabled",
                           "label", "value", "frame": [x, y, width, height]
              note         anything; it does nothing

            EXIT CODES
              0    All went well.
              1    An expectation failed, a file could not be written, the display went away, or
                   a layout has conflicts.
              2    The command line or the script has a mistake.
              130  Ctrl-C.
            """
    }
}
