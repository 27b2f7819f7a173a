import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import Testing

/// Returns a property's presented values at several times after an animation was added.
@MainActor
private func samples<Value>(
    _ animation: CAAnimation, of key: String, at times: [CFTimeInterval],
    layer: CALayer = CALayer()
) -> [Value?] {
    let stage = Stage()
    stage.add(layer)
    layer.add(animation, forKey: "a")
    stage.show()
    let start = stage.time
    return times.map {
        stage.advance(by: start + $0 - stage.time)
        return layer.presentation()?.value(forKeyPath: key) as? Value
    }
}

@MainActor
private func x(_ animation: CAAnimation, at times: [CFTimeInterval], from model: CGFloat = 0)
    -> [CGFloat]
{
    let layer = CALayer()
    layer.position = CGPoint(x: model, y: 0)
    let values: [CGFloat?] = samples(animation, of: "position.x", at: times, layer: layer)
    return values.map { (($0 ?? .nan) * 1e6).rounded() / 1e6 }
}

@MainActor
private func move(from: CGFloat? = 0, to: CGFloat? = 100, by: CGFloat? = nil, duration: Double = 1)
    -> CABasicAnimation
{
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    return animation
}

@Suite("Animation timing")
struct AnimationTimingTests {
    @Test("Animation timing: a linear animation runs evenly and is removed at its end")
    func linear() {
        #expect(x(move(), at: [0, 0.25, 0.5, 0.99, 1, 1.5], from: 7) == [0, 25, 50, 99, 7, 7])
    }

    @Test("Animation timing: repetitions may be fractional")
    func repeats() {
        let animation = move()
        animation.repeatCount = 2.5
        #expect(x(animation, at: [0.5, 1.25, 2.25, 2.5]) == [50, 25, 25, 0])
    }

    @Test("Animation timing: a repeat duration limits the repetitions")
    func repeatDuration() {
        let animation = move()
        animation.repeatDuration = 1.25
        #expect(x(animation, at: [0.5, 1.2, 1.25], from: 7) == [50, 20, 7])
    }

