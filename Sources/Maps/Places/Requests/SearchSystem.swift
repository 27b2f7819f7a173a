public import Coordinates

/// A system in whose coordinates places can be searched for. Results are in WGS-84 always.
public protocol SearchSystem: CoordinateSystem {
    /// The same place in WGS-84.
    ///
    /// - Parameter region: Where maps that use this system are offset.
    static func wgs84(
        of coordinate: Coordinate<Self>, in region: OffsetRegion
    ) -> Coordinate<WGS84>
}

extension WGS84: SearchSystem {
    public static func wgs84(
        of coordinate: Coordinate<WGS84>, in region: OffsetRegion
    ) -> Coordinate<WGS84> { coordinate }
}

extension GCJ02: SearchSystem {
    public static func wgs84(
        of coordinate: Coordinate<GCJ02>, in region: OffsetRegion
    ) -> Coordinate<WGS84> { coordinate.wgs84(in: region) }
}

extension BD09: SearchSystem {
    public static func wgs84(
        of coordinate: Coordinate<BD09>, in region: OffsetRegion
    ) -> Coordinate<WGS84> { coordinate.wgs84(in: region) }
}
