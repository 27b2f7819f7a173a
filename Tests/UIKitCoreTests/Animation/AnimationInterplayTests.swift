import Testing
import UIKit
import UIKitTesting

@Suite("View animations among others")
@MainActor
struct AnimationInterplayTests {
    private let app = HeadlessApp(
        size: CGSize(width: 200, height: 200), rootViewController: UIViewController())
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    /// The arguments of the completion calls.
    private final class Ends {
        var values: [Bool] = []
    }
    private let ends = Ends()

    init() { app.window.rootViewController?.view.addSubview(box) }

    private func move(
        to x: CGFloat, _ options: UIView.AnimationOptions = .curveLinear,
        duration: TimeInterval = 1
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { box.center.x = x },
            completion: { [ends] in ends.values.append($0) })
    }

    private var shownX: CGFloat { box.layer.presentation()?.position.x ?? .nan }

    @Test("performWithoutAnimation: an animation that begins inside does not animate either")
    func suppressed() {
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            move(to: 110)
        }
        #expect(UIView.areAnimationsEnabled)
        #expect(shownX == 110)
        #expect(box.layer.animationKeys() == nil)
        app.settle()
        #expect(ends.values == [true])
    }

    @Test("View animation: completes once, at its end")
    func completes() {
        move(to: 110)
        #expect(box.center.x == 110)
        app.advance(by: 0.9)
        #expect(ends.values.isEmpty)
        app.advance(by: 0.3)
        app.settle()
        #expect(ends.values == [true])
    }

    @Test("View animation: completes soon when its duration is 0 or nothing changes")
    func nothingToDo() {
        move(to: 50, duration: 0)
        UIView.animate(
            withDuration: 1, animations: {}, completion: { [ends] in ends.values.append($0) })
        #expect(ends.values.isEmpty)
        #expect(box.layer.animationKeys() == nil)
        app.advance(by: 0.05)
        #expect(ends.values == [true, true])
    }

    @Test("View animation: a new target while running causes no jump, and both animations complete")
    func retargeting() {
        move(to: 110)
        app.advance(by: 0.5)
        let before = shownX
        move(to: 30)
        #expect(abs(shownX - before) < 0.01)
        app.settle()
        #expect(ends.values == [true, true])
        #expect(shownX == 30)
    }

    @Test("View animation: a new target for a running transform causes no jump")
    func retargetingTransforms() {
        func shown() -> CGAffineTransform {
            box.layer.presentation()?.affineTransform() ?? .identity
        }
        UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(scaleX: 3, y: 3) }
        app.advance(by: 0.5)
        let before = shown()
        UIView.animate(withDuration: 1) { box.transform = CGAffineTransform(rotationAngle: 1) }
        #expect(abs(shown().a - before.a) < 1e-6 && abs(shown().b - before.b) < 1e-6)
        app.settle()
        #expect(shown() == CGAffineTransform(rotationAngle: 1))
    }

    @Test("View animation: beginFromCurrentState replaces the running one without a jump")
    func currentState() {
        move(to: 110)
        app.advance(by: 0.25)
        move(to: 60)
        app.advance(by: 0.25)
        let before = shownX
        move(to: 160, [.beginFromCurrentState, .curveLinear])
        #expect(abs(shownX - before) < 0.01)
        #expect(ends.values == [false, false])
        app.advance(by: 0.5)
        #expect(abs(shownX - (before + 160) / 2) < 2)
        app.settle()
        #expect(ends.values == [false, false, true])
    }

    @Test("View animation: an interrupted one completes outside the interrupting block")
    func completionInsideBlock() {
        let other = UIView(frame: box.frame)
        box.superview?.addSubview(other)
        UIView.animate(
            withDuration: 1, animations: { box.center.x = 100 },
            completion: { _ in other.alpha = 0.5 })
        app.advance(by: 0.25)
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            box.center.x = 50
        }
        #expect(other.alpha == 0.5)
        #expect(other.layer.animationKeys() == nil)
    }

    @Test(
        "View animation: completes with false when its view is removed", arguments: [false, true])
    func removal(repeats: Bool) {
        move(to: 110, repeats ? [.repeat, .autoreverse] : [])
        app.advance(by: 0.25)
        box.removeFromSuperview()
        app.advance(by: 0.05)
        #expect(ends.values == [false])
        #expect(box.layer.animationKeys() == nil)
        #expect(app.settle())
    }

    @Test("View animation: continues when its view moves directly to another superview")
    func reparenting() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        box.superview?.addSubview(other)
        move(to: 110)
        app.advance(by: 0.25)
        other.addSubview(box)
        app.advance(by: 0.05)
        #expect(ends.values.isEmpty)
        app.settle()
        #expect(ends.values == [true])
    }

    @Test("View animation: a repeating one ends with its window")
    func closedWindow() {
        move(to: 110, [.repeat, .autoreverse])
        app.advance(by: 0.25)
        app.window.isHidden = true
        #expect(app.settle())
        #expect(ends.values == [false])
    }

    @Test("View animation: a nested one inherits duration and curve")
    func nesting() {
        UIView.animate(
            withDuration: 2, delay: 0, options: .curveLinear,
            animations: {
                UIView.animate(
                    withDuration: 0.1, animations: { box.center.x = 110 },
                    completion: { [ends] in
                        ends.values.append($0)
                    })
            })
        app.advance(by: 1)
        #expect(abs(shownX - 60) < 2)
        #expect(ends.values.isEmpty)
        app.settle()
        #expect(ends.values == [true])
    }

    @Test("View animation: autoreverse and repeat run back and forth")
    func repeating() {
        move(to: 110, [.repeat, .autoreverse, .curveLinear])
        app.advance(by: 1.5)
        #expect(abs(shownX - 60) < 3)
        app.advance(by: 1)
        #expect(abs(shownX - 60) < 3)
        #expect(ends.values.isEmpty)
        box.layer.removeAllAnimations()
        #expect(ends.values == [false])
        #expect(shownX == 110)
    }

    @Test("Keyframe animation: has each keyframe's value at its time")
    func keyframes() {
        UIView.animateKeyframes(
            withDuration: 2, delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    box.center.x = 110
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    box.center.x = 50
                }
            }, completion: { [ends] in ends.values.append($0) })
        app.advance(by: 0.5)
        #expect(abs(shownX - 60) < 2)
        app.advance(by: 1)
        #expect(abs(shownX - 80) < 2)
        app.settle()
        #expect(ends.values == [true])
    }

    @Test("View animation: completes outside any window")
    func outside() {
        let loose = UIView()
        UIView.animate(
            withDuration: 0.2, animations: { loose.alpha = 0 },
            completion: { [ends] in ends.values.append($0) })
        #expect(loose.alpha == 0)
        app.settle()
        #expect(ends.values.count == 1)
    }
}
