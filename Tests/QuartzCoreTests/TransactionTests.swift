import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import TestSupport
import Testing

@Suite("CATransaction")
struct TransactionTests {
    @Test("CATransaction: inner transactions inherit settings, which end with their transaction")
    func nesting() {
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationDuration(3)
        CATransaction.setValue("mine", forKey: "tag")
        #expect(CATransaction.value(forKey: "tag") as? String == "mine")
        #expect(!CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "tag") == nil)
        #expect(CATransaction.animationDuration() == 2)
        #expect(CATransaction.disableActions())
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(!CATransaction.disableActions())
    }

    @Test("CATransaction: completion runs when all animations have ended, inner ones first")
    func completion() {
        var log: [String] = []
        let stage = Stage()
        let layer = stage.add(CALayer(0, 0, 10, 10))
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.setAnimationDuration(1)
        layer.opacity = 0.5
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        CATransaction.setAnimationDuration(2)
        layer.position.x = 50
        CATransaction.commit()
        CATransaction.commit()
        stage.show()
        stage.advance(by: 1)
        #expect(log.isEmpty)
        stage.advance(by: 1)
        #expect(log == ["inner", "outer"])
    }

    @Test("CATransaction: completion runs at the commit when nothing animates")
    func emptyCompletion() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("done") }
        #expect(log.isEmpty)
        CATransaction.commit()
        #expect(log == ["done"])
    }

    @Test("CATransaction: completion runs when its animation is removed")
    func removal() {
        var isDone = false
        let stage = Stage()
        let layer = stage.add(CALayer(0, 0, 10, 10))
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        layer.opacity = 0
        CATransaction.commit()
        stage.show()
        #expect(!isDone)
        layer.removeAnimation(forKey: "opacity")
        #expect(isDone)
    }

    @Test("CATransaction: a commit without a begin is refused with advice")
    func unbalanced() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { CATransaction.commit() }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("without begin"))
    }
}

@Suite("Implicit animation")
struct ImplicitAnimationTests {
    @Test(
        "Implicit animation: it starts at the presented value, with the default curve and duration"
    )
    func starts() {
        let stage = Stage()
        let layer = stage.add(CALayer(0, 0, 10, 10))
        layer.position = CGPoint(x: 105, y: 5)
        #expect(layer.position.x == 105)
        stage.show()
        stage.advance(by: 0.125)
        let curve = CAMediaTimingFunction(name: .default)
        let expected = 5 + 100 * curve.value(at: 0.5)
        #expect(abs((layer.presentation()?.position.x ?? 0) - expected) < 1e-9)
        layer.position = CGPoint(x: 5, y: 5)
        stage.show()
        #expect(abs((layer.presentation()?.position.x ?? 0) - expected) < 1e-9)
        stage.advance(by: 0.25)
        #expect(layer.presentation()?.position.x == 5)
        #expect(layer.animationKeys() == nil)
        #expect(!stage.compositor.needsFrame)
    }

    @Test(
        "Implicit animation: there is none before the layer is presented, or with actions disabled"
    )
    func not() {
        let stage = Stage()
        let layer = CALayer(0, 0, 10, 10)
        layer.opacity = 0.5
        stage.root.addSublayer(layer)
        layer.position.x = 50
        #expect(layer.animationKeys() == nil)
        stage.show()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 70
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        layer.position.x = 80
        #expect(layer.animationKeys() == ["position"])
    }

    @Test("Implicit animation: delegate, actions and class are searched in this order")
    func search() {
        final class Decider: CALayerDelegate {
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
        }
        struct Note: CAAction {
            let write: (String) -> Void
            func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
                write("\(event) \((object as? CALayer)?.opacity ?? -1)")
            }
        }
        var log: [String] = []
        let stage = Stage()
        let layer = stage.add(CALayer(0, 0, 10, 10))
        let decider = Decider()
        layer.delegate = decider
        decider.answer = NSNull()
        layer.opacity = 0.9
        #expect(layer.animationKeys() == nil)
        decider.answer = Note { log.append("delegate \($0)") }
        layer.opacity = 0.5
        #expect(log == ["delegate opacity 0.5"])
        decider.answer = nil
        layer.actions = ["opacity": Note { log.append("actions \($0)") }]
        layer.opacity = 0.25
        #expect(log.last == "actions opacity 0.25")
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0.75
        #expect(layer.animationKeys() == nil)
        layer.actions = nil
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
    }
}

