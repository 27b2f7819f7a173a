import Testing
import UIKit

@Suite("Observing views by name")
@MainActor
struct NamedObservingTests {
    /// A controller that lists its observations.
    private final class Watcher: UIViewController {
        static let context = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

        var lines: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard context == Self.context else {
                super.observeValue(
                    forKeyPath: keyPath, of: object, change: change, context: context)
                return
            }
            let values = [change?[.oldKey], change?[.newKey]].map { $0.map { "\($0)" } ?? "-" }
            let prior = change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""
            lines.append("\(keyPath ?? "") \(values.joined(separator: " → "))\(prior)")
        }
    }

    private let watcher = Watcher()

    @Test("addObserver: the observer gets the name, the object, the values and the context")
    func values() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addObserver(
            watcher, forKeyPath: "alpha", options: [.old, .new], context: Watcher.context)
        view.alpha = 0.5
        #expect(watcher.lines == ["alpha 1.0 → 0.5"])
        view.removeObserver(watcher, forKeyPath: "alpha", context: Watcher.context)
        view.alpha = 0
        #expect(watcher.lines.count == 1)
    }

    @Test("addObserver: initial and prior calls have the values that they can have")
    func options() {
        let view = UIView()
        view.addObserver(
            watcher, forKeyPath: "hidden", options: [.initial, .prior, .old, .new],
            context: Watcher.context)
        view.isHidden = true
        #expect(
            watcher.lines == [
                "hidden - → false", "hidden false → - prior", "hidden false → true",
            ])
    }

    @Test("addObserver: a scroll view's content offset and size, and a label's text, have names")
    func subclasses() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for name in ["contentOffset", "contentSize"] {
            scroll.addObserver(
                watcher, forKeyPath: name, options: .new, context: Watcher.context)
        }
        scroll.contentSize = CGSize(width: 10, height: 90)
        scroll.contentOffset.y = 30
        let label = UILabel()
        label.addObserver(
            watcher, forKeyPath: "text", options: [.old, .new], context: Watcher.context)
        label.text = "Hello"
        #expect(
            watcher.lines == [
                "contentSize - → (10.0, 90.0)", "contentOffset - → (0.0, 30.0)",
                "text <null> → Hello",
            ])
    }

    @Test("addObserver: neither object is retained, and either may end first")
    func lifetime() {
        let view = UIView()
        weak var gone: Watcher?
        do {
            let watcher = Watcher()
            gone = watcher
            view.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
        }
        #expect(gone == nil)
        view.alpha = 0.25
        #expect(view.alpha == 0.25)
    }
}
