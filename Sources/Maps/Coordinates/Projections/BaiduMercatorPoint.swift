import Foundation

/// A point on Baidu's flat map, in metres, always from BD-09.
///
/// Baidu approximates Mercator's projection of an ellipsoid by a polynomial of the sixth degree in
/// each of six bands of latitude. Beyond 75° the last band's polynomial is extrapolated.
public struct BaiduMercatorPoint: Hashable, Sendable {
    /// The easting from Greenwich on the map, in metres.
    public let x: Double

    /// The northing from the equator on the map, in metres.
    public let y: Double

    /// - Throws: ``ProjectionError`` for a number that is beyond the map's edge or NaN.
    public init(x: Double, y: Double) throws(ProjectionError) {
        try ProjectionError.check(x: x, y: y, edge: Self.edge)
        self.x = x
        self.y = y
    }

    /// Projects a coordinate.
    public init(_ coordinate: Coordinate<BD09>) {
        let latitude = min(max(coordinate.latitude, -74), 74)
        let band = BaiduMercatorBand.of(latitude: latitude)
        x = copysign(band.x(longitude: abs(coordinate.longitude)), coordinate.longitude)
        y = copysign(band.y(latitude: abs(latitude)), latitude)
    }

    /// The coordinate of the point, to 1e-10 degree.
    ///
    /// The polynomials are inverted by Newton's method, because Baidu's own inverse ones are wrong
    /// by up to some decimetres.
    public var coordinate: Coordinate<BD09> {
        let (east, north) = (abs(x), abs(y))
        var latitude = min(atan(sinh(north / 6_378_137)) * 180 / .pi, 74)
        for _ in 0..<8 {
            let band = BaiduMercatorBand.of(latitude: latitude)
            let step = (band.y(latitude: latitude) - north) / band.slope(latitude: latitude)
            latitude = min(max(latitude - step, 0), 74)
            if abs(step) < 1e-11 { break }
        }
        let longitude = BaiduMercatorBand.of(latitude: latitude).longitude(x: east)
        return Coordinate(
            uncheckedLatitude: copysign(latitude, y), longitude: copysign(longitude, x))
    }

    /// Slightly more than half of the equator, in metres.
    private static let edge = 20_038_000.0
}

/// The polynomial of one band of latitude.
struct BaiduMercatorBand: Sendable {
    /// The southern edge, in degrees.
    private let south: Double

    /// The easting at Greenwich in metres, and the metres per degree of longitude.
    private let east: (origin: Double, perDegree: Double)

    /// The coefficients of `latitude / unit`, from the constant term.
    private let north: [Double]
    private let unit: Double

    static func of(latitude: Double) -> BaiduMercatorBand {
        let distance = abs(latitude)
        return all.first { distance >= $0.south } ?? all[all.count - 1]
    }

    func x(longitude: Double) -> Double { east.origin + east.perDegree * longitude }

    func longitude(x: Double) -> Double { (x - east.origin) / east.perDegree }

    func y(latitude: Double) -> Double {
        // From the constant term upwards, as Baidu adds: the last bits depend on it.
        let part = latitude / unit
        var sum = north[0] + north[1] * part
        sum += north[2] * part * part
        sum += north[3] * part * part * part
        sum += north[4] * part * part * part * part
        sum += north[5] * part * part * part * part * part
        sum += north[6] * part * part * part * part * part * part
        return sum
    }

    /// Returns the metres per degree of latitude at `latitude`.
    func slope(latitude: Double) -> Double {
        let part = latitude / unit
        var sum = 0.0
        for power in stride(from: 6, through: 1, by: -1) {
            sum = sum * part + Double(power) * north[power]
        }
        return sum / unit
    }

    /// The bands from north to south.
    private static let all = [
        BaiduMercatorBand(
            south: 75, east: (-0.0015702102444, 111320.7020616939),
            north: [
                1704480524535203, -10338987376042340, 26112667856603880, -35149669176653700,
                26595700718403920, -10725012454188240, 1800819912950474,
            ], unit: 82.5),
        BaiduMercatorBand(
            south: 60, east: (0.0008277824516172526, 111320.7020463578),
            north: [
                647795574.6671607, -4082003173.641316, 10774905663.51142, -15171875531.51559,
                12053065338.62167, -5124939663.577472, 913311935.9512032,
            ], unit: 67.5),
        BaiduMercatorBand(
            south: 45, east: (0.00337398766765, 111320.7020202162),
            north: [
                4481351.045890365, -23393751.19931662, 79682215.47186455, -115964993.2797253,
                97236711.15602145, -43661946.33752821, 8477230.501135234,
            ], unit: 52.5),
        BaiduMercatorBand(
            south: 30, east: (0.00220636496208, 111320.7020209128),
            north: [
                51751.86112841131, 3796837.749470245, 992013.7397791013, -1221952.21711287,
                1340652.697009075, -620943.6990984312, 144416.9293806241,
            ], unit: 37.5),
        BaiduMercatorBand(
            south: 15, east: (-0.0003441963504368392, 111320.7020576856),
            north: [
                278.2353980772752, 2485758.690035394, 6070.750963243378, 54821.18345352118,
                9540.606633304236, -2710.55326746645, 1405.483844121726,
            ], unit: 22.5),
        BaiduMercatorBand(
            south: 0, east: (-0.0003218135878613132, 111320.7020701615),
            north: [
                0.00369383431289, 823725.6402795718, 0.46104986909093, 2351.343141331292,
                1.58060784298199, 8.77738589078284, 0.37238884252424,
            ], unit: 7.45),
    ]
}
