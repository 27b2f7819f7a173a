import Foundation
import ProgramTesting
import TestSupport
import Testing

@Suite(
    "Notifications of GTK's host", .serialized,
    .enabled(
        if: ServedDesktop.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool, imagemagick or dbus-daemon is missing: make setup"))
nonisolated struct GTKNotificationTests {
    @Test("GTK notifications: the desktop's service shows, replaces, answers and removes them")
    func desktop() throws {
        let desktop = try ServedDesktop("--notifications")
        desktop.probe.send("find-notifications")
        try desktop.probe.wait(for: "notifications true")
        desktop.probe.send("notify tea Tea")
        let call = try desktop.service.wait(for: "Notify") { $0.hasPrefix("Notify") }
        #expect(
            call.hasPrefix(
                "Notify ('hostprobe', 0, '', 'Tea', '5 &lt; 6 &amp; 7', "
                    + "['default', '', 'more', 'More'], {"), "\(call)")
        #expect(call.contains("'urgency': <byte 0x02>") && call.contains("'sound-name'"))
        try desktop.service.send("ActionInvoked (uint32 7, 'more')")
        try desktop.probe.wait(for: #"notification tea action("more")"#)

        desktop.probe.send("notify tea Tea")
        try desktop.service.wait(for: "Notify") { $0.hasPrefix("Notify ('hostprobe', 0,") }
        // It was answered once this was, on the same connection.
        desktop.probe.send("find-notifications")
        try desktop.probe.wait(for: "notifications true")
        desktop.probe.send("notify tea Cake")
        try desktop.service.wait(for: "a replacement") { $0.hasPrefix("Notify ('hostprobe', 7,") }
        try desktop.service.send("NotificationClosed (uint32 7, uint32 1)")
        try desktop.service.send("NotificationClosed (uint32 7, uint32 2)")
        try desktop.probe.wait(for: "notification tea dismissed")

        desktop.probe.send("notify tea Tea")
        try desktop.service.wait(for: "Notify") { $0.hasPrefix("Notify ('hostprobe', 0,") }
        try desktop.service.send("ActionInvoked (uint32 7, 'default')")
        try desktop.probe.wait(for: "notification tea opened")

        // The stand-in knows one number only: of two quick ones the earlier is closed.
        desktop.probe.send("notify tea Tea\nnotify tea Cake")
        for name in ["Tea", "Cake"] {
            try desktop.service.wait(for: name) {
                $0.hasPrefix("Notify ('hostprobe', 0, '', '\(name)'")
            }
        }
        try desktop.service.wait(for: "CloseNotification (7,)")
        try desktop.service.send("ActionInvoked (uint32 7, 'default')")
        try desktop.probe.wait(for: "notification tea opened")

        // Also one whose call is not answered yet is removed.
        desktop.probe.send("notify tea Tea\nwithdraw tea")
        try desktop.service.wait(for: "CloseNotification (7,)")
    }

    @Test("GTK notifications: in a sandbox the portal shows, answers and removes them")
    func portal() throws {
        let desktop = try ServedDesktop("--portal", usesPortal: true)
        desktop.probe.send("find-notifications")
        try desktop.probe.wait(for: "notifications true")
        desktop.probe.send("notify tea Tea")
        let call = try desktop.service.wait(for: "AddNotification") {
            $0.hasPrefix("AddNotification")
        }
        for part in [
            "('tea', {", "'title': <'Tea'>", "'body': <'5 < 6 & 7'>", "'priority': <'urgent'>",
            "'default-action': <'default'>", "'buttons': <[{'label': <'More'>, 'action': <'more'>}",
        ] {
            #expect(call.contains(part), "\(call)")
        }
        try desktop.service.send("ActionInvoked ('tea', 'more', @av [])")
        try desktop.probe.wait(for: #"notification tea action("more")"#)
        desktop.probe.send("withdraw tea")
        try desktop.service.wait(for: "RemoveNotification ('tea',)")
    }

    @Test("GTK notifications: a desktop without a service, or without a bus, has none")
    func none() throws {
        let desktop = try VirtualDesktop(environment: [
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent/bus"
        ])
        desktop.probe.send("find-notifications")
        try desktop.probe.wait(for: "notifications false")
        desktop.probe.send("notify tea Tea\nbadge 3\nwithdraw tea\nrest 0.01")
        try desktop.probe.wait(for: "rested")
    }
}
