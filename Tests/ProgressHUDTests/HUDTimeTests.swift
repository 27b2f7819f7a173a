import ProgressHUD
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("HUD: times")
struct HUDTimeTests {
    let world = HUDWorld()

    @Test(
        "HUD: appears when the grace time has passed, at 2.0 and not at 1.99 seconds",
        .rows("S0-80"))
    func grace() {
        let hud = world.add { $0.graceTime = 2 }
        hud.show(animated: false)
        world.app.advance(by: 1.99)
        #expect(!hud.isSeen && !hud.hasFinished)
        world.app.advance(by: 0.02)
        #expect(hud.isSeen)
    }

    @Test(
        "HUD: never appears when hidden within its grace time, and completes once", .rows("S0-80"))
    func hiddenInGrace() {
        let hud = world.add { $0.graceTime = 2 }
        hud.show(animated: true)
        world.app.advance(by: 1)
        hud.hide(animated: true)
        hud.hide(animated: true)
        #expect(world.events == ["block", "delegate"])
        world.app.advance(by: 2)
        #expect(!hud.isSeen && hud.hasFinished)
        #expect(world.events == ["block", "delegate"])
    }

    @Test("HUD: a second show within the grace time starts it again", .rows("S0-80"))
    func graceTwice() {
        let hud = world.add { $0.graceTime = 2 }
        hud.show(animated: false)
        world.app.advance(by: 1)
        hud.show(animated: false)
        world.app.advance(by: 1.5)
        #expect(!hud.isSeen)
        world.app.advance(by: 0.6)
        #expect(hud.isSeen)
    }

    @Test("HUD: its timers fire while the user drags a scroll view", .rows("S0-81"))
    func tracking() {
        let scrollView = UIScrollView(frame: world.view.bounds)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        world.view.addSubview(scrollView)
        let hud = world.add { $0.graceTime = 0.5 }
        hud.show(animated: false)
        world.app.finger.down(at: CGPoint(x: 100, y: 400))
        world.app.finger.move(to: CGPoint(x: 100, y: 200), duration: 1)
        #expect(scrollView.isTracking && hud.isSeen)
        world.app.finger.up()
    }

    @Test("HUD: without animation it is visible and hidden at once", .rows("S0-82", "S0-85"))
    func immediate() {
        let hud = world.add()
        hud.show(animated: false)
        #expect(hud.alpha == 1 && hud.bezelView.alpha == 1 && hud.backgroundView.alpha == 1)
        hud.hide(animated: false)
        #expect(hud.alpha == 0 && hud.bezelView.alpha == 0 && hud.backgroundView.alpha == 0)
        #expect(world.events == ["block", "delegate"])
    }

    @Test("HUD: showing it cancels a delayed hide", .rows("S0-82"))
    func delayedHideCancelled() {
        let hud = world.add()
        hud.show(animated: false)
        hud.hide(animated: false, afterDelay: 2)
        world.app.advance(by: 1)
        hud.show(animated: false)
        world.app.advance(by: 3)
        #expect(hud.isSeen && world.events.isEmpty)
    }

    @Test("HUD: stays for its minimum time, counted from its appearance", .rows("S0-84"))
    func minimum() {
        let hud = world.add {
            $0.graceTime = 0.5
            $0.minShowTime = 2
        }
        hud.show(animated: true)
        world.app.advance(by: 0.6)
        hud.hide(animated: true)
        #expect(hud.hasFinished)
        world.app.advance(by: 1.8)  // 2.4: 1.9 after it appeared
        #expect(hud.bezelView.alpha == 1 && world.events.isEmpty)
        world.app.advance(by: 0.15)  // 2.55: it fades
        #expect(hud.isSeen && world.events.isEmpty)
        world.app.advance(by: 0.35)
        #expect(!hud.isSeen && world.events == ["block", "delegate"])
    }

