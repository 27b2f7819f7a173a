import ProgressHUD
import Testing
import UIKit
import UIKitTesting

/// Situations that users of other HUDs report.
@Suite("HUDs where users have put them")
struct HUDReportTests {
    private let world = HUDWorld()

    private var app: HeadlessApp { world.app }

    @Test("HUD: hidden and shown from its own completion, each hide completes once")
    func hiddenInCompletion() {
        app.advance(by: 0)
        let hud = world.add()
        var calls = 0
        hud.completionBlock = {
            calls += 1
            hud.hide(animated: true)
            if calls == 1 { hud.show(animated: true) }
        }
        hud.show(animated: true)
        app.advance(by: 0.5)
        hud.hide(animated: true)
        app.advance(by: 1)
        #expect(calls == 1 && hud.isSeen)
        hud.hide(animated: true)
        app.advance(by: 1)
        #expect(calls == 2 && !hud.isSeen && world.events == ["delegate", "delegate"])
        hud.completionBlock = nil
    }

    @Test("HUD: shown within an animation of the keyboard, it does not fly in")
    func shownInAnimation() throws {
        app.advance(by: 0)
        var hud: HUD?
        UIView.animate(withDuration: 0.3) { hud = HUD.showAdded(to: world.view, animated: true) }
        for _ in 0..<8 {
            app.advance(by: 0.04)
            let panel = try #require(hud).bezelView
            let place = panel.layer.presentation()?.position ?? panel.center
            #expect(abs(place.x - 160) < 1 && abs(place.y - 240) < 1, "\(place)")
        }
        hud?.hide(animated: false)
    }

    @Test("HUD: stays in the middle while the keyboard is up and the window turns")
    func turning() {
        app.advance(by: 0)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        world.view.addSubview(field)
        field.becomeFirstResponder()
        app.showSoftwareKeyboard(height: 200)
        let hud = HUD.showAdded(to: world.view, animated: true)
        for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
            app.resize(to: size)
            app.advance(by: 0.5)
            #expect(hud.frame.size == size && hud.isSeen)
            #expect(hud.bezelView.center == CGPoint(x: size.width / 2, y: size.height / 2))
        }
    }

    @Test("HUD: one that is hidden while its tab is left is gone when the tab is back")
    func tabs() {
        app.advance(by: 0)
        let (first, second) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        app.window.rootViewController = tabs
        app.settle()
        var taps = 0
        first.view.addSubview(
            UIButton(frame: first.view.bounds, primaryAction: UIAction { _ in taps += 1 }))
        let hud = HUD.showAdded(to: first.view, animated: true)
        app.advance(by: 0.5)
        hud.hide(animated: true)
        app.advance(by: 0.05)
        tabs.selectedIndex = 1
        app.advance(by: 1)
        tabs.selectedIndex = 0
        app.advance(by: 0.5)
        #expect(hud.superview == nil)
        app.finger.tap(at: CGPoint(x: 100, y: 200))
        #expect(taps == 1)
    }

    @Test("HUD: two in one scrolled list end on their own")
    func twoInList() {
        app.advance(by: 0)
        let list = UIScrollView(frame: world.view.bounds)
        list.contentSize = CGSize(width: 320, height: 3_000)
        world.view.addSubview(list)
        let first = HUD.showAdded(to: list, animated: true)
        list.contentOffset.y = 400
        let second = HUD.showAdded(to: list, animated: true)
        first.hide(animated: true, afterDelay: 1)
        second.hide(animated: true, afterDelay: 1.1)
        app.advance(by: 0.5)
        #expect(first.frame == list.bounds && second.frame == list.bounds)
        app.advance(by: 2)
        #expect(!list.subviews.contains { $0 is HUD } && list.isScrollEnabled)
    }

    @Test("HUD: shown and hidden at once is gone; hidden and shown at once is there")
    func atOnce() {
        app.advance(by: 0)
        let hud = world.add()
        hud.show(animated: true)
        hud.hide(animated: true)
        app.advance(by: 1)
        #expect(!hud.isSeen)
        hud.show(animated: true)
        hud.hide(animated: true)
        hud.show(animated: true)
        app.advance(by: 5)
        #expect(hud.isSeen && hud.bezelView.alpha == 1)
    }

    @Test("HUD: a new one that follows the end of another at once stays for its time")
    func oneAfterAnother() {
        app.advance(by: 0)
        let view = world.view
        HUD.showAdded(to: view, animated: true)
        HUD.hide(for: view, animated: true)
        HUD.flash(.success, "Great", in: view, for: 2)
        app.advance(by: 1.5)
        #expect(HUD.forView(view)?.label.text == "Great")
        #expect(view.subviews.count == 1)
        app.advance(by: 1.5)
        #expect(view.subviews.isEmpty)
    }

    @Test("HUD: steps that each hide one and show the next in one turn leave the last")
    func chain() {
        app.advance(by: 0)
        let view = world.view
        for _ in 0..<4 {
            HUD.hide(for: view, animated: true)
            HUD.showAdded(to: view, animated: true)
        }
        app.advance(by: 2)
        #expect(view.subviews.count == 1 && HUD.forView(view)?.isSeen == true)
        HUD.hide(for: view, animated: true)
        app.advance(by: 1)
        #expect(view.subviews.isEmpty)
    }

    @Test("HUD: hidden after a delay right after it was shown, it is seen for that time")
    func delayAtOnce() {
        app.advance(by: 0)
        let hud = HUD.showAdded(to: world.view, animated: true)
        hud.hide(animated: true, afterDelay: 5)
        app.advance(by: 0.5)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        world.view.addSubview(field)
        field.becomeFirstResponder()
        app.advance(by: 2)
        field.resignFirstResponder()
        app.advance(by: 2.4)
        #expect(hud.isSeen && hud.bezelView.alpha == 1, "the end of editing does not shorten it")
        app.advance(by: 1)
        #expect(!hud.isSeen)
    }
}
