import Foundation
import ProgramTesting
import TestSupport
import Testing

@Suite(
    "Drags of GTK's host", .serialized,
    .enabled(
        if: VirtualDisplay.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool or imagemagick is missing: make setup"))
nonisolated struct GTKDragTests {
    /// A desktop with a second window on the right, and the button pressed in the first one.
    private func begin() throws -> VirtualDesktop {
        let desktop = try VirtualDesktop()
        desktop.probe.send("second")
        try desktop.probe.wait(for: "a window") { $0.hasPrefix("frame second") }
        try desktop.xdotool("windowmove", "--sync", try desktop.find("second"), "500", "40")
        try desktop.xdotool("mousemove", "100", "100", "mousedown", "1")
        try desktop.probe.wait(for: "a press") { $0.hasPrefix("pointer began") }
        return desktop
    }

    private func move(_ desktop: VirtualDesktop, through points: [(Int, Int)]) throws {
        for (x, y) in points { try desktop.xdotool("mousemove", "\(x)", "\(y)", "sleep", "0.05") }
    }

    @Test("GTK drag: a window takes what is dragged to it from another one")
    func drop() throws {
        let desktop = try begin()
        desktop.probe.send("drag tea")
        try desktop.probe.wait(for: "a cancelled contact") { $0.hasPrefix("pointer cancelled") }
        try desktop.probe.wait(for: "dragging true")
        try move(desktop, through: [(200, 100), (450, 90), (560, 80), (570, 90), (575, 90)])
        try desktop.xdotool("mouseup", "1")
        let seen = [
            try desktop.probe.wait(for: "a drop or the end") {
                $0.hasPrefix("dropped") || $0.hasPrefix("drag ended")
            },
            try desktop.probe.wait(for: "a drop or the end") {
                $0.hasPrefix("dropped") || $0.hasPrefix("drag ended")
            },
        ]
        #expect(Set(seen) == ["dropped tea [] 75 50", "drag ended true"])
    }

    @Test("GTK drag: no window accepts what is dropped outside of the windows")
    func nowhere() throws {
        let desktop = try begin()
        desktop.probe.send("drag tea")
        try desktop.probe.wait(for: "dragging true")
        try move(desktop, through: [(200, 100), (450, 290), (460, 400)])
        try desktop.xdotool("mouseup", "1")
        try desktop.probe.wait(for: "drag ended false")
        desktop.probe.send("drag tea")
        try desktop.probe.wait(for: "dragging false")
    }
}
