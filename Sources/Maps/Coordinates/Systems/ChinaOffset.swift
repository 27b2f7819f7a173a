import Foundation

/// The offset of GCJ-02 from WGS-84, anywhere on Earth, in degrees.
///
/// The formula is public knowledge; its rationale is not. It adds waves of several lengths to a
/// polynomial of the distance from 35° N, 105° E, in metres, and divides by the metres per degree
/// on Krasovsky's ellipsoid. Products and sums are in the usual order, so that results agree to the
/// last bit.
struct ChinaOffset {
    let latitude: Double
    let longitude: Double

    /// The semi-major axis of Krasovsky's ellipsoid of 1940, in metres.
    static let equatorialRadius = 6_378_245.0

    /// The squared first eccentricity of that ellipsoid.
    static let eccentricitySquared = 0.00669342162296594323

    /// Computes the offset at a WGS-84 coordinate, exact to the last bit.
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

/// The sines of the offset, named by their wavelengths in degrees.
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

    /// The sine of the latitude.
    let sine: Double
    let cosine: Double
}
