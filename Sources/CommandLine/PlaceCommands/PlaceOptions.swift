import CommandLineKit
import Coordinates
import Places
import TextReading

/// The options that searches have in common.
enum PlaceOptions {
    static let system = CommandOption.choice(
        "--system", "S", of: PointSystem.self,
        help: Wording(
            """
            The system of the point: wgs84, gcj02 or bd09; by default wgs84. Results are printed in \
            wgs84 always.
            """, "所给点的坐标系：wgs84、gcj02 或 bd09；默认为 wgs84。结果一律为 wgs84。"))
    static let category = CommandOption.text(
        "--category", letter: "-c", "C",
        wanted: Wording("a category’s or a kind’s name, or a code", "类别或种类的名称，或代码"),
        choices: PlaceKind.all.map(\.value) + PlaceKind.all.map(\.chineseName)
            + PlaceCategory.allCases.map(\.chineseName), repeats: true,
        help: Wording(
            """
            Only this category or kind of places, as 餐饮服务, 050000, cafe or 咖啡馆; may be given \
            again, or as “A|B”. “touchstone places categories --kinds” lists them.
            """,
            """
            只要这个类别或种类的地点，如餐饮服务、050000、cafe 或咖啡馆；可以重复给出，\
            或写成“A|B”。“touchstone places categories --kinds”会列出全部。
            """))
    static let city = CommandOption.text(
        "--city", "NAME", wanted: Wording("the name of a city", "城市名"),
        help: Wording(
            """
            Only places in this city or district; large cities by their names in Chinese, pinyin or \
            English.
            """, "只要这个城市或区县的地点；大城市可用中文、拼音或英文名。"))
    static let near = CommandOption.text(
        "--near", "LAT,LON", wanted: place,
        help: Wording(
            "Adds distances from there; of places that fit as well, the nearest come first.",
            "显示到该点的距离；同样符合的地点由近到远排列。"))
    private static let page = CommandOption.whole(
        "--page", in: 1...Paging.mostPlaces,
        help: Wording("The N-th page; by default the first.", "第 N 页；默认为第一页。"))
    private static let size = CommandOption.whole(
        "--size", in: Paging.sizes,
        help: Wording("Places on a page; by default 20.", "每页的地点数；默认为 20。"))

    private static let place = Wording(
        "a latitude and a longitude, as 31.2397,121.4998", "纬度和经度，如 31.2397,121.4998")

    /// The options of searches with pages.
    static let paged: [any DeclaredOption] = [
        system, page, size, CommonOptions.json, PlaceSession.database,
    ]

    /// The categories and kinds that are named, one by one or with vertical bars between them.
    static func types(
        _ arguments: Arguments
    ) throws -> (categories: [PlaceCategory], kinds: Set<PlaceKind>) {
        try PlaceKind.list(arguments.all(category).joined(separator: "|"))
    }

    /// The names under which places may have the city that is asked for; one `nil` for any city.
    static func cities(_ arguments: Arguments) -> [String?] {
        arguments[city].map(CityNames.spellings) ?? [nil]
    }

    static func paging(_ arguments: Arguments) throws -> Paging {
        try Paging(
            page: arguments[page] ?? 1, size: arguments[size] ?? Paging.first.size)
    }

    /// A point in WGS-84, from the text of a latitude and a longitude in the system that is named.
    ///
    /// - Parameter name: The name of the text in messages.
    static func point(
        _ text: String, named name: String, _ arguments: Arguments
    ) throws -> Coordinate<WGS84> {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            JSONNumber.decimal(part.trimmingPrefix(while: \.isWhitespace))
                ?? DegreesMinutesSeconds.degrees(part)
        }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
            throw UsageError.badValue(of: name, value: text, wanted: place)
        }
        do {
            switch arguments[system] ?? .wgs84 {
            case .wgs84: return try Coordinate(latitude: latitude, longitude: longitude)
            case .gcj02:
                return try Coordinate<GCJ02>(latitude: latitude, longitude: longitude)
                    .wgs84(in: .amap)
            case .bd09:
                return try Coordinate<BD09>(latitude: latitude, longitude: longitude)
                    .wgs84(in: .baidu)
            }
        } catch {
            throw PlaceRequestError.coordinate(error)
        }
    }

    /// The systems that a point can be given in.
    enum PointSystem: String, CaseIterable {
        case wgs84
        case gcj02
        case bd09
    }
}
