import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Property animators")
@MainActor
struct PropertyAnimatorTests {
    private let app = HeadlessApp(
        size: CGSize(width: 200, height: 200), rootViewController: UIViewController())
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        app.window.rootViewController?.view.addSubview(box)
        // A layer animation whose begin time is 0 begins with the next frame.
        app.advance(by: 0.1)
    }

    private var shownX: CGFloat { box.layer.presentation()?.position.x ?? .nan }

    private final class Ends { var positions: [UIViewAnimatingPosition] = [] }

    private func animator(
        curve: UIView.AnimationCurve = .linear
    ) -> (UIViewPropertyAnimator, Ends) {
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { box.center.x = 110 }
        let ends = Ends()
        animator.addCompletion { ends.positions.append($0) }
        return (animator, ends)
    }

    @Test("Property animator: without linear scrubbing the fraction follows the timing curve")
    func scrubsByCurve() {
        let (animator, _) = animator(curve: .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        app.advance(by: 0.1)
        #expect(shownX < 50)
        #expect(abs(animator.fractionComplete - 0.5) < 0.01)
    }

    @Test("Property animator: changes wait for the start, and the completion gets the end")
    func runs() {
        let (animator, ends) = animator()
        #expect(box.center.x == 10 && animator.state == .inactive)
        animator.startAnimation()
        #expect(box.center.x == 110 && animator.state == .active && animator.isRunning)
        app.advance(by: 0.5)
        #expect(abs(shownX - 60) < 0.1)
        #expect(abs(animator.fractionComplete - 0.5) < 0.02)
        app.settle()
        #expect(ends.positions == [.end])
        #expect(animator.state == .inactive && shownX == 110)
    }

    @Test("Property animator: a running one lives until its end, and its completion is called")
    func livesWhileItRuns() {
        let ends = Ends()
        weak var released: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.3, delay: 0.1,
                animations: { box.center.x = 110 }, completion: { ends.positions.append($0) })
            released = animator
        }
        app.advance(by: 0.2)
        #expect(released?.isRunning == true && ends.positions.isEmpty)
        app.settle()
        #expect(ends.positions == [.end])
        #expect(released == nil)
    }

    @Test("Property animator: it ends when its view leaves the window")
    func viewLeaves() {
        let ends = Ends()
        weak var released: UIViewPropertyAnimator?
        do {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                box.center.x = 110
            }
            animator.addCompletion { ends.positions.append($0) }
            animator.startAnimation()
            released = animator
        }
        app.advance(by: 0.2)
        box.removeFromSuperview()
        app.settle()
        #expect(ends.positions == [.end] && box.center.x == 110)
        #expect(released == nil)
    }

    @Test("Property animator: a paused one stands still, is scrubbed linearly and continues")
    func scrubs() {
        let (animator, ends) = animator(curve: .easeInOut)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        #expect(shownX == 10)
        animator.fractionComplete = 0.25
        #expect(abs(shownX - 35) < 0.01)
        app.advance(by: 2)
        #expect(abs(shownX - 35) < 0.01)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        #expect(abs(shownX - 35) < 1)
        app.advance(by: 0.45)
        #expect(ends.positions.isEmpty)
        app.advance(by: 0.15)
        #expect(ends.positions == [.end])
    }

    @Test("Property animator: a reversed one returns without a jump and ends at its start")
    func reverses() {
        let (animator, ends) = animator(curve: .easeInOut)
        animator.startAnimation()
        app.advance(by: 0.4)
        let before = shownX
        animator.isReversed = true
        #expect(abs(shownX - before) < 0.1)
        app.advance(by: 0.2)
        #expect(shownX < before)
        app.settle()
        #expect(ends.positions == [.start])
        #expect(box.center.x == 10 && shownX == 10)
    }

    @Test("Property animator: stopping leaves values on screen, and finishing chooses a place")
    func stops() {
        let (animator, ends) = animator()
        animator.startAnimation()
        app.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(abs(box.center.x - 60) < 0.1)
        #expect(ends.positions.isEmpty)
        animator.finishAnimation(at: .start)
        #expect(box.center.x == 10 && ends.positions == [.start])
        #expect(animator.state == .inactive)
    }

    @Test("Property animator: stopping without finishing calls no completion")
    func stopsForGood() {
        let (animator, ends) = animator()
        animator.startAnimation()
        app.advance(by: 0.25)
        animator.stopAnimation(true)
        app.settle()
        #expect(animator.state == .inactive && ends.positions.isEmpty)
        #expect(abs(box.center.x - 35) < 0.1)
    }

    @Test("Property animator: delayed changes begin at their fraction, and end with the others")
    func delays() {
        let (animator, _) = animator()
        animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        app.advance(by: 0.45)
        #expect(box.layer.presentation()?.opacity == 1)
        app.advance(by: 0.3)
        let opacity = box.layer.presentation()?.opacity ?? 1
        #expect(opacity > 0.4 && opacity < 0.6)
    }

    @Test("Property animator: pauses at its end where it shall, and can return from there")
    func pausesOnCompletion() {
        let (animator, ends) = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        app.advance(by: 1.2)
        #expect(animator.state == .active && !animator.isRunning && ends.positions.isEmpty)
        #expect(animator.fractionComplete == 1)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        app.advance(by: 1.2)
        #expect(ends.positions == [.start] && box.center.x == 10)
    }

    @Test("Property animator: a bouncy spring passes its end and settles within its duration")
    func spring() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { box.center.x = 110 }
        animator.startAnimation()
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            app.advance(by: 1 / 60)
            farthest = max(farthest, shownX)
        }
        #expect(farthest > 112)
        app.settle()
        #expect(shownX == 110)
    }

    @Test("Property animator: a random series of commands keeps shown place and fraction together")
    func property() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<40 {
            box.center.x = 10
            let (animator, _) = animator(curve: .linear)
            animator.startAnimation()
            for _ in 0..<12 where animator.state == .active {
                switch Int.random(in: 0..<5, using: &generator) {
                case 0: animator.pauseAnimation()
                case 1: animator.startAnimation()
                case 2: animator.isReversed.toggle()
                case 3: animator.fractionComplete = .random(in: 0...1, using: &generator)
                default: app.advance(by: .random(in: 0...0.2, using: &generator))
                }
                guard animator.state == .active else { break }
                #expect(abs(shownX - (10 + 100 * animator.fractionComplete)) < 0.1)
            }
            animator.stopAnimation(true)
        }
    }
}

