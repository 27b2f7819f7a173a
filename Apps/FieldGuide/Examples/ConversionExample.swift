import Coordinates

/// A place in the three systems of coordinates. Mixing them up does not compile.
enum ConversionExample {
    static func run(latitude: Double, longitude: Double) throws -> [String] {
        let gps = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        let map = gps.gcj02()
        let baidu = map.bd09()
        let back = map.wgs84()
        let wrong = try Coordinate<WGS84>(latitude: map.latitude, longitude: map.longitude)
        return [
            "\(gps)", "\(map)", "\(baidu)", "\(back)",
            "taken for WGS-84, the place is \(Int(gps.distance(to: wrong).rounded())) m away",
        ]
    }
}
