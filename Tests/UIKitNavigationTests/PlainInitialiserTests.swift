import Testing
import UIKit
import UIKitTesting

/// A window of toasts, which leaves the keys to the app's.
private final class ToastWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}

private final class Blur: UIVisualEffectView {
    var count = 0
}

@Suite("Initialisers without arguments, windows that never become key")
struct PlainInitialiserTests {
    @Test("Initialisers: objects that get their properties later")
    func objects() {
        #expect(UIColor() == UIColor(white: 0, alpha: 0))
        #expect(UIFont().pointSize == 12)
        #expect(UIViewPropertyAnimator().duration == 0)
        #expect(UIAlertAction().title == nil && UIAlertAction().style == .default)
        let view = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.effect == nil && view.contentView.frame == view.bounds)
        let blur = Blur()
        #expect(UIVisualEffectView().frame == .zero && blur.contentView.superview === blur)
        #expect(Blur(frame: view.frame).frame == view.frame)
        view.effect = UIBlurEffect()
        #expect(UIInputView().inputViewStyle == .default)
        #expect(UIInputView(frame: view.frame).frame == view.frame)
    }

    @Test("Windows: one that cannot become key is shown without the keys")
    func windows() {
        let app = HeadlessApp(
            size: CGSize(width: 400, height: 300), rootViewController: UIViewController())
        let toast = ToastWindow(frame: app.window.bounds)
        toast.makeKeyAndVisible()
        #expect(!toast.isHidden && !toast.isKeyWindow && app.window.isKeyWindow)
        app.settle()
        let other = UIWindow(frame: app.window.bounds)
        other.makeKeyAndVisible()
        #expect(other.isKeyWindow)
    }
}
