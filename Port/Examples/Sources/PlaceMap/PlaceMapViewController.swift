import CoreLocation
import MapKit
import UIKit

/// A map with the places that a search finds, the user's location, and a circle that can be walked
/// in a quarter of an hour.
final class PlaceMapViewController: UIViewController {
    /// Called with the place whose callout button is tapped.
    var onChoose: ((MKMapItem) -> Void)?

    let mapView = MKMapView()
    let searchBar = UISearchBar()
    private let locationManager = CLLocationManager()
    private var search: MKLocalSearch?
    private var walk: MKCircle?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Nearby", comment: "")
        view.backgroundColor = .systemBackground
        searchBar.placeholder = NSLocalizedString("Search for a place", comment: "")
        searchBar.delegate = self
        mapView.delegate = self
        mapView.register(
            MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "place")
        for part in [searchBar, mapView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            mapView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            mapView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        locationManager.delegate = self
        locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        locationManager.requestWhenInUseAuthorization()
    }

    private func show(_ items: [MKMapItem]) {
        mapView.removeAnnotations(mapView.annotations.filter { $0 is PlaceAnnotation })
        let annotations = items.map { PlaceAnnotation($0) }
        mapView.addAnnotations(annotations)
        mapView.showAnnotations(annotations, animated: true)
    }

    private func show(_ error: Error) {
        let alert = UIAlertController(
            title: NSLocalizedString("Nothing found", comment: ""),
            message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
        present(alert, animated: true)
    }
}

/// A place that a search found.
final class PlaceAnnotation: NSObject, MKAnnotation {
    let item: MKMapItem

    init(_ item: MKMapItem) {
        self.item = item
        super.init()
    }

    var coordinate: CLLocationCoordinate2D { item.placemark.coordinate }
    var title: String? { item.name }
    var subtitle: String? { item.placemark.title }
}

extension PlaceMapViewController: UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = searchBar.text
        request.region = mapView.region
        search?.cancel()
        search = MKLocalSearch(request: request)
        search?.start { [weak self] response, error in
            DispatchQueue.main.async {
                if let response {
                    self?.show(response.mapItems)
                } else if let error {
                    self?.show(error)
                }
            }
        }
    }
}

extension PlaceMapViewController: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus == .authorizedWhenInUse else { return }
        mapView.showsUserLocation = true
        manager.startUpdatingLocation()
    }

    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        guard walk == nil, let location = locations.last else { return }
        let circle = MKCircle(center: location.coordinate, radius: 1_200)
        walk = circle
        mapView.addOverlay(circle, level: .aboveRoads)
        mapView.setRegion(
            MKCoordinateRegion(
                center: location.coordinate, latitudinalMeters: 2_600, longitudinalMeters: 2_600),
            animated: true)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
}

extension PlaceMapViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard annotation is PlaceAnnotation else { return nil }
        let view = mapView.dequeueReusableAnnotationView(withIdentifier: "place", for: annotation)
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {
        guard let place = view.annotation as? PlaceAnnotation else { return }
        onChoose?(place.item)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor = UIColor.systemBlue.withAlphaComponent(0.1)
        renderer.strokeColor = .systemBlue
        renderer.lineWidth = 1
        return renderer
    }
}
