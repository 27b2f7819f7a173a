import Testing
import Toasts
import UIKit
import UIKitTesting

/// Situations that users of other toasts report.
@Suite("Toasts where users have put them", .serialized)
final class ToastReportTests {
    private let app: HeadlessApp
    private let controller = UIViewController()
    private let view: UIView

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        view = controller.view
    }

    /// Makes the app the current one, with the usual settings: other suites have changed them.
    private func enter() {
        let manager = ToastManager.shared
        (manager.isQueueEnabled, manager.isTapToDismissEnabled) = (false, true)
        manager.style = ToastStyle()
        app.advance(by: 0)
    }

    private func shown(_ text: String, in view: UIView) -> UIView? {
        view.subviews.last { $0.accessibilityLabel == text }
    }

    @Test("Toast: while a field is edited it keeps the focus, and typing goes on")
    func editing() {
        enter()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        view.addSubview(field)
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 200)
        view.makeToast("Saved")
        app.advance(by: 0.5)
        app.keyboard.type("abc")
        #expect(field.isFirstResponder && field.text == "abc" && app.window.isKeyWindow)
    }

    @Test("Toast: moves up when the keyboard comes, down when it goes, and stays")
    func keyboard() throws {
        enter()
        view.makeToast("Saved", duration: .infinity)
        app.advance(by: 0.5)
        let toast = try #require(shown("Saved", in: view))
        for height in [200, 0, 300, 0] as [CGFloat] {
            if height > 0 {
                app.showSoftwareKeyboard(height: height)
            } else {
                app.hideSoftwareKeyboard()
            }
            app.advance(by: 0.5)
            #expect(abs(toast.frame.maxY - (480 - height - 16)) < 0.5, "\(height)")
            #expect(toast.superview === view && toast.alpha == 1)
        }
    }

    @Test(
        "Toast: stays in its place, and within its share of the view, when the window turns",
        arguments: [ToastPosition.top, .center, .bottom])
    func turning(position: ToastPosition) throws {
        enter()
        view.makeToast(
            String(repeating: "long ", count: 40), duration: .infinity, position: position)
        app.advance(by: 0.5)
        for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
            app.resize(to: size)
            app.advance(by: 0.5)
            let frame = try #require(view.subviews.last).frame
            #expect(abs(frame.midX - size.width / 2) < 0.5)
            #expect(frame.width <= size.width * 0.8 + 0.5)
            #expect(view.bounds.insetBy(dx: 0, dy: 15.5).contains(frame), "\(frame)")
        }
    }

    @Test("Toast: those that wait go on when their view leaves the window and returns")
    func queueOfAnotherScreen() throws {
        enter()
        ToastManager.shared.isQueueEnabled = true
        defer { ToastManager.shared.isQueueEnabled = false }
        let screen = UIView(frame: view.bounds)
        view.addSubview(screen)
        var ends: [String] = []
        for text in ["a", "b"] { screen.makeToast(text, duration: 1) { _ in ends.append(text) } }
        app.advance(by: 0.5)
        screen.removeFromSuperview()
        let other = UIView(frame: view.bounds)
        view.addSubview(other)
        other.makeToast("elsewhere", duration: 1)
        app.advance(by: 0.5)
        #expect(shown("elsewhere", in: other) != nil)
        view.addSubview(screen)
        app.advance(by: 6)
        #expect(ends == ["a", "b"] && screen.subviews.isEmpty && other.subviews.isEmpty)
    }

    @Test("Toast: an activity does not hold up the queue")
    func activityAndQueue() {
        enter()
        ToastManager.shared.isQueueEnabled = true
        defer { ToastManager.shared.isQueueEnabled = false }
        view.makeToastActivity(.center)
        view.makeToast("a", duration: 1)
        app.advance(by: 0.5)
        #expect(shown("a", in: view) != nil)
        app.advance(by: 2)
        view.hideToastActivity()
        view.makeToast("b", duration: 1)
        app.advance(by: 0.5)
        #expect(shown("b", in: view) != nil && view.subviews.count == 1)
    }

    @Test("Toast: in a navigation controller's view it outlives a push, a pop and a sheet")
    func navigation() {
        enter()
        let navigation = UINavigationController(rootViewController: UIViewController())
        app.window.rootViewController = navigation
        app.settle()
        navigation.view.makeToast("Saved", duration: 5)
        app.advance(by: 0.5)
        navigation.pushViewController(UIViewController(), animated: true)
        app.advance(by: 1)
        #expect(shown("Saved", in: navigation.view)?.alpha == 1)
        #expect(navigation.view.subviews.last === shown("Saved", in: navigation.view))
        navigation.present(UIViewController(), animated: true)
        app.advance(by: 1)
        navigation.dismiss(animated: true)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(shown("Saved", in: navigation.view) != nil)
        app.advance(by: 3)
        #expect(shown("Saved", in: navigation.view) == nil)
    }

    @Test("Toast: in a window on its side it is at the bottom of the window")
    func window() throws {
        enter()
        app.resize(to: CGSize(width: 480, height: 320))
        app.window.makeToast("Saved")
        app.advance(by: 0.5)
        let frame = try #require(shown("Saved", in: app.window)).frame
        #expect(abs(frame.midX - 240) < 0.5 && abs(frame.maxY - 304) < 0.5)
    }
}
