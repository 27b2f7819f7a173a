import CommandLineKit
import Coordinates

/// The options that say which systems a command converts between, and where maps are offset.
struct ConversionOptions {
    /// The maps that a command line can name.
    private enum RegionName: String, CaseIterable {
        case amap
        case baidu
        case google
        case rectangle

        var region: OffsetRegion {
            switch self {
            case .amap: .amap
            case .baidu: .baidu
            case .google: .google
            case .rectangle: .sourceRectangle
            }
        }
    }

    static let from = CommandOption.choice(
        "--from", "S", of: SystemKind.self,
        help: .localized("The system of the places: wgs84, gcj02, bd09, bd09mc or webmercator."))
    static let to = CommandOption.choice(
        "--to", "S", of: SystemKind.self,
        help: .localized("The system to convert them to."))
    private static let regionName = CommandOption.choice(
        "--region", "R", of: RegionName.self,
        help: .localized(
            """
            Where maps are offset: amap (mainland, Hong Kong, Macau), baidu (Taiwan too), google \
            (mainland) or rectangle (a box that much code tests; it moves Seoul). By default baidu \
            for bd09 and bd09mc, else amap.
            """))

    static let all: [any DeclaredOption] = [from, to, regionName]

    let source: SystemKind?
    let target: SystemKind?
    private let region: OffsetRegion?

    init(_ arguments: Arguments) {
        source = arguments[Self.from]
        target = arguments[Self.to]
        region = arguments[Self.regionName]?.region
    }

    /// The conversion between two systems, in the named region or else that of the maps that use
    /// them.
    func conversion(from source: SystemKind, to target: SystemKind) -> SystemConversion {
        let isBaidu = [source, target].contains { $0 == .bd09 || $0 == .bd09mc }
        return SystemConversion(
            from: source, to: target, region: region ?? (isBaidu ? .baidu : .amap))
    }
}
