import ProgressHUD
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("HUDs that come and go")
struct HUDLeakTests {
    let world = HUDWorld()

    @Test("HUD: those that are shown and hidden leave nothing behind")
    func leaks() throws {
        weak var last: HUD?
        try world.app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let hud = HUD.showAdded(to: world.view, animated: true)
            hud.progressObject = Progress(totalUnitCount: 1)
            hud.button.addAction(
                UIAction { [weak hud] _ in hud?.hide(animated: false) }, for: .touchUpInside)
            world.app.advance(by: 0.05)
            hud.hide(animated: true)
            last = hud
        }
        #expect(last == nil && world.view.subviews.isEmpty && world.app.settle())
    }

    @Test("HUD.during: many tasks leave nothing behind, cancelled ones neither")
    func during() throws {
        var ends = 0
        try world.app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let view = world.view
            let task = Task {
                try await HUD.during("Loading…", in: view) { _ in
                    try await Task.sleep(for: .seconds(1))
                }
                ends += 1
            }
            world.app.advance(by: 0.5)
            if ends % 2 == 1 { task.cancel() }
        }
        #expect(ends > 0 && world.view.subviews.isEmpty && world.app.settle())
    }

    @Test("HUD: shown twice, it is there once, and one hide ends it")
    func shownTwice() {
        let hud = world.add { $0.removeFromSuperViewOnHide = true }
        hud.show(animated: true)
        hud.show(animated: true)
        world.app.advance(by: 1)
        #expect(hud.isSeen && world.view.subviews.count == 1)
        hud.hide(animated: true)
        hud.hide(animated: true)
        world.app.settle()
        #expect(!hud.isSeen && world.view.subviews.isEmpty)
        #expect(world.events == ["block", "delegate"])
    }
}
