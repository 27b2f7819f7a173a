/// The reference system of latitudes and longitudes.
///
/// A coordinate's system is part of its type, so that coordinates of two systems cannot be mixed:
///
///     let gps = try Coordinate<WGS84>(latitude: 39.915, longitude: 116.404)
///     let onAMap = gps.gcj02()           // Coordinate<GCJ02>
///     gps.distance(to: onAMap)           // does not compile
public protocol CoordinateSystem: Sendable {
    /// The system's usual name, such as `GCJ-02`.
    static var name: String { get }

    /// The degrees by which latitudes and longitudes may exceed 90 and 180: zero by default.
    static var excess: Double { get }
}

extension CoordinateSystem {
    public static var excess: Double { 0 }
}

/// The system of satellite navigation, and of maps in most of the world.
public enum WGS84: CoordinateSystem {
    public static let name = "WGS-84"
}

/// The legally required system of maps of China, including AMap's, Tencent's and Google's: WGS-84
/// with an offset of up to 700 metres.
///
/// The region of the offset depends on the provider: see ``OffsetRegion``.
public enum GCJ02: CoordinateSystem {
    public static let name = "GCJ-02"
}

/// The system of Baidu's maps: GCJ-02 with another offset.
public enum BD09: CoordinateSystem {
    public static let name = "BD-09"

    /// The offset applies everywhere: the North Pole is at about 90.006 degrees.
    public static let excess = 0.01
}
