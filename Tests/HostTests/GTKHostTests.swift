import Foundation
import ProgramTesting
import TestSupport
import Testing

@Suite(
    "The GTK host", .serialized,
    .enabled(
        if: VirtualDisplay.isInstalled || ContinuousIntegration.isRunning,
        "Xvfb, xdotool or imagemagick is missing: make setup"))
nonisolated struct GTKHostTests {
    // MARK: Pictures

    /// The colour of a pixel in the probe's picture, as red, green, blue.
    private func colour(_ x: Int, _ y: Int) -> [UInt8] {
        [UInt8(x & 0xFF), UInt8(y & 0xFF), (x + y) % 2 == 0 ? 255 : 0]
    }

    /// The pixels that differ from the probe's picture, outside a square.
    private func wrongPixels(
        _ pixels: [UInt8], width: Int, height: Int, except square: Range<Int>? = nil
    ) -> [String] {
        guard pixels.count == width * height * 3 else { return ["\(pixels.count) bytes"] }
        var wrong: [String] = []
        for y in 0..<height {
            for x in 0..<width where square?.contains(x) != true || square?.contains(y) != true {
                let start = (y * width + x) * 3
                let found = Array(pixels[start..<(start + 3)])
                if found != colour(x, y), wrong.count < 5 { wrong.append("(\(x), \(y)): \(found)") }
            }
        }
        return wrong
    }

    /// Waits until the window shows the expected pixels: X draws with a short delay.
    private func pixels(
        of desktop: VirtualDesktop, where isWanted: ([UInt8]) -> Bool
    ) throws -> [UInt8] {
        let deadline = Date(timeIntervalSinceNow: 5)
        var pixels = try desktop.pixels()
        while !isWanted(pixels), deadline.timeIntervalSinceNow > 0 { pixels = try desktop.pixels() }
        return pixels
    }

    @Test("GTK window: shows every pixel as presented, across tiles and after a resize")
    func exactPixels() throws {
        let desktop = try VirtualDesktop()
        let first = try pixels(of: desktop) {
            wrongPixels($0, width: 400, height: 300).isEmpty
        }
        #expect(wrongPixels(first, width: 400, height: 300) == [])
        try desktop.xdotool("windowsize", desktop.window, "517", "389")
        try desktop.probe.wait(for: "resized 517 389 1.0")
        try desktop.probe.wait(for: "frame probe 517 389")
        let second = try pixels(of: desktop) {
            wrongPixels($0, width: 517, height: 389).isEmpty
        }
        #expect(wrongPixels(second, width: 517, height: 389) == [])
    }

    @Test("GTK window: copies the damage and keeps other pixels")
    func damage() throws {
        let desktop = try VirtualDesktop()
        desktop.probe.send("animate 30")
        try desktop.probe.wait(for: "animated")
        // The last frame's square is 0xFFFFFFFE, 16 pixels wide from (120, 120).
        let corners = [(120, 120), (135, 135), (127, 128), (128, 127)]
        let isPainted = { (pixels: [UInt8]) in
            pixels.count == 400 * 300 * 3
                && corners.allSatisfy { x, y in
                    Array(pixels[((y * 400 + x) * 3)...].prefix(3)) == [255, 255, 254]
                }
        }
        let shown = try pixels(of: desktop, where: isPainted)
        #expect(isPainted(shown))
        #expect(wrongPixels(shown, width: 400, height: 300, except: 120..<136) == [])
    }

    @Test("GTK window: has two pixels per point at scale 2, and input in points")
    func highDensity() throws {
        let desktop = try VirtualDesktop(environment: ["GDK_SCALE": "2"])
        let shown = try pixels(of: desktop) {
            wrongPixels($0, width: 800, height: 600).isEmpty
        }
        #expect(wrongPixels(shown, width: 800, height: 600) == [])
        desktop.probe.send("screen")
        try desktop.probe.wait(for: "screen 640 512 2.0")
        try desktop.xdotool("mousemove", "--window", desktop.window, "100", "60", "click", "1")
        try desktop.probe.wait(for: "pointer began mouse 50 30 buttons:1 modifiers:0")
    }

    // MARK: Input

    @Test("GTK window: mouse input is in window points, wherever the window is")
    func pointer() throws {
        let desktop = try VirtualDesktop()
        try desktop.xdotool("windowmove", "--sync", desktop.window, "50", "40")
        try desktop.xdotool("mousemove", "150", "160")
        try desktop.probe.wait(for: "pointer hovered mouse 100 120 buttons:0 modifiers:0")
        try desktop.xdotool("mousedown", "1")
        try desktop.probe.wait(for: "pointer began mouse 100 120 buttons:1 modifiers:0")
        try desktop.xdotool("mousemove", "200", "220")
        try desktop.probe.wait(for: "pointer moved mouse 150 180 buttons:1 modifiers:0")
        try desktop.xdotool("mousemove", "20", "30")
        try desktop.probe.wait(for: "pointer moved mouse -30 -10 buttons:1 modifiers:0")
        try desktop.xdotool("mousemove", "60", "70", "mouseup", "1")
        try desktop.probe.wait(for: "pointer ended mouse 10 30 buttons:1 modifiers:0")
        try desktop.xdotool("keydown", "shift", "click", "3", "keyup", "shift")
        try desktop.probe.wait(for: "pointer began mouse 10 30 buttons:2 modifiers:1")
        try desktop.probe.wait(for: "pointer ended mouse 10 30 buttons:2 modifiers:1")
        try desktop.xdotool("mousemove", "1000", "900")
        try desktop.probe.wait(for: "pointer left") { $0.hasPrefix("pointer left mouse") }
    }

    @Test("GTK window: reports the wheel in four directions")
    func wheel() throws {
        let desktop = try VirtualDesktop()
        try desktop.xdotool(
            "mousemove", "100", "120", "click", "4", "click", "5", "click", "6", "click", "7")
        for delta in ["0 -48", "0 48", "-48 0", "48 0"] {
            try desktop.probe.wait(for: "scroll 100 120 \(delta) clicks")
        }
    }

    @Test("GTK window: reports keys by their labels, with modifiers and repeats")
    func keys() throws {
        let desktop = try VirtualDesktop()
        try desktop.xdotool("key", "ctrl+z", "ctrl+shift+z", "shift+1", "Up", "F5", "Return")
        for line in [
            #"key down character("z") “z” modifiers:2 first"#,
            #"key down character("z") “Z” modifiers:3 first"#,
            #"key down character("1") “!” modifiers:1 first"#,
            "key down up “” modifiers:0 first", "key up up “” modifiers:0 first",
            "key down function(5) “” modifiers:0 first", "key down enter “” modifiers:0 first",
        ] { try desktop.probe.wait(for: line) }
        try desktop.xdotool("keydown", "b", "sleep", "0.8", "keyup", "b")
        try desktop.probe.wait(for: #"key down character("b") “b” modifiers:0 first"#)
        try desktop.probe.wait(for: #"key down character("b") “b” modifiers:0 repeat"#)
        try desktop.probe.wait(for: #"key up character("b") “b” modifiers:0 first"#)
    }

    @Test("GTK window: the input method commits typed text while text is edited")
    func text() throws {
        let desktop = try VirtualDesktop()
        desktop.probe.send("caret")
        try desktop.probe.wait(for: "editing")
        // Keys for 你 and 好 exist only while they are down; a busy program reads them too late.
        try desktop.xdotool("type", "--delay", "300", "A你好")
        try desktop.probe.wait(for: "committed A")
        try desktop.probe.wait(for: "committed 你")
        try desktop.probe.wait(for: "committed 好")
        try desktop.xdotool("key", "dead_acute", "e", "ctrl+z")
        try desktop.probe.wait(for: "committed é")
        try desktop.probe.wait(for: #"key down character("z") “z” modifiers:2 first"#)
        desktop.probe.send("nocaret")
        try desktop.probe.wait(for: "not editing")
        try desktop.xdotool("key", "a")
        try desktop.probe.wait(for: #"key down character("a") “a” modifiers:0 first"#)
    }

    // MARK: The desktop

    @Test("GTK clipboard: exchanges text with other programs")
    func clipboard() throws {
        let desktop = try VirtualDesktop()
        let other = try VirtualDesktop.startProbe(desktop.environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        desktop.probe.send("copy 你好, clipboard")
        desktop.probe.send("paste")
        try desktop.probe.wait(for: "pasted 你好, clipboard")
        other.send("paste")
        try other.wait(for: "pasted 你好, clipboard")
        // The program that copied is alive; its answer arrives while this one waits.
        other.send("paste-now")
        try other.wait(for: "pasted now 你好, clipboard")
    }

    @Test("GTK clipboard: text of another program that is not valid UTF-8 is repaired")
    func clipboardBytes() throws {
        let desktop = try VirtualDesktop()
        let other = try VirtualDesktop.startProbe(desktop.environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        other.send("copy-bytes 61 FF C3 28 62")
        desktop.probe.send("types")
        try desktop.probe.wait(for: "types of text") { $0.hasPrefix("types text/plain") }
        for probe in [desktop.probe, other] {
            probe.send("paste")
            try probe.wait(for: "pasted a\u{FFFD}\u{FFFD}(b")
        }
    }

    @Test(
        "GTK clipboard: contents that are too large do not stay in memory",
        .disabled(
            if: AddressSanitizer.isUsed, "The address sanitizer keeps memory that was released"))
    func clipboardMemory() throws {
        let desktop = try VirtualDesktop()
        let other = try VirtualDesktop.startProbe(desktop.environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        func kilobytes() throws -> Int {
            desktop.probe.send("memory")
            let line = try desktop.probe.wait(for: "memory") { $0.hasPrefix("memory") }
            return try #require(Int(line.dropFirst("memory ".count)))
        }
        other.send("copy-picture 8000000")
        desktop.probe.send("clipboard-limits 1000 60\ntypes")
        try desktop.probe.wait(for: "types image/png text/html")
        let before = try kilobytes()
        for _ in 0..<8 {
            desktop.probe.send("read-picture")
            try desktop.probe.wait(for: "read nothing")
        }
        // The last contents may still be arriving.
        #expect(try kilobytes() - before < 32_000)
    }

    @Test("GTK clipboard: exchanges large data in several types")
    func clipboardTypes() throws {
        let desktop = try VirtualDesktop()
        let other = try VirtualDesktop.startProbe(desktop.environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        desktop.probe.send("copy-picture")
        desktop.probe.send("types")
        try desktop.probe.wait(for: "types image/png text/html")
        desktop.probe.send("paste-picture")
        try desktop.probe.wait(for: "picture 300000")
        other.send("types")
        try other.wait(for: "types image/png text/html")
        other.send("paste-picture")
        try other.wait(for: "picture 300000")
    }

    @Test("GTK clipboard: contents that are too large, or never come, are answered with nothing")
    func clipboardLimits() throws {
        let desktop = try VirtualDesktop()
        let other = try VirtualDesktop.startProbe(desktop.environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        other.send("copy-picture")
        desktop.probe.send("types")
        try desktop.probe.wait(for: "types image/png text/html")
        desktop.probe.send("clipboard-limits 299999 60\nread-picture")
        try desktop.probe.wait(for: "read nothing")
        desktop.probe.send("clipboard-limits 300000 60\nread-picture")
        try desktop.probe.wait(for: "read 300000")
        other.signal(SIGSTOP)
        desktop.probe.send("clipboard-limits 300000 0.05\nread-picture")
        try desktop.probe.wait(for: "read nothing")
        // What comes too late is not reported again.
        other.signal(SIGCONT)
        other.send("copy later")
        desktop.probe.send("clipboard-limits 300000 60\npaste")
        try desktop.probe.wait(for: "pasted") { $0.hasPrefix("pasted") }
        #expect(desktop.probe.lines.count { $0.hasPrefix("read") } == 3)
        desktop.probe.send("close probe")
        let errors = try desktop.probe.end().errors
        #expect(errors.contains("image/png are larger than 299999 bytes"))
        #expect(errors.contains("were not delivered by the program that copied them"))
    }

    @Test("GTK host: the primary selection is separate from the clipboard")
    func primarySelection() throws {
        let desktop = try VirtualDesktop()
        let other = try VirtualDesktop.startProbe(desktop.environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        desktop.probe.send("copy copied")
        desktop.probe.send("select selected")
        desktop.probe.send("paste-selection")
        try desktop.probe.wait(for: "pasted selection selected")
        other.send("paste-selection")
        try other.wait(for: "pasted selection selected")
        other.send("paste")
        try other.wait(for: "pasted copied")
    }

    @Test("GTK host: one of several windows is active, and the host outlives the first")
    func windows() throws {
        let desktop = try VirtualDesktop()
        desktop.probe.send("second")
        try desktop.probe.wait(for: "frame second 200 100")
        try desktop.xdotool("windowfocus", "--sync", desktop.find("second"))
        try desktop.probe.wait(for: "inactive probe")
        try desktop.probe.wait(for: "active second")
        desktop.probe.send("close probe")
        try desktop.probe.wait(for: "closed probe")
        desktop.probe.send("close second")
        try desktop.probe.wait(for: "closed second")
        #expect(try desktop.probe.end().code == 0)
    }

    @Test("GTK host: reports when the desktop changes to dark and to light")
    func appearance() throws {
        let desktop = try VirtualDesktop()
        desktop.probe.send("appearance")
        try desktop.probe.wait(for: "appearance light")
        desktop.probe.send("dark 1")
        try desktop.probe.wait(for: "appearance dark")
        desktop.probe.send("dark 0")
        try desktop.probe.wait(for: "appearance light")
    }

    // MARK: The main loop

    @Test("GTK host: runs tasks, queue, timers and scheduled calls on the main thread")
    func loop() throws {
        let desktop = try VirtualDesktop()
        desktop.probe.send("loop")
        let wanted: Set = [
            "task true", "hop true", "queue true", "timer true", "first true", "second true",
        ]
        var seen: [String] = []
        while seen.count < wanted.count {
            seen.append(try desktop.probe.wait(for: "\(wanted)", where: wanted.contains))
        }
        #expect(Set(seen) == wanted)
        #expect(seen.filter { ["first true", "second true"].contains($0) }.first == "first true")
        #expect(!desktop.probe.lines.contains("cancelled timer ran"))
    }

    @Test("GTK host: uses no processor time while idle")
    func idle() throws {
        let desktop = try VirtualDesktop()
        desktop.probe.send("animate 2")
        try desktop.probe.wait(for: "animated")
        desktop.probe.send("rest 3")
        try desktop.probe.wait(for: "resting")
        let before = try desktop.probe.processorTime()
        try desktop.probe.wait(for: "rested")
        #expect(try desktop.probe.processorTime() - before <= 0.03)  // 1 % of three seconds
    }

    // MARK: Termination

    @Test(
        "GTK host: ctrl-C and SIGTERM leave the exit code to its client",
        arguments: [SIGINT, SIGTERM])
    func interruption(signal: Int32) throws {
        let desktop = try VirtualDesktop()
        desktop.probe.signal(signal)
        try desktop.probe.wait(for: "interrupted")
        let end = try desktop.probe.end()
        #expect(end.code == 7)
        #expect(end.errors == "")
    }

    @Test("GTK host: reports a lost display, and ends with 1", arguments: [false, true])
    func lostDisplay(whileAnimating: Bool) throws {
        let desktop = try VirtualDesktop()
        if whileAnimating { desktop.probe.send("animate 100000") }
        desktop.probe.send("screen")
        try desktop.probe.wait(for: "screen") { $0.hasPrefix("screen") }
        desktop.server.signal(SIGKILL)
        let end = try desktop.probe.end()
        #expect(end.code == 1)
        #expect(end.errors.contains("The display went away: the X server"))
        #expect(desktop.probe.lines.contains("lost"))
    }

    @Test("GTK host: cannot be made without a display, and reports the remedy")
    func noDisplay() throws {
        let probe = try VirtualDesktop.startProbe(["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        let end = try probe.end()
        #expect(end.code == 2)
        #expect(end.errors.contains("neither DISPLAY nor WAYLAND_DISPLAY is set"))
        #expect(end.errors.contains("--headless"))
    }
}
