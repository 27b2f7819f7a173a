import Foundation
import ProgramTesting
import Testing

/// An app on a real X server and in a real Wayland compositor, next to other programs.
@Suite(
    "An app on the desktop", .serialized,
    .enabled(
        if: DesktopRun.isAsked && VirtualDisplay.isInstalled,
        "Tests with programs of desktops run with: make test-desktops"))
struct DesktopTests {
    @Test(
        "Desktop: text is copied to another program and pasted from it",
        arguments: ProbeDesktop.Kind.installed)
    func clipboard(kind: ProbeDesktop.Kind) throws {
        let desktop = try ProbeDesktop(kind)
        try desktop.type("tea ")
        try desktop.probe.wait(for: "text tea  ")
        try desktop.control("a")
        try desktop.control("c")
        let other = try desktop.startOther()
        try desktop.paste("tea ", in: other)
        other.send("copy 茶 cake")
        try desktop.paste("茶 cake", in: other)
        try desktop.focus("Editor")
        try desktop.control("v")
        try desktop.probe.wait(for: "text 茶 cake ")
        try desktop.control("z")
        try desktop.probe.wait(for: "text tea  ")
    }

    @Test(
        "Desktop: a file that another program drags is dropped on a view",
        arguments: ProbeDesktop.Kind.installed)
    func dropFile(kind: ProbeDesktop.Kind) throws {
        let desktop = try ProbeDesktop(kind)
        let file = desktop.folder.appendingPathComponent("tea and cake.txt")
        try "green".write(to: file, atomically: true, encoding: .utf8)
        let other = try desktop.startOther()
        try desktop.place("probe", 850, 0)
        try desktop.move(to: 950, 150)
        try desktop.pressMouse(true)
        try other.wait(for: "a press") { $0.hasPrefix("pointer began") }
        other.send("drag-file \(file.absoluteString)")
        try other.wait(for: "dragging true")
        for x in stride(from: 900, through: 400, by: -100) { try desktop.move(to: x, 460) }
        for x in [395, 390, 385] { try desktop.move(to: x, 462) }
        try desktop.pressMouse(false)
        try desktop.probe.wait(for: "dropped tea and cake.txt green")
        try other.wait(for: "drag ended true")
    }

    @Test("Desktop: a text is printed to a PDF file by GTK's dialog")
    func printing() throws {
        let desktop = try ProbeDesktop(.x11)
        try desktop.type("printed words")
        try desktop.probe.wait(for: "text printed words ")
        desktop.probe.send("print")
        try desktop.focus("Print")
        Thread.sleep(forTimeInterval: 1)
        try desktop.click(in: "Print", 80, 90)  // the printer for files
        try desktop.click(in: "Print", 588, 484)  // the button
        try desktop.probe.wait(for: "print completed ")
        let files = try FileManager.default.contentsOfDirectory(atPath: desktop.folder.path)
        let name = try #require(files.first { $0.hasSuffix(".pdf") }, "\(files)")
        let text = try ChildProcess.run(
            "pdftotext", [desktop.folder.appendingPathComponent(name).path, "-"], environment: [:])
        #expect(String(decoding: text, as: UTF8.self).contains("printed words"))
    }

    @Test("Desktop: a print dialog that is cancelled is reported")
    func cancelledPrinting() throws {
        let desktop = try ProbeDesktop(.x11)
        desktop.probe.send("print")
        try desktop.focus("Print")
        Thread.sleep(forTimeInterval: 1)
        try desktop.press("Escape")
        try desktop.probe.wait(for: "print not completed ")
    }

    @Test(
        "Desktop: the window follows dark mode, with its title bar",
        arguments: ProbeDesktop.Kind.installed)
    func darkMode(kind: ProbeDesktop.Kind) throws {
        let desktop = try ProbeDesktop(kind)
        for isDark in [true, false] {
            try desktop.setDark(isDark)
            try desktop.probe.wait(for: "style \(isDark ? "dark" : "light")")
            let deadline = Date(timeIntervalSinceNow: 10)
            var pixel = try desktop.pixel(30, 200)
            while (pixel.first ?? 128 < 100) != isDark, deadline.timeIntervalSinceNow > 0 {
                pixel = try desktop.pixel(30, 200)
            }
            #expect((pixel.first ?? 128 < 100) == isDark, "\(pixel)")
        }
    }

    @Test(
        "Desktop: two windows of one app, each with its text, come back after a restart",
        arguments: ProbeDesktop.Kind.installed)
    func windowsAndRestart(kind: ProbeDesktop.Kind) throws {
        let desktop = try ProbeDesktop(kind)
        try desktop.type("one")
        try desktop.probe.wait(for: "text one ")
        desktop.probe.send("second")
        try desktop.probe.wait(for: "shown Second")
        try desktop.focus("Second")
        try desktop.type("two")
        try desktop.probe.wait(for: "text two ")
        desktop.probe.signal(SIGTERM)
        _ = try desktop.probe.end()
        try desktop.restart()
        let shown = desktop.probe.lines.filter { $0.hasPrefix("shown") }
        if shown.count < 2 { try desktop.probe.wait(for: "shown Second") }
        try desktop.focus("Second")
        try desktop.control("a")
        try desktop.type("three")
        try desktop.probe.wait(for: "text three ")
        desktop.probe.send("text")
        try desktop.probe.wait(for: "text is one")
        // Killed, it loses what was done in the last seconds at most.
        Thread.sleep(forTimeInterval: 3)
        desktop.probe.signal(SIGKILL)
        _ = try? desktop.probe.end()
        try desktop.restart()
        if desktop.probe.lines.filter({ $0.hasPrefix("shown") }).count < 2 {
            try desktop.probe.wait(for: "shown Second")
        }
        try desktop.focus("Second")
        try desktop.press("End")
        try desktop.type("!")
        try desktop.probe.wait(for: "three with a mark") {
            $0 == "text three! " || $0 == "text !three "
        }
    }
}
