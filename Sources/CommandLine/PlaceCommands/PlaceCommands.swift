public import CommandLineKit
import Places

/// `touchstone places`: finds places near a point and by name, and imports them.
///
///     await PlaceCommands.family.respond(to: ["search", "外滩"]).output
public enum PlaceCommands {
    /// The family. The console's `HOME`, `XDG_DATA_HOME` and `XDG_CACHE_HOME` say where places are
    /// kept.
    public static let family = Command(
        family: "places",
        Wording("finds places near a point and by name, and imports them", "查找附近的地点、按名称查找地点，并导入地点"),
        notes: Wording(
            """
            Without “--database” places are kept in “touchstone/places.db” in your folder for data; \
            before anything is imported, searches find the demo places in Shanghai and Hong Kong.
            """,
            """
            未指定“--database”时，地点保存在用户数据目录的“touchstone/places.db”中；\
            导入之前，查找的是上海和香港的示例地点。
            """),
        examples: [
            "touchstone places search 外滩",
            "touchstone places around 31.2397,121.4998 --radius 500 --category 餐饮服务",
            "touchstone places at 31.2410,121.4849",
            "touchstone places import shanghai.geojson",
        ],
        failure: Wording(
            "Places could not be read or stored, or a record makes no sense.",
            "地点无法读取或保存，或者有无法理解的记录。"),
        subcommands: [
            SearchCommand.command, AroundCommand.command, AtCommand.command, TipsCommand.command,
            CategoriesCommand.command, ImportCommand.command, InfoCommand.command,
            RemoveCommand.command,
        ])
}

extension PlaceRequestError: ReportedError {}
