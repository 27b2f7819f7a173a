/// What latitudes and longitudes are measured against.
///
/// A coordinate's system is part of its type, so that coordinates of two systems cannot be mixed:
///
///     let gps = try Coordinate<WGS84>(latitude: 39.915, longitude: 116.404)
///     let onAMap = gps.gcj02()           // Coordinate<GCJ02>
///     gps.distance(to: onAMap)           // does not compile
public protocol CoordinateSystem: Sendable {
    /// The system's usual name, such as `GCJ-02`.
    static var name: String { get }
}

/// What satellites measure, and what maps of most of the world use.
public enum WGS84: CoordinateSystem {
    public static let name = "WGS-84"
}

/// What maps of China use by law, AMap's, Tencent's and Google's among them: WGS-84, moved by up to
/// 700 metres.
///
/// Where maps are offset depends on who made them: see ``OffsetRegion``.
public enum GCJ02: CoordinateSystem {
    public static let name = "GCJ-02"
}

/// What Baidu's maps use: GCJ-02, moved once more.
public enum BD09: CoordinateSystem {
    public static let name = "BD-09"
}
