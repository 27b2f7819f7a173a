import Coordinates
public import Foundation
import FoundationGaps

/// Delivers the device's location, and events of regions, to its delegate.
///
///     let manager = CLLocationManager()
///     manager.delegate = self
///     manager.requestWhenInUseAuthorization()
///     manager.startUpdatingLocation()
///
/// Locations come from ``LocationServices``: the desktop's, or a fixed place, a recorded track or a
/// script. Authorisation needs the texts of the app's `Info.plist`; a missing one is reported on
/// standard error, and nothing is asked. Use a manager on the main thread, on which its delegate is
/// called.
open class CLLocationManager: NSObject {
    /// The delegate, which is not retained.
    open weak var delegate: (any CLLocationManagerDelegate)?

    /// The distance in metres between reported locations; by default each one is reported.
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone

    /// The accuracy that is enough for the app. Sources deliver their best in any case.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

    /// The kind of movement; a desktop's locations do not depend on it.
    open var activityType = CLActivityType.other

    /// The last location that was delivered to any manager of the app; `nil` before.
    open var location: CLLocation? {
        authorizationStatus.isAuthorized ? LocationServices.shared.lastLocation : nil
    }

    /// What the user allows.
    open var authorizationStatus: CLAuthorizationStatus { LocationServices.shared.status }

    /// How exact the locations are: a desktop reduces none for one app.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// The regions that are monitored.
    open private(set) var monitoredRegions: Set<CLRegion> = []

    /// The largest radius that can be monitored: half of a meridian.
    open var maximumRegionMonitoringDistance: CLLocationDistance { 20_003_931 }

    var isUpdating = false
    var isRequesting = false
    var isMonitoringChanges = false
    var visits: VisitDetector?
    private var hasReportedStatus = false
    private var lastDelivered: CLLocation?
    private var lastChange: CLLocation?
    private var regionStates: [String: CLRegionState] = [:]

    public override init() {
        super.init()
        onMain { manager in
            LocationHub.shared.add(manager)
            // The delegate is set by then.
            DispatchQueue.main.async { [weak manager] in
                if let manager, !manager.hasReportedStatus { manager.reportStatus() }
            }
        }
    }

    /// Reports what the user allows to the delegate.
    @MainActor
    func reportStatus() {
        hasReportedStatus = true
        delegate?.locationManagerDidChangeAuthorization(self)
    }
}

// MARK: - What there is

extension CLLocationManager {
    /// `true` if there is a source of locations.
    public class func locationServicesEnabled() -> Bool { LocationServices.shared.isEnabled }

    /// What the user allows.
    public class func authorizationStatus() -> CLAuthorizationStatus {
        LocationServices.shared.status
    }

    /// `false`: desktops have no compass.
    public class func headingAvailable() -> Bool { false }

    /// `true` if significant changes of the location are reported.
    public class func significantLocationChangeMonitoringAvailable() -> Bool {
        locationServicesEnabled()
    }

    /// `true` for ``CLCircularRegion``.
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type && locationServicesEnabled()
    }
}

// MARK: - Authorisation

extension CLLocationManager {
    /// Asks the user, once, for the location while the app is in use.
    ///
    /// `Info.plist` needs `NSLocationWhenInUseUsageDescription`.
    public func requestWhenInUseAuthorization() { request(.whenInUse) }

    /// Asks the user for the location at any time.
    ///
    /// `Info.plist` needs `NSLocationAlwaysAndWhenInUseUsageDescription` and
    /// `NSLocationWhenInUseUsageDescription`.
    public func requestAlwaysAuthorization() { request(.always) }

    private func request(_ access: LocationUsageKeys.Access) {
        onMain { _ in LocationHub.shared.authorize(access) }
    }
}

// MARK: - Locations

extension CLLocationManager {
    /// Begins to deliver locations. Until the user allows it, none comes; if the user does not, the
    /// delegate receives ``CLError/Code/denied``.
    public func startUpdatingLocation() {
        isUpdating = true
        lastDelivered = nil
        begin()
    }

    /// Ends the delivery.
    public func stopUpdatingLocation() {
        isUpdating = false
        end()
    }

    /// Delivers one location, or a failure.
    public func requestLocation() {
        isRequesting = true
        begin()
    }

