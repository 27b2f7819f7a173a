public import CommandLineKit
import Coordinates

/// `touchstone coordinates`: converts places between the systems of the world's and of China's
/// maps.
///
///     let words = ["point", "39.915,116.404", "--to", "gcj02"]
///     await CoordinateCommands.family.respond(to: words).output
///     // 39.91640428150164,116.41024449916938
public enum CoordinateCommands {
    /// The family.
    public static let family = Command(
        family: "coordinates",
        .localized("converts places between WGS-84, GCJ-02 and BD-09, in files too"),
        sections: [
            .init(
                .localized("SYSTEMS"),
                .localized(
                    """
                    wgs84         The system of satellites and of most maps of the world.
                    gcj02         AMap, Tencent, Google and Apple in China.
                    bd09          Baidu.
                    bd09mc        Baidu, in metres on its flat map.
                    webmercator   WGS-84, in metres on the map of the web.
                    """))
        ],
        examples: [
            "touchstone coordinates convert --from wgs84 --to gcj02 in.geojson -o out.geojson",
            "touchstone coordinates point 31.2397,121.4998",
        ],
        failure: .localized("A file could not be read, written or understood."),
        subcommands: [
            ConvertCommand.command, PointCommand.command, DistanceCommand.command,
            GeohashCommand.command,
        ])
}

extension CoordinateError: ReportedError {}
extension GeohashError: ReportedError {}
