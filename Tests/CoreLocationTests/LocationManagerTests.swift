import Coordinates
import CoreLocation
import Foundation
import FoundationGaps
import Places
import Testing
import UIKit
import UIKitTesting

/// A delegate that records events in short words.
private final class Recorder: CLLocationManagerDelegate {
    var events: [String] = []
    var locations: [CLLocation] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        events.append("status \(manager.authorizationStatus.rawValue)")
    }

    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        self.locations += locations
        events += locations.map { String(format: "%.3f", $0.coordinate.latitude) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        events.append("error \((error as? CLError)?.code.rawValue ?? -1)")
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        events.append("monitors \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        events.append("in \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        events.append("out of \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        events.append(visit.departureDate == .distantFuture ? "arrived" : "departed")
    }
}

/// A delegate with the method before iOS 14 alone.
private final class OlderRecorder: CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []

    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
        statuses.append(status)
    }
}

@Suite("Location managers", .serialized)
struct LocationManagerTests {
    private let app = HeadlessApp(
        size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
    private let recorder = Recorder()

    /// Adds the texts that authorisation needs to the program's information.
    private func describeUse() throws {
        let texts = [
            "NSLocationWhenInUseUsageDescription": "To show what is near.",
            "NSLocationAlwaysAndWhenInUseUsageDescription": "To remind you of places.",
        ]
        try Bundle.addToMainInfo(
            PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0))
    }

    private func manager(_ source: any LocationSource) -> CLLocationManager {
        LocationServices.shared.source = source
        LocationServices.shared.mapProvider = nil
        app.settle()
        let manager = CLLocationManager()
        manager.delegate = recorder
        return manager
    }

    private static let walk: [LocationScript.Step] = [
        .init(after: 0, latitude: 48.858, longitude: 2.295),
        .init(after: 10, latitude: 48.859, longitude: 2.295),
        .init(after: 10, latitude: 48.859, longitude: 2.2951),
        .init(after: 10, latitude: 48.862, longitude: 2.295),
    ]

    /// First, since the program's information stays.
    @Test("Manager: a missing key of Info.plist is reported, and nothing is asked")
    func missingKey() {
        guard Bundle.main.infoDictionary?["NSLocationWhenInUseUsageDescription"] == nil else {
            return
        }
        let manager = manager(FixedLocation(latitude: 1, longitude: 2))
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        app.advance(by: 5)
        #expect(recorder.events == ["status 0"])
    }

    @Test("Manager: an allowed app receives the script's locations on the app's clock")
    func updates() throws {
        try describeUse()
        let manager = manager(LocationScript(Self.walk))
        manager.startUpdatingLocation()
        app.settle()
        #expect(recorder.events == ["status 0"])
        manager.requestWhenInUseAuthorization()
        app.advance(by: 15)
        #expect(recorder.events == ["status 0", "status 4", "48.858", "48.859"])
        let times = recorder.locations.map(\.timestamp)
        #expect(abs(times[1].timeIntervalSince(times[0]) - 10) < 0.1)
        manager.stopUpdatingLocation()
        app.advance(by: 60)
        #expect(recorder.events.count == 4)
        #expect(manager.location?.coordinate.latitude == 48.859)
    }

    @Test("Manager: the filter leaves small movements out; one request delivers once")
    func filter() throws {
        try describeUse()
        let manager = manager(LocationScript(Self.walk))
        manager.distanceFilter = 50
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        app.advance(by: 60)
        #expect(recorder.events == ["status 4", "48.858", "48.859", "48.862"])
        manager.stopUpdatingLocation()
        recorder.events = []
        manager.requestLocation()
        app.advance(by: 60)
        #expect(recorder.events == ["48.858"])
    }

    @Test("Manager: a refusal is reported to both forms of the method, and as an error")
    func refusal() throws {
        try describeUse()
        let manager = manager(LocationScript(Self.walk, isGranted: false))
        let older = OlderRecorder()
        let other = CLLocationManager()
        other.delegate = older
        app.settle()
        manager.startUpdatingLocation()
        manager.requestWhenInUseAuthorization()
        app.settle()
        #expect(recorder.events == ["status 0", "status 2", "error 1"])
        #expect(older.statuses == [.notDetermined, .denied])
        manager.requestLocation()
        app.settle()
        #expect(recorder.events.last == "error 1" && recorder.events.count == 4)
        #expect(manager.location == nil)
    }