    @Test("Animation timing: autoreversing runs backward after each repetition")
    func autoreverses() {
        let animation = move()
        animation.autoreverses = true
        animation.repeatCount = 2
        #expect(
            x(animation, at: [0.75, 1.25, 2, 2.5, 3.75, 4], from: 7) == [75, 75, 0, 50, 25, 7])
    }

    @Test("Animation timing: speed and time offset apply")
    func speedAndOffset() {
        let fast = move()
        fast.speed = 2
        #expect(x(fast, at: [0.25, 0.5], from: 7) == [50, 7])
        let late = move()
        late.timeOffset = 0.25
        #expect(x(late, at: [0, 0.5, 0.75], from: 7) == [25, 75, 7])
    }

    @Test(
        "Animation timing: the fill mode determines the value before begin and after end",
        arguments: [
            (CAMediaTimingFillMode.removed, [7, 50, 7]), (.backwards, [0, 50, 7]),
            (.forwards, [7, 50, 100]), (.both, [0, 50, 100]),
        ] as [(CAMediaTimingFillMode, [CGFloat])])
    func fill(mode: CAMediaTimingFillMode, expected: [CGFloat]) {
        let animation = move()
        // The stage's clock is at 100.
        animation.beginTime = 101
        animation.fillMode = mode
        animation.isRemovedOnCompletion = false
        #expect(x(animation, at: [0.5, 1.5, 2.5], from: 7) == expected)
    }

    @Test("Animation timing: a layer's timing slows, pauses and shifts that of its sublayers")
    func layerTime() {
        let stage = Stage()
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        stage.add(outer)
        #expect(inner.convertTime(100, from: nil) == 100)
        outer.speed = 2
        outer.beginTime = 90
        inner.timeOffset = 3
        // outer: (100 - 90) · 2 = 20; inner: 20 + 3 = 23.
        #expect(inner.convertTime(100, from: nil) == 23)
        #expect(inner.convertTime(23, to: nil) == 100)
        #expect(inner.convertTime(20, from: outer) == 23)
        inner.add(move(), forKey: nil)
        stage.show()
        stage.advance(by: 0.25)
        #expect(inner.presentation()?.position.x == 50)
        // Pausing as Apple recommends: a speed of 0, and the current time as the offset.
        let now = outer.convertTime(stage.time, from: nil)
        outer.speed = 0
        outer.timeOffset = now
        stage.advance(by: 5)
        #expect(inner.presentation()?.position.x == 50)
        #expect(!stage.compositor.needsFrame)
        outer.speed = 1
        outer.timeOffset = 0
        outer.beginTime = 0
        outer.beginTime = outer.convertTime(stage.time, from: nil) - now
        stage.advance(by: 0.25)
        #expect(inner.presentation().map { abs($0.position.x - 75) < 1e-6 } ?? false)
    }

    @Test("Animation timing: the delegate is notified of start and end")
    func delegates() {
        final class Listener: CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ anim: CAAnimation) { log.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                log.append("stop \(flag) \(anim.value(forKey: "tag") ?? "")")
            }
        }
        let stage = Stage()
        let layer = stage.add(CALayer())
        let listener = Listener()
        let animation = move()
        animation.delegate = listener
        animation.setValue("one", forKey: "tag")
        layer.add(animation, forKey: "move")
        #expect(listener.log.isEmpty)
        stage.show()
        #expect(listener.log == ["start"])
        #expect(layer.animationKeys() == ["move"])
        stage.advance(by: 1)
        #expect(listener.log == ["start", "stop true one"])
        #expect(layer.animationKeys() == nil)
        layer.add(animation, forKey: "move")
        layer.add(animation, forKey: "move")
        stage.show()
        layer.removeAllAnimations()
        #expect(listener.log.suffix(3) == ["stop false one", "start", "stop false one"])
    }

    @Test("Animation timing: adding an animation copies it")
    func copies() {
        let stage = Stage()
        let layer = stage.add(CALayer())
        let animation = move()
        layer.add(animation, forKey: "move")
        animation.toValue = CGFloat(500)
        stage.show()
        stage.advance(by: 0.5)
        #expect(layer.presentation()?.position.x == 50)
        #expect(layer.animation(forKey: "move") !== animation)
    }
}

