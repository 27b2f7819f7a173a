import Foundation
import ProgramTesting
import Testing

/// Chinese typed with fcitx, whose composition is pinyin until a candidate is chosen.
@Suite(
    "Typing Chinese with fcitx", .serialized,
    .enabled(
        if: DesktopRun.isAsked && InputMethodDaemon.fcitx.isInstalled,
        "Tests with fcitx and its pinyin run with: make test-desktops"))
struct FcitxTests {
    @Test("Desktop: pinyin is composed with fcitx, committed by space and by number, and undone")
    func pinyin() throws {
        let desktop = try ChineseDesktop(.fcitx)
        try desktop.press("n", "i", "h", "a", "o")
        try desktop.waitForText("ni hao", marked: "ni hao")
        try desktop.press("space")
        try desktop.waitForText("你好")
        try desktop.press("s", "h", "i", "j", "i", "e")
        try desktop.waitForText("你好shi jie", marked: "shi jie")
        try desktop.press("1")
        try desktop.waitForText("你好世界")
        try desktop.press("ctrl+z")
        try desktop.waitForText("")
        try desktop.press("ctrl+shift+z")
        try desktop.waitForText("你好世界")
    }

    @Test("Desktop: Escape ends a composition with fcitx, backspace shortens it")
    func changes() throws {
        let desktop = try ChineseDesktop(.fcitx)
        try desktop.press("n", "i", "BackSpace")
        try desktop.waitForText("ni", marked: "ni")
        try desktop.waitForText("n", marked: "n")
        try desktop.press("Escape")
        try desktop.waitForText("")
        try desktop.press("n", "i", "h", "a", "o", "space", "BackSpace")
        try desktop.waitForText("你好")
        try desktop.waitForText("你")
    }

    @Test("Desktop: a secret is not composed by fcitx")
    func secret() throws {
        try ChineseDesktop(.fcitx).typeSecret()
    }

    @Test("Desktop: fcitx that dies while it composes leaves a text that can be edited")
    func death() throws {
        let desktop = try ChineseDesktop(.fcitx)
        try desktop.press("n", "i", "h", "a", "o", "space", "n", "i")
        try desktop.waitForText("你好ni", marked: "ni")
        desktop.inputMethod.signal(SIGKILL)
        try desktop.press("Right", "b")
        try desktop.probe.wait(for: "a text with b") {
            $0.hasPrefix("text 你好") && $0.contains("b") && !$0.contains("marked")
        }
        try desktop.press("ctrl+a", "Delete", "c")
        try desktop.waitForText("c")
    }
}
