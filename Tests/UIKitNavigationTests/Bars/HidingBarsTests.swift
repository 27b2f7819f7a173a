import Testing
import UIKit
import UIKitTesting

@Suite("Bars that a swipe or the keyboard hides")
@MainActor
struct HidingBarsTests {
    private let navigation: UINavigationController
    private let app: HeadlessApp
    private let content = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))

    init() {
        content.view.addSubview(field)
        content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        let navigation = UINavigationController(rootViewController: content)
        navigation.setToolbarHidden(false, animated: false)
        self.navigation = navigation
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.settle()
    }

    private var areBarsShown: Bool {
        app.settle()
        let bar = navigation.navigationBar.frame
        let toolbar = navigation.toolbar.frame
        let shown = bar.minY >= 0 && toolbar.minY < 667
        #expect(shown == !navigation.isNavigationBarHidden)
        #expect(shown == (content.view.safeAreaInsets.top == 44))
        return shown
    }

    @Test("Bars: a swipe up hides them, one down shows them")
    func swipe() {
        app.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 400))
        #expect(areBarsShown)
        navigation.hidesBarsOnSwipe = true
        app.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 400))
        #expect(!areBarsShown)
        app.finger.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 420))
        #expect(!areBarsShown)
        app.finger.drag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 180, y: 500))
        #expect(areBarsShown)
        #expect(navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    }

    @Test("Bars: a swipe that scrolls a list hides them too")
    func scrolling() {
        let scroll = UIScrollView(frame: content.view.bounds)
        scroll.contentSize = CGSize(width: 375, height: 3_000)
        content.view.insertSubview(scroll, at: 0)
        navigation.hidesBarsOnSwipe = true
        app.settle()
        app.finger.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300))
        #expect(!areBarsShown && scroll.contentOffset.y > 100)
        app.finger.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 400))
        #expect(areBarsShown)
    }

    @Test("Bars: a keyboard on the screen hides them while it is there")
    func keyboard() {
        app.application.usesSoftwareKeyboard = true
        field.becomeFirstResponder()
        #expect(areBarsShown)
        field.resignFirstResponder()
        app.settle()
        navigation.hidesBarsWhenKeyboardAppears = true
        field.becomeFirstResponder()
        #expect(!areBarsShown)
        field.resignFirstResponder()
        #expect(areBarsShown)
    }
}
