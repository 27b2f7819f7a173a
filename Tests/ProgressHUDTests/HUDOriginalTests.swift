import ProgressHUD
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// The ten tests that the original library has, in its order.
@Suite("HUD: the tests of the original", .rows("B6"))
struct HUDOriginalTests {
    let world = HUDWorld()

    /// What the original asserts of a HUD that is seen.
    private func expectVisible(_ hud: HUD) {
        #expect(hud.superview === world.view && hud.alpha == 1 && !hud.isHidden)
        #expect(hud.bezelView.alpha == 1)
    }

    /// What the original asserts of a HUD that is hidden, and no longer in its view.
    private func expectRemoved(_ hud: HUD) {
        #expect(!world.view.subviews.contains(hud) && hud.alpha == 0 && hud.superview == nil)
    }

    @Test("1 of 10: shown and hidden at once", .rows("B6"))
    func plainConvenience() {
        let hud = HUD.showAdded(to: world.view, animated: false)
        expectVisible(hud)
        #expect(HUD.forView(world.view) === hud)
        #expect(HUD.hide(for: world.view, animated: false))
        expectRemoved(hud)
        #expect(!HUD.hide(for: world.view, animated: false))
    }

    @Test(
        "2 of 10: shown and hidden with an animation, and in its view until that ends", .rows("B6"))
    func animatedConvenience() {
        let hud = HUD.showAdded(to: world.view, animated: true)
        expectVisible(hud)
        #expect(hud.bezelView.layer.animationKeys()?.isEmpty == false)
        world.app.advance(by: 0.4)
        #expect(HUD.hide(for: world.view, animated: true))
        #expect(world.view.subviews.contains(hud) && hud.alpha == 1 && hud.bezelView.alpha == 0)
        world.app.advance(by: 0.4)
        expectRemoved(hud)
    }

    @Test("3 of 10: the completion is called when it is hidden", .rows("B6"))
    func completion() {
        var calls = 0
        let hud = HUD.showAdded(to: world.view, animated: true)
        hud.completionBlock = { calls += 1 }
        world.app.advance(by: 0.4)
        hud.hide(animated: true)
        #expect(calls == 0)
        world.app.advance(by: 0.4)
        #expect(calls == 1)
        expectRemoved(hud)
    }

    @Test("4 of 10: hidden after a delay of two seconds", .rows("B6"))
    func delayedHide() {
        let hud = HUD.showAdded(to: world.view, animated: false)
        hud.hide(animated: false, afterDelay: 2)
        world.app.advance(by: 1.9)
        expectVisible(hud)
        world.app.advance(by: 0.2)
        expectRemoved(hud)
    }

    @Test("5 of 10: used again without animation", .rows("B6"))
    func reuse() {
        let hud = HUD(view: world.view)
        world.view.addSubview(hud)
        #expect(hud.superview === world.view && hud.alpha == 0)
        for _ in 0..<2 {
            hud.show(animated: false)
            expectVisible(hud)
            hud.hide(animated: false)
            #expect(hud.alpha == 0 && hud.superview === world.view)
        }
        hud.removeFromSuperview()
        expectRemoved(hud)
    }

    @Test("6 of 10: a hide whose animation is cut short ends hidden", .rows("B6"))
    func unfinishedHide() {
        let hud = HUD.showAdded(to: world.view, animated: false)
        hud.hide(animated: true)
        world.app.advance(by: 0.1)
        hud.bezelView.layer.removeAllAnimations()
        hud.backgroundView.layer.removeAllAnimations()
        world.app.advance(by: 0.4)
        expectRemoved(hud)
    }

    @Test("7 of 10: shown again at once while it is being hidden, it stays", .rows("B6"))
    func immediateReshow() {
        let hud = HUD(view: world.view)
        world.view.addSubview(hud)
        hud.show(animated: true)
        world.app.advance(by: 0.1)
        hud.hide(animated: true)
        hud.show(animated: true)
        expectVisible(hud)
        world.app.advance(by: 1)
        expectVisible(hud)
        hud.hide(animated: false)
        hud.removeFromSuperview()
        expectRemoved(hud)
    }

    @Test("8 of 10: a minimum time of two seconds", .rows("B6"))
    func minimumTime() {
        let hud = HUD(view: world.view)
        hud.removeFromSuperViewOnHide = true
        hud.minShowTime = 2
        world.view.addSubview(hud)
        hud.show(animated: true)
        hud.hide(animated: true)
        world.app.advance(by: 1)
        expectVisible(hud)
        world.app.advance(by: 1.5)
        expectRemoved(hud)
    }

    @Test("9 of 10: a grace time of two seconds", .rows("B6"))
    func graceTime() {
        let hud = HUD(view: world.view)
        hud.removeFromSuperViewOnHide = true
        hud.graceTime = 2
        world.view.addSubview(hud)
        hud.show(animated: true)
        #expect(hud.superview === world.view && hud.alpha == 0 && hud.bezelView.alpha == 0)
        world.app.advance(by: 2.5)
        expectVisible(hud)
        hud.hide(animated: true)
        world.app.advance(by: 0.5)
        expectRemoved(hud)
    }

    @Test("10 of 10: hidden before the grace time has passed", .rows("B6"))
    func hiddenInGrace() {
        let hud = HUD(view: world.view)
        hud.removeFromSuperViewOnHide = true
        hud.graceTime = 2
        world.view.addSubview(hud)
        hud.show(animated: true)
        world.app.advance(by: 1)
        #expect(hud.alpha == 0)
        hud.hide(animated: true)
        expectRemoved(hud)
        world.app.advance(by: 2)
        expectRemoved(hud)
    }
}
