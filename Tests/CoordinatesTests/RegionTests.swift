import Coordinates
import Foundation
import TestSupport
import Testing

@Suite("Offset regions")
struct RegionTests {
    @Test("the rectangle has its ends, and nothing beyond", .rows("S2-58"))
    func rectangle() throws {
        func isMoved(_ latitude: Double, _ longitude: Double) throws -> Bool {
            let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
            let moved = place.gcj02()
            return (moved.latitude, moved.longitude) != (latitude, longitude)
        }
        #expect(try isMoved(30, 72.004))
        #expect(try !isMoved(30, 72.0039))
        #expect(try isMoved(30, 137.8347))
        #expect(try !isMoved(30, 137.8348))
        #expect(try isMoved(0.8293, 100))
        #expect(try !isMoved(0.8292, 100))
        #expect(try isMoved(55.8271, 100))
        #expect(try !isMoved(55.8272, 100))
        #expect(try !isMoved(37.7749, -122.4194))
    }

    @Test(
        "the rectangle moves Seoul by 460 metres and Singapore by 167; no provider does",
        .rows("S2-58"))
    func rectangleIsWrong() throws {
        let seoul = try Coordinate<WGS84>(latitude: 37.5665, longitude: 126.978)
        let singapore = try Coordinate<WGS84>(latitude: 1.3521, longitude: 103.8198)
        for (place, metres) in [(seoul, 460.0), (singapore, 167.0)] {
            let moved = place.gcj02()
            let shift = place.distance(
                to: try Coordinate(latitude: moved.latitude, longitude: moved.longitude))
            #expect(abs(shift - metres) < 2)
            for region in [OffsetRegion.amap, .baidu, .google] {
                #expect(place.gcj02(in: region).latitude == place.latitude)
            }
        }
    }

    /// Places near land borders, a kilometre or two from them, and who offsets them.
    @Test(
        "know the towns on both sides of the borders",
        arguments: [
            ("Beijing", 39.9042, 116.4074, "amap baidu google"),
            ("Shenzhen, Futian", 22.5431, 114.0579, "amap baidu google"),
            ("Sheung Shui", 22.5010, 114.1280, "amap baidu"),
            ("Hong Kong, Central", 22.2819, 114.1580, "amap baidu"),
            ("Macau", 22.1950, 113.5450, "amap baidu"),
            ("Zhuhai, Jida", 22.2560, 113.5780, "amap baidu google"),
            ("Taipei", 25.0330, 121.5654, "baidu"),
            ("Kaohsiung", 22.6273, 120.3014, "baidu"),
            ("Dandong", 40.1280, 124.3830, "amap baidu google"),
            ("Sinuiju", 40.1000, 124.4000, ""),
            ("Heihe", 50.2450, 127.4900, "amap baidu google"),
            ("Blagoveshchensk", 50.2900, 127.5400, ""),
            ("Ruili", 24.0100, 97.8500, "amap baidu google"),
            ("Dongxing", 21.5450, 107.9720, "amap baidu google"),
            ("Mong Cai, south", 21.5050, 107.9600, ""),
            ("Khorgos", 44.2100, 80.4200, "amap baidu google"),
            ("Manzhouli", 49.5900, 117.4300, "amap baidu google"),
            ("Erenhot", 43.6500, 111.9700, "amap baidu google"),
            ("Sanya", 18.2528, 109.5119, "amap baidu google"),
            ("Ulaanbaatar", 47.8864, 106.9057, ""),
            ("Hanoi", 21.0278, 105.8342, ""),
            ("Kathmandu", 27.7172, 85.3240, ""),
            ("Tokyo", 35.6762, 139.6503, ""),
        ])
    func borderTowns(_ name: String, latitude: Double, longitude: Double, providers: String)
        throws
    {
        let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
        #expect(Self.providers(at: place) == providers, "\(name)")
    }

    private static func providers(at place: Coordinate<WGS84>) -> String {
        [("amap", OffsetRegion.amap), ("baidu", .baidu), ("google", .google)]
            .filter { $0.1.contains(place) }.map(\.0).joined(separator: " ")
    }

    @Test("Offset regions: ports, islands and border crossings are on the right side")
    func borderPlaces() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Data/border-places.csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        #expect(lines.count == 144)
        for line in lines {
            let fields = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
            let place = try Coordinate<WGS84>(
                latitude: #require(Double(fields[0])), longitude: #require(Double(fields[1])))
            #expect(Self.providers(at: place) == fields[2], "\(fields[3])")
        }
    }

    /// Points on both sides of each land border, which `Scripts/border-error.py --sides` writes.
    @Test(
        "Offset regions: the farther from a land border, the more points are on the right side",
        arguments: [(1, 0.63), (3, 0.92), (10, 0.99)])
    func bothSides(kilometres: Int, share: Double) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Data/border-sides.csv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: ",") }.filter { Int($0[0]) == kilometres }
        var wrong: [String] = []
        for row in rows {
            let place = try Coordinate<WGS84>(
                latitude: #require(Double(row[1])), longitude: #require(Double(row[2])))
            if OffsetRegion.amap.contains(place) != (row[3] == "china") {
                wrong.append("\(place) in \(row[3]), near \(row[4])")
            }
        }
        #expect(Set(rows.map { [$0[3], $0[4]] }).count == 28)
        #expect(Double(wrong.count) <= Double(rows.count) * (1 - share), "\(wrong)")
    }

    @Test(
        "Offset regions: no sea or reclaimed land between two members is left out",
        arguments: [
            ("amap", 22.05...22.7, 113.4...114.5), ("baidu", 24.25...24.8, 117.9...118.6),
            ("google", 22.54...22.8, 113.4...114.1), ("google", 22.05...22.8, 113.3...113.5),
        ])
    func noHoles(
        provider: String, latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>
    ) throws {
        for latitude in stride(from: latitudes.lowerBound, to: latitudes.upperBound, by: 0.005) {
            for longitude in stride(
                from: longitudes.lowerBound, to: longitudes.upperBound, by: 0.005)
            {
                let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
                #expect(Self.providers(at: place).contains(provider), "\(place)")
            }
        }
    }

    @Test("come back from GCJ-02 in every region, inside and outside")
    func inverses() throws {
        for region in [OffsetRegion.sourceRectangle, .amap, .baidu, .google] {
            for latitude in stride(from: 0.5, through: 56, by: 1.7) {
                for longitude in stride(from: 71.0, through: 139, by: 1.9) {
                    let place = try Coordinate<WGS84>(latitude: latitude, longitude: longitude)
                    let back = place.gcj02(in: region).wgs84(in: region)
                    #expect(back.isNear(place, degrees: 1e-9), "\(place)")
                }
            }
        }
    }
}
