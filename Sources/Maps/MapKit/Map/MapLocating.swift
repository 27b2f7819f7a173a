import CoreLocation
import UIKit

/// Shows the user's location on a map, and follows it.
final class MapLocating: NSObject, CLLocationManagerDelegate {
    private unowned let map: MKMapView
    private let manager = CLLocationManager()

    init(_ map: MKMapView) {
        self.map = map
        super.init()
        manager.delegate = self
    }

    func start() {
        map.userLocation.isUpdating = true
        map.delegate?.mapViewWillStartLocatingUser(map)
        manager.startUpdatingLocation()
    }

    func stop() {
        manager.stopUpdatingLocation()
        map.userLocation.isUpdating = false
        map.userLocation.location = nil
        map.delegate?.mapViewDidStopLocatingUser(map)
    }

    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
        guard let location = locations.last else { return }
        map.userLocation.location = location
        map.userLocation.isUpdating = false
        if map.userLocation.title == nil {
            map.userLocation.title = String(localized: "My Location")
        }
        map.markers.update()
        map.delegate?.mapView(map, didUpdate: map.userLocation)
        if map.trackingMode == .follow { map.setCenter(location.coordinate, animated: true) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        map.userLocation.isUpdating = false
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }
}

extension MKMapView {
    func updateLocating() {
        if showsUserLocation { locating.start() } else { locating.stop() }
        markers.update()
    }

    /// Follows the user, or no longer.
    public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != trackingMode else { return }
        trackingMode = mode
        if mode == .follow {
            showsUserLocation = true
            if let location = userLocation.location {
                setCenter(location.coordinate, animated: animated)
            }
        }
        delegate?.mapView(self, didChange: mode, animated: animated)
    }

    /// Ends following when the map is dragged, as Apple's does.
    func trackByHand() { setUserTrackingMode(.none, animated: false) }

    /// `true` if the user's location is known and shown on the visible part.
    public var isUserLocationVisible: Bool {
        guard showsUserLocation, let location = userLocation.location else { return false }
        return bounds.contains(convert(location.coordinate, toPointTo: self))
    }
}
