import Foundation
import MapKit
import Testing
import UIKitTesting

@Suite("Map view", .serialized)
struct MapViewTests {
    @Test("Nib: a map of a file is one, with its flags")
    func nib() throws {
        let nib = UINib(
            data: Data(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
                <mapView clipsSubviews="YES" contentMode="scaleToFill" fixedFrame="YES" id="m"
                    mapType="standard" showsUserLocation="YES" scrollEnabled="NO">
                <rect key="frame" x="10" y="20" width="180" height="70"/></mapView>
                </subviews></view></objects></document>
                """.utf8), bundle: nil)
        let made = nib.instantiate(withOwner: nil, options: nil)
        let root = try #require(made.first as? UIView)
        let map = try #require(root.subviews.first as? MKMapView)
        #expect(map.frame == CGRect(x: 10, y: 20, width: 180, height: 70))
        #expect(map.showsUserLocation && !map.isScrollEnabled && map.isZoomEnabled)
        map.showsUserLocation = false
    }

    @Test("Region: a requested one is shown whole with its centre in the middle")
    func region() throws {
        let fixture = try MapFixture()
        let map = fixture.map
        let region = map.region
        #expect(abs(region.center.latitude - 48.658) < 1e-4)
        #expect(abs(region.center.longitude - 9.59) < 1e-6)
        let wanted = MKCoordinateRegion(
            center: MapFixture.town, latitudinalMeters: 1_600, longitudinalMeters: 1_600)
        #expect(region.span.longitudeDelta >= wanted.span.longitudeDelta - 1e-9)
        #expect(region.span.latitudeDelta >= wanted.span.latitudeDelta - 1e-6)
        let fits = map.regionThatFits(wanted)
        #expect(abs(fits.span.latitudeDelta - region.span.latitudeDelta) < 1e-9)
        let middle = map.convert(MapFixture.town, toPointTo: map)
        #expect(abs(middle.x - 195) < 0.01 && abs(middle.y - 240) < 0.01)
        let corner = map.convert(CGPoint(x: 10, y: 20), toCoordinateFrom: map)
        let back = map.convert(corner, toPointTo: map)
        #expect(abs(back.x - 10) < 1e-6 && abs(back.y - 20) < 1e-6)
    }

    @Test("Region: nothing beyond the poles is shown, and the world goes on in the east")
    func edges() throws {
        let map = try MapFixture().map
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 84, longitude: 179.9),
                span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
        #expect(map.visibleMapRect.minY >= 0)
        #expect(map.visibleMapRect.spans180thMeridian)
        let east = map.convert(
            CLLocationCoordinate2D(latitude: 84, longitude: -179.9), toPointTo: map)
        let west = map.convert(
            CLLocationCoordinate2D(latitude: 84, longitude: 179.8), toPointTo: map)
        #expect(map.bounds.contains(east) && west.x < east.x)
        map.setVisibleMapRect(.world, animated: false)
        #expect(map.visibleMapRect.height <= MKMapSize.world.height + 1e-3)
    }

    @Test("Region: one that is not valid is refused with advice")
    func invalid() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                MKMapView(frame: .zero).region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: .nan, longitude: 0),
                    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
            }
        }
        let message = try #require(exit).standardErrorContent
        #expect(String(decoding: message, as: UTF8.self).contains("CLLocationCoordinate2DIsValid"))
    }

    @Test("Region: a camera, a rectangle or a distance without a number is refused with advice")
    func notNumbers() async throws {
        let camera = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                MKMapView(frame: .zero).camera = MKMapCamera(
                    lookingAtCenter: CLLocationCoordinate2D(latitude: .nan, longitude: 0),
                    fromDistance: 100)
            }
        }
        let rect = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                MKMapView(frame: .zero).visibleMapRect = MKMapRect(
                    x: 0, y: .nan, width: 10, height: 10)
            }
        }
        for (exit, advice) in [(camera, "CLLocationCoordinate2DIsValid"), (rect, "finite")] {
            let message = try #require(exit).standardErrorContent
            #expect(String(decoding: message, as: UTF8.self).contains(advice))
        }
    }

    @Test("Camera: its distance survives, and nearer shows less")
    func camera() throws {
        let map = try MapFixture().map
        map.camera = MKMapCamera(lookingAtCenter: MapFixture.town, fromDistance: 2_000)
        #expect(abs(map.camera.centerCoordinateDistance - 2_000) < 1)
        let wide = map.region.span.longitudeDelta
        map.camera.centerCoordinateDistance = 500
        map.setCamera(
            MKMapCamera(lookingAtCenter: MapFixture.town, fromDistance: 1_000), animated: false)
        #expect(abs(map.region.span.longitudeDelta * 2 - wide) < 1e-6)
    }

    @Test("Gestures: dragging moves what is under the finger, with inertia")
    func dragging() throws {
        let fixture = try MapFixture()
        let (app, map) = (fixture.app, fixture.map)
        let recorder = MapRecorder()
        map.delegate = recorder
        let place = map.convert(CGPoint(x: 200, y: 300), toCoordinateFrom: map)
        app.finger.down(at: CGPoint(x: 200, y: 300))
        app.finger.move(to: CGPoint(x: 240, y: 260), duration: 0.4)
        app.advance(by: 0.5)
        let point = map.convert(place, toPointTo: map)
        // The first points are taken by the recogniser.
        #expect(abs(point.x - 240) < 12 && abs(point.y - 260) < 12)
        app.finger.up()
        app.settle()
        #expect(
            recorder.events.first == "will false" && recorder.events.last?.hasPrefix("did") == true)
        let before = map.centerCoordinate
        app.finger.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.1)
        let atRelease = map.centerCoordinate.longitude
        app.advance(by: 3)
        #expect(map.centerCoordinate.longitude > atRelease)
        #expect(map.centerCoordinate.longitude > before.longitude)
    }

    @Test("Gestures: pinch, wheel and double tap zoom around the place under them")
    func zooming() throws {
        let fixture = try MapFixture()
        let (app, map) = (fixture.app, fixture.map)
        func check(_ point: CGPoint, _ name: String, _ action: () -> Void) {
            let place = map.convert(point, toCoordinateFrom: map)
            let span = map.region.span.longitudeDelta
            action()
            app.advance(by: 1)
            let after = map.convert(place, toPointTo: map)
            #expect(map.region.span.longitudeDelta < span * 0.8, "\(name)")
            #expect(abs(after.x - point.x) < 12 && abs(after.y - point.y) < 12, "\(name)")
        }
        check(CGPoint(x: 100, y: 200), "double tap") {
            app.finger.doubleTap(at: CGPoint(x: 100, y: 200))
        }
        check(CGPoint(x: 250, y: 300), "pinch") {
            app.pinch(at: CGPoint(x: 250, y: 300), from: 80, to: 160)
        }
        check(CGPoint(x: 120, y: 350), "wheel") {
            for _ in 0..<4 {
                app.mouse.scroll(at: CGPoint(x: 120, y: 350), by: CGSize(width: 0, height: -60))
            }
        }
        map.isZoomEnabled = false
        let span = map.region.span.longitudeDelta
        app.finger.doubleTap(at: CGPoint(x: 100, y: 200))
        app.advance(by: 1)
        #expect(map.region.span.longitudeDelta == span)
    }

    @Test("Keys: arrows move, plus and minus zoom")
    func keys() throws {
        let fixture = try MapFixture()
        let (app, map) = (fixture.app, fixture.map)
        map.becomeFirstResponder()
        let start = map.region
        app.keyboard.press(.right)
        app.settle()
        #expect(map.region.center.longitude > start.center.longitude)
        app.keyboard.press("+")
        app.advance(by: 1)
        #expect(map.region.span.longitudeDelta < start.span.longitudeDelta * 0.6)
    }

    @Test("Animation: the map glides to a region and reports begin and end once")
    func gliding() throws {
        let fixture = try MapFixture()
        let recorder = MapRecorder()
        fixture.map.delegate = recorder
        fixture.map.setCenter(fixture.place(300, 200), animated: true)
        fixture.app.advance(by: 0.2)
        let halfway = fixture.map.centerCoordinate.longitude
        #expect(halfway > MapFixture.town.longitude)
        fixture.app.advance(by: 1)
        #expect(
            abs(fixture.map.centerCoordinate.longitude - fixture.place(300, 200).longitude) < 1e-6)
        #expect(recorder.events == ["will true", "did true"])
    }

    @Test("User: the location is shown where authorised, and followed")
    func user() throws {
        let texts = ["NSLocationWhenInUseUsageDescription": "To show what is near."]
        try Bundle.addToMainInfo(
            PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0))
        let fixture = try MapFixture()
        let there = fixture.place(200, 100)
        LocationServices.shared.source = FixedLocation(
            latitude: there.latitude, longitude: there.longitude)
        fixture.app.settle()
        let recorder = MapRecorder()
        fixture.map.delegate = recorder
        CLLocationManager().requestWhenInUseAuthorization()
        fixture.map.showsUserLocation = true
        fixture.app.settle()
        #expect(recorder.events.contains("user"))
        #expect(fixture.map.isUserLocationVisible)
        #expect(fixture.map.annotations.contains { $0 is MKUserLocation })
        fixture.map.userTrackingMode = .follow
        fixture.app.advance(by: 1)
        #expect(abs(fixture.map.centerCoordinate.longitude - there.longitude) < 1e-6)
    }
}
