import CommandLineKit
import Coordinates

/// Which systems a command line converts between, and where maps are offset.
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

    static let options = [
        ToolOption("--from", wanted: Self.systems),
        ToolOption("--to", wanted: Self.systems),
        ToolOption("--region", wanted: Self.names(RegionName.self)),
    ]

    let source: SystemKind?
    let target: SystemKind?
    private let region: OffsetRegion?

    init(_ arguments: ToolArgumentList) throws(ToolMistake) {
        source = try arguments.choice("--from", among: SystemKind.self)
        target = try arguments.choice("--to", among: SystemKind.self)
        region = try arguments.choice("--region", among: RegionName.self)?.region
    }

    /// The conversion between two systems, in the region that was named, or else that of the maps that use them.
    func conversion(from source: SystemKind, to target: SystemKind) -> SystemConversion {
        let isBaidu = [source, target].contains { $0 == .bd09 || $0 == .bd09mc }
        return SystemConversion(
            from: source, to: target, region: region ?? (isBaidu ? .baidu : .amap))
    }

    private static let systems = names(SystemKind.self)

    /// The values of an option, for its messages: “a, b or c”.
    static func names<Choice: CaseIterable & RawRepresentable>(
        _ type: Choice.Type
    ) -> String where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    /// What the options mean, for help.
    static let regionHelp = """
          --region R      Where maps are offset: amap (mainland, Hong Kong, Macau), baidu (Taiwan too),
                          google (mainland) or rectangle (a box that much code tests; it moves Seoul).
                          baidu for bd09 and bd09mc unless said, else amap.
        """
}
