import Foundation
import TestSupport
import Testing

@testable import Coordinates

@Suite("Conversions")
struct VectorTests {
    @Test("WGS-84 becomes GCJ-02 to the last bit of the public vectors", .rows("S2-54", "V-1"))
    func publicVectors() throws {
        for (wgs84, gcj02) in [
            ((31.1774276, 121.5272106), (31.17530398364597, 121.531541859215)),
            ((22.543847, 113.912316), (22.540796131694766, 113.9171764808363)),
            ((39.911954, 116.377817), (39.91334545536069, 116.38404722455657)),
            ((39.915, 116.404), (39.91640428150164, 116.41024449916938)),
        ] {
            let converted = try Coordinate<WGS84>(latitude: wgs84.0, longitude: wgs84.1).gcj02()
            #expect(converted.latitude == gcj02.0)
            #expect(converted.longitude == gcj02.1)
        }
    }

    @Test(
        "places move, go on to BD-09 and miss the way back as recorded", .rows("V-1"),
        arguments: RecordedVector.all)
    func recorded(_ vector: RecordedVector) throws {
        let wgs84 = try Coordinate<WGS84>(
            latitude: vector.wgs84.latitude, longitude: vector.wgs84.longitude)
        let gcj02 = wgs84.gcj02()
        #expect(abs(gcj02.latitude - vector.gcj02.latitude) <= 0.5e-9)
        #expect(abs(gcj02.longitude - vector.gcj02.longitude) <= 0.5e-9)
        let unmoved = try Coordinate<GCJ02>(latitude: wgs84.latitude, longitude: wgs84.longitude)
        #expect(abs(unmoved.distance(to: gcj02) - vector.shift) <= 0.005)
        let bd09 = gcj02.bd09()
        #expect(abs(bd09.latitude - vector.bd09.latitude) <= 0.5e-9)
        #expect(abs(bd09.longitude - vector.bd09.longitude) <= 0.5e-9)
        #expect(abs(bd09.approximateGCJ02().distance(to: gcj02) - vector.error) <= 0.001)
    }

    @Test("agree with four other programs on 575 places, forward and back")
    func sharedVectors() throws {
        let rows = try Vectors.rows()
        #expect(rows.count == 575)
        for row in rows {
            let wgs84 = try Coordinate<WGS84>(
                latitude: row.wgs84.latitude, longitude: row.wgs84.longitude)
            let gcj02 = wgs84.gcj02()
            #expect(abs(gcj02.latitude - row.gcj02.latitude) <= 1e-12, "row \(row.id)")
            #expect(abs(gcj02.longitude - row.gcj02.longitude) <= 1e-12, "row \(row.id)")
            let bd09 = gcj02.bd09()
            #expect(abs(bd09.latitude - row.bd09.latitude) <= 3e-14, "row \(row.id)")
            #expect(abs(bd09.longitude - row.bd09.longitude) <= 3e-14, "row \(row.id)")
            let flat = BaiduMercatorPoint(bd09)
            #expect(abs(flat.x - row.baiduMercator.x) < 1e-7, "row \(row.id)")
            #expect(abs(flat.y - row.baiduMercator.y) < 1e-7, "row \(row.id)")
            #expect(flat.coordinate.isNear(bd09, degrees: 1e-10), "row \(row.id)")
        }
    }

    @Test("GCJ-02 becomes BD-09 to the last bit", .rows("S2-55"))
    func gcj02ToBD09() throws {
        let bd09 = try Coordinate<GCJ02>(latitude: 39.915, longitude: 116.404).bd09()
        #expect(bd09.latitude == 39.92133699351021)
        #expect(bd09.longitude == 116.41036949371029)
    }

    @Test(
        "the usual way back from BD-09 is kept to the last bit, and is off by decimetres",
        .rows("S2-56"))
    func approximateWayBack() throws {
        let bd09 = try Coordinate<BD09>(latitude: 39.915, longitude: 116.404)
        #expect(bd09.approximateGCJ02().latitude == 39.90865673957631)
        #expect(bd09.approximateGCJ02().longitude == 116.39762729119315)
        let error = bd09.approximateGCJ02().distance(to: bd09.gcj02())
        #expect((0.01...0.15).contains(error))
    }

    @Test("come back within a billionth of a degree from 100,000 places")
    func roundTrips() throws {
        var random = SeededGenerator(seed: 2046)
        for _ in 0..<100_000 {
            let start = try Coordinate<WGS84>(
                latitude: .random(in: -85...85, using: &random),
                longitude: .random(in: -180...180, using: &random))
            var isBack = start.gcj02().bd09().gcj02().isNear(start.gcj02(), degrees: 1e-9)
            if OffsetRegion.sourceRectangle.contains(start) {
                isBack = isBack && start.gcj02().wgs84().isNear(start, degrees: 1e-9)
                isBack = isBack && start.bd09().wgs84().isNear(start, degrees: 1e-9)
            }
            if !isBack { Issue.record("\(start) does not come back") }
        }
    }

    /// As many places as are compared with the plain formula: more with `THOROUGH=1`, in a release
    /// build.
    private static let exactPlaces =
        ProcessInfo.processInfo.environment["THOROUGH"] == "1" ? 100_000_000 : 200_000

