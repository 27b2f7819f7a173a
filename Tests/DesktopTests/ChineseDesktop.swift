import Foundation
import ProgramTesting

/// An X server with an input method for pinyin, and the probe's window with the focus in its text.
final class ChineseDesktop {
    let display: VirtualDisplay
    let inputMethod: ChildProcess
    let probe: ChildProcess
    let window: String
    private let bus: ChildProcess
    private let home: URL

    init(_ daemon: InputMethodDaemon = .ibus, arguments: [String] = []) throws {
        home = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-\(daemon.rawValue)-\(UUID().uuidString)")
        let run = home.appendingPathComponent("run")
        try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
        chmod(run.path, 0o700)
        bus = try ChildProcess(
            "/usr/bin/dbus-daemon", ["--session", "--nofork", "--print-address"],
            environment: ["HOME": home.path, "XDG_RUNTIME_DIR": run.path])
        let address = try bus.wait(for: "an address") { $0.hasPrefix("unix:") }
        let settings = home.appendingPathComponent("config")
        display = try VirtualDisplay(environment: [
            "DBUS_SESSION_BUS_ADDRESS": address, "HOME": home.path, "XDG_RUNTIME_DIR": run.path,
            "XDG_CONFIG_HOME": settings.path,
            "XDG_DATA_HOME": home.appendingPathComponent("data").path,
            "XDG_CACHE_HOME": home.appendingPathComponent("cache").path,
            "GSETTINGS_BACKEND": "memory", "GTK_IM_MODULE": daemon.rawValue, "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "1",
        ])
        inputMethod = try daemon.start(display.environment, configuration: settings)
        if daemon == .ibus { try daemon.choosePinyin(display.environment) }
        probe = try ChildProcess(
            ChildProcess.pathOfProduct("desktopprobe"), arguments,
            environment: display.environment)
        try probe.wait(for: "shown Editor")
        window = try display.window(titled: "Editor")
        try display.xdotool(["windowfocus", "--sync", window])
        try probe.wait(for: "active") { $0.hasPrefix("active Editor") }
        // fcitx has one engine for each window.
        if daemon == .fcitx { try daemon.choosePinyin(display.environment) }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Presses keys one after another; an input method answers each of them.
    func press(_ keys: String...) throws {
        for key in keys { try display.xdotool(["key", key, "sleep", "0.1"]) }
    }

    /// Hides the text and types letters, which must not be composed.
    func typeSecret() throws {
        probe.send("secret")
        try probe.wait(for: "secret")
        // The input method hears of the secret with the next frame.
        try press("Left", "n", "i", "space")
        try waitForText("n")
        try waitForText("ni")
        try waitForText("ni ")
    }

    /// Waits until the probe's text is this.
    func waitForText(_ text: String, marked: String? = nil) throws {
        try probe.wait(for: "text \(text) \(marked.map { "marked \($0)" } ?? "")")
    }
}