    @Test("HUD: a hide that is repeated while it fades completes once", .rows("S0-85", "S0-86"))
    func hiddenTwice() {
        let hud = world.add()
        hud.show(animated: true)
        world.app.advance(by: 1)
        hud.hide(animated: true)
        world.app.advance(by: 0.1)
        hud.hide(animated: true)
        #expect(hud.isSeen)
        hud.hide(animated: false)
        #expect(!hud.isSeen)
        world.app.advance(by: 1)
        #expect(world.events == ["block", "delegate"])
        #expect(hud.backgroundView.alpha == 0)
    }

    @Test("HUD: shown again while it fades, it stays, and no completion is called", .rows("S0-86"))
    func shownWhileFading() {
        let hud = world.add()
        hud.show(animated: true)
        world.app.advance(by: 1)
        hud.hide(animated: true)
        world.app.advance(by: 0.1)
        hud.show(animated: true)
        world.app.advance(by: 1)
        #expect(hud.isSeen && hud.bezelView.alpha == 1 && world.events.isEmpty)
        hud.hide(animated: true)
        world.app.advance(by: 1)
        #expect(!hud.isSeen && world.events == ["block", "delegate"])
    }

    @Test("HUD: an animation that is removed before its end still hides it", .rows("B6"))
    func cancelledAnimation() {
        let hud = world.add { $0.removeFromSuperViewOnHide = true }
        hud.show(animated: false)
        world.app.advance(by: 0.1)
        hud.hide(animated: true)
        hud.bezelView.layer.removeAllAnimations()
        hud.backgroundView.layer.removeAllAnimations()
        world.app.advance(by: 0.5)
        #expect(hud.superview == nil && hud.alpha == 0)
        #expect(world.events == ["block", "delegate"])
    }

    @Test("HUD: hidden before it was shown, nothing happens")
    func hiddenFirst() {
        let hud = world.add()
        hud.hide(animated: true)
        #expect(world.events.isEmpty && hud.hasFinished)
    }

    @Test("HUD: a superview that leaves the window meanwhile lets it end")
    func viewRemoved() {
        let hud = world.add { $0.progressObject = Progress(totalUnitCount: 10) }
        hud.show(animated: true)
        world.app.advance(by: 0.1)
        hud.removeFromSuperview()
        hud.hide(animated: true)
        world.app.advance(by: 1)
        #expect(world.events == ["block", "delegate"])
        #expect(world.app.settle())
    }

    @Test(
        "HUD.during: never, for its minimum, or until the end of the work", .rows("S0-87"),
        arguments: [(0.1, nil), (0.4, 0.35...0.75), (3.0, 0.35...2.95)]
            as [(Double, ClosedRange<Double>?)])
    func during(seconds: Double, visible: ClosedRange<Double>?) {
        let work = Work()
        let view = world.view
        Task {
            try await HUD.during("Loading…", in: view) { _ in
                try await Task.sleep(for: .seconds(seconds))
            }
            work.isDone = true
        }
        var seen: [Double] = []
        for step in 1...80 {
            world.app.advance(by: 0.05)
            let hud = world.view.subviews.first { $0 is HUD } as? HUD
            if hud?.isSeen == true, hud?.bezelView.alpha == 1 { seen.append(Double(step) * 0.05) }
        }
        #expect(work.isDone)
        if let range = visible {
            #expect(abs((seen.first ?? 0) - range.lowerBound) < 0.06, "\(seen)")
            #expect(abs((seen.last ?? 0) - range.upperBound) < 0.06, "\(seen)")
        } else {
            #expect(seen.isEmpty)
        }
        #expect(world.view.subviews.isEmpty)
    }

    @Test("HUD.during: the button cancels the work")
    func cancel() throws {
        let work = Work()
        let view = world.view
        Task {
            do {
                try await HUD.during("Loading…", in: view, cancelTitle: "Cancel") { _ in
                    try await Task.sleep(for: .seconds(100))
                }
            } catch is CancellationError {
                work.isDone = true
            }
        }
        world.app.advance(by: 1)
        try world.app.finger.tap(on: "Cancel")
        world.app.advance(by: 1)
        #expect(work.isDone && world.view.subviews.isEmpty)
    }
}

private final class Work {
    var isDone = false
}