    @Test("are the same to the last bit by the fast and by the plain way")
    func fastIsExact() throws {
        var random = SeededGenerator(seed: 2054)
        for _ in 0..<Self.exactPlaces {
            let place = try Coordinate<WGS84>(
                latitude: .random(in: 0.8293...55.8271, using: &random),
                longitude: .random(in: 72.004...137.8347, using: &random))
            let expected = PlainFormula.gcj02(place)
            let converted = place.gcj02()
            if (converted.latitude, converted.longitude) != expected {
                Issue.record("\(place) becomes \(converted), not \(expected)")
            }
            let plain = ChinaOffset(latitude: place.latitude, longitude: place.longitude)
            let near = NearOffset(atLatitude: place.latitude, longitude: place.longitude)
            let error = (abs(near.latitude - plain.latitude), abs(near.longitude - plain.longitude))
            if error.0 > NearOffset.latitudeNearness || error.1 > NearOffset.longitudeNearness {
                Issue.record("\(place) is \(error) degrees off")
            }
        }
    }

    @Test("end for every coordinate, at the poles and at the ends of the ranges too")
    func everywhere() throws {
        for latitude in [-90, -89.999, 0, 55.8271, 89.999, 90.0] {
            for longitude in [-180, -90, 0, 72.004, 137.8347, 180.0] {
                let gcj02 = try Coordinate<GCJ02>(latitude: latitude, longitude: longitude)
                #expect(gcj02.wgs84().latitude.isFinite)
                #expect(gcj02.bd09().gcj02().isNear(gcj02, degrees: 1e-9))
                let bd09 = try Coordinate<BD09>(latitude: latitude, longitude: longitude)
                #expect(bd09.wgs84().longitude.isFinite)
            }
        }
    }

    @Test("keep everything else that was measured", .rows("S2-57"))
    func locations() throws {
        let location = Location(
            coordinate: try Coordinate<WGS84>(latitude: 39.915, longitude: 116.404), altitude: 43.5,
            horizontalAccuracy: 5, verticalAccuracy: 8, course: 271, speed: 1.25,
            timestamp: Date(timeIntervalSince1970: 1_500_000_000))
        let moved = location.converted { $0.bd09() }
        #expect(moved.coordinate == location.coordinate.bd09())
        #expect(moved.altitude == 43.5)
        #expect(moved.horizontalAccuracy == 5)
        #expect(moved.verticalAccuracy == 8)
        #expect(moved.course == 271)
        #expect(moved.speed == 1.25)
        #expect(moved.timestamp == location.timestamp)
    }

    @Test("coordinates say their system, and refuse what is none", .rows("S2-53"))
    func coordinates() throws {
        let place = try Coordinate<GCJ02>(latitude: 39.915, longitude: 116.404)
        #expect(place.description == "GCJ-02 39.915, 116.404")
        #expect(throws: CoordinateError.latitude(91)) {
            try Coordinate<WGS84>(latitude: 91, longitude: 0)
        }
        #expect(throws: CoordinateError.longitude(181)) {
            try Coordinate<WGS84>(latitude: 0, longitude: 181)
        }
        #expect(throws: CoordinateError.self) {
            try Coordinate<WGS84>(latitude: .nan, longitude: 0)
        }
        #expect(CoordinateError.latitude(116.4).description.contains("swapped"))
    }
}

extension Coordinate {
    func isNear(_ other: Coordinate, degrees: Double) -> Bool {
        abs(latitude - other.latitude) < degrees && abs(longitude - other.longitude) < degrees
    }
}

/// The formula as everybody writes it.
private enum PlainFormula {
    static func gcj02(_ place: Coordinate<WGS84>) -> (latitude: Double, longitude: Double) {
        let (x, y) = (place.longitude - 105.0, place.latitude - 35.0)
        let waves = (20.0 * sin(6.0 * x * .pi) + 20.0 * sin(2.0 * x * .pi)) * 2.0 / 3.0
        var north = -100.0 + 2.0 * x + 3.0 * y + 0.2 * y * y
        north = north + 0.1 * x * y + 0.2 * sqrt(abs(x))
        north += waves
        north += (20.0 * sin(y * .pi) + 40.0 * sin(y / 3.0 * .pi)) * 2.0 / 3.0
        north += (160.0 * sin(y / 12.0 * .pi) + 320 * sin(y * .pi / 30.0)) * 2.0 / 3.0
        var east = 300.0 + x + 2.0 * y + 0.1 * x * x
        east = east + 0.1 * x * y + 0.1 * sqrt(abs(x))
        east += waves
        east += (20.0 * sin(x * .pi) + 40.0 * sin(x / 3.0 * .pi)) * 2.0 / 3.0
        east += (150.0 * sin(x / 12.0 * .pi) + 300.0 * sin(x / 30.0 * .pi)) * 2.0 / 3.0
        let (a, ee) = (6_378_245.0, 0.00669342162296594323)
        let radians = place.latitude / 180.0 * .pi
        var magic = sin(radians)
        magic = 1 - ee * magic * magic
        let root = sqrt(magic)
        north = (north * 180.0) / ((a * (1 - ee)) / (magic * root) * .pi)
        east = (east * 180.0) / (a / root * cos(radians) * .pi)
        return (place.latitude + north, place.longitude + east)
    }
}
