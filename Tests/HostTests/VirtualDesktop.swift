import Foundation
import ProgramTesting

/// An X server without a screen, and the probe's window on it.
nonisolated final class VirtualDesktop {
    private let display: VirtualDisplay
    let probe: ChildProcess

    /// The window's number, for `xdotool` and `import`.
    let window: String

    /// Starts both, and waits until the window is shown and has the keys.
    init(environment extra: [String: String?] = [:]) throws {
        display = try VirtualDisplay(environment: extra)
        probe = try Self.startProbe(display.environment)
        try probe.wait(for: "a frame") { $0.hasPrefix("frame probe") }
        window = try display.window(titled: "probe")
        try xdotool("windowfocus", "--sync", window)
        try probe.wait(for: "active probe")
    }

    /// Starts the probe, which stands beside the tests' own program.
    static func startProbe(
        _ environment: [String: String?], arguments: [String] = []
    ) throws -> ChildProcess {
        try ChildProcess(
            ChildProcess.pathOfProduct("hostprobe"), arguments, environment: environment)
    }

    var server: ChildProcess { display.server }

    var environment: [String: String?] { display.environment }

    /// The number of the window with this title.
    func find(_ title: String) throws -> String { try display.window(titled: title) }

    func xdotool(_ arguments: String...) throws { try display.xdotool(arguments) }

    /// What the window shows, as red, green and blue bytes, top row first.
    func pixels() throws -> [UInt8] { try display.pixels(of: window) }
}
