import CGTK
import CoreGraphics
import Foundation
import HostGTK
import Platform

extension Probe {
    /// Executes commands from standard input, line by line: the dispatch source fires on the main
    /// queue.
    func watchInput() {
        let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                let data = FileHandle.standardInput.availableData
                if data.isEmpty { source.cancel() }
                for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
                    self.obey(line.split(separator: " ").map(String.init))
                }
            }
        }
        source.activate()
    }

    private func obey(_ words: [String]) {
        switch words.first {
        case "caret":
            windows.first?.setTextCaret(
                CGRect(x: 40, y: 50, width: 1, height: 20), isSecret: false)
            say("editing")
        case "nocaret":
            windows.first?.setTextCaret(nil, isSecret: false)
            say("not editing")
        case "copy": host.clipboard.writeText(words.dropFirst().joined(separator: " "))
        case "paste-now":
            let bytes = host.clipboard.contents(ofType: ClipboardContent.textType)
            say("pasted now", bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing")
        case "select": host.primarySelection.writeText(words.dropFirst().joined(separator: " "))
        case "paste-selection":
            host.primarySelection.readText { self.say("pasted selection", $0 ?? "nothing") }
        case "copy-bytes":
            let bytes = words.dropFirst().compactMap { UInt8($0, radix: 16) }
            host.clipboard.write([ClipboardContent(type: ClipboardContent.textType, bytes: bytes)])
        case "copy-picture":
            let count = words.count > 1 ? Int(words[1]) ?? 0 : 300_000
            host.clipboard.write([
                ClipboardContent(type: "image/png", bytes: Array(repeating: 7, count: count)),
                ClipboardContent(type: "text/html", bytes: Array("<b>你好</b>".utf8)),
            ])
        case "clipboard-limits":
            let clipboard = host.clipboard as? GTKClipboard
            clipboard?.limit = Int(words[1]) ?? 0
            clipboard?.stallLimit = Double(words[2]) ?? 0
        case "read-picture":
            host.clipboard.read("image/png") { self.say("read", $0?.count ?? "nothing") }
        case "types": sayTypes()
        case "memory": sayMemory()
        case "paste-picture":
            say("picture", host.clipboard.contents(ofType: "image/png")?.count ?? 0)
        case "paste": host.clipboard.readText { self.say("pasted", $0 ?? "nothing") }
        case "animate":
            framesLeft = words.count > 1 ? Int(words[1]) ?? 1 : 1
            host.requestFrame()
        case "rest":
            say("resting")
            host.schedule(at: host.now + (words.last.flatMap(Double.init) ?? 1)) {
                self.say("rested")
            }
        case "close": closeByHand(words[1])
        case "dark": setDarkTheme(words.last == "1")
        case "second": try? open(title: "second", size: CGSize(width: 200, height: 100))
        case "tracking": host.isTracking = words[1] == "1"
        case "timer":
            let timer = Timer(timeInterval: 0.05, repeats: false) { _ in
                MainActor.assumeIsolated { self.say("fired", words[1]) }
            }
            RunLoop.main.add(timer, forMode: words[1] == "common" ? .common : .default)
        case "appearance": say("appearance", host.appearance)
        case "accent": sayAccent()
        case "screen":
            say(
                "screen", Int(host.screen.size.width), Int(host.screen.size.height),
                host.screen.scale)
        case "find-notifications":
            host.findNotificationService { self.say("notifications", $0) }
        case "notify":
            host.show(
                DesktopNotification(
                    id: words[1], title: words[2], body: "5 < 6 & 7",
                    actions: [.init(id: "more", title: "More")], urgency: .critical,
                    playsSound: true))
        case "choose-file":
            host.chooseFiles(FileRequest(.open, title: "Open"), in: windows.first) {
                self.say("chosen", $0 ?? "nothing")
            }
        case "withdraw": host.withdrawNotification(words[1])
        case "drag":
            let text = ClipboardContent(
                type: ClipboardContent.textType, bytes: Array(words[1].utf8))
            let hasBegun = windows.first?.beginDrag(OutgoingDrag(contents: [text])) {
                self.say("drag ended", $0)
            }
            say("dragging", hasBegun ?? false)
        case "drag-file":
            let address = ClipboardContent(
                type: "text/uri-list", bytes: Array((words[1] + "\r\n").utf8))
            let hasBegun = windows.first?.beginDrag(OutgoingDrag(contents: [address])) {
                self.say("drag ended", $0)
            }
            say("dragging", hasBegun ?? false)
        case "badge": host.badgeCount = Int(words[1]) ?? 0
        case "loop": useEveryQueue()
        default: say("what?", words)
        }
    }

    /// Prints the number of kilobytes that the program has in memory.
    private func sayMemory() {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        say("memory", line?.split(separator: " ").dropFirst().first ?? "unknown")
    }

    /// Prints the types of the clipboard once there are any.
    private func sayTypes() {
        let types = host.clipboard.types.filter { $0.contains("/") }
        guard types.isEmpty else { return say("types", types.joined(separator: " ")) }
        host.schedule(at: host.now + 0.01) { self.sayTypes() }
    }

    /// Simulates a click on the close button of the window with this title.
    private func closeByHand(_ title: String) {
        let windows = gtk_window_get_toplevels()
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let item = g_list_model_get_item(windows, index) else { continue }
            let window = item.assumingMemoryBound(to: GtkWindow.self)
            if gtk_window_get_title(window).map({ String(cString: $0) }) == title {
                gtk_window_close(window)
            }
            g_object_unref(item)
        }
    }

    /// Changes GTK's own setting, as the desktop's settings do.
    private func setDarkTheme(_ isDark: Bool) {
        var value = GValue()
        g_value_init(&value, GType(5 << 2))  // G_TYPE_BOOLEAN, a macro
        g_value_set_boolean(&value, isDark ? 1 : 0)
        g_object_set_property(
            UnsafeMutableRawPointer(gtk_settings_get_default())?.assumingMemoryBound(
                to: GObject.self),
            "gtk-application-prefer-dark-theme", &value)
    }

    /// Prints from a chain of main-actor tasks and scheduled calls, fifty virtual seconds long.
    func useVirtualTime() {
        Task {
            say("task")
            host.schedule(at: host.now + 50) {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        self.say("queue", self.host.now)
                        self.host.stop(with: 3)
                    }
                }
            }
        }
    }

    /// Prints from everything that the main loop serves, and whether it ran on the main thread.
    private func useEveryQueue() {
        Task {
            try? await Task.sleep(for: .milliseconds(5))
            say("task", Thread.isMainThread)
        }
        Task.detached {
            await MainActor.run { self.say("hop", Thread.isMainThread) }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {
            MainActor.assumeIsolated { self.say("queue", Thread.isMainThread) }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
            MainActor.assumeIsolated { self.say("timer", Thread.isMainThread) }
        }
        let start = host.now
        host.schedule(at: start + 0.02) { self.say("second", self.host.now >= start + 0.02) }
        host.schedule(at: start + 0.01) { self.say("first", self.host.now >= start + 0.01) }
        host.schedule(at: start + 0.015) { self.say("cancelled timer ran") }.cancel()
    }
}
