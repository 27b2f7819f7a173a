import Foundation
import MapKit
import Testing
import UIKitTesting

/// A view of an app's own class with an initialiser of its own.
private final class BadgeView: MKAnnotationView {
    static var made = 0

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        Self.made += 1
        bounds.size = CGSize(width: 30, height: 30)
        backgroundColor = .systemBlue
        clusteringIdentifier = "badge"
    }

    required init?(coder: NSCoder) { nil }
}

@Suite("Map annotations", .serialized)
struct AnnotationTests {
    private func pin(
        _ fixture: MapFixture, _ east: Double, _ south: Double, _ title: String
    ) -> MKPointAnnotation {
        MKPointAnnotation(coordinate: fixture.place(east, south), title: title, subtitle: "Here")
    }

    @Test("Annotations: a marker's tip is at its place, and follows it")
    func places() throws {
        let fixture = try MapFixture()
        let (app, map) = (fixture.app, fixture.map)
        let pin = pin(fixture, 100, 50, "Café")
        map.addAnnotation(pin)
        map.addAnnotation(pin)
        app.settle()
        #expect(map.annotations.count == 1)
        let view = try #require(map.view(for: pin))
        func tip() -> CGPoint { CGPoint(x: view.frame.midX, y: view.frame.maxY) }
        let place = map.convert(pin.coordinate, toPointTo: map)
        #expect(abs(tip().x - place.x) < 0.5 && abs(tip().y - place.y) < 0.5)
        pin.coordinate = fixture.place(-100, -50)
        app.settle()
        let moved = map.convert(pin.coordinate, toPointTo: map)
        #expect(abs(tip().x - moved.x) < 0.5 && abs(tip().y - moved.y) < 0.5)
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Café")
        map.removeAnnotation(pin)
        #expect(map.annotations.isEmpty && map.view(for: pin) == nil)
    }

    @Test("Selection: a tap selects with a callout, its accessory reports, a tap beside deselects")
    func selection() throws {
        let fixture = try MapFixture()
        let (app, map) = (fixture.app, fixture.map)
        let recorder = MapRecorder()
        recorder.makeView = { annotation in
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.canShowCallout = true
            view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
            return view
        }
        map.delegate = recorder
        let pins = [pin(fixture, 0, 0, "One"), pin(fixture, 250, 200, "Two")]
        map.addAnnotations(pins)
        app.settle()
        let one = try #require(map.view(for: pins[0]))
        app.finger.tap(at: CGPoint(x: one.frame.midX, y: one.frame.midY))
        app.settle()
        #expect(recorder.events == ["select One"])
        #expect(map.selectedAnnotations.first === pins[0] && one.isSelected)
        let button = try #require(one.rightCalloutAccessoryView)
        let point = button.convert(
            CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        app.finger.tap(at: point)
        app.settle()
        #expect(recorder.events == ["select One", "accessory"])
        let two = try #require(map.view(for: pins[1]))
        app.finger.tap(at: CGPoint(x: two.frame.midX, y: two.frame.midY))
        app.settle()
        #expect(recorder.events.suffix(2) == ["deselect One", "select Two"])
        app.finger.tap(at: CGPoint(x: 20, y: 400))
        app.settle()
        #expect(recorder.events.last == "deselect Two" && map.selectedAnnotations.isEmpty)
    }

    @Test(
        "Views: those out of sight are used again, and an app's class is created by its initialiser"
    )
    func reuse() throws {
        let fixture = try MapFixture()
        let (app, map) = (fixture.app, fixture.map)
        map.register(BadgeView.self, forAnnotationViewWithReuseIdentifier: "badge")
        let recorder = MapRecorder()
        recorder.makeView = { [unowned map] annotation in
            annotation is MKClusterAnnotation
                ? nil : map.dequeueReusableAnnotationView(withIdentifier: "badge", for: annotation)
        }
        map.delegate = recorder
        BadgeView.made = 0
        let near = pin(fixture, 0, 0, "Near")
        let far = pin(fixture, 50_000, 0, "Far")
        map.addAnnotations([near, far])
        app.settle()
        #expect(BadgeView.made == 1 && map.view(for: far) == nil)
        map.setCenter(far.coordinate, animated: false)
        app.settle()
        #expect(map.view(for: far) is BadgeView && map.view(for: near) == nil)
        map.setCenter(near.coordinate, animated: false)
        app.settle()
        #expect(BadgeView.made <= 2)
    }

    @Test("Clusters: views that lie over each other join, and part again nearer")
    func clusters() throws {
        let fixture = try MapFixture(metres: 20_000)
        let (app, map) = (fixture.app, fixture.map)
        map.register(
            BadgeView.self,
            forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let pins = [
            pin(fixture, 0, 0, "A"), pin(fixture, 60, 0, "B"), pin(fixture, 0, 90, "C"),
            pin(fixture, 6_000, 0, "D"),
        ]
        map.addAnnotations(pins)
        app.settle()
        let cluster = try #require(
            map.view(for: pins[0])?.cluster?.annotation as? MKClusterAnnotation)
        #expect(cluster.memberAnnotations.count == 3)
        #expect(map.view(for: pins[3])?.cluster == nil)
        #expect(map.view(for: cluster)?.accessibilityLabel == "3 places")
        map.showAnnotations(Array(pins[..<3]), animated: false)
        map.setRegion(
            MKCoordinateRegion(
                center: pins[0].coordinate, latitudinalMeters: 300, longitudinalMeters: 300),
            animated: false)
        app.settle()
        #expect(map.view(for: pins[0])?.cluster == nil && map.view(for: pins[1])?.cluster == nil)
    }

    @Test("Dragging: a long press moves a draggable view and its annotation")
    func dragging() throws {
        let fixture = try MapFixture()
        let (app, map) = (fixture.app, fixture.map)
        let recorder = MapRecorder()
        recorder.makeView = { annotation in
            let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isDraggable = true
            return view
        }
        map.delegate = recorder
        let pin = pin(fixture, 0, 0, "Pin")
        map.addAnnotation(pin)
        app.settle()
        let view = try #require(map.view(for: pin))
        let start = CGPoint(x: view.frame.midX, y: view.frame.midY)
        let old = map.convert(pin.coordinate, toPointTo: map)
        app.finger.down(at: start)
        app.advance(by: 0.6)
        app.finger.move(to: CGPoint(x: start.x + 60, y: start.y + 40), duration: 0.2)
        app.finger.up()
        app.settle()
        let new = map.convert(pin.coordinate, toPointTo: map)
        #expect(abs(new.x - old.x - 60) < 1 && abs(new.y - old.y - 40) < 1)
        #expect(
            recorder.events.filter { $0.hasPrefix("drag") } == [
                "drag 1", "drag 2", "drag 4", "drag 0",
            ])
        #expect(
            abs(map.centerCoordinate.longitude - MapFixture.town.longitude) < 1e-9, "the map stays")
    }
}
