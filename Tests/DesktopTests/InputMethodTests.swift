import Foundation
import ProgramTesting
import Testing

/// Chinese as a user of Linux types it: IBus with libpinyin, on a real X server.
@Suite(
    "Typing Chinese on the desktop", .serialized,
    .enabled(
        if: DesktopRun.isAsked && InputMethodDaemon.ibus.isInstalled,
        "Tests with IBus and libpinyin run with: make test-desktops"))
struct InputMethodTests {
    @Test("Desktop: pinyin is composed and committed, pasted to another program, and undone")
    func pinyin() throws {
        let desktop = try ChineseDesktop()
        try desktop.press("n", "i")
        try desktop.waitForText("你", marked: "你")
        try desktop.press("h", "a", "o")
        try desktop.waitForText("你好", marked: "你好")
        try desktop.press("space")
        try desktop.waitForText("你好")
        try desktop.press("s", "h", "i", "j", "i", "e")
        try desktop.waitForText("你好世界", marked: "世界")
        try desktop.press("1")
        try desktop.waitForText("你好世界")

        try desktop.press("ctrl+a", "ctrl+c")
        let other = try ChildProcess(
            ChildProcess.pathOfProduct("hostprobe"), environment: desktop.display.environment)
        try other.wait(for: "a frame") { $0.hasPrefix("frame") }
        other.send("paste")
        try other.wait(for: "pasted 你好世界")

        try desktop.display.xdotool(["windowfocus", "--sync", desktop.window])
        try desktop.press("ctrl+z")
        try desktop.waitForText("")
        try desktop.press("ctrl+shift+z")
        try desktop.waitForText("你好世界")
    }

    @Test("Desktop: Escape ends a composition, backspace shortens it")
    func changes() throws {
        let desktop = try ChineseDesktop()
        try desktop.press("n", "i", "BackSpace")
        try desktop.waitForText("年", marked: "年")
        try desktop.press("Escape")
        try desktop.waitForText("")
        try desktop.press("n", "i", "h", "a", "o", "space", "BackSpace", "BackSpace")
        try desktop.waitForText("你好")
        try desktop.waitForText("你")
        try desktop.waitForText("")
    }

    @Test("Desktop: a secret is not composed by IBus")
    func secret() throws {
        try ChineseDesktop().typeSecret()
    }

    @Test("Desktop: an input method that dies while it composes leaves a text that can be edited")
    func death() throws {
        let desktop = try ChineseDesktop()
        try desktop.press("n", "i", "h", "a", "o", "space")
        try desktop.waitForText("你好")
        try desktop.press("n", "i")
        try desktop.waitForText("你好你", marked: "你")
        desktop.inputMethod.signal(SIGKILL)
        try desktop.waitForText("你好")
        try desktop.press("b")
        try desktop.waitForText("你好b")
        try desktop.press("BackSpace")
        try desktop.waitForText("你好")
    }

    @Test("Desktop: keys of the on-screen keyboard are composed by the input method")
    func onScreenKeyboard() throws {
        let desktop = try ChineseDesktop(arguments: ["--keyboard"])
        func askForPlaces() throws -> [String: [String]] {
            var places: [String: [String]] = [:]
            desktop.probe.send("tap")
            try desktop.probe.wait(for: "keys end") { line in
                let words = line.split(separator: " ").map(String.init)
                if words.first == "key", words.count >= 4 { places[words[1]] = words.suffix(2) }
                return line == "keys end"
            }
            return places
        }
        // The keys move until the window has its title bar.
        var (places, before) = (try askForPlaces(), [String: [String]]())
        while places != before {
            try desktop.display.xdotool(["sleep", "0.5"])
            (places, before) = (try askForPlaces(), places)
        }
        func tap(_ key: String) throws {
            let place = try #require(places[key])
            try desktop.display.xdotool(
                ["mousemove", "--window", desktop.window] + place + ["click", "1", "sleep", "0.2"])
        }
        for key in ["n", "i", "h", "a", "o"] { try tap(key) }
        try desktop.waitForText("你好", marked: "你好")
        try tap("space")
        try desktop.waitForText("你好")
        try tap("delete")
        try desktop.waitForText("你")
    }
}