@Suite("CADisplayLink")
struct DisplayLinkTests {
    @Test("CADisplayLink: links fire in the order of their addition, with the frame's times")
    func order() {
        var log: [String] = []
        let stage = Stage()
        let first = CADisplayLink { log.append("first \($0.timestamp)") }
        let second = CADisplayLink { _ in log.append("second") }
        second.add(to: .main, forMode: .common)
        first.add(to: .main, forMode: .common)
        first.add(to: .main, forMode: .default)
        stage.advance(by: 1)
        #expect(log == ["second", "first 101.0"])
        #expect(first.targetTimestamp == 101 + 1.0 / 60)
        #expect(first.duration == 1.0 / 60)
        second.isPaused = true
        stage.advance(by: 1)
        #expect(log.count == 3)
        first.invalidate()
        second.invalidate()
        stage.advance(by: 1)
        #expect(log.count == 3)
        #expect(!stage.context.needsTick)
    }

    @Test("CADisplayLink: a link of two modes goes on when it is removed from one")
    func modes() {
        let stage = Stage()
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        link.add(to: .main, forMode: .default)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.1)
        link.remove(from: .main, forMode: .common)
        stage.advance(by: 0.1)
        #expect(count == 2)
        link.remove(from: .main, forMode: .default)
        stage.advance(by: 0.1)
        #expect(count == 2)
    }

    @Test("An endless animation of a hidden layer asks for no frames, and goes on when it is shown")
    func hidden() {
        let stage = Stage()
        let (page, layer) = (CALayer(), CALayer())
        page.addSublayer(layer)
        stage.add(page)
        let turn = CABasicAnimation(keyPath: "position.x")
        turn.toValue = CGFloat(8)
        turn.duration = 1
        turn.repeatCount = .infinity
        layer.add(turn, forKey: nil)
        stage.show()
        #expect(stage.context.needsTick)
        page.isHidden = true
        stage.show()
        stage.advance(by: 1)
        #expect(!stage.context.needsTick)
        page.isHidden = false
        stage.show()
        stage.advance(by: 0.5)
        #expect(stage.context.needsTick)
        #expect(layer.presentation()?.position.x == 4)
    }

    @Test("CADisplayLink: the target's method is called")
    func selector() {
        final class Target {
            var count = 0
            func step(_ link: CADisplayLink) { count += 1 }
        }
        let stage = Stage()
        let target = Target()
        let link = CADisplayLink(target: target, selector: Selector(Target.step))
        link.add(to: .main, forMode: .common)
        stage.advance(by: 1.0 / 60)
        #expect(target.count == 1)
        link.invalidate()
    }

    @Test("CADisplayLink: the preferred frame rate limits firing")
    func rate() {
        var count = 0
        let stage = Stage()
        let link = CADisplayLink { _ in count += 1 }
        link.preferredFramesPerSecond = 20
        link.add(to: .main, forMode: .common)
        for _ in 0..<60 { stage.advance(by: 1.0 / 60) }
        #expect(count == 20)
        link.invalidate()
    }

    @Test("CADisplayLink: frames are requested only while it is active")
    func frames() {
        var requests = 0
        let stage = Stage()
        stage.context.requestFrame = { requests += 1 }
        stage.advance(by: 1)
        requests = 0
        let link = CADisplayLink { _ in }
        link.add(to: .main, forMode: .common)
        #expect(requests == 1)
        stage.advance(by: 1)
        #expect(requests == 2)
        link.isPaused = true
        stage.advance(by: 1)
        #expect(requests == 2)
        link.invalidate()
    }
}
