import BusTesting
import Foundation
import Synchronization
import Testing

@testable import CameraCapture

extension CameraTests {
    @Suite(
        "Cameras of the desktop's portal",
        .enabled(if: PrivateBus.isInstalled, "dbus-daemon is missing: make setup"))
    struct PortalTests {
        private final class Calls: Sendable {
            private let lines = Mutex<[String]>([])
            func add(_ line: String) { lines.withLock { $0.append(line) } }
            var all: [String] { lines.withLock { $0 } }
        }

        private let portal = "org.freedesktop.portal"

        /// A portal that has a camera, and whose user answers by a number.
        private func makePortal(
            _ bus: PrivateBus, response: Int = 0, isPresent: Bool = true, calls: Calls = Calls()
        ) -> FakeService {
            FakeService(
                "\(portal).Desktop", at: bus.address,
                objects: [
                    (
                        path: "/org/freedesktop/portal/desktop",
                        interface: """
                        <interface name="\(portal).Camera">\
                        <property name="IsCameraPresent" type="b" access="read"/>\
                        <method name="AccessCamera"><arg type="a{sv}" direction="in"/>\
                        <arg type="o" direction="out"/></method>\
                        <method name="OpenPipeWireRemote"><arg type="a{sv}" direction="in"/>\
                        <arg type="h" direction="out"/></method></interface>
                        """
                    )
                ],
                property: { _, _ in "\(isPresent)" },
                file: FileHandle.standardError.fileDescriptor,
                answer: { [portal] method, arguments, service in
                    calls.add(method)
                    guard method == "AccessCamera" else { return "(handle 0,)" }
                    let token = arguments.firstMatch(of: /touchstone[0-9]+/)?.output ?? ""
                    // One of the bus's connections is the program's.
                    for number in 0..<8 {
                        service.emit(
                            "/org/freedesktop/portal/desktop/request/1_\(number)/\(token)",
                            "\(portal).Request", "Response",
                            "(uint32 \(response), @a{sv} {})")
                    }
                    return "(objectpath '/org/freedesktop/portal/desktop/request/x',)"
                })
        }

        /// The kernel's cameras, none by default.
        private func cameras(
            _ bus: PrivateBus, kernel: FakeCameras = FakeCameras(devices: 0)
        ) -> DesktopCameras {
            DesktopCameras(kernel: kernel, portal: PortalCamera(address: bus.address))
        }

        @Test("Portal: its camera is used where the kernel has none, after one question")
        func granted() async throws {
            let bus = try PrivateBus()
            let calls = Calls()
            let service = makePortal(bus, calls: calls)
            defer { service.stop() }
            let cameras = cameras(bus)
            let device = try #require(cameras.devices.first)
            #expect(cameras.devices.count == 1 && cameras.permission == .undetermined)
            #expect(calls.all.isEmpty)
            // Two that ask at once are one question.
            async let first = cameras.requestPermission()
            async let second = cameras.requestPermission()
            #expect(await [first, second] == [.granted, .granted])
            try await cameras.prepare(device)
            #expect(calls.all == ["AccessCamera", "OpenPipeWireRemote"])
            #expect(cameras.permission == .granted && cameras.isAccessible)
            let text = cameras.pipeline(of: device, preset: nil)
            let match = try #require(text.firstMatch(of: /^pipewiresrc fd=([0-9]+)/))
            let descriptor = try #require(Int32(match.output.1))
            #expect(fcntl(descriptor, F_GETFD) >= 0)
        }

        @Test("Portal: a refusal is asked for once, and ends a session")
        func denied() async throws {
            let bus = try PrivateBus()
            let calls = Calls()
            let service = makePortal(bus, response: 1, calls: calls)
            defer { service.stop() }
            let cameras = cameras(bus)
            for _ in 0..<2 {
                await #expect(throws: CameraError.forbidden("Camera")) {
                    for try await _ in Camera(.device(), hardware: cameras) {}
                }
            }
            #expect(calls.all == ["AccessCamera"])
            #expect(cameras.permission == .denied && !cameras.isAccessible)
            #expect(cameras.devices.count == 1)
        }

        @Test("Portal: one that fails may be asked again")
        func failed() async throws {
            let bus = try PrivateBus()
            let calls = Calls()
            let service = makePortal(bus, response: 2, calls: calls)
            defer { service.stop() }
            let cameras = cameras(bus)
            #expect(await cameras.requestPermission() == .undetermined)
            #expect(await cameras.requestPermission() == .undetermined)
            #expect(calls.all == ["AccessCamera", "AccessCamera"])
            let device = try #require(cameras.devices.first)
            await #expect(throws: CameraError.unreadable("The desktop did not answer.")) {
                try await cameras.prepare(device)
            }
        }

        @Test("Portal: the kernel's cameras come first, and no question is asked for them")
        func kernel() async throws {
            let bus = try PrivateBus()
            let calls = Calls()
            let service = makePortal(bus, calls: calls)
            defer { service.stop() }
            let cameras = cameras(bus, kernel: FakeCameras(devices: 2))
            #expect(cameras.devices.map(\.path) == ["/fake/video0", "/fake/video1"])
            #expect(cameras.permission == .granted)
            try await cameras.prepare(cameras.devices[0])
            #expect(calls.all.isEmpty)
        }

        @Test("Portal: without a portal, or one that has no camera, there is none")
        func absent() async throws {
            let bus = try PrivateBus()
            #expect(cameras(bus).devices.isEmpty)
            let service = makePortal(bus, isPresent: false)
            defer { service.stop() }
            let cameras = cameras(bus)
            #expect(cameras.devices.isEmpty)
            await #expect(throws: CameraError.noCamera) {
                for try await _ in Camera(.device(), hardware: cameras) {}
            }
        }
    }
}
