import Foundation
import SharedElements
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Sentences of the documentation that no other test proves.
@Suite("Motion: what the documentation promises")
struct MotionPromiseTests {
    private let app: HeadlessApp
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

    init() {
        let controller = UIViewController()
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        controller.view.addSubview(view)
        app.settle()
        app.advance(by: 0)
    }

    @Test("Easing: reversed, an ease-in is an ease-out; some go too far, swing or bounce")
    func easings() {
        app.advance(by: 0)
        for time in [0.1, 0.35, 0.8] {
            #expect(abs(Easing.easeIn.reversed(time) - Easing.easeOut(time)) < 1e-9)
            #expect(abs(Easing.cubicBezier(0, 0, 1, 1)(time) - time) < 1e-6)
        }
        #expect(Easing.inBack()(0.3) < -0.07 && Easing.outBack()(0.7) > 1.07)
        #expect(Easing { $0 * $0 }(0.5) == 0.25)
        let times = stride(from: 0.0, through: 1, by: 0.0013)
        // It crosses its end, to and fro: three whole swings.
        let swings = times.map { Easing.outElastic()($0) - 1 }
        let crossings = zip(swings, swings.dropFirst()).count { $0 * $1 < 0 }
        #expect((5...7).contains(crossings))
        let bounces = times.map { Easing.outBounce($0) }
        let peaks = zip(bounces, zip(bounces.dropFirst(), bounces.dropFirst(2)))
            .filter { $0 < $1.0 && $1.0 >= $1.1 }.map(\.1.0)
        #expect(peaks.count == 3 && bounces.allSatisfy { $0 <= 1.0001 })
    }

    @Test("Motion: defaults, delays, reverses and its ready-made motions")
    func motions() {
        app.advance(by: 0)
        let motion = Motion(from: MotionState(opacity: 0))
        #expect(motion.duration == 0.5 && motion.delay == 0)
        #expect(abs(motion.state(at: 0.25).opacity - 0.5) < 1e-6)
        let later = motion.delayed(by: 1)
        #expect(later.state(at: 1).opacity == 0 && later.state(at: 1.5).opacity == 1)
        let back = motion.reversed
        #expect(back.state(at: 0).opacity == 1 && back.state(at: 0.5).opacity == 0)
        #expect(Motion.translate(x: 5, y: 7).state(at: 0).translation == CGPoint(x: 5, y: 7))
        #expect(Motion.opacity().state(at: 0).opacity == 0)
        #expect(Motion.scale(from: 3).state(at: 0).scale == 3)
        let entrance = Motion.scaleAndOpacity().state(at: 0)
        #expect(entrance.scale == 0.8 && entrance.opacity == 0)
        #expect(Motion.translateYAndOpacity().state(at: 0).translation.y == -4)
        let steps = Motion(
            frames: [(0, .identity), (0.5, MotionState(scale: 2)), (1, .identity)],
            easing: .linear)
        #expect(abs(steps.state(at: 0.25).scale - 2) < 1e-9)
        #expect(abs(steps.state(at: 0.125).scale - 1.5) < 1e-9)
    }

    @Test("Motion state: mixes, and gives a view its transform and alpha")
    func states() {
        app.advance(by: 0)
        let state = MotionState(
            translation: CGPoint(x: 10, y: 20), scale: 2, rotation: .pi / 2, opacity: 0.4)
        let half = MotionState.identity.mixed(with: state, share: 0.5)
        #expect(half.translation == CGPoint(x: 5, y: 10) && half.scale == 1.5)
        #expect(abs(half.opacity - 0.7) < 1e-9)
        let beyond = MotionState.identity.mixed(with: state, share: 2)
        #expect(beyond.translation == CGPoint(x: 20, y: 40))
        state.apply(to: view)
        #expect(abs(view.alpha - 0.4) < 1e-6 && view.transform.tx == 10 && view.transform.ty == 20)
        #expect(abs(view.transform.b - 2) < 1e-9 && abs(view.transform.a) < 1e-9)
        MotionState.identity.apply(to: view)
        #expect(view.transform == .identity && view.alpha == 1)
    }

    @Test("Motion: states that are none, or out of order, are refused with advice")
    func refused() async throws {
        let none = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { _ = Motion(frames: []) }
        #expect(try Advice(#require(none).standardErrorContent).says("has no states"))
        let mixed = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { _ = Motion(frames: [(1, .identity), (0, .identity)]) }
        #expect(try Advice(#require(mixed).standardErrorContent).says("ascending order"))
    }

