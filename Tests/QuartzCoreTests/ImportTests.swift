import QuartzCore
import Testing

// Imports QuartzCore alone, which brings CoreGraphics and Foundation.

@Suite("QuartzCore alone") @MainActor
struct ImportTests {
    private final class Ticker {
        func tick(_ link: CADisplayLink) {}
    }

    @Test("QuartzCore: brings geometry, Foundation, selectors and the names of times")
    func names() {
        let link = CADisplayLink(
            target: Ticker(), selector: Selector(Ticker.tick, name: "tick(_:)"))
        link.invalidate()
        let duration: CFTimeInterval = 0.25
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: sqrt(16), height: 2)
        #expect(layer.position == CGPoint(x: 2, y: 1))
        #expect(NSNumber(value: duration).doubleValue == 0.25)
    }

    @Test("NSValue: wraps 3D transforms, and is unwrapped as a value of layers and animations")
    func values() {
        let turn = CATransform3DMakeRotation(.pi / 3, 1, 2, 3)
        let value = NSValue(caTransform3D: turn)
        #expect(value.caTransform3DValue == turn)
        #expect(value == NSValue(caTransform3D: turn))
        let layer = CALayer()
        layer.setValue(value, forKey: "transform")
        layer.setValue(NSValue(point: CGPoint(x: 3, y: 4)), forKeyPath: "position")
        #expect(layer.transform == turn)
        #expect(layer.position == CGPoint(x: 3, y: 4))

        let stage = Stage()
        let moving = CALayer()
        stage.add(moving)
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.values = [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 8)].map { NSValue(point: $0) }
        animation.duration = 1
        moving.add(animation, forKey: nil)
        stage.show()
        stage.advance(by: 0.5)
        #expect(moving.presentation()?.position == CGPoint(x: 20, y: 4))
    }
}
