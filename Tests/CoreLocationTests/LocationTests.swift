import CoreLocation
import Foundation
import Testing

@Suite("Locations")
struct LocationTests {
    @Test("CLLocation: distances are those of the ellipsoid, also across the 180th meridian")
    func distance() {
        let london = CLLocation(latitude: 51.5007, longitude: -0.1246)
        let newYork = CLLocation(latitude: 40.6892, longitude: -74.0445)
        #expect(abs(london.distance(from: newYork) - 5_589_857.367_525) < 1e-5)
        let west = CLLocation(latitude: 10, longitude: -179.9)
        let east = CLLocation(latitude: 10, longitude: 179.9)
        #expect(abs(east.distance(from: west) - 21_927.872_478) < 1e-5)
        let nowhere = CLLocation(latitude: .nan, longitude: 200)
        #expect(london.distance(from: nowhere).isNaN)
    }

    @Test("CLLocation: archives keep everything, and copies are the same object")
    func archives() throws {
        let location = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945),
            altitude: 35, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90,
            courseAccuracy: 2, speed: 1.5, speedAccuracy: 0.2,
            timestamp: Date(timeIntervalSinceReferenceDate: 1000))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: location, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(read.description == location.description)
        #expect(read.altitude == 35 && read.verticalAccuracy == 3 && read.courseAccuracy == 2)
        #expect(read.timestamp == location.timestamp)
        #expect(location.copy() as? CLLocation === location)
    }

    @Test("Coordinates: ranges are checked, and the invalid one is not valid")
    func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("CLCircularRegion: contains what is within its radius on the ellipsoid")
    func circles() {
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 179.9995), radius: 120,
            identifier: "a")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.9995)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: -179.999)))
        #expect(!region.contains(kCLLocationCoordinate2DInvalid))
        #expect(
            region
                == CLCircularRegion(
                    center: CLLocationCoordinate2D(), radius: 1, identifier: "a"))
    }
}
