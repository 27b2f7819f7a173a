import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Layer tree")
@MainActor
struct LayerTreeTests {
    private final class Ends: CAAnimationDelegate {
        var flags: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { flags.append(flag) }
    }

    @Test("Layer tree: sublayers and masks may outlive their superlayer")
    func orphans() {
        let child = CALayer(0, 0, 10, 10)
        let mask = CALayer(0, 0, 10, 10)
        do {
            let parent = CALayer(0, 0, 50, 50)
            parent.addSublayer(child)
            parent.mask = mask
        }
        #expect(child.superlayer == nil)
        child.frame.origin.x = 4
        mask.frame.origin.x = 4
        let next = CALayer(0, 0, 50, 50)
        next.addSublayer(child)
        next.addSublayer(mask)
        #expect(child.superlayer === next)
        #expect(mask.superlayer === next)
    }

    @Test("Layer tree: removal ends animations at the next commit, unless the layer is added again")
    func departure() {
        let stage = Stage()
        let group = stage.add(CALayer(0, 0, 50, 50))
        let dot = CALayer(0, 0, 10, 10)
        group.addSublayer(dot)
        stage.show()
        let ends = Ends()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 10
        animation.delegate = ends
        dot.add(animation, forKey: "fade")
        stage.advance(by: 1)
        group.removeFromSuperlayer()
        stage.root.addSublayer(group)
        stage.advance(by: 1)
        #expect(ends.flags.isEmpty)
        group.removeFromSuperlayer()
        stage.advance(by: 1)
        #expect(ends.flags == [false])
        #expect(!stage.context.needsFrame)
    }
}
