import CProgramTesting
import Foundation

/// An X server without a screen, for programs that open windows.
package final class VirtualDisplay {
    package let server: ChildProcess

    /// What a program has to be told to show its windows here, and to be independent of the desktop
    /// around it.
    package let environment: [String: String?]

    /// What the programs keep of a user, from the size of a window to documents.
    private let home = FileManager.default.temporaryDirectory
        .appendingPathComponent("touchstone-home-\(UUID().uuidString)")

    /// Whether what it takes is installed: the server, synthetic input and screenshots.
    package static let isInstalled = ["Xvfb", "xdotool", "import"].allSatisfy {
        ChildProcess.path(of: $0) != nil
    }

    /// Starts the server and waits until it takes connections.
    ///
    /// - Parameter extra: What to add to ``environment``.
    package init(environment extra: [String: String?] = [:]) throws {
        server = try ChildProcess(
            "/usr/bin/env", ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"])
        let number = try server.wait(for: "a display's number") { Int($0) != nil }
        let usual: [String: String?] = [
            "DISPLAY": ":\(number)", "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11",
            "GTK_IM_MODULE": "gtk-im-context-simple", "XDG_RUNTIME_DIR": "/nonexistent",
            // Without an address GLib would start a bus of its own, which outlives the test.
            "DBUS_SESSION_BUS_ADDRESS": "disabled:", "DBUS_SYSTEM_BUS_ADDRESS": "disabled:",
            "XDG_DATA_HOME": home.appendingPathComponent("data").path,
            "XDG_STATE_HOME": home.appendingPathComponent("state").path,
            "XDG_CONFIG_HOME": home.appendingPathComponent("config").path,
            // GLib's own threads are not instrumented.
            "TSAN_OPTIONS": "report_bugs=0",
        ]
        environment = usual.merging(extra) { $1 }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Waits for a window with this title, and returns its number for ``xdotool(_:)`` and
    /// ``pixels(of:)``.
    package func window(titled title: String) throws -> String {
        let found = try ChildProcess.run(
            "xdotool", ["search", "--sync", "--onlyvisible", "--name", "^\(title)$"],
            environment: environment)
        let numbers = String(decoding: found, as: UTF8.self).split(separator: "\n")
        guard let last = numbers.last else {
            throw ChildProcess.Failure(description: "No window is called “\(title)”")
        }
        return String(last)
    }

    /// Sends synthetic input. Text is UTF-8, whatever language the machine speaks.
    package func xdotool(_ arguments: [String]) throws {
        var environment = environment
        environment["LC_ALL"] = "C.UTF-8"
        try ChildProcess.run("xdotool", arguments, environment: environment)
    }

    /// Closes a window as its title bar would.
    package func requestClose(of window: String) throws {
        guard let number = UInt(window),
            ts_request_close(environment["DISPLAY"].flatMap(\.self), number) != 0
        else { throw ChildProcess.Failure(description: "Window \(window) cannot be reached") }
    }

    /// What a window shows, as red, green and blue bytes, top row first.
    package func pixels(of window: String) throws -> [UInt8] {
        Array(
            try ChildProcess.run(
                "import", ["-window", window, "-depth", "8", "rgb:-"], environment: environment))
    }
}
