import CommandLineKit
import Coordinates
import Places

/// The options that searches have in common.
enum PlaceOptions {
    static let system = ToolOption("--system", wanted: "wgs84, gcj02 or bd09")
    static let category = ToolOption(
        "--category", letter: "-c", wanted: "a category’s name or code", repeats: true)
    static let city = ToolOption("--city", wanted: "the name of a city")
    static let near = ToolOption(
        "--near", wanted: "a latitude and a longitude, as 31.2397,121.4998")
    static let page = ToolOption(
        "--page", wanted: "a whole number from 1 to \(Paging.mostPlaces)")
    static let size = ToolOption(
        "--size",
        wanted: "a whole number from \(Paging.sizes.lowerBound) to \(Paging.sizes.upperBound)")
    static let json = ToolOption("--json")

    static let systemHelp = """
          --system S      The system of the point: wgs84, gcj02 or bd09; wgs84 unless said. What is found
                          is printed in wgs84 always.
        """
    static let categoryHelp = """
          --category C    Only this category, by name or code; may be given again, or as “A|B”.
        """
    static let pageHelp = """
          --page N        The N-th page; the first unless said.
          --size N        Places on a page; 20 unless said.
          --json          Print JSON.
        """

    /// The categories that are named, one by one or with vertical bars between them.
    static func categories(_ arguments: ToolArgumentList) throws -> [PlaceCategory] {
        try PlaceCategory.list(arguments.texts(category.name).joined(separator: "|"))
    }

    static func paging(_ arguments: ToolArgumentList) throws -> Paging {
        try Paging(
            page: arguments.whole(page.name, in: 1...Paging.mostPlaces) ?? 1,
            size: arguments.whole(size.name, in: Paging.sizes) ?? Paging.first.size)
    }

    /// A point in WGS-84, from the text of a latitude and a longitude in the system that is named.
    ///
    /// - Parameter name: What the text is called in messages.
    static func point(
        _ text: String, named name: String, _ arguments: ToolArgumentList
    ) throws -> Coordinate<WGS84> {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Double(part.trimmingPrefix(while: \.isWhitespace))
        }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
            throw ToolMistake.badValue(
                of: name, value: text, wanted: "a latitude and a longitude, as 31.2397,121.4998")
        }
        do {
            switch try arguments.choice(system.name, among: PointSystem.self) ?? .wgs84 {
            case .wgs84: return try Coordinate(latitude: latitude, longitude: longitude)
            case .gcj02:
                return try Coordinate<GCJ02>(latitude: latitude, longitude: longitude)
                    .wgs84(in: .amap)
            case .bd09:
                return try Coordinate<BD09>(latitude: latitude, longitude: longitude)
                    .wgs84(in: .baidu)
            }
        } catch let error as CoordinateError {
            throw PlaceRequestError.coordinate(error)
        }
    }

    /// The systems that a point can be given in.
    private enum PointSystem: String, CaseIterable {
        case wgs84
        case gcj02
        case bd09
    }
}
