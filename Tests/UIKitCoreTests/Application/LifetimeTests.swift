import Testing
import UIKit
import UIKitTesting

@Suite("Memory of an app")
@MainActor
struct LifetimeTests {
    private final class Spinner: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var link: CADisplayLink?
        private(set) var taps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            box.backgroundColor = .red
            view.addSubview(box)
            box.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Spinner.tap))
            box.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Spinner.tap))
            box.layer.addSublayer(CAShapeLayer())
        }

        private func tap() {
            taps += 1
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
                box.alpha = 0.5
            }
        }
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    @Test(
        "App: is released together with touches, gestures and endless animations",
        arguments: [false, true])
    func everything(presents: Bool) {
        var witnesses: [Weak] = []
        func live() {
            let controller = Spinner()
            let app = HeadlessApp(
                size: CGSize(width: 100, height: 100), rootViewController: controller)
            app.finger.tap(at: CGPoint(x: 10, y: 10))
            #expect(controller.taps == 1)
            app.advance(by: 0.3)
            if presents { controller.present(Spinner(), animated: true) }
            app.finger.down(at: CGPoint(x: 20, y: 20))
            app.advance(by: 0.1)
            let objects: [AnyObject] = [
                app, app.application, app.host, app.window, controller, controller.view,
                controller.box, controller.box.layer, app.window.layer,
            ]
            witnesses = objects.map(Weak.init)
        }
        live()
        #expect(witnesses.compactMap(\.object).map { "\(type(of: $0))" } == [])
    }

    @Test("App: does not retain removed views")
    func removedViews() {
        let controller = UIViewController()
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: controller)
        weak var view: UIView?
        func show() {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            controller.view.addSubview(box)
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { box.alpha = 0.5 }
            app.advance(by: 0.1)
            app.finger.tap(at: CGPoint(x: 10, y: 10))
            box.removeFromSuperview()
            view = box
        }
        show()
        app.settle()
        #expect(view == nil)
    }
}
