import Foundation
import ProgramTesting

/// An X server without a screen, with the probe's window.
nonisolated final class VirtualDesktop {
    private let display: VirtualDisplay
    let probe: ChildProcess

    /// The window's id, for `xdotool` and `import`.
    let window: String

    /// Starts both, and waits until the window is visible and active.
    init(environment extra: [String: String?] = [:]) throws {
        display = try VirtualDisplay(environment: extra)
        probe = try Self.startProbe(display.environment)
        try probe.wait(for: "a frame") { $0.hasPrefix("frame probe") }
        window = try display.window(titled: "probe")
        try xdotool("windowfocus", "--sync", window)
        try probe.wait(for: "active probe")
    }

    /// Starts the probe, which is next to the test executable.
    static func startProbe(
        _ environment: [String: String?], arguments: [String] = []
    ) throws -> ChildProcess {
        try ChildProcess(
            ChildProcess.pathOfProduct("hostprobe"), arguments, environment: environment)
    }

    var server: ChildProcess { display.server }

    var environment: [String: String?] { display.environment }

    /// Returns the id of the window with this title.
    func find(_ title: String) throws -> String { try display.window(titled: title) }

    func xdotool(_ arguments: String...) throws { try display.xdotool(arguments) }

    /// Returns the window's content as red, green and blue bytes, top row first.
    func pixels() throws -> [UInt8] { try display.pixels(of: window) }
}
