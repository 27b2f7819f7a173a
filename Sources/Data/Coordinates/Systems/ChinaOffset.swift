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

    /// How far ``init(nearlyAtLatitude:longitude:)`` can be off where maps are offset, in degrees.
    ///
    /// Most of it is what the formula itself loses where it rounds the largest angle, of up to 620 radians: 1e-13, of a wave of 13
    /// metres, at 56° N. The sines add a seventh of that.
    static let nearness = 4e-17

    /// The offset at a place in WGS-84, to the last bit.
    init(latitude: Double, longitude: Double) {
        let east = longitude - 105.0
        let north = latitude - 35.0
        let radians = latitude / 180.0 * .pi
        self.init(
            east: east, north: north,
            waves: Waves(
                east: Waves.East(
                    third: sin(6.0 * east * .pi), one: sin(2.0 * east * .pi), two: sin(east * .pi),
                    six: sin(east / 3.0 * .pi), twentyFour: sin(east / 12.0 * .pi),
                    sixty: sin(east / 30.0 * .pi)),
                north: Waves.North(
                    two: sin(north * .pi), six: sin(north / 3.0 * .pi),
                    twentyFour: sin(north / 12.0 * .pi), sixty: sin(north * .pi / 30.0)),
                sine: sin(radians), cosine: cos(radians)))
    }

    /// The offset at a place in WGS-84 from 500 km west of China to 500 km east of it, within ``nearness``, four times as fast.
    ///
    /// Eight of the twelve sines are computed, four at once. The others follow by the sine of three times an angle.
    @inline(__always)
    init(nearlyAtLatitude latitude: Double, longitude: Double) {
        let east = longitude - 105.0
        let north = latitude - 35.0
        let alongEast = sines(
            SIMD4(2.0 * east * .pi, east / 3.0 * .pi, east / 12.0 * .pi, east / 30.0 * .pi))
        let alongNorth = sines(
            SIMD4(
                north / 3.0 * .pi, north / 12.0 * .pi, north * .pi / 30.0, latitude / 180.0 * .pi))
        let sine = alongNorth[3]
        self.init(
            east: east, north: north,
            waves: Waves(
                east: Waves.East(
                    third: sineOfTriple(alongEast[0]), one: alongEast[0],
                    two: sineOfTriple(alongEast[1]), six: alongEast[1], twentyFour: alongEast[2],
                    sixty: alongEast[3]),
                north: Waves.North(
                    two: sineOfTriple(alongNorth[0]), six: alongNorth[0],
                    twentyFour: alongNorth[1], sixty: alongNorth[2]),
                sine: sine, cosine: max(1 - sine * sine, 0).squareRoot()))
    }

    @inline(__always)
    private init(east: Double, north: Double, waves: Waves) {
        let root = abs(east).squareRoot()
        let shortWaves = (20.0 * waves.east.third + 20.0 * waves.east.one) * 2.0 / 3.0

        var northward = -100.0 + 2.0 * east + 3.0 * north + 0.2 * north * north
        northward = northward + 0.1 * east * north + 0.2 * root
        northward += shortWaves
        northward += (20.0 * waves.north.two + 40.0 * waves.north.six) * 2.0 / 3.0
        northward += (160.0 * waves.north.twentyFour + 320 * waves.north.sixty) * 2.0 / 3.0

        var eastward = 300.0 + east + 2.0 * north + 0.1 * east * east
        eastward = eastward + 0.1 * east * north + 0.1 * root
        eastward += shortWaves
        eastward += (20.0 * waves.east.two + 40.0 * waves.east.six) * 2.0 / 3.0
        eastward += (150.0 * waves.east.twentyFour + 300.0 * waves.east.sixty) * 2.0 / 3.0

        let sine = waves.sine
        let flattening = 1 - Self.eccentricitySquared * sine * sine
        let flatteningRoot = flattening.squareRoot()
        let metresNorth =
            (Self.equatorialRadius * (1 - Self.eccentricitySquared)) / (flattening * flatteningRoot)
            * .pi
        let metresEast = Self.equatorialRadius / flatteningRoot * waves.cosine * .pi
        self.latitude = (northward * 180.0) / metresNorth
        self.longitude = (eastward * 180.0) / metresEast
    }
}

/// The sines that the offset is made of, called by the degrees from crest to crest.
private struct Waves {
    struct East {
        let third: Double
        let one: Double
        let two: Double
        let six: Double
        let twentyFour: Double
        let sixty: Double
    }

    struct North {
        let two: Double
        let six: Double
        let twentyFour: Double
        let sixty: Double
    }

    let east: East
    let north: North

    /// Of the latitude.
    let sine: Double
    let cosine: Double
}

/// The sine of three times the angle whose sine is given.
@inline(__always)
private func sineOfTriple(_ sine: Double) -> Double { sine * (3 - 4 * sine * sine) }

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
