import Testing
import Toasts
import UIKit
import UIKitTesting

@Suite("Toasts", .serialized)
final class ToastTests {
    let app: HeadlessApp
    let view: UIView
    private let controller = UIViewController()
    private var ends: [Bool] = []

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        view = controller.view
        view.backgroundColor = .white
        let manager = ToastManager.shared
        manager.isQueueEnabled = false
        manager.isTapToDismissEnabled = true
    }

    func enter() { app.advance(by: 0) }

    var texts: [String] {
        view.subviews.compactMap(\.accessibilityLabel)
    }

    private var toast: UIView? { view.subviews.last }

    @Test("Toast: fades in, stays for its duration, fades out")
    func life() throws {
        enter()
        view.makeToast("Saved", duration: 2) { self.ends.append($0) }
        app.advance(by: 0.1)
        let opacity = try #require(toast?.layer.presentation()?.opacity)
        #expect(opacity > 0 && opacity < 1)
        app.advance(by: 0.3)
        #expect(toast?.alpha == 1 && texts == ["Saved"])
        app.advance(by: 1.8)
        #expect(texts == ["Saved"])
        app.advance(by: 0.4)
        #expect(view.subviews.isEmpty && ends == [false])
        #expect(app.settle())
    }

    @Test("Toast: a tap hides it, and the completion says so")
    func tap() throws {
        enter()
        view.makeToast("Saved", duration: 5) { self.ends.append($0) }
        app.advance(by: 0.5)
        try app.finger.tap(on: "Saved")
        app.advance(by: 0.5)
        #expect(view.subviews.isEmpty && ends == [true])
    }

    @Test("Toast: a swipe to its edge hides it")
    func swipe() throws {
        enter()
        view.makeToast("Saved", duration: 5) { self.ends.append($0) }
        app.advance(by: 0.5)
        let center = try #require(toast?.center)
        app.finger.drag(
            from: center, to: CGPoint(x: center.x, y: center.y + 60), duration: 0.15)
        app.advance(by: 0.5)
        #expect(view.subviews.isEmpty && ends == [false])
    }

    @Test("Toast: without tapping to dismiss, a tap leaves it")
    func noTap() throws {
        enter()
        ToastManager.shared.isTapToDismissEnabled = false
        view.makeToast("Saved", duration: 5)
        app.advance(by: 0.5)
        try app.finger.tap(on: "Saved")
        app.advance(by: 0.5)
        #expect(texts == ["Saved"])
    }

    @Test(
        "Toast: top, center, bottom", arguments: [ToastPosition.top, .center, .bottom])
    func positions(position: ToastPosition) throws {
        enter()
        view.makeToast("Saved", position: position)
        app.advance(by: 0.5)
        let frame = try #require(toast?.frame)
        #expect(abs(frame.midX - 160) < 0.5)
        switch position {
        case .top: #expect(frame.minY == 16)
        case .center: #expect(abs(frame.midY - 240) < 0.5)
        case .bottom: #expect(abs(frame.maxY - (480 - 16)) < 0.01)
        }
    }

    @Test("Toast: at a point, and no wider than its share of the view")
    func point() throws {
        enter()
        view.makeToast(
            String(repeating: "long ", count: 60), point: CGPoint(x: 160, y: 200), completion: nil)
        app.advance(by: 0.5)
        let toast = try #require(toast)
        #expect(abs(toast.center.x - 160) < 0.5 && abs(toast.center.y - 200) < 0.5)
        #expect(toast.bounds.width <= 256 && toast.bounds.height > 60)
    }

    @Test("Toast: stays above the keyboard")
    func keyboard() throws {
        enter()
        app.showSoftwareKeyboard(height: 200)
        view.makeToast("Saved")
        app.advance(by: 0.5)
        #expect(abs(try #require(toast).frame.maxY - (480 - 200 - 16)) < 0.01)
    }

    @Test("Toast: in a queue, one follows the other")
    func queue() {
        enter()
        ToastManager.shared.isQueueEnabled = true
        for text in ["a", "b", "c"] { view.makeToast(text, duration: 1) }
        var order: [String] = []
        for _ in 0..<60 {
            app.advance(by: 0.1)
            #expect(texts.count <= 1)
            if let text = texts.first, order.last != text { order.append(text) }
        }
        #expect(order == ["a", "b", "c"])
    }

    @Test("Toast: hiding all forgets those that wait")
    func hideAll() {
        enter()
        ToastManager.shared.isQueueEnabled = true
        for text in ["a", "b"] { view.makeToast(text) }
        app.advance(by: 0.5)
        view.hideAllToasts()
        view.hideAllToasts()
        app.advance(by: 1)
        #expect(view.subviews.isEmpty)
    }

    @Test("Toast: title, image and message are read together")
    func parts() throws {
        enter()
        view.makeToast(
            "3 files", title: "Uploaded", image: UIImage(systemName: "checkmark.circle"))
        app.advance(by: 0.5)
        #expect(texts == ["Uploaded, 3 files"])
        let height = try #require(toast?.bounds.height)
        #expect(height >= 40 + 22)
    }

    @Test(
        "Toast: at the largest sizes of text, an image is above the texts, whose words are whole",
        arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func largeTexts(size: UIContentSizeCategory) throws {
        enter()
        app.setTextSize(size)
        view.makeToast(
            "3 files", title: "Uploaded", image: UIImage(systemName: "checkmark.circle"),
            style: ToastStyle())
        app.advance(by: 0.5)
        let labels = app.query(UILabel.self).all
        let title = try #require(labels.first { $0.text == "Uploaded" })
        let image = try app.query(UIImageView.self).require()
        #expect((image.frame.maxY <= title.frame.minY) == size.isAccessibilityCategory)
        let font = try #require((title.view as? UILabel)?.font)
        let width = ("Uploaded" as NSString).size(withAttributes: [.font: font]).width
        #expect(title.frame.width >= width.rounded(.down))
        #expect(title.frame.height < 2 * font.lineHeight)
    }

    @Test("Toast: is announced when it appears, in a queue when its turn has come")
    func announced() {
        enter()
        ToastManager.shared.isQueueEnabled = true
        defer { ToastManager.shared.isQueueEnabled = false }
        view.makeToast("3 files", duration: 1, title: "Uploaded")
        view.makeToast("Saved", duration: 1)
        app.advance(by: 0.5)
        #expect(app.announcements == ["Uploaded, 3 files"])
        app.advance(by: 1.5)
        #expect(app.announcements == ["Uploaded, 3 files", "Saved"])
    }

    @Test("Toast: the standard style follows the user's size of text")
    func textSize() throws {
        enter()
        let size = ToastManager.shared.style.messageFont.pointSize
        app.setTextSize(.accessibilityExtraExtraExtraLarge)
        #expect(ToastManager.shared.style.messageFont.pointSize > size * 1.5)
        ToastManager.shared.style.messageFont = .systemFont(ofSize: 20)
        defer { ToastManager.shared.style = ToastStyle() }
        #expect(ToastManager.shared.style.messageFont.pointSize == 20)
    }

    @Test("Toast: it does not move for users who reduce motion")
    func reducedMotion() throws {
        enter()
        app.host.reducesMotion = true
        view.makeToast("Saved", position: .top)
        app.advance(by: 0.05)
        let content = try #require(toast)
        #expect(content.layer.presentation()?.affineTransform() == .identity)
    }

    @Test("Toast: shows a view of the app in its own size")
    func custom() {
        enter()
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
        view.showToast(custom, duration: .infinity)
        app.advance(by: 10)
        #expect(custom.bounds.size == CGSize(width: 120, height: 50))
        view.hideToast(custom)
        app.advance(by: 1)
        #expect(view.subviews.isEmpty)
    }

    @Test("Toast: one activity at a time")
    func activity() {
        enter()
        view.makeToastActivity(.center)
        view.makeToastActivity(.center)
        app.advance(by: 0.5)
        #expect(view.subviews.count == 1)
        #expect(view.subviews.first?.bounds.size == CGSize(width: 92, height: 92))
        view.hideToastActivity()
        view.hideToastActivity()
        app.advance(by: 0.5)
        #expect(view.subviews.isEmpty)
    }

    @Test("Toast: leaves nothing behind, also when its view goes first")
    func leaks() {
        enter()
        weak var host: UIView?
        for _ in 0..<50 {
            let child = UIView(frame: view.bounds)
            view.addSubview(child)
            child.makeToast("Saved", duration: 1)
            child.removeFromSuperview()
            host = child
        }
        app.advance(by: 3)
        #expect(host == nil && app.settle())
    }
}
