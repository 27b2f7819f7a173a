import Testing
import UIKit

@testable import UIKitCore

@Suite("View animations")
@MainActor
struct ViewAnimationTests {
    private func view(in app: AppFixture) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.window.addSubview(view)
        app.host.settle()
        return view
    }

    private func shownX(_ view: UIView) -> CGFloat {
        view.layer.presentation()?.position.x ?? .nan
    }

    @Test("View animation: sets the model at once and moves the presentation with the clock")
    func modelAndPresentation() throws {
        let app = try AppFixture()
        let view = view(in: app)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
        #expect(view.center.x == 105)
        app.host.advance(by: 0)
        let start = app.host.now
        app.host.advance(by: 0.5)
        let passed = app.host.now - start
        #expect(abs(shownX(view) - (5 + 100 * passed)) < 2)
        app.host.settle()
        #expect(shownX(view) == 105)
    }

    @Test("View animation: completes once, after all its changes")
    func completion() throws {
        let app = try AppFixture()
        let view = view(in: app)
        var calls: [String] = []
        UIView.animate(withDuration: 0.5) {
            view.alpha = 0.5
            view.center.x = 50
        } completion: {
            calls.append("first \($0)")
        }
        UIView.animate(withDuration: 0.2) {
            view.tag = 1
        } completion: {
            calls.append("empty \($0)")
        }
        #expect(calls.isEmpty)
        app.host.advance(by: 0.3)
        #expect(calls == ["empty true"])
        app.host.settle()
        #expect(calls == ["empty true", "first true"])
    }

    @Test("View animation: completes as unfinished when removed")
    func interruption() throws {
        let app = try AppFixture()
        let view = view(in: app)
        var finished: Bool?
        UIView.animate(withDuration: 0.5) {
            view.center.x = 50
        } completion: {
            finished = $0
        }
        app.host.advance(by: 0.2)
        view.layer.removeAllAnimations()
        app.host.settle()
        #expect(finished == false)
    }

    @Test("View animation: blocks touches on its views, unless allowUserInteraction is set")
    func touches() throws {
        let app = try AppFixture()
        let view = view(in: app)
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        #expect(app.window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== view)
        app.host.settle()
        #expect(app.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
            view.alpha = 1
        }
        #expect(app.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    }

    @Test("View animation: beginFromCurrentState starts at the presented value")
    func fromCurrentState() throws {
        let app = try AppFixture()
        let view = view(in: app)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
        app.host.advance(by: 0.5)
        let seen = shownX(view)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            view.center.x = 5
        }
        #expect(abs(shownX(view) - seen) < 0.5)
        app.host.settle()
        #expect(shownX(view) == 5)
    }

    @Test("View animation: none outside blocks, inside performWithoutAnimation, or while disabled")
    func withoutAnimation() throws {
        let app = try AppFixture()
        let view = view(in: app)
        view.center.x = 20
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 30 }
        }
        #expect(view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { view.center.x = 40 }
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Spring animation: overshoots and ends at the model value")
    func spring() throws {
        let app = try AppFixture()
        let view = view(in: app)
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
        ) { view.center.x = 105 }
        var greatest: CGFloat = 0
        for _ in 0..<90 {
            app.host.advance(by: 1.0 / 60)
            greatest = max(greatest, shownX(view))
        }
        #expect(greatest > 115)
        app.host.settle()
        #expect(shownX(view) == 105)
    }

    @Test("Keyframe animation: passes its values at their times")
    func keyframes() throws {
        let app = try AppFixture()
        let view = view(in: app)
        var isComplete = false
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                view.center.x = 105
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                view.center.x = 55
            }
        } completion: {
            isComplete = $0
        }
        app.host.advance(by: 0.5)
        #expect(abs(shownX(view) - 105) < 8)
        app.host.advance(by: 0.25)
        #expect(abs(shownX(view) - 80) < 4)
        app.host.settle()
        #expect(isComplete)
        #expect(shownX(view) == 55)
    }
}