@Suite("Animated values")
struct AnimatedValueTests {
    @Test("Animated values: from, to and by combine as in Apple's table")
    func ends() {
        func halfWay(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> [CGFloat] {
            x(move(from: from, to: to, by: by), at: [0, 0.5], from: 10)
        }
        #expect(halfWay(20, 40, nil) == [20, 30])
        #expect(halfWay(20, nil, 40) == [20, 40])
        #expect(halfWay(nil, 40, 20) == [20, 30])
        #expect(halfWay(20, nil, nil) == [20, 15])
        #expect(halfWay(nil, 40, nil) == [10, 25])
        #expect(halfWay(nil, nil, 40) == [10, 30])
        #expect(halfWay(nil, nil, nil) == [10, 10])
    }

    @Test("Animated values: additive animations add to the value below, in the order of adding")
    func additive() {
        let stage = Stage()
        let layer = stage.add(CALayer())
        layer.add(move(from: 0, to: 100), forKey: "base")
        let shake = move(from: 10, to: 10)
        shake.isAdditive = true
        layer.add(shake, forKey: "shake")
        stage.show()
        stage.advance(by: 0.5)
        #expect(layer.presentation()?.position.x == 60)
    }

    @Test("Animated values: additive rectangles may have negative sizes")
    func additiveGrowth() {
        let stage = Stage()
        let layer = stage.add(CALayer())
        layer.bounds = CGRect(x: 0, y: 0, width: 50, height: 10)
        let growth = CABasicAnimation(keyPath: "bounds")
        growth.fromValue = CGRect(x: 0, y: 0, width: -50, height: 0)
        growth.toValue = CGRect.zero
        growth.isAdditive = true
        growth.duration = 1
        growth.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(growth, forKey: "growth")
        stage.show()
        stage.advance(by: 0.5)
        #expect(layer.presentation()?.bounds.size.width == 25)
    }

    @Test("Animated values: properties of every layer, and parts of them, have the value half way")
    func everyLayerProperty() {
        let layer = CALayer()
        let ends: [String: (Any, Any, half: Any)] = [
            "position": (CGPoint.zero, CGPoint(x: 2, y: 4), CGPoint(x: 1, y: 2)),
            "position.y": (CGFloat(0), CGFloat(4), CGFloat(2)),
            "bounds": (
                CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8),
                CGRect(x: 1, y: 2, width: 3, height: 4)
            ),
            "zPosition": (CGFloat(1), CGFloat(3), CGFloat(2)),
            "transform": (
                CATransform3DIdentity, CATransform3DMakeTranslation(4, 0, 0),
                CATransform3DMakeTranslation(2, 0, 0)
            ),
            "sublayerTransform": (
                CATransform3DIdentity, CATransform3DMakeTranslation(4, 0, 0),
                CATransform3DMakeTranslation(2, 0, 0)
            ),
            "opacity": (1, 0, Float(0.5)),
            "backgroundColor": (
                CGColor(red: 1, green: 0, blue: 0, alpha: 1),
                CGColor(red: 0, green: 1, blue: 0, alpha: 1),
                CGColor(red: 0.5, green: 0.5, blue: 0, alpha: 1)
            ),
            "borderColor": (
                CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1),
                CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            ),
            "shadowColor": (
                CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1),
                CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            ),
            "cornerRadius": (0, 8, CGFloat(4)), "borderWidth": (0, 8, CGFloat(4)),
            "shadowOpacity": (0, 1, Float(0.5)), "shadowRadius": (0, 8, CGFloat(4)),
            "shadowOffset": (
                CGSize.zero, CGSize(width: 2, height: 4), CGSize(width: 1, height: 2)
            ),
        ]
        let stage = Stage()
        stage.add(layer)
        for (key, (from, to, half)) in ends {
            layer.removeAllAnimations()
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            layer.add(animation, forKey: "a")
            stage.show()
            stage.advance(by: 0.5)
            let shown = layer.presentation()?.value(forKeyPath: key) as? AnyHashable
            #expect(shown == half as? AnyHashable, "\(key)")
        }
    }

    @Test("Animated values: a value of another kind than the property's is not shown")
    func wrongKind() {
        let layer = CALayer()
        layer.opacity = 0.5
        let values: [Float?] = samples(
            {
                let animation = CABasicAnimation(keyPath: "opacity")
                animation.fromValue = CGPoint.zero
                animation.toValue = CGPoint(x: 1, y: 1)
                animation.duration = 1
                return animation
            }(), of: "opacity", at: [0.5], layer: layer)
        #expect(values == [0.5])
    }

    @Test("Animated values: cumulative animations continue from repetition to repetition")
    func cumulative() {
        let animation = move(from: 0, to: 10)
        animation.isCumulative = true
        animation.repeatCount = 3
        #expect(x(animation, at: [0.5, 1.5, 2.5]) == [5, 15, 25])
    }

    @Test("Animated values: keyframes are evenly spaced, or at their key times")
    func keyframes() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 100] as [CGFloat]
        animation.duration = 1
        #expect(x(animation, at: [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 55])
        animation.keyTimes = [0, 0.8, 1]
        #expect(x(animation, at: [0.4, 0.9]) == [5, 55])
        animation.timingFunctions = [
            CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0, 1, 0, 1),
        ]
        #expect(x(animation, at: [0.4])[0] == 5)
        #expect(x(animation, at: [0.9])[0] > 80)
    }

    @Test("Animated values: discrete keyframes switch without interpolation")
    func discrete() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [1, 2, 3, 4] as [CGFloat]
        animation.calculationMode = .discrete
        animation.duration = 1
        #expect(x(animation, at: [0, 0.24, 0.25, 0.99]) == [1, 1, 2, 4])
        animation.keyTimes = [0, 0.5, 0.6, 0.7, 1]
        #expect(x(animation, at: [0.49, 0.5, 0.65, 0.8]) == [1, 2, 3, 4])
    }

    @Test("Animated values: paced keyframes have constant speed")
    func paced() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 100] as [CGFloat]
        animation.calculationMode = .paced
        animation.duration = 1
        #expect(x(animation, at: [0.1, 0.5]) == [10, 50])
    }

    @Test("Animated values: cubic keyframes pass smoothly through all values")
    func cubic() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 0, -10] as [CGFloat]
        animation.calculationMode = .cubic
        animation.duration = 3
        let values = x(animation, at: [0, 1, 2, 0.999, 1.001])
        #expect(values.prefix(3) == [0, 10, 0])
        // The tangent at the second is (0 - 0) / 2: the value hardly changes around it.
        #expect(abs(values[3] - values[4]) < 1e-4)
    }

    @Test("Animated values: tension, continuity and bias shape cubic keyframes")
    func bends() {
        func middle(_ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 20, 60] as [CGFloat]
            animation.calculationMode = .cubic
            animation.duration = 3
            change(animation)
            return x(animation, at: [1.5])[0]
        }
        // The tangents at 10 and 20 are 10 and 25: (10 + 20) / 2 + (10 - 25) / 8.
        #expect(abs(middle { _ in } - 13.125) < 1e-9)
        #expect(abs(middle { $0.tensionValues = [0, 1, 1, 0] } - 15) < 1e-9)
        // At 20 the curve arrives with a tangent of 10 instead of 25.
        #expect(abs(middle { $0.continuityValues = [0, 0, -1] } - 15) < 1e-9)
        // At 20 only the way to 60 counts: 40.
        #expect(abs(middle { $0.biasValues = [0, 0, -1] } - 11.25) < 1e-9)
    }

    @Test("Animated values: a path determines position and rotation")
    func path() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAuto
        let points: [CGPoint?] = samples(animation, of: "position", at: [0.5, 0.75, 0.875])
        #expect(points[0] == CGPoint(x: 20, y: 0))
        #expect(points[1] == CGPoint(x: 30, y: 0))
        #expect(points[2] == CGPoint(x: 30, y: 5))
        let turns: [CGFloat?] = samples(animation, of: "transform.rotation.z", at: [0.5, 0.875])
        #expect(abs((turns[0] ?? 9) - 0) < 1e-9)
        #expect(abs((turns[1] ?? 9) - .pi / 2) < 1e-9)
    }

    @Test("Animated values: colours, sizes, rectangles and transforms interpolate by component")
    func kinds() throws {
        func middle<Value>(_ key: String, _ from: Any, _ to: Any) throws -> Value {
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = from
            animation.toValue = to
            animation.duration = 1
            let values: [Value?] = samples(animation, of: key, at: [0.5])
            return try #require(values[0])
        }
        let color: CGColor = try middle("backgroundColor", CGColor.red, CGColor.blue)
        #expect(color.components == [0.5, 0, 0.5, 1])
        let rect: CGRect = try middle(
            "bounds", CGRect(x: 0, y: 0, width: 10, height: 10),
            CGRect(x: 10, y: 0, width: 20, height: 30))
        #expect(rect == CGRect(x: 5, y: 0, width: 15, height: 20))
        let offset: CGSize = try middle(
            "shadowOffset", CGSize(width: 0, height: 2), CGSize(width: 4, height: 4))
        #expect(offset == CGSize(width: 2, height: 3))
        // Half of a 2-radian turn with a scale of 3 is a 1-radian turn with a scale of 2.
        let turned: CATransform3D = try middle(
            "transform", CATransform3DIdentity,
            CATransform3DScale(CATransform3DMakeRotation(2, 0, 0, 1), 3, 3, 1))
        let expected = CATransform3DScale(CATransform3DMakeRotation(1, 0, 0, 1), 2, 2, 1)
        #expect(abs(turned.m11 - expected.m11) < 1e-9 && abs(turned.m12 - expected.m12) < 1e-9)
        #expect(abs(turned.m21 - expected.m21) < 1e-9 && abs(turned.m22 - expected.m22) < 1e-9)
    }

    @Test("Animated values: paths of the same structure interpolate, others switch half way")
    func paths() throws {
        let stage = Stage()
        let shape = CAShapeLayer()
        stage.add(shape)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = CGPath(
            rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        animation.toValue = CGPath(
            rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)
        animation.duration = 1
        shape.add(animation, forKey: "path")
        stage.show()
        stage.advance(by: 0.5)
        let box = try #require(shape.presentation()?.path).boundingBoxOfPath
        #expect(box == CGRect(x: 5, y: 0, width: 20, height: 10))
        animation.toValue = CGPath(
            ellipseIn: CGRect(x: 50, y: 0, width: 10, height: 10), transform: nil)
        shape.add(animation, forKey: "path")
        stage.show()
        stage.advance(by: 0.25)
        #expect(shape.presentation()?.path?.boundingBoxOfPath.minX == 0)
        stage.advance(by: 0.5)
        #expect(shape.presentation()?.path?.boundingBoxOfPath.minX == 50)
    }

    @Test("Animated values: a group's animations run in its time and end with it")
    func groups() {
        let child = move(duration: 2)
        let inherits = CABasicAnimation(keyPath: "opacity")
        inherits.fromValue = 0
        inherits.toValue = 1
        let group = CAAnimationGroup()
        group.animations = [child, inherits]
        group.duration = 1
        #expect(x(group, at: [0.5, 0.99, 1], from: 7) == [25, 49.5, 7])
        let opacity: [Float?] = samples(group, of: "opacity", at: [0.25])
        #expect(opacity == [0.25])
    }

    @Test("Animated values: properties are read and set by key path")
    func keyPaths() {
        let layer = CALayer(0, 0, 10, 20)
        layer.setValue(30, forKeyPath: "bounds.size.width")
        #expect(layer.bounds.width == 30)
        layer.setValue(1.5, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale")
        #expect(
            (layer.value(forKeyPath: "transform.rotation") as? CGFloat).map { abs($0 - 1.5) < 1e-9 }
                ?? false)
        #expect(
            (layer.value(forKeyPath: "transform.scale.x") as? CGFloat).map { abs($0 - 2) < 1e-9 }
                ?? false)
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
        #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4)
        #expect(layer.value(forKeyPath: "position.z") == nil)
        layer.setValue("anything", forKey: "mine")
        #expect(layer.value(forKey: "mine") as? String == "anything")
        layer.setValue("no number", forKey: "opacity")
        #expect(layer.opacity == 1)
    }

    @Test("Animated values: a subclass's property animates and redraws the layer")
    func customProperty() {
        let stage = Stage(width: 20, height: 20)
        let layer = GaugeLayer(0, 0, 20, 20)
        layer.setNeedsDisplay()
        stage.add(layer)
        let animation = CABasicAnimation(keyPath: "level")
        animation.fromValue = 0
        animation.toValue = 20
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.show()
        stage.advance(by: 0.5)
        #expect(stage.pixel(9, 5) == [255, 0, 0, 255])
        #expect(stage.pixel(10, 5) == [0, 0, 0, 0])
        stage.advance(by: 1)
        #expect(stage.pixel(0, 5) == [0, 0, 0, 0])
        layer.level = 10
        stage.show()
        stage.advance(by: CATransaction.animationDuration())
        #expect(stage.pixel(9, 5) == [255, 0, 0, 255])
    }
}

/// A layer that shows a number as a bar.
private final class GaugeLayer: CALayer {
    private var storedLevel: CGFloat = 0

    var level: CGFloat {
        get { storedLevel }
        set { animatableChange("level") { storedLevel = newValue } }
    }

    override init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(layer: Any) {
        storedLevel = (layer as? GaugeLayer)?.storedLevel ?? 0
        super.init(layer: layer)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "level" || super.needsDisplay(forKey: key)
    }

    override func value(forKey key: String) -> Any? {
        key == "level" ? level : super.value(forKey: key)
    }

    override func setValue(_ value: Any?, forKey key: String) {
        guard key == "level" else { return super.setValue(value, forKey: key) }
        level = value as? CGFloat ?? level
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 0, y: 0, width: level, height: 20))
    }
}
