public import Foundation

/// A supplier of locations in WGS-84, which calls back on the main thread.
///
/// ``DesktopLocation`` is what users have; ``FixedLocation``, ``LocationTrack`` and
/// ``LocationScript`` are for kiosks, demonstrations and tests.
@MainActor
public protocol LocationSource: AnyObject, Sendable {
    /// Asks the user.
    ///
    /// - Parameters:
    ///   - isAlways: `true` if the app wants the location also while it is not in use.
    ///   - answer: Receives `true` if the user allows it; called once.
    func authorize(isAlways: Bool, answer: @escaping @MainActor (Bool) -> Void)

    /// Begins to deliver locations, from the first one.
    func start(_ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void)

    /// Ends the delivery.
    func stop()
}

extension LocationSource {
    /// Grants.
    public func authorize(isAlways: Bool, answer: @escaping @MainActor (Bool) -> Void) {
        answer(true)
    }
}

/// A device that stays where it is.
public final class FixedLocation: LocationSource {
    private let location: CLLocation

    public nonisolated init(_ location: CLLocation) { self.location = location }

    public nonisolated convenience init(
        latitude: CLLocationDegrees, longitude: CLLocationDegrees
    ) {
        self.init(
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date()))
    }

    public func start(_ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void) {
        guard location.coordinate.wgs84 != nil else { return receive(.failure(CLError(.denied))) }
        DispatchQueue.main.async { MainActor.assumeIsolated { receive(.success(self.location)) } }
    }

    public func stop() {}
}

/// Locations and failures at given times, on the app's clock.
///
///     LocationServices.shared.source = LocationScript([
///         .init(after: 0, latitude: 48.8584, longitude: 2.2945),
///         .init(after: 10, latitude: 48.8606, longitude: 2.3376),
///     ])
public final class LocationScript: LocationSource {
    /// What happens at a time.
    public struct Step: Sendable {
        let delay: TimeInterval
        let result: Result<CLLocation, CLError>

        /// - Parameters:
        ///   - delay: The seconds since the step before.
        ///   - result: The location or the failure.
        public init(after delay: TimeInterval, _ result: Result<CLLocation, CLError>) {
            self.delay = delay
            self.result = result
        }

        /// A location with an accuracy of 5 metres, measured when it is delivered.
        public init(
            after delay: TimeInterval, latitude: CLLocationDegrees, longitude: CLLocationDegrees
        ) {
            self.init(
                after: delay,
                .success(
                    CLLocation(
                        coordinate: CLLocationCoordinate2D(
                            latitude: latitude, longitude: longitude),
                        altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1,
                        timestamp: .distantPast)))
        }
    }

    private let steps: [Step]
    private let isGranted: Bool
    private var timer: Timer?

    /// - Parameters:
    ///   - steps: The steps, in order.
    ///   - isGranted: The user's answer.
    public nonisolated init(_ steps: [Step], isGranted: Bool = true) {
        self.steps = steps
        self.isGranted = isGranted
    }

    public func authorize(isAlways: Bool, answer: @escaping @MainActor (Bool) -> Void) {
        answer(isGranted)
    }

    public func start(_ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void) {
        perform(0, receive)
    }

    public func stop() {
        timer?.invalidate()
        timer = nil
    }

    private func perform(
        _ index: Int, _ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void
    ) {
        stop()
        guard index < steps.count else { return }
        let step = steps[index]
        timer = Timer.scheduledTimer(withTimeInterval: step.delay, repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated {
                receive(step.result.map(\.stamped))
                self?.perform(index + 1, receive)
            }
        }
    }
}

extension CLLocation {
    /// The location, measured now if it has no time.
    fileprivate var stamped: CLLocation {
        guard timestamp == .distantPast else { return self }
        return CLLocation(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: course, speed: speed, timestamp: Date())
    }
}
