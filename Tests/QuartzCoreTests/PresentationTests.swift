import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import Testing

/// A layer subclass with its own initialiser and property.
private final class DialLayer: CALayer {
    var reading: Double
    var title: String

    init(reading: Double) {
        self.reading = reading
        title = "dial"
        super.init()
    }

    override init(layer: Any) {
        let dial = layer as? DialLayer
        reading = dial?.reading ?? 0
        title = dial?.title ?? ""
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
}

/// A layer subclass with default property values.
private class SimpleLayer<Value>: CALayer {
    var values: [Value] = []
    var note = "simple"
}

@Suite("Presentation copy")
struct PresentationTests {
    @Test("Presentation copy: it has the layer's own class")
    func ownClass() throws {
        let stage = Stage()
        for _ in 0..<300 {
            let dial = DialLayer(reading: 7)
            dial.backgroundColor = .red
            let (shape, simple, plain) = (CAShapeLayer(), SimpleLayer<String>(), CALayer())
            shape.lineWidth = 3
            plain.backgroundColor = .red
            let parent = CALayer()
            for layer in [dial, shape, simple, plain] { parent.addSublayer(layer) }
            stage.add(parent)
            defer { parent.removeFromSuperlayer() }
            let copy = try #require(dial.presentation())
            #expect(copy !== dial)
            #expect(copy.reading == 7)
            #expect(copy.title == "dial")
            #expect(copy.backgroundColor == .red)
            #expect(copy.model() === dial)
            #expect(shape.presentation()?.lineWidth == 3)
            #expect(simple.presentation()?.note == "simple")
            #expect(plain.presentation()?.backgroundColor == .red)
        }
    }

    @Test("Presentation copy: its tree and its hits are presentation copies")
    func tree() throws {
        let stage = Stage()
        let (parent, child, mask) = (CALayer(), CALayer(), CALayer())
        for layer in [parent, child, mask] {
            layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        }
        parent.position = CGPoint(x: 50, y: 40)
        child.position = CGPoint(x: 10, y: 10)
        mask.position = CGPoint(x: 10, y: 10)
        mask.bounds.size.width = 100
        parent.mask = mask
        parent.addSublayer(child)
        stage.add(parent)
        #expect(parent.presentation()?.sublayers?.count == 1)
        #expect(child.presentation()?.sublayers == nil)

        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(10)
        move.toValue = CGFloat(50)
        move.duration = 1
        child.add(move, forKey: nil)
        stage.show()
        stage.advance(by: 0.5)
        let copy = try #require(parent.presentation())
        let moving = try #require(copy.sublayers?.first)
        #expect(moving.model() === child && moving !== child)
        #expect(moving.position.x == 30)
        #expect(moving.superlayer?.model() === parent)
        #expect(copy.mask?.model() === mask)
        #expect(copy.superlayer?.superlayer == nil)
        // (30, 10) of the parent.
        #expect(copy.hitTest(CGPoint(x: 70, y: 40))?.model() === child)
        #expect(parent.hitTest(CGPoint(x: 70, y: 40)) == nil)
        #expect(copy.hitTest(CGPoint(x: 42, y: 40))?.model() === parent)
    }

    @Test("Presentation copy: there is none before the first commit with the layer in a tree")
    func uncommitted() {
        let stage = Stage()
        let (parent, child, mask) = (CALayer(0, 0, 20, 20), CALayer(0, 0, 5, 5), CALayer())
        parent.addSublayer(child)
        parent.mask = mask
        #expect(parent.presentation() == nil)
        stage.root.addSublayer(parent)
        #expect(parent.presentation() == nil && child.presentation() == nil)
        stage.show()
        #expect(parent.presentation() != nil && child.presentation() != nil)
        #expect(mask.presentation() != nil)
        // What is hidden is committed too.
        let (hidden, inner) = (CALayer(0, 0, 9, 9), CALayer(0, 0, 5, 5))
        hidden.isHidden = true
        hidden.addSublayer(inner)
        stage.add(hidden)
        #expect(hidden.presentation() != nil && inner.presentation() != nil)
        let late = CALayer(0, 0, 3, 3)
        inner.addSublayer(late)
        #expect(late.presentation() == nil)
        stage.show()
        #expect(late.presentation() != nil)
    }

    @Test("Animation: one that was added before there was a compositor runs in it")
    func earlyAnimation() {
        let earlier = MediaContext()
        earlier.makeCurrent()
        let (parent, layer) = (CALayer(0, 0, 50, 50), CALayer(0, 0, 10, 10))
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = CGFloat(0)
        move.toValue = CGFloat(100)
        move.duration = 1
        layer.add(move, forKey: "move")
        parent.addSublayer(layer)
        let stage = Stage()
        stage.add(parent)
        #expect(stage.context.needsTick)
        stage.advance(by: 0.5)
        #expect(layer.presentation().map { abs($0.position.x - 50) < 1e-6 } == true)
        stage.advance(by: 0.6)
        #expect(layer.animationKeys() == nil)
        #expect(!stage.context.needsTick && !earlier.needsTick)
    }

    @Test("Emitter: cells that were set before there was a compositor emit in it")
    func earlyCells() {
        let earlier = MediaContext()
        earlier.makeCurrent()
        let emitter = CAEmitterLayer()
        emitter.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let cell = CAEmitterCell()
        cell.birthRate = 10
        cell.lifetime = 1
        emitter.emitterCells = [cell]
        let stage = Stage()
        stage.add(emitter)
        #expect(stage.context.needsTick)
        #expect(!earlier.needsTick)
    }
}
