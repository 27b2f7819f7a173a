import Testing
import UIKit
import UIKitTesting

@Suite("Bars that a tap or the height hides")
struct HiddenBarsTests {
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let app: HeadlessApp
    private let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 44))

    init() {
        let navigation = UINavigationController(rootViewController: root)
        self.navigation = navigation
        root.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        navigation.isToolbarHidden = false
        root.view.addSubview(button)
        app = HeadlessApp(
            size: CGSize(width: 400, height: 600), rootViewController: navigation)
        app.settle()
    }

    private func tap(_ x: CGFloat, _ y: CGFloat) {
        app.finger.tap(at: CGPoint(x: x, y: y))
        app.advance(by: 1)
    }

    @Test("Navigation: a tap on the content hides both bars, and another one shows them")
    func taps() {
        tap(50, 200)
        #expect(!navigation.isNavigationBarHidden, "Taps hide nothing unless asked.")
        navigation.hidesBarsOnTap = true
        tap(50, 200)
        #expect(navigation.isNavigationBarHidden)
        #expect(navigation.toolbar.frame.minY >= 600)
        tap(50, 5)
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.toolbar.frame.minY < 600)
    }

    @Test("Navigation: taps on a bar or on a control hide no bars")
    func otherTaps() {
        navigation.hidesBarsOnTap = true
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        tap(150, 320)
        #expect(presses == 1)
        tap(200, navigation.navigationBar.frame.midY)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("Navigation: a compact height hides the bars, a regular one shows them")
    func height() {
        navigation.hidesBarsWhenVerticallyCompact = true
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        navigation.traitOverrides.verticalSizeClass = .compact
        app.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        navigation.traitOverrides.verticalSizeClass = .regular
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }
}
