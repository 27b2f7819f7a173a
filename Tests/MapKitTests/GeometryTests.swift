import Foundation
import MapKit
import Testing

@Suite("Map geometry")
struct MapGeometryTests {
    /// Latitude, longitude, and metres by PROJ: `proj +proj=webmerc +datum=WGS84 -f %.10f`.
    private static let projected: [(Double, Double, Double, Double)] = [
        (0, 0, 0.0000000000, 0.0000000000),
        (51.5007, -0.1246, -13870.4085528419, 6710344.2597827073),
        (39.9042, 116.4074, 12958412.4925689138, 4852030.6348145781),
        (-33.8688, 151.2093, 16832542.2792073414, -4011198.6473075720),
        (85, 180, 20037508.3427892439, 19971868.8804085664),
        (-85, -180, -20037508.3427892439, -19971868.8804085664),
        (60.17, 24.94, 2776308.1003842428, 8437684.1609729249),
        (1e-07, -1e-07, -0.0111319491, 0.0111319491),
        (-54.8019, -68.303, -7603455.1796529638, -7323513.4775160374),
        (71.2906, -156.7886, -17453627.1141902544, 11502374.7136333175),
    ]

    @Test("MKMapPoint: the projection is PROJ's, to 1e-9 of the world, both ways")
    func projection() {
        let edge = 2 * Double.pi * 6_378_137
        for (latitude, longitude, x, y) in Self.projected {
            let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
            let point = MKMapPoint(coordinate)
            #expect(abs(point.x / MKMapSize.world.width - (x / edge + 0.5)) < 1e-9)
            #expect(abs(point.y / MKMapSize.world.width - (0.5 - y / edge)) < 1e-9)
            #expect(abs(point.coordinate.latitude - latitude) < 1e-9)
            #expect(abs(point.coordinate.longitude - longitude) < 1e-9)
        }
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y < 1e-6)
        #expect(MKMapPoint(kCLLocationCoordinate2DInvalid) == MKMapPoint(x: -1, y: -1))
        #expect(!CLLocationCoordinate2DIsValid(MKMapPoint(x: -1, y: 0).coordinate))
    }

    @Test("MKMapPoint: distances are those of the ellipsoid")
    func distances() {
        let london = MKMapPoint(CLLocationCoordinate2D(latitude: 51.5007, longitude: -0.1246))
        let newYork = MKMapPoint(CLLocationCoordinate2D(latitude: 40.6892, longitude: -74.0445))
        #expect(abs(london.distance(to: newYork) - 5_589_857.3675) < 0.001)
        #expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.698_324) < 1e-6)
        #expect(
            abs(MKMetersPerMapPointAtLatitude(60) * 2 * MKMapPointsPerMeterAtLatitude(0) - 1) < 1e-9
        )
    }

    @Test("MKMapRect: unions, intersections and the 180th meridian")
    func rects() {
        let rect = MKMapRect(x: 10, y: 10, width: 20, height: 10)
        #expect(rect.union(.null) == rect && MKMapRect.null.union(rect) == rect)
        #expect(
            rect.intersection(MKMapRect(x: 20, y: 0, width: 50, height: 15))
                == MKMapRect(x: 20, y: 10, width: 10, height: 5))
        #expect(rect.intersection(MKMapRect(x: 31, y: 0, width: 5, height: 5)).isNull)
        #expect(rect.insetBy(dx: 11, dy: 0).isNull)
        #expect(rect.contains(MKMapPoint(x: 30, y: 20)) && !rect.contains(MKMapPoint(x: 31, y: 20)))
        let world = MKMapSize.world.width
        let east = MKMapRect(x: world - 10, y: 0, width: 30, height: 10)
        #expect(east.spans180thMeridian && !rect.spans180thMeridian)
        #expect(east.remainder == MKMapRect(x: 0, y: 0, width: 20, height: 10))
        #expect(
            MKMapRect(x: -10, y: 0, width: 30, height: 10).remainder
                == MKMapRect(x: world - 10, y: 0, width: 10, height: 10))
        #expect(rect.remainder.isNull)
    }

    @Test("Regions: metres become degrees on the ellipsoid, and the flat map's rectangles fit")
    func regions() {
        let equator = MKCoordinateRegion(
            center: CLLocationCoordinate2D(), latitudinalMeters: 110_574.388_6,
            longitudinalMeters: 111_319.490_8)
        #expect(abs(equator.span.latitudeDelta - 1) < 1e-4)
        #expect(abs(equator.span.longitudeDelta - 1) < 1e-9)
        let world = MKCoordinateRegion(.world)
        #expect(abs(world.span.longitudeDelta - 360) < 1e-9)
        #expect(abs(world.span.latitudeDelta - 2 * 85.051_128_779_8) < 1e-9)
        let beyond = MKCoordinateRegion(
            MKMapRect(x: MKMapSize.world.width - 1_000, y: 1e8, width: 4_000, height: 1_000))
        #expect(beyond.center.longitude < -179)
    }

    @Test("MKDistanceFormatter: rounds as maps do, in the locale's units")
    func formatter() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        let texts = [0, 7.4, 43, 849, 990, 1_240, 9_940, 24_700, 1_234_567].map {
            formatter.string(fromDistance: $0)
        }
        #expect(
            texts == [
                "0 m", "7 m", "45 m", "850 m", "1 km", "1,2 km", "9,9 km", "25 km", "1.235 km",
            ])
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 30.48) == "100 ft")
        #expect(formatter.string(fromDistance: 1_609.344) == "1 mi")
        formatter.units = .imperialWithYards
        #expect(formatter.string(fromDistance: 91.44) == "100 yd")
        formatter.units = .metric
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 1_000) == "1 kilometer")
        #expect(formatter.string(fromDistance: .nan) == "")
    }
}
