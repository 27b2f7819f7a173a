import Coordinates
import Testing

@Suite("Poles")
struct PoleTests {
    @Test(
        "BD-09: the poles and the antimeridian are read back, though their numbers exceed 90 and 180",
        arguments: [(90.0, 116.4), (-90, 116.4), (31, 180), (31, -180), (90, 180)])
    func backAndForth(latitude: Double, longitude: Double) throws {
        let there = SystemConversion(from: .wgs84, to: .bd09, region: .baidu)
        let back = SystemConversion(from: .bd09, to: .wgs84, region: .baidu)
        let moved = try there.apply(latitude: latitude, longitude: longitude)
        let place = try back.apply(latitude: moved.latitude, longitude: moved.longitude)
        #expect(abs(place.latitude - latitude) < 1e-9 && abs(place.longitude - longitude) < 1e-9)
        #expect(abs(place.latitude) <= 90 && abs(place.longitude) <= 180)
    }

    @Test("BD-09: numbers beyond the offset are refused, as every excess in other systems")
    func excess() {
        #expect(throws: CoordinateError.latitude(90.02)) {
            try Coordinate<BD09>(latitude: 90.02, longitude: 0)
        }
        #expect(throws: CoordinateError.latitude(90.001)) {
            try Coordinate<GCJ02>(latitude: 90.001, longitude: 0)
        }
    }
}