    @Test("Manager: entering and leaving a region is reported, where the device was first is not")
    func regions() throws {
        try describeUse()
        let manager = manager(LocationScript(Self.walk))
        manager.requestAlwaysAuthorization()
        for (name, latitude) in [("start", 48.858), ("end", 48.862)] {
            manager.startMonitoring(
                for: CLCircularRegion(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: 2.295),
                    radius: 150, identifier: name))
        }
        app.advance(by: 60)
        #expect(
            recorder.events
                == ["status 3", "monitors start", "monitors end", "in end", "out of start"])
        #expect(manager.monitoredRegions.count == 2)
    }

    @Test("Manager: a stay of five minutes is a visit, which ends with a movement")
    func visits() throws {
        try describeUse()
        let stay = (0..<8).map { _ in
            LocationScript.Step(after: 60, latitude: 48.858, longitude: 2.295)
        }
        let away = LocationScript.Step(after: 60, latitude: 48.9, longitude: 2.295)
        let manager = manager(LocationScript(stay + [away]))
        manager.requestAlwaysAuthorization()
        manager.startMonitoringVisits()
        app.advance(by: 60 * 7)
        #expect(recorder.events.last == "arrived")
        app.advance(by: 60 * 3)
        #expect(recorder.events.last == "departed")
    }

    @Test("Manager: a track is replayed by its times, and damage is reported where it is")
    func track() throws {
        try describeUse()
        let path =
            NSTemporaryDirectory() + "/track-\(ProcessInfo.processInfo.processIdentifier).gpx"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let text = """
            <gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
            <trkpt lat="47.1" lon="8.1"><ele>410</ele><time>2024-05-01T10:00:00Z</time></trkpt>
            <trkpt lat="47.2" lon="8.1"><ele>411</ele><time>2024-05-01T10:00:30.5Z</time></trkpt>
            <trkpt lat="95" lon="8.1"/>
            <trkpt lat="47.3" lon="8.1"/>
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let manager = manager(LocationTrack(path: path))
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        app.advance(by: 29)
        #expect(recorder.events == ["status 4", "47.100"])
        #expect(recorder.locations.first?.altitude == 410)
        app.advance(by: 3)
        #expect(recorder.events == ["status 4", "47.100", "47.200", "47.300", "error 0"])
        LocationServices.shared.source = LocationTrack(path: "/none.gpx")
        app.settle()
        manager.requestWhenInUseAuthorization()
        app.advance(by: 1)
        #expect(recorder.events.suffix(2) == ["status 4", "error 0"])
    }

    @Test("China: what managers deliver is converted once, in the region of the map's provider")
    func china() throws {
        try describeUse()
        let beijing = try Coordinate<WGS84>(latitude: 39.915, longitude: 116.404)
        let manager = manager(
            FixedLocation(latitude: beijing.latitude, longitude: beijing.longitude))
        LocationServices.shared.mapProvider = .amap
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        app.advance(by: 1)
        let onMap = beijing.gcj02(in: .amap)
        let found = try #require(manager.location).coordinate
        #expect(found.latitude == onMap.latitude && found.longitude == onMap.longitude)
        LocationServices.shared.source = FixedLocation(latitude: 37.5665, longitude: 126.978)
        app.settle()
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        app.advance(by: 1)
        #expect(manager.location?.coordinate.latitude == 37.5665, "Seoul is not offset")
    }

    @Test("Manager: without a desktop the location is unknown, with advice")
    func noDesktop() throws {
        try describeUse()
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] == nil, environment["WAYLAND_DISPLAY"] == nil else { return }
        let manager = manager(DesktopLocation())
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        app.advance(by: 1)
        #expect(recorder.events == ["status 4", "error 0"])
    }

    @Test("Geocoder: addresses and names are found in the app's places")
    func geocoding() async throws {
        let folder =
            NSTemporaryDirectory()
            + "/geocoder-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        LocationServices.shared.places = nil
        let geocoder = CLGeocoder()
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await geocoder.geocodeAddressString("外滩")
        }
        LocationServices.shared.places = try await DemoPlaces.open(in: folder)
        defer { LocationServices.shared.places = nil }
        let found = try await geocoder.geocodeAddressString("waitan")
        let bund = try #require(found.first { $0.name?.contains("外滩") == true })
        let location = try #require(bund.location)
        #expect(abs(location.coordinate.latitude - 31.24) < 0.05)
        let address = try await geocoder.reverseGeocodeLocation(location)
        #expect(address.first?.name?.isEmpty == false)
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await geocoder.geocodeAddressString("qqqqzzzz")
        }
    }
}
