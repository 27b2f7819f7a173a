import Testing
import UIKit
import UIKitTesting

@Suite("Animations without closures")
struct BeginAnimationsTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let app: HeadlessApp

    init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: controller)
        app.settle()
    }

    private var shown: CGFloat { view.layer.presentation()?.position.x ?? view.center.x }

    @Test("beginAnimations: changes until the commit are animated with the settings before them")
    func settings() {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 85
        UIView.commitAnimations()
        #expect(view.center.x == 85)
        app.advance(by: 0.5)
        #expect(abs(shown - 45) < 2)
        app.settle()
        #expect(shown == 85)
        view.center.x = 5
        app.advance(by: 0.01)
        #expect(shown == 5)
    }

    @Test("modifyAnimations: repeats the changes of its closure as often as asked")
    func repeated() {
        var ended = false
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) {
                view.center.x = 85
            }
        } completion: { _ in
            ended = true
        }
        app.advance(by: 0.5)
        #expect(abs(shown - 45) < 8)
        #expect(!ended)
        app.advance(by: 0.2)
        #expect(ended)
    }

    @Test("perform: deleted views shrink, fade and are removed")
    func delete() {
        UIView.perform(.delete, on: [view], options: [], animations: nil)
        app.advance(by: 0.05)
        #expect(view.superview != nil)
        app.settle()
        #expect(view.superview == nil)
    }
}
