import TestSupport
import Testing
import Toasts
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves.
@Suite("Toasts: what the documentation promises", .serialized)
final class ToastPromiseTests {
    private let app: HeadlessApp
    private let controller = UIViewController()
    private let view: UIView
    private var ends: [String] = []

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

    private var toast: UIView? { view.subviews.last }

    private func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap { texts(in: $0) }
    }

    private func labels(in view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }

    @Test("Toast: without settings it is at the bottom for 3 seconds, in white on dark grey")
    func defaults() throws {
        enter()
        view.makeToast("Saved")
        app.advance(by: 0.5)
        let toast = try #require(toast)
        #expect(toast.frame.maxY == 464)
        #expect(labels(in: toast).map(\.textColor) == [.white])
        let color = toast.backgroundColor?.resolvedColor(with: view.traitCollection)
        #expect(color == UIColor(white: 0.12, alpha: 0.86))
        app.advance(by: 2.6)
        #expect(toast.superview === view)
        app.advance(by: 0.5)
        #expect(toast.superview == nil)
    }

    @Test("Toast: the manager's style, duration and position are those of toasts without their own")
    func manager() throws {
        enter()
        let manager = ToastManager.shared
        defer { (manager.style, manager.duration, manager.position) = (ToastStyle(), 3, .bottom) }
        manager.style.messageColor = .systemYellow
        (manager.duration, manager.position) = (1, .top)
        view.makeToast("Saved")
        app.advance(by: 0.5)
        #expect(try labels(in: #require(toast)).map(\.textColor) == [.systemYellow])
        #expect(toast?.frame.minY == 16)
        app.advance(by: 1.1)
        #expect(view.subviews.isEmpty)
    }

    @Test("Toast: one in the middle is hidden by a swipe up; without swipes it stays")
    func swipes() {
        enter()
        func swipe() {
            view.makeToast("Saved", duration: 9, position: .center)
            app.advance(by: 0.5)
            app.finger.drag(
                from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160, y: 180), duration: 0.15)
            app.advance(by: 0.5)
        }
        swipe()
        #expect(view.subviews.isEmpty)
        ToastManager.shared.isSwipeToDismissEnabled = false
        defer { ToastManager.shared.isSwipeToDismissEnabled = true }
        swipe()
        #expect(view.subviews.count == 1)
    }

    @Test("Toast: with the manager's reduced motion it fades without moving")
    func reducesMotion() throws {
        enter()
        ToastManager.shared.reducesMotion = true
        defer { ToastManager.shared.reducesMotion = false }
        view.makeToast("Saved", position: .top)
        app.advance(by: 0.05)
        let layer = try #require(toast?.layer.presentation())
        #expect(layer.affineTransform() == .identity && layer.opacity > 0 && layer.opacity < 1)
    }

    @Test("Toast: is within the safe area")
    func safeArea() {
        enter()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0)
        app.settle()
        view.makeToast("top", position: .top)
        view.makeToast("bottom", position: .bottom)
        app.advance(by: 0.5)
        #expect(view.subviews.map(\.frame.minY).first == 56)
        #expect(abs((toast?.frame.maxY ?? 0) - (480 - 34 - 16)) < 0.01)
    }

    @Test("Toast: takes its share of the view's height, and as many lines as its style allows")
    func heightAndLines() throws {
        enter()
        let long = String(repeating: "many words ", count: 200)
        view.makeToast(long, duration: 1)
        app.advance(by: 0.5)
        #expect(abs(try #require(toast).bounds.height - 384) < 0.5)
        app.advance(by: 2)
        var style = ToastStyle()
        (style.messageNumberOfLines, style.titleNumberOfLines) = (1, 1)
        view.makeToast(long, duration: 1, title: long, style: style)
        app.advance(by: 0.5)
        #expect(try #require(toast).bounds.height < 80)
    }

    @Test("Toast: its paddings, its shadow, its edges and its corners are those of its style")
    func style() throws {
        enter()
        var style = ToastStyle()
        (style.horizontalPadding, style.verticalPadding, style.edgeDistance) = (30, 20, 50)
        (style.displayShadow, style.cornerRadius) = (false, 3)
        view.makeToast("Saved", style: style)
        app.advance(by: 0.5)
        let toast = try #require(toast)
        let label = try #require(labels(in: toast).first)
        let frame = label.convert(label.bounds, to: toast)
        #expect(abs(frame.minX - 30) < 0.5 && abs(toast.bounds.maxX - frame.maxX - 30) < 0.5)
        #expect(abs(frame.minY - 20) < 0.5 && abs(toast.bounds.maxY - frame.maxY - 20) < 0.5)
        #expect(toast.frame.maxY == 430 && toast.layer.cornerRadius == 3)
        #expect(toast.layer.shadowOpacity == 0)
        view.hideAllToasts()
        app.settle()
        view.makeToast("Saved")
        #expect((self.toast?.layer.shadowOpacity ?? 0) > 0)
    }

    @Test("Toast: a view without a size has that of its content")
    func contentSize() {
        enter()
        let label = UILabel()
        label.text = "Saved"
        view.showToast(label, duration: 9)
        app.advance(by: 0.5)
        #expect(label.bounds.size == label.intrinsicContentSize)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.showToast(other, duration: 9, point: CGPoint(x: 100, y: 120))
        app.advance(by: 0.5)
        #expect(other.center == CGPoint(x: 100, y: 120))
        let message = view.toastView(message: "3 files", title: "Uploaded", image: nil)
        view.showToast(message, duration: 9)
        #expect(texts(in: message) == ["Uploaded", "3 files"])
    }

    @Test("Toast: one that waits is forgotten when it is hidden, without its completion")
    func forgotten() {
        enter()
        ToastManager.shared.isQueueEnabled = true
        defer { ToastManager.shared.isQueueEnabled = false }
        let waiting = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.makeToast("a", duration: 1) { _ in self.ends.append("a") }
        view.showToast(waiting, duration: 1) { _ in self.ends.append("b") }
        view.makeToast("c", duration: 1) { _ in self.ends.append("c") }
        app.advance(by: 0.5)
        view.hideToast(waiting)
        view.clearToastQueue()
        app.advance(by: 5)
        #expect(ends == ["a"] && waiting.superview == nil)
    }

    @Test("Toast: hiding all keeps the activity and those that wait, if it is told to")
    func hideAll() {
        enter()
        ToastManager.shared.isQueueEnabled = true
        defer { ToastManager.shared.isQueueEnabled = false }
        view.makeToastActivity(CGPoint(x: 100, y: 120))
        view.makeToast("a", duration: 1)
        view.makeToast("b", duration: 1)
        app.advance(by: 0.5)
        #expect(view.subviews.first?.center == CGPoint(x: 100, y: 120))
        view.hideAllToasts(clearQueue: false)
        app.advance(by: 0.5)
        #expect(view.subviews.map(\.accessibilityLabel) == [nil, "b"])
        view.hideAllToasts(includeActivity: true)
        app.advance(by: 1)
        #expect(view.subviews.isEmpty)
    }

    @Test("Toast with a button: it leaves before its action runs, and says whether it was tapped")
    func action() throws {
        enter()
        var alpha: CGFloat?
        let toast = view.makeToast(
            "Deleted", action: UIAction(title: "Undo") { _ in alpha = self.toast?.alpha }
        ) { self.ends.append("\($0)") }
        app.advance(by: 0.5)
        #expect(toast === self.toast)
        try app.finger.tap(on: "ToastAction")
        app.advance(by: 0.5)
        #expect(alpha == 0 && ends == ["false"])
        view.makeToast("Deleted", action: UIAction(title: "Undo") { _ in }) {
            self.ends.append("\($0)")
        }
        app.advance(by: 0.5)
        try app.finger.tap(on: "Deleted")
        app.advance(by: 0.5)
        #expect(ends == ["false", "true"])
    }

    @Test("Toast: one with nothing to show, and a button without a title, stop with advice")
    func refused() async throws {
        let empty = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { await MainActor.run { UIView().makeToast(nil) } }
        #expect(try Advice(#require(empty).standardErrorContent).says("has nothing to show"))
        let untitled = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = UIView().makeToast("a", action: UIAction { _ in }) }
        }
        #expect(try Advice(#require(untitled).standardErrorContent).says("has no title"))
    }
}
