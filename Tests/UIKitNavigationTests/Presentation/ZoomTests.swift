import Testing
import UIKit
import UIKitTesting

@Suite("Zoom transitions")
@MainActor
struct ZoomTests {
    private let size = CGSize(width: 400, height: 600)
    private let thumbnail = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 80))

    private func detail() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBlue
        controller.preferredTransition = .zoom { [thumbnail] context in
            context.zoomedViewController === context.sourceViewController ? nil : thumbnail
        }
        return controller
    }

    private func root() -> UIViewController {
        let controller = UIViewController()
        controller.view.addSubview(thumbnail)
        return controller
    }

    /// The width at which a view is shown now.
    private func shownWidth(_ view: UIView) -> CGFloat {
        view.layer.presentation()?.frame.width ?? view.frame.width
    }

    @Test("Zoom: a pushed view grows out of its source, and shrinks back when it is popped")
    func push() {
        let navigation = UINavigationController(rootViewController: root())
        let app = HeadlessApp(size: size, rootViewController: navigation)
        let detail = detail()
        navigation.pushViewController(detail, animated: true)
        app.advance(by: 0.05)
        #expect(shownWidth(detail.view) < 250 && shownWidth(detail.view) >= 100)
        #expect(thumbnail.alpha == 0)
        app.settle()
        #expect(detail.view.transform.isIdentity && detail.view.frame.width == 400)
        #expect(thumbnail.alpha == 1 && detail.view.layer.cornerRadius == 0)
        navigation.popViewController(animated: true)
        app.advance(by: 0.35)
        #expect(shownWidth(detail.view) < 200)
        app.settle()
        #expect(navigation.viewControllers.count == 1 && detail.view.window == nil)
        #expect(detail.view.transform.isIdentity && thumbnail.alpha == 1)
    }

    @Test("Zoom: a swipe back that returns leaves the view as it was")
    func cancelled() {
        let navigation = UINavigationController(rootViewController: root())
        let app = HeadlessApp(size: size, rootViewController: navigation)
        let detail = detail()
        navigation.pushViewController(detail, animated: true)
        app.settle()
        app.finger.down(at: CGPoint(x: 3, y: 300))
        app.finger.move(to: CGPoint(x: 113, y: 300), duration: 0.3)
        app.advance(by: 0.2)
        #expect(shownWidth(detail.view) < 390)
        app.finger.up()
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(detail.view.transform.isIdentity && detail.view.alpha == 1)
        #expect(detail.view.frame.width == 400 && thumbnail.alpha == 1)
    }

    @Test("Zoom: a presented view grows out of its source, and shrinks back")
    func presentation() {
        let root = root()
        let app = HeadlessApp(size: size, rootViewController: root)
        let detail = detail()
        detail.modalPresentationStyle = .fullScreen
        root.present(detail, animated: true)
        app.advance(by: 0.05)
        #expect(shownWidth(detail.view) < 250)
        app.settle()
        #expect(detail.view.frame == CGRect(origin: .zero, size: size))
        root.dismiss(animated: true)
        app.advance(by: 0.35)
        #expect(shownWidth(detail.view) < 200)
        app.settle()
        #expect(root.presentedViewController == nil && root.view.window != nil)
        #expect(root.view.frame == CGRect(origin: .zero, size: size))
    }

    @Test("Transition: a preferred one is stronger than the style of the controller")
    func style() {
        let root = root()
        let app = HeadlessApp(size: size, rootViewController: root)
        let detail = UIViewController()
        detail.modalPresentationStyle = .fullScreen
        detail.preferredTransition = .crossDissolve
        root.present(detail, animated: true)
        app.advance(by: 0.1)
        let shown = detail.view.layer.presentation()
        #expect(shown?.frame.minY == 0 && (shown?.opacity ?? 1) < 1)
        app.settle()
    }
}
