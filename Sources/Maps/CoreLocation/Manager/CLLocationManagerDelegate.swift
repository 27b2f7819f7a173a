import Foundation

/// The object that receives a manager's locations and events, on the main thread. All methods are
/// optional.
public protocol CLLocationManagerDelegate: AnyObject {
    /// Handles the creation of the manager, and each change of what the user allows.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

    /// The form of the method before iOS 14. It is called unless the other one is implemented.
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// Handles new locations, the newest last.
    func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

    /// Handles a failure, which is a ``CLError``.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

    /// A region is monitored from now on.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

    /// The user entered a region.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

    /// The user left a region.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

    /// Handles the answer to ``CLLocationManager/requestState(for:)``, and each crossing of a
    /// region's edge.
    func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

    /// A region could not be monitored; `nil` for regions in general.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
        withError error: any Error)

    /// Handles an arrival, whose departure date is `Date.distantFuture`, or a departure.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
    /// Calls the form of the method before iOS 14.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }

    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}

    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}

    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didFailWithError error: any Error
    ) {}

    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
    ) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}

    /// Does nothing.
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
        withError error: any Error
    ) {}

    /// Does nothing.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}
