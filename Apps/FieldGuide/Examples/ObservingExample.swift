import UIKit

/// A property that is observed: its first value, each change with old and new, and the end.
enum ObservingExample {
    /// A page of the web, as far as a reader sees it: its title may change after it was loaded.
    final class Page: KeyValueObservable {
        @Observed var title = ""
        @Observed var estimatedProgress = 0.0
    }

    static func run(ends: Bool) -> [String] {
        var lines: [String] = []
        let page = Page()
        let title = page.observe(\.title, options: [.initial, .old, .new]) { _, change in
            let old = change.oldValue.map { "“\($0)” → " } ?? "first "
            lines.append("title: \(old)“\(change.newValue ?? "")”")
        }
        let progress = page.observe(\.estimatedProgress, options: [.new]) { _, change in
            lines.append("progress: \(change.newValue ?? 0)")
        }
        page.estimatedProgress = 0.5
        page.title = "Loading"
        page.estimatedProgress = 1
        lines.append("the page says that it has loaded")
        if ends { title.invalidate() }
        // A script of the page sets its title later.
        page.title = "News"
        withExtendedLifetime((title, progress)) {}
        return lines
    }
}
