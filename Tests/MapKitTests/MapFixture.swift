import Foundation
import MapKit
import MapTiles
import UIKitTesting

/// A screen with a map of the town that exists nowhere.
struct MapFixture {
    static let town = CLLocationCoordinate2D(latitude: 48.658, longitude: 9.59)

    private static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("MapTilesTests/Data/town.mbtiles").path

    let app: HeadlessApp
    let map = MKMapView()

    init(
        size: CGSize = CGSize(width: 390, height: 480), metres: Double = 1_600,
        language: Language = .english
    ) throws {
        if MapSource.shared.files.isEmpty { MapSource.shared.add(try MBTiles(path: Self.file)) }
        let page = UIViewController()
        app = HeadlessApp(size: size, language: language, rootViewController: page)
        map.frame = page.view.bounds
        map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(map)
        map.setRegion(
            MKCoordinateRegion(
                center: Self.town, latitudinalMeters: metres, longitudinalMeters: metres),
            animated: false)
        app.settle()
    }

    /// A coordinate east and south of the town's middle, in metres.
    func place(_ east: Double, _ south: Double) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: Self.town.latitude - south / 111_200,
            longitude: Self.town.longitude + east / 73_500)
    }
}

/// A delegate that records events in short words.
final class MapRecorder: MKMapViewDelegate {
    var events: [String] = []
    var makeView: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }
    var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        events.append("will \(animated)")
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        events.append("did \(animated)")
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        makeView(annotation)
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        events.append("select \(view.annotation?.title ?? "")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        events.append("deselect \(view.annotation?.title ?? "")")
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {
        events.append("accessory")
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        events.append("drag \(newState.rawValue)")
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        makeRenderer(overlay)
    }

    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
        events.append("user")
    }
}
