/// A conversion that is chosen at run time. Where systems are known at compile time, ``Coordinate``
/// is safer.
///
///     let conversion = SystemConversion(from: .wgs84, to: .gcj02, region: .amap)
///     try conversion.apply(latitude: 39.915, longitude: 116.404)
public struct SystemConversion: Sendable {
    /// The system of the input.
    public let source: SystemKind

    /// The system of the output.
    public let target: SystemKind

    /// The region in which the target's or the source's maps are offset.
    public let region: OffsetRegion

    public init(
        from source: SystemKind, to target: SystemKind, region: OffsetRegion = .sourceRectangle
    ) {
        self.source = source
        self.target = target
        self.region = region
    }

    /// Returns the numbers of the same coordinate in the target system. Between equal systems they
    /// do not change.
    ///
    /// In systems in metres, `latitude` is the northing and `longitude` the easting.
    ///
    /// - Throws: ``CoordinateError`` when the numbers are not a coordinate.
    public func apply(
        latitude: Double, longitude: Double
    ) throws(CoordinateError) -> (latitude: Double, longitude: Double) {
        switch source {
        case .wgs84:
            return converted(try Coordinate<WGS84>(latitude: latitude, longitude: longitude))
        case .gcj02:
            return converted(try Coordinate<GCJ02>(latitude: latitude, longitude: longitude))
        case .bd09:
            return converted(try Coordinate<BD09>(latitude: latitude, longitude: longitude))
        case .bd09mc, .webmercator:
            do {
                return try converted(north: latitude, east: longitude)
            } catch {
                throw .projection(error)
            }
        }
    }

    private func converted(
        north: Double, east: Double
    ) throws(ProjectionError) -> (latitude: Double, longitude: Double) {
        if source == .bd09mc {
            let point = try BaiduMercatorPoint(x: east, y: north)
            return source == target ? (north, east) : converted(point.coordinate)
        }
        let point = try WebMercatorPoint<WGS84>(x: east, y: north)
        return source == target ? (north, east) : converted(point.coordinate)
    }

    private func converted(_ place: Coordinate<WGS84>) -> (latitude: Double, longitude: Double) {
        switch target {
        case .wgs84: numbers(place)
        case .gcj02: numbers(place.gcj02(in: region))
        case .bd09: numbers(place.bd09(in: region))
        case .bd09mc: metres(place.bd09(in: region))
        case .webmercator: metres(place)
        }
    }

    private func converted(_ place: Coordinate<GCJ02>) -> (latitude: Double, longitude: Double) {
        switch target {
        case .wgs84: numbers(place.wgs84(in: region))
        case .gcj02: numbers(place)
        case .bd09: numbers(place.bd09())
        case .bd09mc: metres(place.bd09())
        case .webmercator: metres(place.wgs84(in: region))
        }
    }

    private func converted(_ place: Coordinate<BD09>) -> (latitude: Double, longitude: Double) {
        switch target {
        case .wgs84: numbers(place.wgs84(in: region))
        case .gcj02: numbers(place.gcj02())
        case .bd09: numbers(place)
        case .bd09mc: metres(place)
        case .webmercator: metres(place.wgs84(in: region))
        }
    }

    private func numbers<System>(
        _ place: Coordinate<System>
    ) -> (latitude: Double, longitude: Double) {
        (place.latitude, place.longitude)
    }

    private func metres(_ place: Coordinate<BD09>) -> (latitude: Double, longitude: Double) {
        let point = BaiduMercatorPoint(place)
        return (point.y, point.x)
    }

    private func metres(_ place: Coordinate<WGS84>) -> (latitude: Double, longitude: Double) {
        let point = WebMercatorPoint(place)
        return (point.y, point.x)
    }
}