@Suite("View transitions")
@MainActor
struct ViewTransitionTests {
    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    private let box = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

    init() {
        app.window.rootViewController?.view.addSubview(box)
        box.backgroundColor = .red
    }

    @Test("View transition: a cross dissolve shows old and new content, then the new alone")
    func dissolves() {
        var ends: [Bool] = []
        UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve) {
            box.backgroundColor = .blue
        } completion: {
            ends.append($0)
        }
        #expect(box.superview?.subviews.count == 2)
        app.advance(by: 0.5)
        #expect(ends.isEmpty)
        app.settle()
        #expect(ends == [true])
        #expect(box.superview?.subviews == [box])
    }

    @Test(
        "View transition: one view replaces another in every kind, which leaves no trace",
        arguments: [
            UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp,
            .transitionCurlDown, .transitionFlipFromLeft, .transitionFlipFromTop, [],
        ])
    func replaces(kind: UIView.AnimationOptions) {
        let other = UIView(frame: box.frame)
        let superview = box.superview
        var ends = 0
        UIView.transition(from: box, to: other, duration: 0.4, options: kind) { _ in ends += 1 }
        app.advance(by: 0.2)
        app.settle()
        #expect(ends == 1 && superview?.subviews == [other])
        for view in [box, other] {
            #expect(view.transform == .identity && view.alpha == 1 && !view.isHidden)
        }
    }
}
