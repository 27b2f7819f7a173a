/// The systems, for conversions that are chosen at run time.
public enum SystemKind: String, CaseIterable, Sendable {
    case wgs84
    case gcj02
    case bd09

    /// BD-09 on Baidu's flat map, in metres: ``BaiduMercatorPoint``.
    case bd09mc

    /// WGS-84 on the map of the web, in metres: ``WebMercatorPoint``.
    case webmercator

    /// `true` if coordinates are metres to the north and east on a flat map, instead of degrees.
    public var isInMetres: Bool { self == .bd09mc || self == .webmercator }

    /// The system's usual name, such as `GCJ-02`.
    public var name: String {
        switch self {
        case .wgs84: WGS84.name
        case .gcj02: GCJ02.name
        case .bd09: BD09.name
        case .bd09mc: "BD-09 metres"
        case .webmercator: "Web Mercator"
        }
    }
}
