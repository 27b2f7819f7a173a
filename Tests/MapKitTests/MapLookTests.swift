import Foundation
import FoundationGaps
import MapKit
import Testing
import UIKitTesting

@Suite("Map pictures", .serialized)
struct MapLookTests {
    @Test("Town: at five zooms", arguments: [400.0, 1_000, 2_500, 12_000, 60_000])
    func zooms(metres: Double) throws {
        let fixture = try MapFixture(metres: metres)
        try fixture.app.snapshot().matchGolden("town-\(Int(metres))")
    }

    @Test("Town: dark, and in Chinese")
    func variants() throws {
        let dark = try MapFixture(metres: 1_000)
        dark.app.setAppearance(.dark)
        dark.app.settle()
        try dark.app.snapshot().matchGolden("town-dark")
        let chinese = try MapFixture(metres: 1_000, language: .simplifiedChinese)
        try chinese.app.snapshot().matchGolden("town-chinese")
    }

    @Test("World: what is shown before anything is imported")
    func world() throws {
        let fixture = try MapFixture(size: CGSize(width: 640, height: 420))
        fixture.map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 35, longitude: 60),
                span: MKCoordinateSpan(latitudeDelta: 60, longitudeDelta: 140)), animated: false)
        fixture.app.settle()
        try fixture.app.snapshot().matchGolden("world")
    }

    @Test("Pins, a callout, a line, an area and a circle")
    func annotations() throws {
        let fixture = try MapFixture(metres: 1_400)
        let map = fixture.map
        let recorder = MapRecorder()
        recorder.makeRenderer = { overlay in
            let renderer: MKOverlayPathRenderer =
                switch overlay {
                case is MKPolyline: MKPolylineRenderer(overlay: overlay)
                case is MKPolygon: MKPolygonRenderer(overlay: overlay)
                default: MKCircleRenderer(overlay: overlay)
                }
            renderer.strokeColor = .systemBlue
            renderer.lineWidth = 4
            renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.2)
            return renderer
        }
        map.delegate = recorder
        map.showsScale = true
        let way = [(-500, 200), (-200, 100), (0, 0), (300, -100)].map {
            fixture.place(Double($0.0), Double($0.1))
        }
        map.addOverlay(MKPolyline(coordinates: way, count: way.count), level: .aboveRoads)
        let hole = [(300, 300), (400, 300), (400, 380)].map {
            fixture.place(Double($0.0), Double($0.1))
        }
        let area = [(200, 200), (520, 220), (480, 460), (220, 420)].map {
            fixture.place(Double($0.0), Double($0.1))
        }
        map.addOverlay(
            MKPolygon(
                coordinates: area, count: area.count,
                interiorPolygons: [MKPolygon(coordinates: hole, count: hole.count)]))
        map.addOverlay(MKCircle(center: fixture.place(-350, -350), radius: 150))
        let pin = MKPointAnnotation(
            coordinate: fixture.place(0, 0), title: "Town Hall", subtitle: "Open until 18:00")
        map.addAnnotations([
            pin,
            MKPointAnnotation(coordinate: fixture.place(300, -100), title: "End", subtitle: nil),
        ])
        map.selectAnnotation(pin, animated: false)
        fixture.app.settle()
        try fixture.app.snapshot().matchGolden("annotations")
    }

    @Test("Snapshotter: draws the map with its licence, off the main thread")
    func snapshotter() throws {
        let fixture = try MapFixture()
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(
            center: MapFixture.town, latitudinalMeters: 900, longitudinalMeters: 900)
        options.size = CGSize(width: 320, height: 240)
        var found: MKMapSnapshotter.Snapshot?
        let snapshotter = MKMapSnapshotter(options: options)
        snapshotter.start { snapshot, _ in found = snapshot }
        #expect(snapshotter.isLoading)
        fixture.app.settle()
        let snapshot = try #require(found)
        #expect(snapshot.image.size == options.size)
        let middle = snapshot.point(for: MapFixture.town)
        #expect(abs(middle.x - 160) < 1 && abs(middle.y - 120) < 1)
        let view = UIImageView(image: snapshot.image)
        view.accessibilityIdentifier = "picture"
        fixture.map.addSubview(view)
        fixture.app.settle()
        try fixture.app.snapshot(of: "picture").matchGolden("snapshotter")
    }
}
