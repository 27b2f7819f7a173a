import CoreGraphics
import QuartzCore
import Testing

@Suite("Corners, backs and scrolling of layers")
@MainActor
struct CornerAndBackTests {
    @Test("CALayer: continuous corners begin further out and cover more than circular ones")
    func continuousCorners() {
        let stage = Stage()
        let layer = stage.add(CALayer(0, 0, 80, 80, .red))
        stage.set { layer.cornerRadius = 20 }
        func coverage() -> Int {
            (0..<24).reduce(0) { sum, y in
                (0..<24).reduce(sum) { $0 + Int(stage.pixel($1, y)[3]) }
            }
        }
        let circular = coverage()
        let edge = stage.pixel(24, 0)
        stage.set { layer.cornerCurve = .continuous }
        let continuous = coverage()
        #expect(edge == [255, 0, 0, 255])
        #expect(stage.pixel(24, 0)[3] < 255)
        // Near the diagonal both curves nearly coincide.
        #expect(abs(circular - continuous) < 255 * 24)
        #expect(circular != continuous)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }

    @Test("CALayer: a capsule has round ends, whatever its curve")
    func capsule() {
        let stage = Stage()
        let layer = stage.add(CALayer(0, 0, 80, 40, .red))
        stage.set { layer.cornerRadius = 20 }
        let pixels = stage.pixels
        stage.set { layer.cornerCurve = .continuous }
        #expect(stage.pixels == pixels)
    }

    @Test("CALayer: a one-sided layer is not seen from its back")
    func back() {
        let stage = Stage()
        let layer = stage.add(CALayer(20, 20, 40, 40, .red))
        stage.set { layer.isDoubleSided = false }
        #expect(stage.pixel(30, 30) == [255, 0, 0, 255])
        stage.set { layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(stage.pixel(30, 30)[3] == 0)
        stage.set { layer.isDoubleSided = true }
        #expect(stage.pixel(30, 30) == [255, 0, 0, 255])
    }

    @Test("CAGradientLayer: a conic gradient turns clockwise around its start point")
    func conic() {
        let stage = Stage(width: 80, height: 80)
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        layer.colors = [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue]
        layer.locations = [0, 0.5, 0.5, 1]
        stage.add(layer)
        #expect(stage.pixel(60, 20) == [255, 0, 0, 255])
        #expect(stage.pixel(60, 60) == [255, 0, 0, 255])
        #expect(stage.pixel(20, 60) == [0, 0, 255, 255])
        #expect(stage.pixel(20, 20) == [0, 0, 255, 255])
        stage.set { layer.locations = [0, 0.25, 0.75, 1] }
        let middle = stage.pixel(40, 70)
        #expect(abs(Int(middle[0]) - 128) < 8 && abs(Int(middle[2]) - 128) < 8)
    }

    @Test("CAScrollLayer: scrolls no further than needed, in its directions")
    func scrolling() {
        let stage = Stage()
        let scroller = CAScrollLayer()
        scroller.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let content = CALayer(0, 0, 200, 200)
        scroller.addSublayer(content)
        stage.add(scroller)
        CATransaction.setDisableActions(true)
        content.scrollRectToVisible(CGRect(x: 50, y: 10, width: 10, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 20, y: 0))
        #expect(content.visibleRect == CGRect(x: 20, y: 0, width: 40, height: 40))
        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 90, y: 30))
        #expect(scroller.bounds.origin == CGPoint(x: 20, y: 30))
    }

    @Test("CATransaction: settings have names")
    func transactionKeys() {
        CATransaction.begin()
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 2)
        CATransaction.commit()
    }
}

extension Stage {
    /// Makes changes without animation, and composites.
    fileprivate func set(_ change: () -> Void) {
        CATransaction.setDisableActions(true)
        change()
        show()
    }
}
