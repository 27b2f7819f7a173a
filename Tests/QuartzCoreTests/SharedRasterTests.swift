import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import Testing

@Suite("Shared rasters")
struct SharedRasterTests {
    /// A round layer of one of several looks, each of which differs from the first in one property.
    private func makeLayer(_ look: Int) -> CALayer {
        let layer = CALayer(0, 0, 20, 20, look == 1 ? .blue : .red)
        layer.cornerRadius = look == 2 ? 4 : 6
        if look == 3 { layer.maskedCorners = [.layerMinXMinYCorner] }
        if look == 4 { layer.cornerCurve = .continuous }
        if look == 5 { layer.bounds.size.width = 19 }
        if look == 6 { layer.transform = CATransform3DMakeRotation(0.2, 0, 0, 1) }
        if look == 7 { layer.shadowOpacity = 0.5 }
        if look == 8 { layer.shadowOpacity = 0.8 }
        if look >= 10 {
            layer.shadowOpacity = 0.5
            layer.shadowPath = CGPath(
                ellipseIn: CGRect(x: 0, y: 0, width: look, height: 20), transform: nil)
        }
        if look == 9 {
            layer.masksToBounds = true
            layer.addSublayer(CALayer(0, 0, 10, 20, .green))
        }
        return layer
    }

    private func place(_ layer: CALayer, at index: Int) {
        layer.position = CGPoint(x: 25 + CGFloat(index % 5) * 50, y: 25 + CGFloat(index / 5) * 50)
    }

    @Test("Shared rasters: layers of the same and of other looks are shown as each alone")
    func sameAsAlone() {
        let looks = Array(0..<12) + Array(0..<12)
        let together = Stage(width: 250, height: 250)
        for (index, look) in looks.enumerated() {
            let layer = makeLayer(look)
            place(layer, at: index)
            together.root.addSublayer(layer)
        }
        together.show()
        let apart = Stage(width: 250, height: 250)
        for (index, look) in looks.enumerated() {
            let layer = makeLayer(look)
            place(layer, at: index)
            apart.add(layer)
        }
        #expect(together.pixels == apart.pixels)
        #expect(together.pixels.contains { $0 != 0 })
    }
}

@Suite("Animating layers")
struct AnimatingLayerTests {
    private final class Log: CAAnimationDelegate {
        var ended: [String] = []

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            if flag { ended.append(anim.value(forKey: "name") as? String ?? "") }
        }
    }

    @Test("Animating layers: animations end in the order of their layers, after others are removed")
    func order() {
        let stage = Stage()
        let log = Log()
        func animate(_ layer: CALayer, _ name: String) {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.toValue = CGFloat(9)
            animation.duration = 1
            animation.delegate = log
            animation.setValue(name, forKey: "name")
            layer.add(animation, forKey: "move")
        }
        let layers = (0..<20).map { _ in stage.add(CALayer(0, 0, 10, 10)) }
        for (index, layer) in layers.enumerated() { animate(layer, "\(index)") }
        stage.show()
        for index in [19, 0, 7, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13] {
            layers[index].removeAnimation(forKey: "move")
        }
        animate(layers[7], "7 again")
        stage.show()
        stage.advance(by: 1)
        #expect(log.ended == ["1", "2", "14", "15", "16", "17", "18", "7 again"])
        #expect(!stage.context.needsTick)
    }
}