    @Test("Motion player: shows its start when it plays, stops where it is, and retains itself")
    func player() {
        app.advance(by: 0)
        weak var last: MotionPlayer?
        var ends: [MotionPlayer.Position] = []
        do {
            let player = MotionPlayer([
                Motion.translate(y: 100, easing: .linear).track(for: view),
                MotionTrack(duration: 0.2) { _ in },
            ])
            #expect(player.duration == 0.5 && view.transform == .identity)
            player.addCompletion { ends.append($0) }
            player.play()
            #expect(view.transform.ty == 100 && player.isRunning)
            app.advance(by: 0.1)
            player.pause()
            let (time, y) = (player.time, view.transform.ty)
            app.advance(by: 1)
            #expect(!player.isRunning && player.time == time && view.transform.ty == y)
            player.play()
            last = player
        }
        #expect(last != nil)
        app.advance(by: 1)
        #expect(last == nil && ends == [.end] && view.transform == .identity)
    }

    @Test("Motion player: finishes at either end, and may be reversed before it plays")
    func finish() {
        app.advance(by: 0)
        let player = MotionPlayer([Motion.opacity().track(for: view)])
        var ends: [MotionPlayer.Position] = []
        player.addCompletion { ends.append($0) }
        player.finish(at: .start)
        #expect(view.alpha == 0 && ends == [.start])
        player.fractionComplete = 1
        player.isReversed = true
        player.play()
        app.settle()
        #expect(view.alpha == 0 && player.fractionComplete == 0)
        var isDone = false
        let interrupted = Motion.opacity().play(on: view) { isDone = true }
        app.advance(by: 0.1)
        interrupted.finish(at: .end)
        #expect(isDone && view.alpha == 1)
    }

    @Test("Motion: a visible view may be brought in at first")
    func visibility() {
        app.advance(by: 0)
        let visibility = MotionVisibility(view, motion: .opacity(), animatesAtFirst: true)
        app.advance(by: 0.2)
        #expect(view.alpha > 0 && view.alpha < 1 && !visibility.isHidden)
        app.settle()
        #expect(view.alpha == 1 && visibility.view === view)
    }

    @Test("Motion: a label counts from the number before, in its format, and shows texts")
    func label() {
        app.advance(by: 0)
        let label = AnimatedLabel(frame: .zero)
        label.setNumber(10, duration: 0)
        label.setNumber(20, duration: 1) { "\(Int($0)) m" }
        #expect(label.number == 20)
        app.advance(by: 0.5)
        let shown = Int(label.text?.dropLast(2) ?? "") ?? 0
        #expect(shown > 10 && shown < 20)
        app.settle()
        #expect(label.text == "20 m")
        label.setAnimatedText("hello", duration: 0.5)
        app.advance(by: 0.3)
        #expect("hello".hasPrefix(label.text ?? "x"))
        app.settle()
        #expect(label.text == "hello")
    }

    @Test("Shared element: defaults, its duration, its curve and the reverse on the way back")
    func transition() throws {
        app.advance(by: 0)
        let container = try #require(app.window.rootViewController?.view)
        let (list, page) = (UIView(frame: container.bounds), UIView(frame: container.bounds))
        let (small, large) = (UIView(), UIView())
        (small.frame, large.frame) = (
            CGRect(x: 0, y: 0, width: 100, height: 10), CGRect(x: 0, y: 0, width: 200, height: 10)
        )
        for (screen, end) in [(list, small), (page, large)] {
            #expect(end.sharedElementKey == nil)
            end.sharedElementKey = "bar"
            screen.addSubview(end)
            container.addSubview(screen)
        }
        let transition = SharedElementTransition(from: list, to: page, in: container)
        #expect(transition.duration == 0.5 && !transition.reducesMotion && !transition.isActive)
        #expect(transition.target == .source && transition.fractionComplete == 0)
        transition.duration = 2
        transition.easing = Easing { $0 * $0 }
        transition.move(to: .destination)
        app.advance(by: 1)
        let copy = try #require(container.subviews.last)
        #expect(transition.isActive && transition.target == .destination)
        #expect(abs(copy.bounds.width - 125) < 3)
        app.advance(by: 1.2)
        #expect(!transition.isActive && transition.fractionComplete == 1)
        transition.move(to: .source)
        app.advance(by: 1)
        #expect(abs(try #require(container.subviews.last).bounds.width - 175) < 3)
        app.settle()
        var isDone = false
        transition.move(to: .source) { isDone = true }
        #expect(isDone, "it is there")
    }
}
