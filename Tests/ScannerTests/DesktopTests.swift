import BusTesting
import Foundation
import QRPayloads
import ScannerCore
import Synchronization
import Testing

@Suite(
    "Scanner: the desktop's services", .serialized,
    .enabled(if: PrivateBus.isInstalled, "dbus-daemon is missing: make setup"))
nonisolated struct DesktopTests {
    private final class Calls: Sendable {
        private let lines = Mutex<[String]>([])
        func add(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private static let root = "/org/freedesktop/NetworkManager"

    /// NetworkManager with devices of some types, whose connection ends in a state.
    private func manager(
        _ bus: PrivateBus, types: [UInt32], state: UInt32, calls: Calls, refuses: Bool = false
    ) -> FakeService {
        let name = "org.freedesktop.NetworkManager"
        var objects = [
            (
                Self.root,
                """
                <interface name="\(name)"><method name="GetDevices">\
                <arg type="ao" direction="out"/></method>\
                <method name="AddAndActivateConnection"><arg type="a{sa{sv}}" direction="in"/>\
                <arg type="o" direction="in"/><arg type="o" direction="in"/>\
                <arg type="o" direction="out"/><arg type="o" direction="out"/></method></interface>
                """
            ),
            (
                "/active",
                """
                <interface name="\(name).Connection.Active">\
                <property name="State" type="u" access="read"/></interface>
                """
            ),
            (
                "/profile",
                """
                <interface name="\(name).Settings.Connection"><method name="Delete"/></interface>
                """
            ),
        ]
        for index in types.indices {
            objects.append(
                (
                    "/device/\(index)",
                    """
                    <interface name="\(name).Device">\
                    <property name="DeviceType" type="u" access="read"/></interface>
                    """
                ))
        }
        return FakeService(
            name, at: bus.address, objects: objects.map { (path: $0.0, interface: $0.1) },
            property: { path, _ in
                if path == "/active" { return "uint32 \(state)" }
                return "uint32 \(types[Int(path.suffix(1)) ?? 0])"
            },
            answer: { method, arguments, _ in
                calls.add(method + arguments)
                switch method {
                case "GetDevices":
                    let paths = types.indices.map { "objectpath '/device/\($0)'" }
                    return types.isEmpty
                        ? "(@ao [],)" : "([\(paths.joined(separator: ", "))],)"
                case "Delete": return "()"
                default: return refuses ? nil : "(objectpath '/profile', objectpath '/active')"
                }
            })
    }

    private let network = WiFiNetwork(
        name: "Café", security: .wpa, password: "kaffee123", isHidden: true)

    @Test("Network: it is added with its password, and activated on the wireless device")
    func joins() async throws {
        let bus = try PrivateBus()
        let calls = Calls()
        let service = manager(bus, types: [1, 2], state: 2, calls: calls)
        defer { service.stop() }
        try await NetworkManager(address: bus.address).join(network)
        let call = try #require(calls.all.last)
        #expect(call.hasPrefix("AddAndActivateConnection"))
        #expect(call.contains("'psk': <'kaffee123'>") && call.contains("'hidden': <true>"))
        #expect(call.contains("'key-mgmt': <'wpa-psk'>") && call.contains("'/device/1'"))
        // “Café” in UTF-8.
        #expect(call.contains("0x43, 0x61, 0x66, 0xc3, 0xa9"))
    }

    @Test("Network: one that does not answer is not kept")
    func wrongPassword() async throws {
        let bus = try PrivateBus()
        let calls = Calls()
        let service = manager(bus, types: [2], state: 4, calls: calls)
        defer { service.stop() }
        await #expect(throws: JoiningError.notConnected) {
            try await NetworkManager(address: bus.address).join(network)
        }
        #expect(calls.all.last == "Delete()")
    }

    @Test("Network: no device, no service, a refusal and an account are told apart")
    func refusals() async throws {
        let bus = try PrivateBus()
        await #expect(throws: JoiningError.noService) {
            try await NetworkManager(address: bus.address).join(network)
        }
        let wired = manager(bus, types: [1], state: 2, calls: Calls())
        await #expect(throws: JoiningError.noDevice) {
            try await NetworkManager(address: bus.address).join(network)
        }
        wired.stop()
        let strict = manager(bus, types: [2], state: 2, calls: Calls(), refuses: true)
        defer { strict.stop() }
        await #expect(throws: JoiningError.refused(reason: "Not allowed")) {
            try await NetworkManager(address: bus.address).join(network)
        }
        let office = WiFiNetwork(name: "a", security: .enterprise(.init(method: "PEAP")))
        await #expect(throws: JoiningError.needsAccount) {
            try await NetworkManager(address: bus.address).join(office)
        }
    }

    @Test(
        "Screen: the portal's picture, the user's refusal and a failure",
        arguments: [
            ("(uint32 0, {'uri': <'file:///tmp/shot.png'>})", "/tmp/shot.png"),
            ("(uint32 1, @a{sv} {})", nil), ("(uint32 2, @a{sv} {})", "fails"),
            ("(uint32 0, {'uri': <'http://evil.example/'>})", "fails"),
        ])
    func screen(response: String, path: String?) async throws {
        let bus = try PrivateBus()
        let portal = "org.freedesktop.portal"
        let service = FakeService(
            "\(portal).Desktop", at: bus.address,
            objects: [
                (
                    path: "/org/freedesktop/portal/desktop",
                    interface: """
                    <interface name="\(portal).Screenshot"><method name="Screenshot">\
                    <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>\
                    <arg type="o" direction="out"/></method></interface>
                    """
                )
            ],
            answer: { _, arguments, service in
                let token = arguments.firstMatch(of: /touchstone[0-9]+/)?.output ?? ""
                // The second connection of the bus is the app's.
                for number in 0..<4 {
                    service.emit(
                        "/org/freedesktop/portal/desktop/request/1_\(number)/\(token)",
                        "\(portal).Request", "Response", response)
                }
                return "(objectpath '/org/freedesktop/portal/desktop/request/x',)"
            })
        defer { service.stop() }
        let screen = ScreenshotPortal(address: bus.address)
        if path == "fails" {
            await #expect(throws: ScreenPickingError.self) { try await screen.pick() }
        } else {
            #expect(try await screen.pick()?.path == path)
        }
    }

    @Test("Screen: a desktop without a portal")
    func noPortal() async throws {
        let bus = try PrivateBus()
        await #expect(throws: ScreenPickingError.noService) {
            try await ScreenshotPortal(address: bus.address).pick()
        }
    }
}
