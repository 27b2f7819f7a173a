import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import TestSupport

/// A layer tree that is built and changed at random.
@MainActor
struct RandomTree {
    var random: SeededGenerator
    let root: CALayer
    private var layers: [CALayer] = []

    init(root: CALayer, seed: UInt64) {
        self.root = root
        random = SeededGenerator(seed: seed)
        for _ in 0..<8 { addLayer() }
    }

    private mutating func point(_ range: ClosedRange<Double>) -> CGPoint {
        var point = CGPoint(x: random.number(range), y: random.number(range))
        if random.chance(0.6) { point = CGPoint(x: point.x.rounded(), y: point.y.rounded()) }
        return point
    }

    private mutating func color() -> CGColor {
        CGColor(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
            alpha: random.chance(0.5) ? 1 : random.number(0...1))
    }

    private mutating func attached() -> CALayer? {
        layers.filter { $0.superlayer != nil }.randomElement(using: &random)
    }

    private mutating func addLayer() {
        let layer: CALayer
        switch Int(random.number(0...5)) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(
                ellipseIn: CGRect(x: 2, y: 3, width: random.number(5...40), height: 20),
                transform: nil)
            shape.fillColor = color()
            shape.strokeColor = color()
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            layer = gradient
        case 2:
            let drawn = BrushLayer()
            drawn.isOpaque = random.chance(0.5)
            drawn.setNeedsDisplay()
            layer = drawn
        default: layer = CALayer()
        }
        let origin = point(-10...70)
        let size = point(0...50)
        layer.frame = CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y)
        if random.chance(0.7) { layer.backgroundColor = color() }
        if random.chance(0.3) { layer.cornerRadius = random.number(0...15) }
        if random.chance(0.2) { layer.borderWidth = random.number(0...4) }
        if random.chance(0.2) { layer.masksToBounds = true }
        if random.chance(0.2) { layer.opacity = Float(random.number(0.1...1)) }
        if random.chance(0.2) { addShadow(to: layer) }
        if random.chance(0.15) {
            layer.transform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
        }
        let parent = random.chance(0.5) ? attached() ?? root : root
        parent.addSublayer(layer)
        layers.append(layer)
    }

    private mutating func addShadow(to layer: CALayer) {
        layer.shadowOpacity = Float(random.number(0...1))
        layer.shadowRadius = random.number(0...4)
        layer.shadowOffset = CGSize(width: random.number(-4...4), height: 3)
    }

    /// Makes one random change.
    mutating func edit() {
        guard let layer = attached() else { return addLayer() }
        switch Int(random.number(0...17.99)) {
        case 0: addLayer()
        case 1: layer.removeFromSuperlayer()
        case 2: layer.position = point(-5...85)
        case 3: layer.bounds.size.width = random.number(0...60)
        case 4: layer.bounds.origin = point(-10...10)
        case 5: layer.backgroundColor = color()
        case 6: layer.opacity = random.chance(0.3) ? 1 : Float(random.number(0...1))
        case 7: layer.isHidden.toggle()
        case 8: layer.cornerRadius = random.chance(0.5) ? 0 : random.number(0...20)
        case 9: layer.masksToBounds.toggle()
        case 10: layer.zPosition = random.number(-1...1).rounded()
        case 11: addShadow(to: layer)
        case 12:
            let turn = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
            layer.transform = random.chance(0.4) ? CATransform3DIdentity : turn
        case 13:
            layer.setNeedsDisplay(CGRect(origin: point(0...30), size: CGSize(width: 4, height: 4)))
        case 14:
            let mask = CAShapeLayer()
            mask.path = CGPath(
                ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 25), transform: nil)
            layer.mask = random.chance(0.5) ? nil : mask
        case 15: animate(layer)
        case 16:
            if let sibling = layer.superlayer?.sublayers?.randomElement(using: &random) {
                layer.superlayer?.insertSublayer(layer, above: sibling)
            }
        default: layer.borderWidth = random.number(0...6).rounded()
        }
    }

    private mutating func animate(_ layer: CALayer) {
        let choices: [(String, Any, Any)] = [
            ("position", point(0...60), point(0...60)), ("opacity", 0.2, 1),
            ("transform.rotation.z", 0, 2), ("backgroundColor", color(), color()),
            ("bounds.size.width", 5, 40), ("cornerRadius", 0, 12), ("shadowOpacity", 0, 1),
            ("zPosition", -2, 2),
        ]
        guard let choice = choices.randomElement(using: &random) else { return }
        let animation = CABasicAnimation(keyPath: choice.0)
        animation.fromValue = choice.1
        animation.toValue = choice.2
        animation.duration = random.number(0.1...0.6)
        animation.autoreverses = random.chance(0.3)
        layer.add(animation, forKey: choice.0)
    }
}

/// A layer that draws a few stripes, different ones each time.
final class BrushLayer: CALayer {
    private var count = 0

    override func draw(in ctx: CGContext) {
        count += 1
        ctx.setFillColor(CGColor(red: 0.1 * CGFloat(count % 10), green: 0.5, blue: 0.9, alpha: 1))
        for index in 0..<5 {
            ctx.fill(CGRect(x: CGFloat(index * 9 + count % 7), y: 0, width: 4, height: 40))
        }
    }
}
