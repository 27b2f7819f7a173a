import Foundation
import MapKit
import MapTiles
import Testing
import UIKitTesting

/// Situations that users of other maps report.
@Suite("Map situations", .serialized)
struct MapSituationTests {
    @Test("Annotations: places that are none, and the poles, do not stop the map")
    func strangePlaces() throws {
        let fixture = try MapFixture()
        let places: [(Double, Double)] = [
            (.nan, 0), (0, .infinity), (-200, -200), (90, 0), (-90, 0), (-85.06, 180), (0, -180),
        ]
        let annotations = places.map {
            MKPointAnnotation(
                coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))
        }
        fixture.map.addAnnotations(annotations)
        fixture.app.settle()
        for latitude in [84.9, -84.9, 0] {
            fixture.map.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: 179.9),
                    span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)), animated: false)
            fixture.app.settle()
        }
        #expect(fixture.map.annotations.count == places.count)
        // One at 180° W is seen from the east, too.
        let seam = try #require(fixture.map.view(for: annotations[6]))
        #expect(fixture.map.bounds.contains(seam.center))
        annotations[0].coordinate = MapFixture.town
        annotations[1].coordinate = CLLocationCoordinate2D(latitude: .nan, longitude: .nan)
        fixture.app.settle()
        fixture.map.showAnnotations(annotations, animated: false)
        fixture.app.settle()
        #expect(fixture.map.region.span.longitudeDelta.isFinite)
    }

    @Test("Clusters: they stay on both sides of the 180th meridian")
    func dateLine() throws {
        let fixture = try MapFixture()
        let recorder = MapRecorder()
        recorder.makeView = { annotation in
            guard annotation is MKPointAnnotation else { return nil }
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.clusteringIdentifier = "all"
            return view
        }
        fixture.map.delegate = recorder
        let places = [179.6, 179.61, -179.6, -179.61].map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: $0))
        }
        fixture.map.addAnnotations(places)
        for longitude in [179.9, -179.9] {
            fixture.map.setRegion(
                MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 0, longitude: longitude),
                    span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)), animated: false)
            fixture.app.settle()
            let shown = fixture.map.annotations(in: fixture.map.visibleMapRect)
            let members = shown.flatMap { annotation -> [MKPointAnnotation] in
                if let cluster = annotation as? MKClusterAnnotation {
                    return cluster.memberAnnotations.compactMap { $0 as? MKPointAnnotation }
                }
                return (annotation as? MKPointAnnotation).map { [$0] } ?? []
            }
            #expect(Set(members.map { ObjectIdentifier($0) }).count == 4, "\(longitude)")
        }
    }

    @Test("Clusters: annotations of a map without a size wait for one")
    func noSize() throws {
        let page = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 390, height: 480), rootViewController: page)
        let map = MKMapView(frame: .zero)
        page.view.addSubview(map)
        map.addAnnotation(MKPointAnnotation(coordinate: MapFixture.town))
        map.showAnnotations(map.annotations, animated: false)
        app.settle()
        map.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        app.settle()
        #expect(abs(map.centerCoordinate.latitude - MapFixture.town.latitude) < 0.01)
        #expect(map.region.span.longitudeDelta > 0)
    }

    @Test("Region: one annotation alone is shown with its surroundings")
    func oneAnnotation() throws {
        let fixture = try MapFixture()
        let annotation = MKPointAnnotation(coordinate: fixture.place(100, 100))
        fixture.map.addAnnotation(annotation)
        fixture.map.showAnnotations([annotation], animated: false)
        fixture.app.settle()
        #expect((0.0001...1).contains(fixture.map.region.span.longitudeDelta))
        #expect(
            fixture.map.view(for: annotation).map { fixture.map.bounds.contains($0.center) } == true
        )
    }

    @Test("Overlays: lines without points, of one point, and across the 180th meridian are drawn")
    func lines() throws {
        let fixture = try MapFixture()
        let recorder = MapRecorder()
        recorder.makeRenderer = { overlay in
            let renderer = MKPolylineRenderer(overlay: overlay)
            renderer.strokeColor = .red
            return renderer
        }
        fixture.map.delegate = recorder
        for coordinates in [
            [], [MapFixture.town], [MapFixture.town, MapFixture.town],
            [
                CLLocationCoordinate2D(latitude: 0, longitude: 179),
                CLLocationCoordinate2D(latitude: 1, longitude: -179),
            ],
            [
                CLLocationCoordinate2D(latitude: .nan, longitude: 9),
                CLLocationCoordinate2D(latitude: 48, longitude: 9),
            ],
        ] as [[CLLocationCoordinate2D]] {
            fixture.map.addOverlay(MKPolyline(coordinates: coordinates, count: coordinates.count))
        }
        fixture.app.settle()
        fixture.map.setVisibleMapRect(.world, animated: false)
        fixture.app.settle()
        #expect(fixture.map.overlays.count == 5)
    }

    @Test("Removing: annotations and overlays that are not on the map, and twice, are ignored")
    func strangers() throws {
        let fixture = try MapFixture()
        let annotation = MKPointAnnotation(coordinate: MapFixture.town)
        let circle = MKCircle(center: MapFixture.town, radius: 100)
        fixture.map.removeAnnotation(annotation)
        fixture.map.removeOverlay(circle)
        fixture.map.addAnnotations([annotation, annotation])
        fixture.map.addAnnotation(annotation)
        fixture.map.addOverlays([circle, circle])
        fixture.app.settle()
        #expect(fixture.map.annotations.count == 1 && fixture.map.overlays.count == 1)
        fixture.map.selectAnnotation(annotation, animated: false)
        fixture.map.removeAnnotations([annotation, annotation])
        fixture.app.settle()
        #expect(fixture.map.selectedAnnotations.isEmpty && fixture.map.annotations.isEmpty)
    }

    @Test("Radius: circles of no radius, of no number and around a pole are drawn")
    func circles() throws {
        let fixture = try MapFixture()
        let recorder = MapRecorder()
        recorder.makeRenderer = { MKCircleRenderer(overlay: $0) }
        fixture.map.delegate = recorder
        for (latitude, radius) in [(48.658, 0), (48.658, Double.nan), (90, 1_000), (0, 1e9)] {
            fixture.map.addOverlay(
                MKCircle(
                    center: CLLocationCoordinate2D(latitude: latitude, longitude: 9.59),
                    radius: radius))
        }
        fixture.app.settle()
        #expect(fixture.map.overlays.count == 4)
    }
}
