import ProgramTesting
import TestSupport
import Testing

@Suite(
    "Modes of the run loop in GTK's host", .serialized,
    .enabled(
        if: VirtualDisplay.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool or imagemagick is missing: make setup"))
nonisolated struct GTKRunLoopTests {
    @Test(
        "GTK run loop: while a finger is followed timers in common modes fire, others wait",
        .rows("S0-48", "S0-81"))
    func tracking() throws {
        let desktop = try VirtualDesktop()
        let probe = desktop.probe
        probe.send("tracking 1\ntimer default\ntimer common\nrest 0.3")
        try probe.wait(for: "fired common")
        try probe.wait(for: "rested")
        #expect(!probe.lines.contains("fired default"))
        probe.send("tracking 0")
        try probe.wait(for: "fired default")
        probe.send("timer default")
        try probe.wait(for: "fired default")
        withExtendedLifetime(desktop) {}
    }
}
