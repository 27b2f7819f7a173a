import Foundation
import ProgramTesting

/// An X server with IBus and libpinyin, and the probe's window with the focus in its text.
final class ChineseDesktop {
    let display: VirtualDisplay
    let inputMethod: ChildProcess
    let probe: ChildProcess
    let window: String
    private let bus: ChildProcess
    private let home: URL

    static let isInstalled =
        VirtualDisplay.isInstalled && ChildProcess.path(of: "ibus-daemon") != nil
        && ["/usr/libexec/ibus-engine-libpinyin", "/usr/bin/dbus-daemon"].allSatisfy {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        && FileManager.default.fileExists(atPath: "/usr/lib/x86_64-linux-gnu/gtk-4.0")

    init(arguments: [String] = []) throws {
        home = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-ibus-\(UUID().uuidString)")
        let run = home.appendingPathComponent("run")
        try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
        chmod(run.path, 0o700)
        bus = try ChildProcess(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"],
            environment: ["HOME": home.path, "XDG_RUNTIME_DIR": run.path])
        let address = try bus.wait(for: "an address") { $0.hasPrefix("unix:") }
        display = try VirtualDisplay(environment: [
            "DBUS_SESSION_BUS_ADDRESS": address, "HOME": home.path, "XDG_RUNTIME_DIR": run.path,
            "XDG_CONFIG_HOME": home.appendingPathComponent("config").path,
            "XDG_CACHE_HOME": home.appendingPathComponent("cache").path,
            "GSETTINGS_BACKEND": "memory", "GTK_IM_MODULE": "ibus", "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "1",
        ])
        let path = ChildProcess.path(of: "ibus-daemon") ?? "ibus-daemon"
        inputMethod = try ChildProcess(
            path, ["--panel", "disable", "--replace"], environment: display.environment)
        try Self.chooseEngine(display.environment)
        probe = try ChildProcess(
            ChildProcess.pathOfProduct("desktopprobe"), arguments,
            environment: display.environment)
        try probe.wait(for: "shown Editor")
        window = try display.window(titled: "Editor")
        try display.xdotool(["windowfocus", "--sync", window])
        try probe.wait(for: "active") { $0.hasPrefix("active Editor") }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Asks for libpinyin until the daemon has it.
    ///
    /// The command that asks for it may end with 1 although it works.
    private static func chooseEngine(_ environment: [String: String?]) throws {
        let deadline = Date(timeIntervalSinceNow: 60)
        while true {
            _ = try? ChildProcess.run(
                "ibus", ["engine", "libpinyin"], environment: environment, patience: 30)
            do {
                let engine = try ChildProcess.run(
                    "ibus", ["engine"], environment: environment, patience: 30)
                if engine.starts(with: Data("libpinyin".utf8)) { return }
                guard deadline.timeIntervalSinceNow > 0 else {
                    throw ChildProcess.Failure(description: "IBus has no engine libpinyin.")
                }
            } catch  where deadline.timeIntervalSinceNow > 0 {}
            Thread.sleep(forTimeInterval: 0.2)
        }
    }

    /// Presses keys one after another; an input method answers each of them.
    func press(_ keys: String...) throws {
        for key in keys { try display.xdotool(["key", key, "sleep", "0.1"]) }
    }

    /// Waits until the probe's text is this.
    func waitForText(_ text: String, marked: String? = nil) throws {
        try probe.wait(for: "text \(text) \(marked.map { "marked \($0)" } ?? "")")
    }
}
