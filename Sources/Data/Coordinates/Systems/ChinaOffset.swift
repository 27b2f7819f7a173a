import Foundation

/// The distance by which GCJ-02 lies off WGS-84, wherever on Earth, in degrees.
///
/// The formula is public knowledge and no more than that: nobody outside the authority knows its reasons. It adds
/// waves of several lengths to a polynomial of the distance from 35° N, 105° E, in metres, and divides by the
/// metres of a degree on Krasovsky's ellipsoid. Products and sums are in the order in which everybody writes them, so that results
/// agree to the last bit.
struct ChinaOffset {
    let latitude: Double
    let longitude: Double

    /// The semi-major axis of Krasovsky's ellipsoid of 1940, in metres.
    private static let equatorialRadius = 6_378_245.0

    /// The first eccentricity of that ellipsoid, squared.
    private static let eccentricitySquared = 0.00669342162296594323

    /// How far ``init(nearlyAtLatitude:longitude:)`` can be off, in degrees: twenty times what was seen.
    static let nearness = 2e-17

    /// The offset at a place in WGS-84, to the last bit.
    init(latitude: Double, longitude: Double) {
        let east = longitude - 105.0
        let north = latitude - 35.0
        let angles = WaveAngles(east: east, north: north, latitude: latitude)
        self.init(
            east: east, north: north,
            waves: Waves(
                first: angles.first.mapped(sin), second: angles.second.mapped(sin),
                third: SIMD4(
                    sin(angles.third[0]), sin(angles.third[1]), sin(angles.third[2]),
                    cos(angles.third[2]))))
    }

    /// The offset at a place in WGS-84 from 500 km west of China to 500 km east of it, within ``nearness``, three times as fast.
    @inline(__always)
    init(nearlyAtLatitude latitude: Double, longitude: Double) {
        let east = longitude - 105.0
        let north = latitude - 35.0
        let angles = WaveAngles(east: east, north: north, latitude: latitude)
        self.init(
            east: east, north: north,
            waves: Waves(
                first: sines(angles.first), second: sines(angles.second),
                third: sines(angles.third)))
    }

    @inline(__always)
    private init(east: Double, north: Double, waves: Waves) {
        let root = abs(east).squareRoot()
        let shortWaves = (20.0 * waves.first[0] + 20.0 * waves.first[1]) * 2.0 / 3.0

        var northward = -100.0 + 2.0 * east + 3.0 * north + 0.2 * north * north
        northward = northward + 0.1 * east * north + 0.2 * root
        northward += shortWaves
        northward += (20.0 * waves.first[2] + 40.0 * waves.first[3]) * 2.0 / 3.0
        northward += (160.0 * waves.second[0] + 320 * waves.second[1]) * 2.0 / 3.0

        var eastward = 300.0 + east + 2.0 * north + 0.1 * east * east
        eastward = eastward + 0.1 * east * north + 0.1 * root
        eastward += shortWaves
        eastward += (20.0 * waves.second[2] + 40.0 * waves.second[3]) * 2.0 / 3.0
        eastward += (150.0 * waves.third[0] + 300.0 * waves.third[1]) * 2.0 / 3.0

        let sine = waves.third[2]
        let flattening = 1 - Self.eccentricitySquared * sine * sine
        let flatteningRoot = flattening.squareRoot()
        let metresNorth =
            (Self.equatorialRadius * (1 - Self.eccentricitySquared)) / (flattening * flatteningRoot)
            * .pi
        let metresEast = Self.equatorialRadius / flatteningRoot * waves.third[3] * .pi
        self.latitude = (northward * 180.0) / metresNorth
        self.longitude = (eastward * 180.0) / metresEast
    }
}

/// The angles of all waves, in radians.
private struct WaveAngles {
    /// 6π and 2π of the degrees east; π and π/3 of those north.
    let first: SIMD4<Double>

    /// π/12 and π/30 of the degrees north; π and π/3 of those east.
    let second: SIMD4<Double>

    /// π/12 and π/30 of the degrees east; the latitude and what a right angle has more.
    let third: SIMD4<Double>

    @inline(__always)
    init(east: Double, north: Double, latitude: Double) {
        let radians = latitude / 180.0 * .pi
        first = SIMD4(6.0 * east * .pi, 2.0 * east * .pi, north * .pi, north / 3.0 * .pi)
        second = SIMD4(north / 12.0 * .pi, north * .pi / 30.0, east * .pi, east / 3.0 * .pi)
        third = SIMD4(east / 12.0 * .pi, east / 30.0 * .pi, radians, .pi / 2 - radians)
    }
}

/// The sines of ``WaveAngles``.
private struct Waves {
    let first: SIMD4<Double>
    let second: SIMD4<Double>
    let third: SIMD4<Double>
}

extension SIMD4<Double> {
    fileprivate func mapped(_ function: (Double) -> Double) -> SIMD4 {
        SIMD4(function(self[0]), function(self[1]), function(self[2]), function(self[3]))
    }
}

/// The distance by which BD-09 lies off GCJ-02: a turn and a stretch about 0° N, 0° E with small waves, then a step.
enum BaiduOffset {
    private static let waves = Double.pi * 3000.0 / 180.0

    /// BD-09 of a place in GCJ-02.
    static func applied(to coordinate: Coordinate<GCJ02>) -> Coordinate<BD09> {
        let (x, y) = (coordinate.longitude, coordinate.latitude)
        let radius = (x * x + y * y).squareRoot() + 0.00002 * sin(y * waves)
        let angle = atan2(y, x) + 0.000003 * cos(x * waves)
        return Coordinate(
            uncheckedLatitude: radius * sin(angle) + 0.006,
            longitude: radius * cos(angle) + 0.0065)
    }

    /// Nearly the place in GCJ-02 whose BD-09 is given: off by 3 to 10 cm, because the waves are taken at the wrong end.
    static func nearlyRemoved(from coordinate: Coordinate<BD09>) -> Coordinate<GCJ02> {
        let (x, y) = (coordinate.longitude - 0.0065, coordinate.latitude - 0.006)
        let radius = (x * x + y * y).squareRoot() - 0.00002 * sin(y * waves)
        let angle = atan2(y, x) - 0.000003 * cos(x * waves)
        return Coordinate(
            uncheckedLatitude: radius * sin(angle), longitude: radius * cos(angle))
    }
}
