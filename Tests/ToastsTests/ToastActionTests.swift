import Testing
import Toasts
import UIKit
import UIKitTesting

@Suite("Toasts with a button", .serialized)
final class ToastActionTests {
    let app: HeadlessApp
    let view: UIView
    private var undone: [String] = []

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        view = controller.view
        view.backgroundColor = .systemBackground
        ToastManager.shared.isQueueEnabled = false
        ToastManager.shared.isTapToDismissEnabled = true
        ToastManager.shared.style = ToastStyle()
        app.advance(by: 0)
    }

    @discardableResult
    private func show(_ name: String, completion: ((Bool) -> Void)? = nil) -> UIView {
        view.makeToast(
            "“\(name)” was deleted",
            action: UIAction(title: "Undo") { [unowned self] _ in undone.append(name) },
            completion: completion)
    }

    @Test("Toast with a button: a tap on the button runs its action once and hides the toast")
    func tap() throws {
        var ends: [Bool] = []
        show("Garden") { ends.append($0) }
        app.advance(by: 0.5)
        try app.finger.tap(on: "ToastAction")
        app.advance(by: 0.5)
        #expect(undone == ["Garden"])
        #expect(view.subviews.isEmpty && ends.count == 1)
        app.advance(by: 10)
        #expect(undone == ["Garden"])
    }

    @Test("Toast with a button: stays for 8 seconds, then leaves without the action")
    func life() {
        show("Garden")
        app.advance(by: 8)
        #expect(view.subviews.count == 1)
        app.advance(by: 1)
        #expect(view.subviews.isEmpty && undone.isEmpty)
    }

    @Test("Toast with a button: a tap on the message hides it without the action")
    func message() throws {
        show("Garden")
        app.advance(by: 0.5)
        try app.finger.tap(on: "“Garden” was deleted")
        app.advance(by: 0.5)
        #expect(view.subviews.isEmpty && undone.isEmpty)
    }

    @Test("Toast with a button: Tab reaches the button and keeps it, space presses it")
    func keys() {
        show("Garden")
        app.advance(by: 0.5)
        app.keyboard.press(.tab)
        #expect(app.focusedView?.accessibilityIdentifier == "ToastAction")
        app.advance(by: 30)
        #expect(view.subviews.count == 1)
        app.keyboard.press(.space)
        app.advance(by: 0.5)
        #expect(undone == ["Garden"] && view.subviews.isEmpty)
    }

    @Test("Toast with a button: stays while the pointer is over it")
    func pointer() {
        let toast = show("Garden")
        app.advance(by: 0.5)
        app.mouse.hover(at: toast.center)
        app.advance(by: 30)
        #expect(view.subviews.count == 1)
        app.mouse.hover(at: CGPoint(x: 10, y: 10))
        app.advance(by: 3)
        #expect(view.subviews.isEmpty)
    }

    @Test("Toast with a button: a later one replaces it")
    func later() throws {
        show("Garden")
        app.advance(by: 0.5)
        show("House")
        app.advance(by: 0.5)
        #expect(view.subviews.count == 1)
        try app.finger.tap(on: "ToastAction")
        app.advance(by: 0.5)
        #expect(undone == ["House"] && view.subviews.isEmpty)
    }

    @Test("Toast with a button: with a queue, a later one replaces those that wait")
    func laterInQueue() throws {
        ToastManager.shared.isQueueEnabled = true
        defer { ToastManager.shared.isQueueEnabled = false }
        view.makeToast("Saved", duration: 0.5)
        for name in ["Garden", "House", "Street"] { show(name) }
        app.advance(by: 2)
        #expect(view.subviews.map(\.accessibilityLabel) == ["“Street” was deleted, Undo"])
        try app.finger.tap(on: "ToastAction")
        app.advance(by: 2)
        #expect(undone == ["Street"] && view.subviews.isEmpty)
    }

    @Test("Toasts: the layout has no contradiction in a view of no size, at every size of text")
    func noSize() {
        for size in [UIContentSizeCategory.large, .accessibilityLarge] {
            app.setTextSize(size)
            let small = UIView(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
            view.addSubview(small)
            small.makeToast("Saved")
            small.makeToast("Deleted", action: UIAction(title: "Undo") { _ in })
            app.advance(by: 1)
            #expect(small.layoutConflicts.isEmpty)
            small.removeFromSuperview()
        }
    }

    @Test("Toast with a button: is hidden by the view that it returns")
    func hidden() {
        let toast = show("Garden")
        app.advance(by: 0.5)
        view.hideToast(toast)
        app.advance(by: 0.5)
        #expect(view.subviews.isEmpty && undone.isEmpty)
    }

    @Test("Toast with a button: is announced with the button's title")
    func announced() {
        show("Garden")
        app.advance(by: 0.5)
        #expect(app.announcements == ["“Garden” was deleted, Undo"])
    }

    @Test(
        "Toast with a button: message and button are whole at every size of text",
        arguments: [
            UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge,
        ])
    func sizes(size: UIContentSizeCategory) throws {
        app.setTextSize(size)
        let toast = show("A board with a name of two lines")
        app.advance(by: 0.5)
        let label = app.query(UILabel.self).all.first { $0.text?.contains("board") == true }
        let message = try #require(label)
        let button = try app.query(UIButton.self).require()
        let bounds = toast.frame
        #expect(view.bounds.contains(bounds))
        #expect(bounds.contains(message.frame) && bounds.contains(button.frame))
        #expect(!message.frame.insetBy(dx: 1, dy: 1).intersects(button.frame))
        #expect(button.frame.height >= 30)
        #expect((button.frame.minY >= message.frame.maxY) == size.isAccessibilityCategory)
        let needed = message.view.sizeThatFits(
            CGSize(width: message.frame.width, height: .infinity))
        #expect(message.frame.height >= needed.height - 1)
    }

    @Test("Toast with a button: those that come and go leave nothing behind")
    func leaks() throws {
        weak var last: UIView?
        for _ in 0..<5 {
            last = show("Garden")
            app.advance(by: 10)
        }
        #expect(last == nil && view.subviews.isEmpty)
    }
}
