public import Coordinates

/// A coordinate system that searches accept. Results are always in WGS-84.
public protocol SearchSystem: CoordinateSystem {
    /// Returns a coordinate in WGS-84.
    ///
    /// - Parameters:
    ///   - coordinate: A coordinate in this system.
    ///   - region: The region in which maps with this system are offset.
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
