import TestSupport
import Testing
import UIKit

@Suite("Observing scroll views")
struct ScrollObservingTests {
    @Test(
        "Scroll view observing: scrolling notifies observers of the content offset", .rows("S2-64"))
    func contentOffset() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        var offsets: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: [.new]) { _, change in
            if let offset = change.newValue { offsets.append(offset.y) }
        }
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
        observation.invalidate()
        scroll.contentOffset = .zero
        #expect(offsets == [30, 80])
    }

    @Test("Scroll view observing: insets notify, by key path and by name, when they change")
    func contentInset() {
        final class Watcher: KeyValueObserver {
            var tops: [CGFloat] = []

            func observeValue(
                forKeyPath keyPath: String?, of object: Any?,
                change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                if let inset = change?[.newKey] as? UIEdgeInsets { tops.append(inset.top) }
            }
        }
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let watcher = Watcher()
        scroll.addObserver(watcher, forKeyPath: "contentInset", options: .new, context: nil)
        var tops: [CGFloat] = []
        let observation = scroll.observe(\.contentInset, options: [.old, .new]) { _, change in
            tops += [change.oldValue, change.newValue].compactMap { $0?.top }
            #expect(change.kind == .setting)
        }
        scroll.contentInset.top = 54
        scroll.contentInset.top = 54
        #expect(watcher.tops == [54])
        #expect(tops == [0, 54])
        observation.invalidate()
        scroll.removeObserver(watcher, forKeyPath: "contentInset")
        scroll.contentInset = .zero
        #expect(watcher.tops == [54] && tops == [0, 54])
        #expect(scroll.contentOffset == .zero)
    }
}
