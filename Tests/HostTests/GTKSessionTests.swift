import ProgramTesting
import TestSupport
import Testing

@Suite(
    "The desktop's session in GTK's host", .serialized,
    .enabled(
        if: ServedDesktop.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool, imagemagick or dbus-daemon is missing: make setup"))
nonisolated struct GTKSessionTests {
    @Test(
        "GTK session: sleep waits until the app has saved, and locks are reported",
        .rows("S4-10"))
    func session() throws {
        let desktop = try ServedDesktop("--login")
        let service = try desktop.service
        try service.wait(for: "GetSession ('auto',)")
        let call = try service.wait(for: "Inhibit") { $0.hasPrefix("Inhibit") }
        #expect(call.hasPrefix("Inhibit ('sleep', ") && call.hasSuffix(", 'delay')"), "\(call)")
        service.send("PrepareForSleep (true,)")
        try desktop.probe.wait(for: "session asleep")
        try service.wait(for: "delay ended")
        service.send("PrepareForSleep (false,)")
        try desktop.probe.wait(for: "session usable")
        // The next sleep is delayed too.
        try service.wait(for: "Inhibit") { $0.hasPrefix("Inhibit") }

        let hint = "org.freedesktop.DBus.Properties PropertiesChanged"
        for (value, state) in [("true", "locked"), ("false", "usable")] {
            service.send(
                """
                /org/freedesktop/login1/session/_31 \(hint) ('org.freedesktop.login1.Session', \
                {'LockedHint': <\(value)>}, @as [])
                """)
            try desktop.probe.wait(for: "session \(state)")
        }
        let saver = "/org/gnome/ScreenSaver org.gnome.ScreenSaver ActiveChanged"
        for (value, state) in [("true", "locked"), ("false", "usable")] {
            service.send("\(saver) (\(value),)")
            try desktop.probe.wait(for: "session \(state)")
        }
        // Values of other types say nothing.
        service.send("\(saver) (7,)\nPrepareForSleep ('x',)\n\(saver) (true,)")
        try desktop.probe.wait(for: "session locked")
    }

    @Test(
        "GTK session: a minimised window is reported, and one that is shown again",
        .rows("S4-10"))
    func minimized() throws {
        let desktop = try VirtualDesktop()
        // What a window manager sets.
        let states = ["_NET_WM_STATE_HIDDEN", "_NET_WM_STATE_FOCUSED"]
        for (state, word) in zip(states, ["minimized", "shown"]) {
            try ChildProcess.run(
                "xprop",
                [
                    "-id", desktop.window, "-f", "_NET_WM_STATE", "32a", "-set", "_NET_WM_STATE",
                    state,
                ],
                environment: desktop.environment)
            try desktop.probe.wait(for: "\(word) probe")
        }
    }
}
