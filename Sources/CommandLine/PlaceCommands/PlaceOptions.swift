import CommandLineKit
import Coordinates
import Places
import TextReading

/// The options that searches have in common.
enum PlaceOptions {
    static let system = CommandOption.choice(
        "--system", "S", of: PointSystem.self,
        help: .localized(
            """
            The system of the point: wgs84, gcj02 or bd09; by default wgs84. Results are printed in \
            wgs84 always.
            """))
    static let category = CommandOption.text(
        "--category", letter: "-c", "C",
        wanted: .localized("a category’s or a kind’s name, or a code"),
        choices: PlaceKind.all.map(\.value) + PlaceKind.all.map(\.chineseName)
            + PlaceCategory.allCases.map(\.chineseName), repeats: true,
        help: .localized(
            """
            Only this category or kind of places, as 餐饮服务, 050000, cafe or 咖啡馆; may be given \
            again, or as “A|B”. “touchstone places categories --kinds” lists them.
            """))
    static let city = CommandOption.text(
        "--city", "NAME", wanted: .localized("the name of a city"),
        help: .localized(
            """
            Only places in this city or district; large cities by their names in Chinese, pinyin or \
            English.
            """))
    static let near = CommandOption.text(
        "--near", "LAT,LON", wanted: place,
        help: .localized(
            "Adds distances from there; of places that fit as well, the nearest come first."))
    private static let page = CommandOption.whole(
        "--page", in: 1...Paging.mostPlaces,
        help: .localized("The N-th page; by default the first."))
    private static let size = CommandOption.whole(
        "--size", in: Paging.sizes,
        help: .localized("Places on a page; by default 20."))

    private static let place: LocalizedText = .localized(
        "a latitude and a longitude, as 31.2397,121.4998")

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
