import Foundation
import ProgramTesting

/// The probe's window on an X server or in a Wayland compositor.
final class ProbeDesktop {
    enum Kind: String, CaseIterable, Sendable {
        case x11, wayland

        var isInstalled: Bool {
            switch self {
            case .x11: VirtualDisplay.isInstalled
            case .wayland: WaylandDisplay.isInstalled && VirtualDisplay.isInstalled
            }
        }

        /// The kinds whose programs are installed.
        static let installed = allCases.filter(\.isInstalled)
    }

    private enum Display {
        case x11(VirtualDisplay)
        case wayland(WaylandDisplay)
    }

    private let display: Display
    let environment: [String: String?]
    private(set) var probe: ChildProcess

    /// Where the probe runs, and GTK's printer for files writes.
    let folder: URL

    /// The file of GNOME's settings.
    private let settings: URL

    init(_ kind: Kind) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-desktop-\(UUID().uuidString)")
        let settingsFolder = folder.appendingPathComponent("config/glib-2.0/settings")
        try FileManager.default.createDirectory(
            at: settingsFolder, withIntermediateDirectories: true)
        settings = settingsFolder.appendingPathComponent("keyfile")
        let extra: [String: String?] = [
            "GSETTINGS_BACKEND": "keyfile", "HOME": folder.path,
            "XDG_CONFIG_HOME": folder.appendingPathComponent("config").path,
            "XDG_STATE_HOME": folder.appendingPathComponent("state").path,
        ]
        switch kind {
        case .x11:
            let server = try VirtualDisplay(environment: extra)
            (display, environment) = (.x11(server), server.environment)
        case .wayland:
            let compositor = try WaylandDisplay(environment: extra)
            (display, environment) = (.wayland(compositor), compositor.environment)
        }
        probe = try Self.start(environment, in: folder)
        try focus("Editor")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func start(
        _ environment: [String: String?], in folder: URL
    ) throws -> ChildProcess {
        let probe = try ChildProcess(
            ChildProcess.pathOfProduct("desktopprobe"), environment: environment, in: folder)
        try probe.wait(for: "shown Editor")
        return probe
    }

    /// Starts the probe again after it has ended.
    func restart() throws {
        probe = try Self.start(environment, in: folder)
    }

    /// Starts a program that uses the host without UIKit.
    func startOther() throws -> ChildProcess {
        let other = try ChildProcess(
            ChildProcess.pathOfProduct("hostprobe"), environment: environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        guard case .wayland = display else { return other }
        // Compositors tell only the program with the keyboard what the clipboard holds, and let
        // only one that got a key copy.
        try focus("probe")
        try press("Shift_L")
        return other
    }

    /// Gives a window the keyboard.
    func focus(_ title: String) throws {
        switch display {
        case .x11(let server):
            try server.xdotool(["windowfocus", "--sync", server.window(titled: title)])
        case .wayland(let compositor):
            try compositor.command("[title=\"^\(title)$\"] focus")
        }
    }

    /// Pastes in another program until it gets a text: the clipboard reaches it after a while.
    func paste(_ text: String, in other: ChildProcess) throws {
        let deadline = Date(timeIntervalSinceNow: 10)
        while true {
            other.send("paste")
            let line = try other.wait(for: "a pasted text") { $0.hasPrefix("pasted") }
            if line == "pasted \(text)" { return }
            guard deadline.timeIntervalSinceNow > 0 else {
                throw ChildProcess.Failure(description: "Waited for “\(text)”, but \(line)")
            }
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    // MARK: Input

    func type(_ text: String) throws {
        switch display {
        case .x11(let server): try server.xdotool(["type", "--delay", "50", text])
        case .wayland(let compositor): try compositor.type(text)
        }
    }

    func control(_ key: String) throws {
        switch display {
        case .x11(let server): try server.xdotool(["key", "ctrl+\(key)"])
        case .wayland(let compositor): try compositor.press(key, "ctrl")
        }
    }

    func press(_ key: String) throws {
        switch display {
        case .x11(let server): try server.xdotool(["key", key])
        case .wayland(let compositor): try compositor.press(key)
        }
    }

    func move(to x: Int, _ y: Int) throws {
        switch display {
        case .x11(let server): try server.xdotool(["mousemove", "\(x)", "\(y)"])
        case .wayland(let compositor): compositor.move(to: x, y)
        }
        Thread.sleep(forTimeInterval: 0.05)
    }

    func pressMouse(_ isPressed: Bool) throws {
        switch display {
        case .x11(let server): try server.xdotool([isPressed ? "mousedown" : "mouseup", "1"])
        case .wayland(let compositor): compositor.press(isPressed)
        }
    }

    /// Clicks a point of a window of the X server.
    func click(in title: String, _ x: Int, _ y: Int) throws {
        guard case .x11(let server) = display else { return }
        let window = try server.window(titled: title)
        try server.xdotool([
            "mousemove", "--window", window, "\(x)", "\(y)", "click", "1", "sleep", "0.5",
        ])
    }

    /// Moves a window.
    func place(_ title: String, _ x: Int, _ y: Int) throws {
        switch display {
        case .x11(let server):
            let window = try server.window(titled: title)
            try server.xdotool(["windowmove", "--sync", window, "\(x)", "\(y)"])
        case .wayland(let compositor):
            try compositor.command("[title=\"^\(title)$\"] move absolute position \(x) \(y)")
        }
    }

    // MARK: The desktop

    /// Changes the appearance as GNOME's settings do.
    func setDark(_ isDark: Bool) throws {
        let scheme = isDark ? "prefer-dark" : "default"
        try "[org/gnome/desktop/interface]\ncolor-scheme='\(scheme)'\n"
            .write(to: settings, atomically: true, encoding: .utf8)
    }

    /// The colour of a pixel of the screen, at whose upper left the probe's window is.
    func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
        switch display {
        case .x11(let server):
            let bytes = try server.pixels(of: "root")
            let start = (y * 1280 + x) * 3
            return start + 3 <= bytes.count ? Array(bytes[start..<start + 3]) : []
        case .wayland(let compositor):
            return try compositor.pixels(x: x, y: y, width: 1, height: 1)
        }
    }
}
