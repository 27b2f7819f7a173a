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
        Wording(
            "converts places between WGS-84, GCJ-02 and BD-09, in files too",
            "在 WGS-84、GCJ-02 和 BD-09 之间转换坐标，也可转换文件"),
        sections: [
            .init(
                Wording("SYSTEMS", "坐标系"),
                Wording(
                    """
                    wgs84         The system of satellites and of most maps of the world.
                    gcj02         AMap, Tencent, Google and Apple in China.
                    bd09          Baidu.
                    bd09mc        Baidu, in metres on its flat map.
                    webmercator   WGS-84, in metres on the map of the web.
                    """,
                    """
                    wgs84         卫星定位和世界上大多数地图使用的坐标系。
                    gcj02         高德、腾讯，以及谷歌和苹果在中国的地图。
                    bd09          百度。
                    bd09mc        百度平面地图，以米为单位。
                    webmercator   网络地图上的 WGS-84，以米为单位。
                    """))
        ],
        examples: [
            "touchstone coordinates convert --from wgs84 --to gcj02 in.geojson -o out.geojson",
            "touchstone coordinates point 31.2397,121.4998",
        ],
        failure: Wording("A file could not be read, written or understood.", "文件无法读取、写入或理解。"),
        subcommands: [
            ConvertCommand.command, PointCommand.command, DistanceCommand.command,
            GeohashCommand.command,
        ])
}

extension CoordinateError: ReportedError {}
extension GeohashError: ReportedError {}
