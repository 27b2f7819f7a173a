import Coordinates
import Testing

@Suite("What the documentation shows")
struct ExampleTests {
    @Test("is so")
    func conversions() throws {
        let measured = try Coordinate<WGS84>(latitude: 39.915, longitude: 116.404)
        let shown = measured.gcj02(in: .amap)
        #expect(abs(shown.latitude - 39.916404282) < 1e-9)
        #expect(abs(shown.longitude - 116.410244499) < 1e-9)
        let baidu = shown.bd09()
        let back = baidu.wgs84(in: .amap)
        #expect(measured.distance(to: back) < 1e-4)
        #expect(Geohash(measured, length: 9).text.count == 9)
    }
}
