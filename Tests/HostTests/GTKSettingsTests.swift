import ProgramTesting
import TestSupport
import Testing

@Suite(
    "The desktop's settings in GTK's host", .serialized,
    .enabled(
        if: ServedDesktop.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool, imagemagick or dbus-daemon is missing: make setup"))
nonisolated struct GTKSettingsTests {
    private func change(_ key: String, to value: String) -> String {
        "SettingChanged ('org.freedesktop.appearance', '\(key)', <\(value)>)"
    }

    @Test("GTK settings: accent colour, contrast and appearance of the portal, with their changes")
    func portal() throws {
        let desktop = try ServedDesktop("--settings")
        // The answer may come before or after the command.
        desktop.probe.send("accent")
        try desktop.probe.wait(for: "accent 0.25 0.5 0.75")
        try desktop.service.send(change("accent-color", to: "(0.0, 0.5, 1.0)"))
        try desktop.probe.wait(for: "accent 0.0 0.5 1.0")
        // Out of range: no colour is set.
        try desktop.service.send(change("accent-color", to: "(-1.0, -1.0, -1.0)"))
        try desktop.probe.wait(for: "accent none")
        try desktop.service.send(change("accent-color", to: "'red'"))
        try desktop.service.send(change("contrast", to: "uint32 1"))
        try desktop.probe.wait(for: "contrast true")
        try desktop.service.send(change("contrast", to: "uint32 0"))
        try desktop.probe.wait(for: "contrast false")
        try desktop.service.send(change("color-scheme", to: "uint32 1"))
        try desktop.probe.wait(for: "appearance dark")
        #expect(desktop.probe.lines.last { $0.hasPrefix("accent") } == "accent none")
    }

    @Test(
        "GTK dialogs: where the portal is missing, or refuses, GTK's own dialog opens",
        arguments: [nil, "--portal"])
    func noFileChooser(service: String?) throws {
        let desktop = try ServedDesktop(service, usesPortal: true)
        desktop.probe.send("choose-file")
        try desktop.probe.wait(for: "inactive probe")
        try desktop.desktop.xdotool("windowfocus", "--sync", desktop.desktop.find("Open"))
        try desktop.desktop.xdotool("key", "Escape")
        try desktop.probe.wait(for: "chosen nothing")
    }
}
