import TestSupport
import Testing
import UIKit

@Suite("Observing bar items")
@MainActor
struct BarItemObservingTests {
    private final class Watcher: KeyValueObserver {
        var lines: [String] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            lines.append("\(keyPath ?? ""): \(change?[.newKey] ?? "-")")
        }
    }

    @Test("Bar item observing: title and isEnabled, by key path and by name", .rows("S2-65"))
    func buttons() {
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let watcher = Watcher()
        for key in ["title", "enabled"] {
            item.addObserver(watcher, forKeyPath: key, options: .new, context: nil)
        }
        var titles: [String?] = []
        let observation = item.observe(\.title, options: [.old, .new]) { _, change in
            titles += [change.oldValue ?? nil, change.newValue ?? nil]
        }
        item.title = "Done"
        item.isEnabled = false
        #expect(titles == ["Edit", "Done"])
        #expect(watcher.lines == ["title: Done", "enabled: false"])
        observation.invalidate()
    }

    @Test("Bar item observing: a navigation item's title and prompt", .rows("S2-65"))
    func navigationItems() {
        let item = UINavigationItem(title: "One")
        let watcher = Watcher()
        item.addObserver(watcher, forKeyPath: "prompt", options: .new, context: nil)
        var titles: [String] = []
        let observation = item.observe(\.title, options: .new) { _, change in
            titles.append((change.newValue ?? nil) ?? "-")
        }
        item.title = "Two"
        item.prompt = "Hold"
        #expect(titles == ["Two"])
        #expect(watcher.lines == ["prompt: Hold"])
        observation.invalidate()
    }
}
