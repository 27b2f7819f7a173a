/// The geographic systems, for programs that learn only when they run which ones they convert between.
public enum SystemKind: String, CaseIterable, Sendable {
    case wgs84
    case gcj02
    case bd09
}

/// A conversion that was chosen while the program runs. Where systems are known before, ``Coordinate`` is safer.
///
///     let conversion = SystemConversion(from: .wgs84, to: .gcj02, region: .amap)
///     try conversion.apply(latitude: 39.915, longitude: 116.404)
public struct SystemConversion: Sendable {
    public let source: SystemKind
    public let target: SystemKind

    /// Where the target's or the source's maps are offset.
    public let region: OffsetRegion

    public init(
        from source: SystemKind, to target: SystemKind, region: OffsetRegion = .sourceRectangle
    ) {
        self.source = source
        self.target = target
        self.region = region
    }

    /// The numbers of the same place in the target system. Between a system and itself they stay as they are.
    ///
    /// - Throws: ``CoordinateError`` when the numbers are no coordinate.
    public func apply(
        latitude: Double, longitude: Double
    ) throws(CoordinateError) -> (latitude: Double, longitude: Double) {
        switch source {
        case .wgs84:
            let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
            switch target {
            case .wgs84: return numbers(place)
            case .gcj02: return numbers(place.gcj02(in: region))
            case .bd09: return numbers(place.bd09(in: region))
            }
        case .gcj02:
            let place = try Coordinate<GCJ02>(latitude: latitude, longitude: longitude)
            switch target {
            case .wgs84: return numbers(place.wgs84(in: region))
            case .gcj02: return numbers(place)
            case .bd09: return numbers(place.bd09())
            }
        case .bd09:
            let place = try Coordinate<BD09>(latitude: latitude, longitude: longitude)
            switch target {
            case .wgs84: return numbers(place.wgs84(in: region))
            case .gcj02: return numbers(place.gcj02())
            case .bd09: return numbers(place)
            }
        }
    }

    private func numbers<System>(
        _ place: Coordinate<System>
    ) -> (latitude: Double, longitude: Double) {
        (place.latitude, place.longitude)
    }
}
