import Testing
import UIKit
import UIKitTesting

@Suite("Animation members")
struct AnimationMemberTests {
    @Test("AnimationOptions: all have Apple's raw values")
    func options() {
        let values: [(UIView.AnimationOptions, UInt)] = [
            (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4),
            (.repeat, 8), (.autoreverse, 16), (.overrideInheritedDuration, 32),
            (.overrideInheritedCurve, 64), (.allowAnimatedContent, 128),
            (.showHideTransitionViews, 256), (.overrideInheritedOptions, 512),
            (.curveEaseInOut, 0), (.curveEaseIn, 1 << 16), (.curveEaseOut, 2 << 16),
            (.curveLinear, 3 << 16), (.transitionFlipFromLeft, 1 << 20),
            (.transitionFlipFromRight, 2 << 20), (.transitionCurlUp, 3 << 20),
            (.transitionCurlDown, 4 << 20), (.transitionCrossDissolve, 5 << 20),
            (.transitionFlipFromTop, 6 << 20), (.transitionFlipFromBottom, 7 << 20),
            (.preferredFramesPerSecond60, 3 << 24), (.preferredFramesPerSecond30, 7 << 24),
        ]
        for (option, value) in values { #expect(option.rawValue == value) }
    }

    @Test("AnimationOptions: a preferred frame rate changes no other option")
    func frameRate() {
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.window.addSubview(view)
        app.settle()
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .preferredFramesPerSecond30]
        ) { view.alpha = 0 }
        app.advance(by: 0.5)
        let alpha = view.layer.presentation()?.opacity ?? 0
        #expect(abs(alpha - 0.5) < 0.03)
    }

    @Test("Property animator: without linear scrubbing a paused one moves along its curve")
    func scrubbing() {
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        app.window.addSubview(view)
        app.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
        #expect(animator.scrubsLinearly)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        // The curve (0.42, 0, 1, 1) has gone 0.315 of the way at half of its time.
        let alpha = view.layer.presentation()?.opacity ?? 0
        #expect(abs(alpha - 0.685) < 0.01)
        #expect(abs(animator.fractionComplete - 0.5) < 0.001)
        animator.stopAnimation(true)
    }
}
