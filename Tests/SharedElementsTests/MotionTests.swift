import SharedElements
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Motion")
struct MotionTests {
    let app: HeadlessApp
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        controller.view.addSubview(view)
    }

    private func enter() { app.advance(by: 0) }

    @Test("Easing: starts at 0 and ends at 1, also for times that are none")
    func ends() {
        let all: [Easing] = [
            .linear, .easeIn, .easeOut, .easeInOut, .inBack(), .outBack(), .outElastic(),
            .outBounce,
        ]
        for easing in all {
            #expect(easing(0) == 0 && easing(1) == 1 && easing(-3) == 0 && easing(7) == 1)
            #expect(easing(.nan) == 0)
            #expect(abs(easing(0.0001)) < 0.05 && abs(easing(0.9999) - 1) < 0.05)
        }
    }

    @Test("Easing: back goes back by a tenth with the overshoot 1.70158", .rows("S2-12", "B5"))
    func back() {
        let lowest = stride(from: 0, through: 1, by: 0.001).map { Easing.inBack()($0) }.min() ?? 0
        #expect(abs(lowest + 0.1) < 0.0001)
        #expect(abs(Easing.outBack()(0.3) - (1 - Easing.inBack()(0.7))) < 1e-12)
    }

    @Test("Easing: ease-in-ease-out is symmetric, and slow at its ends")
    func symmetric() {
        #expect(abs(Easing.easeInOut(0.5) - 0.5) < 1e-6)
        #expect(abs(Easing.easeInOut(0.25) + Easing.easeInOut(0.75) - 1) < 1e-6)
        #expect(Easing.easeInOut(0.1) < 0.05)
    }

    @Test("Motion: translate and fade at 0, 125 and 250 milliseconds", .rows("S2-08"))
    func translateAndFade() {
        let motion = Motion.translateYAndOpacity(duration: 0.25)
        for (time, share) in [(0, 0), (0.125, 0.5), (0.25, 1)] {
            let state = motion.state(at: time)
            #expect(abs(state.opacity - share) < 1e-6)
            #expect(abs(state.translation.y - (-4 * (1 - share))) < 1e-6)
        }
    }

    @Test("Motion: shake is at 0, −10, 10, −10, 10, 0", .rows("B5"))
    func shake() {
        let places = [0, 0.2, 0.4, 0.6, 0.8, 1].map {
            Motion.shake.state(at: 0.5 * $0).translation.x
        }
        for (place, expected) in zip(places, [0, -10, 10, -10, 10, 0] as [CGFloat]) {
            #expect(abs(place - expected) < 1e-9)
        }
    }

    @Test(
        "Motion: visibility moves when its flag changes, and not at first or for the same",
        .rows("S2-08"))
    func visibility() {
        enter()
        view.isHidden = true
        let visibility = MotionVisibility(view, motion: .translateYAndOpacity(duration: 0.25))
        app.settle()
        #expect(view.isHidden)
        visibility.isHidden = false
        app.advance(by: 0.125)
        #expect(view.alpha > 0.3 && view.alpha < 0.7 && !view.isHidden)
        app.settle()
        #expect(view.alpha == 1 && view.transform == .identity)
        visibility.isHidden = false
        app.advance(by: 0.1)
        #expect(view.alpha == 1)
        visibility.isHidden = true
        app.advance(by: 0.1)
        #expect(!view.isHidden)
        app.settle()
        #expect(view.isHidden && view.alpha == 0)
        let shown = UIView()
        let other = MotionVisibility(shown, motion: .opacity())
        #expect(shown.alpha == 1 && !other.isHidden)
    }

    @Test(
        "Motion: staggered views follow one another, and leave in the opposite order", .rows("B5"))
    func staggered() {
        enter()
        let views = (0..<4).map { _ in UIView() }
        let player = Motion.staggered(.opacity(duration: 0.1), views: views, interval: 0.056)
        player.play()
        app.advance(by: 0.1)
        #expect(views[0].alpha > views[1].alpha && views[1].alpha > views[2].alpha)
        #expect(views[3].alpha == 0)
        app.settle()
        #expect(views.allSatisfy { $0.alpha == 1 })
        player.reverse()
        app.advance(by: 0.1)
        #expect(views[3].alpha < views[2].alpha && views[0].alpha == 1)
        app.settle()
        #expect(views.allSatisfy { $0.alpha == 0 })
    }

    @Test("Motion: a player is held by a finger, turned round, and completes once at its end")
    func player() {
        enter()
        var ends: [MotionPlayer.Position] = []
        let player = MotionPlayer([Motion.translate(y: 100, easing: .linear).track(for: view)])
        player.addCompletion { ends.append($0) }
        player.fractionComplete = 0.3
        #expect(abs(view.transform.ty - 70) < 0.001)
        player.fractionComplete = .nan
        #expect(abs(view.transform.ty - 70) < 0.001)
        player.play()
        app.advance(by: 0.1)
        #expect(abs(view.transform.ty - 50) < 5)
        player.reverse()
        app.settle()
        #expect(view.transform.ty == 100 && ends == [.start] && !player.isRunning)
        player.finish(at: .end)
        #expect(view.transform == .identity && ends == [.start])
    }

    @Test(
        "Motion: phases wait for the last of their motions, and refuse others meanwhile",
        .rows("S2-07"))
    func phases() {
        enter()
        let machine = PhaseMachine(0)
        var reached: [Int] = []
        let short = MotionPlayer([MotionTrack(duration: 0.1) { _ in }])
        let long = MotionPlayer([MotionTrack(duration: 0.4) { _ in }])
        #expect(machine.move(to: 1, with: [short, long]) { reached.append(1) })
        app.advance(by: 0.2)
        #expect(machine.phase == 0 && machine.nextPhase == 1)
        #expect(!machine.move(to: 2, with: []))
        app.advance(by: 0.3)
        #expect(machine.phase == 1 && reached == [1] && machine.nextPhase == nil)
        #expect(machine.move(to: 2, with: []))
        #expect(machine.phase == 2)
    }

    @Test("Motion: numbers count, and texts shrink to a character and grow", .rows("B5"))
    func labels() {
        enter()
        let label = AnimatedLabel(frame: .zero)
        label.setNumber(1000, duration: 0.5)
        app.advance(by: 0.25)
        let half = Int(label.text ?? "") ?? 0
        #expect(half > 300 && half < 700)
        app.settle()
        #expect(label.text == "1000")
        let texts = [0, 0.25, 0.49, 0.51, 0.75, 1].map {
            AnimatedLabel.text(from: "abcd", to: "wxyz", share: $0)
        }
        #expect(texts == ["abcd", "ab", "a", "w", "wx", "wxyz"])
        #expect(AnimatedLabel.text(from: "", to: "", share: 0.3).isEmpty)
    }

    @Test("Motion: with reduced motion views fade from one place to the other, or stay")
    func still() {
        enter()
        app.host.reducesMotion = true
        let player = MotionPlayer([Motion.translate(y: 100, easing: .outBack()).track(for: view)])
        for (time, place) in [(0, 100), (0.4, 100), (0.6, 0), (1, 0)] as [(CGFloat, CGFloat)] {
            player.fractionComplete = time
            #expect(view.transform.ty == place)
            #expect(time == 0 || time == 1 ? view.alpha == 1 : view.alpha < 0.5)
        }
        let shake = MotionPlayer([Motion.shake.track(for: view)])
        shake.fractionComplete = 0.3
        #expect(view.transform == .identity && view.alpha == 1)
        let fading = MotionPlayer([Motion.opacity().track(for: view)])
        fading.fractionComplete = 0.5
        #expect(abs(view.alpha - 0.5) < 1e-6)
    }

    @Test("Motion: a player whose view is gone ends, and leaves nothing")
    func leaks() {
        enter()
        weak var last: UIView?
        for _ in 0..<100 {
            let view = UIView()
            Motion.shake.play(on: view)
            last = view
        }
        #expect(last == nil && app.settle())
    }
}
