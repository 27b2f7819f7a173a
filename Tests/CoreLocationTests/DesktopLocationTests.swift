import BusTesting
import CoreLocation
import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

@Suite(
    "Locations of the desktop", .serialized,
    .enabled(if: PrivateBus.isInstalled, "dbus-daemon is missing: make setup"))
struct DesktopLocationTests {
    private nonisolated final class Calls: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    /// What a source delivered.
    private final class Received {
        var places: [CLLocation] = []
        var errors: [CLError] = []
    }

    private nonisolated static let path = "/org/freedesktop/GeoClue2"
    private nonisolated static let service = "org.freedesktop.GeoClue2"
    private let app = HeadlessApp(
        size: CGSize(width: 320, height: 480), rootViewController: UIViewController())

    /// A GeoClue whose settings allow or forbid locations.
    private func makeService(
        _ bus: PrivateBus, isAllowed: Bool = true, latitude: Double = 48.858,
        calls: Calls = Calls()
    ) -> FakeService {
        let (path, service) = (Self.path, Self.service)
        let properties = [
            "Latitude", "Longitude", "Accuracy", "Altitude", "Speed", "Heading",
        ].map { "<property name=\"\($0)\" type=\"d\" access=\"read\"/>" }.joined()
        return FakeService(
            service, at: bus.address,
            objects: [
                (
                    path: "\(path)/Manager",
                    interface: """
                    <interface name="\(service).Manager"><method name="GetClient">\
                    <arg type="o" direction="out"/></method></interface>
                    """
                ),
                (
                    path: "\(path)/Client/1",
                    interface: """
                    <interface name="\(service).Client">\
                    <property name="DesktopId" type="s" access="readwrite"/>\
                    <property name="RequestedAccuracyLevel" type="u" access="readwrite"/>\
                    <method name="Start"/><method name="Stop"/></interface>
                    """
                ),
                (
                    path: "\(path)/Location/1",
                    interface: """
                    <interface name="\(service).Location">\(properties)\
                    <property name="Timestamp" type="(tt)" access="read"/></interface>
                    """
                ),
            ],
            property: { _, name in
                switch name {
                case "Latitude": "\(latitude)"
                case "Longitude": "2.295"
                case "Accuracy": "25.0"
                case "Altitude": "-1.7976931348623157e308"
                case "Timestamp": "(uint64 1700000000, uint64 500000)"
                default: "-1.0"
                }
            },
            answer: { method, _, service in
                calls.add(method)
                switch method {
                case "GetClient": return "(objectpath '\(path)/Client/1',)"
                case "Start":
                    guard isAllowed else { return nil }
                    service.emit(
                        "\(path)/Client/1", "\(Self.service).Client", "LocationUpdated",
                        "(objectpath '/', objectpath '\(path)/Location/1')")
                    return "()"
                default: return "()"
                }
            })
    }

    private func start(_ source: DesktopLocation) -> Received {
        let received = Received()
        source.start { result in
            switch result {
            case .success(let place): received.places.append(place)
            case .failure(let error): received.errors.append(error)
            }
        }
        return received
    }

    /// Waits for the service and its thread, which the app's clock does not know.
    private func wait(until condition: @autoclosure () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(5))
            await app.settle()
        }
        try #require(condition())
    }

    @Test("Desktop: a location has what the service knows, and nothing else")
    func located() async throws {
        let bus = try PrivateBus()
        let calls = Calls()
        let service = makeService(bus, calls: calls)
        defer { service.stop() }
        let source = DesktopLocation(address: bus.address)
        var isAllowed: Bool?
        source.authorize(isAlways: false) { isAllowed = $0 }
        try await wait(until: isAllowed != nil)
        #expect(isAllowed == true)
        let received = start(source)
        try await wait(until: !received.places.isEmpty)
        let place = try #require(received.places.first)
        #expect(place.coordinate.latitude == 48.858 && place.coordinate.longitude == 2.295)
        #expect(place.horizontalAccuracy == 25 && place.verticalAccuracy < 0)
        #expect(place.speed < 0 && place.course < 0)
        #expect(place.timestamp.timeIntervalSince1970 == 1_700_000_000.5)
        source.stop()
        try await wait(until: calls.all.last == "Stop")
        #expect(received.errors.isEmpty)
    }

    @Test("Desktop: what its settings forbid is a refusal")
    func denied() async throws {
        let bus = try PrivateBus()
        let service = makeService(bus, isAllowed: false)
        defer { service.stop() }
        let source = DesktopLocation(address: bus.address)
        var isAllowed: Bool?
        source.authorize(isAlways: false) { isAllowed = $0 }
        try await wait(until: isAllowed != nil)
        #expect(isAllowed == false)
        let received = start(source)
        try await wait(until: !received.errors.isEmpty)
        #expect(received.errors.map(\.code) == [.denied] && received.places.isEmpty)
    }

    @Test("Desktop: without GeoClue the location is unknown, and nobody refused it")
    func missing() async throws {
        let bus = try PrivateBus()
        for address in [bus.address, "unix:path=/nonexistent/bus"] {
            let source = DesktopLocation(address: address)
            var isAllowed: Bool?
            source.authorize(isAlways: false) { isAllowed = $0 }
            try await wait(until: isAllowed != nil)
            #expect(isAllowed == true)
            let received = start(source)
            try await wait(until: !received.errors.isEmpty)
            #expect(received.errors.map(\.code) == [.locationUnknown])
            #expect(received.errors.first?.errorDescription?.hasPrefix("GeoClue: ") == true)
        }
    }

    @Test("Desktop: a service that ends is reported, and asked again when it is back")
    func vanished() async throws {
        let bus = try PrivateBus()
        let first = makeService(bus)
        let source = DesktopLocation(address: bus.address)
        let received = start(source)
        try await wait(until: received.places.count == 1)
        first.stop()
        try await wait(until: received.errors.count == 1)
        #expect(received.errors.first?.code == .locationUnknown)
        let second = makeService(bus, latitude: 50)
        defer { second.stop() }
        try await wait(until: received.places.count == 2)
        #expect(received.places.last?.coordinate.latitude == 50)
        source.stop()
    }
}
