import UIKit
import UIKitTesting

extension HeadlessApp {
    /// Creates an app of 320 by 200 points with one view at (20, 20).
    static func showing(_ view: UIView, style: UIUserInterfaceStyle = .light) -> HeadlessApp {
        HeadlessApp(
            size: CGSize(width: 320, height: 200), scale: 2, appearance: style,
            rootViewController: {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                view.frame.origin = CGPoint(x: 20, y: 20)
                controller.view.addSubview(view)
                return controller
            }())
    }
}

/// A log of calls, in order.
final class Recorder {
    private(set) var events: [String] = []

    func note(_ event: String) { events.append(event) }

    func plain() { note("plain") }

    func withSender(_ sender: UIControl) { note("sender \(sender.tag)") }

    func withEvent(_ sender: UIControl, _ event: UIEvent?) {
        note(event == nil ? "no event" : "event")
    }

    func withItem(_ item: UIBarButtonItem) { note("item \(item.tag)") }
}
