import CGeoClue
import Foundation

/// The location of the computer, from GeoClue, which the desktop's settings allow and forbid.
///
/// Without a desktop, as in tests, nothing is asked, and the location is unknown.
public final class DesktopLocation: LocationSource {
    private let address: String?
    private var client: Client?

    /// Creates a source on the system's bus.
    public nonisolated convenience init() { self.init(address: nil) }

    /// - Parameter address: The bus to ask; `nil` for the system's.
    package nonisolated init(address: String?) { self.address = address }

    public func authorize(isAlways: Bool, answer: @escaping @MainActor (Bool) -> Void) {
        guard isOnDesktop else { return answer(true) }
        var answer: (@MainActor (Bool) -> Void)? = answer
        client = Client(address: address) { [weak self] event in
            guard let reply = answer else { return }
            answer = nil
            self?.client = nil
            // Without the service the user has forbidden nothing: `start` reports it.
            if case .failed(let error) = event, error.code == .denied {
                reply(false)
            } else {
                reply(true)
            }
        }
    }

    public func start(_ receive: @escaping @MainActor (Result<CLLocation, CLError>) -> Void) {
        guard isOnDesktop else {
            let error = CLError(
                .locationUnknown,
                """
                There is no desktop to ask for the location. Set TOUCHSTONE_LOCATION to \
                “latitude,longitude” or to the path of a GPX file.
                """)
            DispatchQueue.main.async { MainActor.assumeIsolated { receive(.failure(error)) } }
            return
        }
        client = Client(address: address) { event in
            switch event {
            case .started: break
            case .located(let location): receive(.success(location))
            case .failed(let error): receive(.failure(error))
            }
        }
    }

    public func stop() { client = nil }

    /// `true` if there is a screen: tests have none, and must not depend on the computer.
    private var isOnDesktop: Bool {
        let environment = ProcessInfo.processInfo.environment
        return address != nil || environment["WAYLAND_DISPLAY"] != nil
            || environment["DISPLAY"] != nil
    }
}

/// A connection to GeoClue, which ends with the object.
@MainActor
private final class Client {
    enum Event: Sendable {
        case started
        case located(CLLocation)
        case failed(CLError)
    }

    /// What the connection's thread refers to.
    final class Receiver: Sendable {
        let receive: @MainActor (Event) -> Void

        init(_ receive: @escaping @MainActor (Event) -> Void) { self.receive = receive }

        func send(_ event: Event) {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(event) } }
        }

        static func from(_ context: UnsafeMutableRawPointer?) -> Receiver? {
            context.map { Unmanaged<Receiver>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    private let connection: OpaquePointer?

    init(address: String?, _ receive: @escaping @MainActor (Event) -> Void) {
        let name = ProcessInfo.processInfo.processName
        let events = Self.events(for: Receiver(receive))
        connection = cgeoclue_start(name, address, events)
    }

    /// The functions that the connection's thread calls, which is not the main one.
    private nonisolated static func events(for receiver: Receiver) -> CGeoClueEvents {
        CGeoClueEvents(
            context: Unmanaged.passRetained(receiver).toOpaque(),
            started: { Receiver.from($0)?.send(.started) },
            located: { context, found in
                guard let found = found?.pointee else { return }
                Receiver.from(context)?.send(.located(CLLocation(found)))
            },
            failed: { context, isDenied, reason in
                let words = reason.map { String(cString: $0) } ?? ""
                let error =
                    isDenied
                    ? CLError(.denied) : CLError(.locationUnknown, "GeoClue: \(words)")
                Receiver.from(context)?.send(.failed(error))
            },
            ended: { context in
                context.map { Unmanaged<Receiver>.fromOpaque($0).release() }
            })
    }

    isolated deinit { cgeoclue_stop(connection) }
}

extension CLLocation {
    fileprivate convenience init(_ found: CGeoClueLocation) {
        // GeoClue writes the lowest number for an unknown altitude.
        let hasAltitude = found.altitude > -1e6
        self.init(
            coordinate: CLLocationCoordinate2D(
                latitude: found.latitude, longitude: found.longitude),
            altitude: hasAltitude ? found.altitude : 0, horizontalAccuracy: found.accuracy,
            verticalAccuracy: hasAltitude ? found.accuracy : -1, course: found.heading,
            speed: found.speed,
            timestamp: found.time > 0 ? Date(timeIntervalSince1970: found.time) : Date())
    }
}
