import Coordinates
import Foundation
import TestSupport
import Testing

@Suite("Geometry on the Earth")
struct GeometryTests {
    private let beijing = try! Coordinate<WGS84>(latitude: 39.9042, longitude: 116.4074)
    private let shanghai = try! Coordinate<WGS84>(latitude: 31.2304, longitude: 121.4737)

    @Test("knows distances and bearings")
    func distances() throws {
        #expect(abs(beijing.distance(to: shanghai) - 1_067_000) < 2_000)
        #expect(beijing.distance(to: beijing) == 0)
        #expect(abs(beijing.bearing(to: shanghai) - 152.6) < 1)
        let origin = try Coordinate<WGS84>(latitude: 0, longitude: 0)
        let antipode = try Coordinate<WGS84>(latitude: 0, longitude: 180)
        #expect(abs(origin.distance(to: antipode) - 20_015_114) < 100)
        #expect(origin.bearing(to: try Coordinate(latitude: -1, longitude: 0)) == 180)
        #expect(origin.bearing(to: try Coordinate(latitude: 0, longitude: -1)) == 270)
    }

    @Test("goes straight on and arrives as far away as it went")
    func moving() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<1_000 {
            let start = try Coordinate<WGS84>(
                latitude: .random(in: -80...80, using: &random),
                longitude: .random(in: -180...180, using: &random))
            let metres = Double.random(in: 1...5_000_000, using: &random)
            let bearing = Double.random(in: 0..<360, using: &random)
            let end = start.moved(metres: metres, bearing: bearing)
            #expect(abs(start.distance(to: end) - metres) < 0.01)
            #expect(abs(end.longitude) <= 180)
        }
    }

    @Test("makes boxes that hold everything within a radius")
    func boxes() throws {
        let around = BoundingBox(center: beijing, radius: 500)
        for bearing in stride(from: 0.0, to: 360, by: 5) {
            #expect(around.contains(beijing.moved(metres: 499.9, bearing: bearing)))
            #expect(!around.contains(beijing.moved(metres: 720, bearing: bearing)))
        }
        let dateLine = BoundingBox(
            center: try Coordinate<WGS84>(latitude: 10, longitude: 179.999), radius: 1_000)
        #expect(dateLine.west > dateLine.east)
        #expect(dateLine.contains(try Coordinate(latitude: 10, longitude: -179.999)))
        #expect(abs(dateLine.center.longitude - 179.999) < 1e-9)
        let pole = BoundingBox(
            center: try Coordinate<WGS84>(latitude: 89.999, longitude: 0), radius: 10_000)
        #expect(pole.contains(try Coordinate(latitude: 89.95, longitude: 180)))
        #expect(BoundingBox(around: [beijing, shanghai])?.contains(beijing) == true)
        #expect(BoundingBox<WGS84>(around: []) == nil)
    }

    @Test("writes and reads geohashes")
    func geohashes() throws {
        let jutland = try Coordinate<WGS84>(latitude: 57.64911, longitude: 10.40744)
        #expect(Geohash(jutland, length: 11).text == "u4pruydqqvj")
        #expect(Geohash(beijing, length: 5).text == "wx4g0")
        let read = try Geohash<WGS84>("WX4G0")
        #expect(read == Geohash(beijing, length: 5))
        #expect(read.box.contains(beijing))
        #expect(throws: GeohashError.character("a", position: 3)) { try Geohash<WGS84>("wxa") }
        #expect(throws: GeohashError.length(0)) { try Geohash<WGS84>("") }
        #expect(throws: GeohashError.length(13)) { try Geohash<WGS84>("wx4g0wx4g0wx4") }
    }

    @Test("projects to Web Mercator and back")
    func webMercator() throws {
        let flat = WebMercatorPoint(beijing)
        #expect(abs(flat.x - 12_958_412.49) < 1)
        #expect(abs(flat.y - 4_852_030.63) < 10)
        #expect(flat.coordinate.isNear(beijing, degrees: 1e-12))
        let pole = WebMercatorPoint(try Coordinate<WGS84>(latitude: 90, longitude: 180))
        #expect(abs(pole.y - 20_037_508.342789244) < 1e-6)
        #expect(throws: ProjectionError.self) { try WebMercatorPoint<WGS84>(x: 3e7, y: 0) }
        #expect(throws: ProjectionError.self) { try BaiduMercatorPoint(x: .nan, y: 0) }
    }

    @Test("projects to Baidu’s Mercator and back, in every band of latitude, south and west too")
    func baiduMercator() throws {
        for latitude in stride(from: -73.9, through: 73.9, by: 0.7) {
            for longitude in stride(from: -180.0, through: 180, by: 31) {
                let place = try Coordinate<BD09>(latitude: latitude, longitude: longitude)
                let back = BaiduMercatorPoint(place).coordinate
                #expect(back.isNear(place, degrees: 1e-9), "\(place)")
            }
        }
    }
}