    /// Begins to deliver a location after each movement by 500 metres.
    public func startMonitoringSignificantLocationChanges() {
        isMonitoringChanges = true
        lastChange = nil
        begin()
    }

    /// Ends the delivery of great changes of the location.
    public func stopMonitoringSignificantLocationChanges() {
        isMonitoringChanges = false
        end()
    }

    /// Begins to report stays at places.
    public func startMonitoringVisits() {
        visits = visits ?? VisitDetector()
        begin()
    }

    /// Ends the delivery of visits.
    public func stopMonitoringVisits() {
        visits = nil
        end()
    }

    private func begin() { onMain { LocationHub.shared.begin($0) } }

    private func end() { onMain { _ in LocationHub.shared.runAsNeeded() } }

    /// `true` if the manager needs a source that runs.
    var needsLocations: Bool {
        isUpdating || isRequesting || isMonitoringChanges || visits != nil
            || !monitoredRegions.isEmpty
    }

    /// Delivers a location to the delegate, as the manager's settings say.
    @MainActor
    func receive(_ location: CLLocation) {
        if isRequesting || isUpdating && isBeyondFilter(location) {
            isRequesting = false
            lastDelivered = location
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else if isMonitoringChanges,
            lastChange.map({ location.distance(from: $0) >= 500 }) ?? true
        {
            lastChange = location
            delegate?.locationManager(self, didUpdateLocations: [location])
        }
        if let visit = visits?.visit(after: location) {
            delegate?.locationManager(self, didVisit: visit)
        }
        for region in monitoredRegions.sorted(by: { $0.identifier < $1.identifier }) {
            let state: CLRegionState = region.includes(location.coordinate) ? .inside : .outside
            move(region, to: state)
        }
    }

    private func isBeyondFilter(_ location: CLLocation) -> Bool {
        guard distanceFilter > 0, let lastDelivered else { return true }
        return location.distance(from: lastDelivered) >= distanceFilter
    }

    @MainActor
    func fail(_ error: CLError) {
        guard isRequesting || isUpdating || isMonitoringChanges else { return }
        isRequesting = false
        delegate?.locationManager(self, didFailWithError: error)
    }
}

// MARK: - Regions

extension CLLocationManager {
    /// Begins to report that the device enters or leaves a region, in place of a region of the same
    /// identifier.
    public func startMonitoring(for region: CLRegion) {
        monitoredRegions.remove(region)
        monitoredRegions.insert(region)
        regionStates[region.identifier] = nil
        onMain { manager in
            manager.delegate?.locationManager(manager, didStartMonitoringFor: region)
            LocationHub.shared.begin(manager)
        }
    }

    /// Ends the reports about a region.
    public func stopMonitoring(for region: CLRegion) {
        monitoredRegions.remove(region)
        regionStates[region.identifier] = nil
        end()
    }

    /// Reports whether the device is in a region, soon.
    public func requestState(for region: CLRegion) {
        onMain { manager in
            DispatchQueue.main.async { [weak manager] in
                guard let manager else { return }
                let state: CLRegionState =
                    manager.location.map {
                        region.includes($0.coordinate) ? .inside : .outside
                    } ?? .unknown
                manager.delegate?.locationManager(manager, didDetermineState: state, for: region)
            }
        }
    }

    /// Reports a crossing of a region's edge. Where the device is first is no crossing.
    @MainActor
    private func move(_ region: CLRegion, to state: CLRegionState) {
        let old = regionStates.updateValue(state, forKey: region.identifier)
        guard let old, old != state else { return }
        if state == .inside, region.notifyOnEntry {
            delegate?.locationManager(self, didEnterRegion: region)
        } else if state == .outside, region.notifyOnExit {
            delegate?.locationManager(self, didExitRegion: region)
        }
        delegate?.locationManager(self, didDetermineState: state, for: region)
    }
}

// MARK: - The main thread

/// A reference to a manager that can be handed to the main thread, where managers are used.
struct WeakManager: @unchecked Sendable {
    weak var object: CLLocationManager?
}

extension CLLocationManager {
    /// Performs `body` on the main thread: at once there, else soon.
    private func onMain(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
        let reference = WeakManager(object: self)
        let work: @MainActor @Sendable () -> Void = {
            if let manager = reference.object { body(manager) }
        }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}
