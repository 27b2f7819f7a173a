public import CommandLineKit

/// `touchstone record`, `touchstone list`, and what `touchstone run` has in common with them
public enum RunCommands {
    /// The command that records what is done in an app's window.
    public static let record = Command(
        "record",
        Wording(
            "writes what is done in an app's window as a script and as a Swift test",
            "把在应用窗口中的操作写成脚本和 Swift 测试"),
        usage: ["<App>": ""],
        notes: Wording(
            "The files are <app>.json and <app>.swift, or those that --record names.",
            "文件是 <app>.json 和 <app>.swift，或 --record 指定的文件。"),
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
    public static let list = Command("list", Wording("names the apps", "列出应用")) { arguments, _ in
        try arguments.requireOperands(0...0)
        return CommandResponse(output: InstalledApp.names.map { $0 + "\n" }.joined())
    }

    /// The meaning of exit code 1 of a run.
    public static let failure = Wording(
        """
        An expectation failed, a file could not be written, the display went away, or the app is not \
        built.
        """,
        "期望不成立、文件无法写出、显示器断开，或应用尚未构建。")

    /// The description of scripts.
    public static let scripts = Command.HelpSection(
        Wording("SCRIPTS", "脚本"),
        Wording(
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
            """,
            """
            脚本是 JSON 格式的步骤列表。位置是以窗口左上角为原点的点坐标，或元素的名字；
            时间以秒为单位。

            [
              {"drag": [[40, 200], [160, 90], [280, 200]], "duration": 0.6},
              {"tap": "Undo"},
              {"expect": {"find": "Undo", "enabled": false}},
              {"snapshot": "empty.png"}
            ]

            drag         两个或更多位置；"duration"，"pen"：0 到 1 的压力
            tap          位置或名字；"count"，"pen"
            longPress    位置或名字；"duration"
            pinch        位置或名字；"from"、"to"：手指间的距离；"duration"
            scroll       位置；"by": [x, y]，滚轮滚动的距离
            type         文字
            press        按键，如 "ctrl+z" 或 "enter"
            wait         秒数
            waitFor      与 expect 相同的 {"find": 名字}；"limit"：最多秒数，默认 10
            settle       最多秒数；等到应用空闲
            resize       [宽, 高]
            appearance   "light" 或 "dark"
            snapshot     以 .png 结尾的文件
            describe     以 .txt 结尾的文件
            expect       {"find": 名字} 以及应有的状态："exists"、"enabled"、
                         "label"、"value"、"frame": [x, y, 宽, 高]
            note         任意内容，不起作用
            """))
}
