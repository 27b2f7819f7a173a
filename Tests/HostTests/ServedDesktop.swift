import Foundation
import ProgramTesting
import Testing

/// A session bus with a stand-in for a service of the desktop, and the probe's window.
nonisolated struct ServedDesktop {
    private let bus: ChildProcess
    let desktop: VirtualDesktop
    private let stand: ChildProcess?

    /// The stand-in.
    var service: ChildProcess {
        get throws { try #require(stand) }
    }

    /// `true` if all programs are installed.
    static var isInstalled: Bool {
        VirtualDisplay.isInstalled
            && FileManager.default.fileExists(atPath: "/usr/bin/dbus-daemon")
    }

    var probe: ChildProcess { desktop.probe }

    /// Starts them.
    ///
    /// - Parameters:
    ///   - service: The probe's argument for the service, such as `--portal`; `nil` for none.
    ///   - usesPortal: `true` if GTK opens dialogs by the portal, as in a sandbox.
    init(_ service: String?, usesPortal: Bool = false) throws {
        bus = try ChildProcess(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"])
        let address = try bus.wait(for: "an address") { $0.hasPrefix("unix:") }
        let environment: [String: String?] = [
            "DBUS_SESSION_BUS_ADDRESS": address, "DBUS_SYSTEM_BUS_ADDRESS": address,
            "GTK_USE_PORTAL": usesPortal ? "1" : nil,
        ]
        stand = try service.map {
            try VirtualDesktop.startProbe(environment, arguments: [$0])
        }
        try stand?.wait(for: "ready")
        desktop = try VirtualDesktop(environment: environment)
    }
}
