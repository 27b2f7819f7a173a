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
        .localized("finds places near a point and by name, and imports them"),
        notes: .localized(
            """
            Without “--database” places are kept in “touchstone/places.db” in your folder for data; \
            before anything is imported, searches find the demo places in Shanghai and Hong Kong.
            """),
        examples: [
            "touchstone places search 外滩",
            "touchstone places around 31.2397,121.4998 --radius 500 --category 餐饮服务",
            "touchstone places at 31.2410,121.4849",
            "touchstone places import shanghai.geojson",
            "touchstone places map berlin.osm.pbf",
        ],
        failure: .localized("Places could not be read or stored, or a record makes no sense."),
        subcommands: [
            SearchCommand.command, AroundCommand.command, AtCommand.command, TipsCommand.command,
            CategoriesCommand.command, ImportCommand.command, MapCommand.command,
            InfoCommand.command, RemoveCommand.command,
        ])
}

extension PlaceRequestError: ReportedError {}
