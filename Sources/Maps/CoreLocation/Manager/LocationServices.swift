public import Coordinates
import Foundation
public import Places
import Synchronization

/// Where the locations and addresses of an app come from.
///
///     LocationServices.shared.source = FixedLocation(latitude: 48.8584, longitude: 2.2945)
///
/// A desktop's source is GeoClue. The environment variable `TOUCHSTONE_LOCATION` sets another one
/// before the program starts: `48.8584,2.2945`, or the path of a GPX file.
public final class LocationServices: Sendable {
    /// The services of the app.
    public static let shared = LocationServices()

    private struct State {
        var source: any LocationSource
        var provider: MapProvider?
        var places: (any PlaceStore)?
        var status = CLAuthorizationStatus.notDetermined
        var lastLocation: CLLocation?
        var isEnabled = true
    }

    private let state: Mutex<State>

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        state = Mutex(State(source: Self.source(environment["TOUCHSTONE_LOCATION"])))
    }

    /// The source of locations. Another source asks for authorisation again.
    public var source: any LocationSource {
        get { state.withLock { $0.source } }
        set {
            let old = state.withLock { state in
                defer {
                    state.source = newValue
                    state.status = .notDetermined
                    state.lastLocation = nil
                }
                return state.source
            }
            Task { @MainActor in
                old.stop()
                LocationHub.shared.restart()
            }
        }
    }

    /// The provider of the map on which the app shows its locations, if that map is in China's
    /// system; `nil`, the default, for maps in WGS-84, such as OpenStreetMap's and this one's.
    ///
    /// With a provider every location is converted to GCJ-02 in the provider's region, once, before
    /// any manager delivers it: what a map shows and what managers deliver agree.
    public var mapProvider: MapProvider? {
        get { state.withLock { $0.provider } }
        set { state.withLock { $0.provider = newValue } }
    }

    /// The places in which ``CLGeocoder`` searches; `nil` without any.
    public var places: (any PlaceStore)? {
        get { state.withLock { $0.places } }
        set { state.withLock { $0.places = newValue } }
    }

    /// `false` if the user turned locations off for all apps.
    public var isEnabled: Bool {
        get { state.withLock { $0.isEnabled } }
        set { state.withLock { $0.isEnabled = newValue } }
    }

    var status: CLAuthorizationStatus {
        get { state.withLock { $0.status } }
        set { state.withLock { $0.status = newValue } }
    }

    var lastLocation: CLLocation? {
        get { state.withLock { $0.lastLocation } }
        set { state.withLock { $0.lastLocation = newValue } }
    }

    /// Returns a location as the app's map shows it.
    func onMap(_ location: CLLocation) -> CLLocation {
        guard let provider = mapProvider, let place = location.coordinate.wgs84 else {
            return location
        }
        return CLLocation(
            coordinate: CLLocationCoordinate2D(place.gcj02(in: provider.offsetRegion)),
            altitude: location.altitude, horizontalAccuracy: location.horizontalAccuracy,
            verticalAccuracy: location.verticalAccuracy, course: location.course,
            courseAccuracy: location.courseAccuracy, speed: location.speed,
            speedAccuracy: location.speedAccuracy, timestamp: location.timestamp)
    }

    /// Returns the source that a value of the environment names.
    private static func source(_ text: String?) -> any LocationSource {
        guard let text, !text.isEmpty else { return DesktopLocation() }
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2
            ? FixedLocation(latitude: numbers[0], longitude: numbers[1])
            : LocationTrack(path: text)
    }
}
