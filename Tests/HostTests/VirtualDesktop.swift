import Foundation

/// An X server without a screen, and the probe's window on it.
nonisolated final class VirtualDesktop {
    let server: ChildProcess
    let environment: [String: String?]
    let probe: ChildProcess

    /// What the tests need beside this package.
    static let isInstalled = ["Xvfb", "xdotool", "import"].allSatisfy {
        ChildProcess.path(of: $0) != nil
    }

    /// The window's number, for `xdotool` and `import`.
    private(set) var window = ""

    /// Starts both, and waits until the window is shown and has the keys.
    init(environment extra: [String: String?] = [:]) throws {
        server = try ChildProcess(
            "/usr/bin/env", ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"])
        let number = try server.wait(for: "a display's number") { Int($0) != nil }
        var environment: [String: String?] = [
            "DISPLAY": ":\(number)", "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11",
            "GTK_IM_MODULE": "gtk-im-context-simple", "DBUS_SESSION_BUS_ADDRESS": nil,
            "XDG_RUNTIME_DIR": "/nonexistent",
            // GLib's own threads are not instrumented.
            "TSAN_OPTIONS": "report_bugs=0",
        ]
        environment.merge(extra) { $1 }
        self.environment = environment
        probe = try Self.startProbe(environment)
        try probe.wait(for: "a frame") { $0.hasPrefix("frame probe") }
        window = try find("probe")
        try xdotool("windowfocus", "--sync", window)
        try probe.wait(for: "active probe")
    }

    /// Starts the probe, which stands beside the tests' own program.
    static func startProbe(
        _ environment: [String: String?], arguments: [String] = []
    ) throws -> ChildProcess {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let folders = [
            tests, URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL,
        ]
        .map { $0.deletingLastPathComponent() }
        let path = folders.map { $0.appendingPathComponent("hostprobe").path }
            .first(where: FileManager.default.isExecutableFile)
        guard let path else {
            throw ChildProcess.Failure(description: "hostprobe is in none of \(folders)")
        }
        return try ChildProcess(path, arguments, environment: environment)
    }

    /// The number of the window with this title.
    func find(_ title: String) throws -> String {
        let found = try ChildProcess.run(
            "xdotool", ["search", "--sync", "--onlyvisible", "--name", "^\(title)$"],
            environment: environment)
        let numbers = String(decoding: found, as: UTF8.self).split(separator: "\n")
        guard let last = numbers.last else {
            throw ChildProcess.Failure(description: "No window is called “\(title)”")
        }
        return String(last)
    }

    func xdotool(_ arguments: String...) throws {
        try ChildProcess.run("xdotool", arguments, environment: environment)
    }

    /// What the window shows, as red, green and blue bytes, top row first.
    func pixels() throws -> [UInt8] {
        Array(
            try ChildProcess.run(
                "import", ["-window", window, "-depth", "8", "rgb:-"], environment: environment))
    }
}
