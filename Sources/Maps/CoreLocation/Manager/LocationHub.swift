import Coordinates
import Foundation

/// Runs the source of locations while a manager needs it, and hands its locations to all of them.
@MainActor
final class LocationHub {
    static let shared = LocationHub()

    private var managers: [WeakManager] = []
    private var isRunning = false
    private var isAsking = false
    private let services = LocationServices.shared

    private init() {}

    private var living: [CLLocationManager] { managers.compactMap(\.object) }

    func add(_ manager: CLLocationManager) {
        managers.removeAll { $0.object == nil }
        managers.append(WeakManager(object: manager))
    }

    // MARK: Authorisation

    /// Asks the user if the app's `Info.plist` says what for and no answer is known.
    func authorize(_ access: LocationUsageKeys.Access) {
        let isUpgrade = access == .always && services.status == .authorizedWhenInUse
        guard services.status == .notDetermined || isUpgrade, !isAsking else { return }
        let info = (Bundle.main.infoDictionary ?? [:]).compactMapValues { $0 as? String }
        let missing = LocationUsageKeys.missing(in: info, for: access, from: 11)
        guard missing.isEmpty else {
            for requirement in missing { Self.report(requirement.key) }
            return
        }
        guard services.isEnabled else {
            settle(.denied)
            return
        }
        isAsking = true
        services.source.authorize(isAlways: access == .always) { [weak self] isGranted in
            self?.isAsking = false
            guard isGranted else {
                // Who refuses more keeps what was allowed before.
                self?.settle(isUpgrade ? .authorizedWhenInUse : .denied)
                return
            }
            self?.settle(access == .always ? .authorizedAlways : .authorizedWhenInUse)
        }
    }

    private static func report(_ key: String) {
        let text = """
            This app has attempted to access privacy-sensitive data without a usage description. \
            The app's Info.plist must contain an “\(key)” key with a string value explaining to \
            the user how the app uses this data.

            """
        FileHandle.standardError.write(Data(text.utf8))
    }

    private func settle(_ status: CLAuthorizationStatus) {
        guard services.status != status else { return }
        services.status = status
        for manager in living { manager.reportStatus() }
        if status.isAuthorized { runAsNeeded() } else { fail(CLError(.denied)) }
    }

    // MARK: Locations

    /// Begins to serve a manager.
    func begin(_ manager: CLLocationManager) {
        switch services.status {
        case .notDetermined: break
        case .denied, .restricted:
            let reference = WeakManager(object: manager)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { reference.object?.fail(CLError(.denied)) }
            }
        case .authorizedAlways, .authorizedWhenInUse:
            // A source that rests delivers nothing new to a manager that comes later.
            guard isRunning, let last = services.lastLocation else { return runAsNeeded() }
            let reference = WeakManager(object: manager)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { reference.object?.receive(last) }
            }
        }
    }

    /// Starts the source again after it was replaced.
    func restart() {
        isRunning = false
        isAsking = false
        runAsNeeded()
    }

    /// Starts or stops the source.
    func runAsNeeded() {
        let isNeeded =
            services.status.isAuthorized && living.contains { $0.needsLocations }
        guard isNeeded != isRunning else { return }
        isRunning = isNeeded
        guard isNeeded else { return services.source.stop() }
        services.source.start { [weak self] result in
            guard let self, self.isRunning else { return }
            switch result {
            case .success(let location): self.receive(location)
            case .failure(let error): self.fail(error)
            }
        }
    }

    private func receive(_ location: CLLocation) {
        let location = services.onMap(location)
        services.lastLocation = location
        for manager in living { manager.receive(location) }
        runAsNeeded()
    }

    private func fail(_ error: CLError) {
        if error.code == .denied, services.status != .denied {
            services.status = .denied
            for manager in living { manager.reportStatus() }
        }
        for manager in living { manager.fail(error) }
        runAsNeeded()
    }
}
