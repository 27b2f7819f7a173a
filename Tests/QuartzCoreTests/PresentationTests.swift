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
        _ = Stage()
        for _ in 0..<1_000 {
            let dial = DialLayer(reading: 7)
            dial.backgroundColor = .red
            let copy = try #require(dial.presentation())
            #expect(copy !== dial)
            #expect(copy.reading == 7)
            #expect(copy.title == "dial")
            #expect(copy.backgroundColor == .red)
            #expect(copy.model() === dial)
            let shape = CAShapeLayer()
            shape.lineWidth = 3
            #expect(shape.presentation()?.lineWidth == 3)
            let simple = SimpleLayer<String>()
            #expect(simple.presentation()?.note == "simple")
            let plain = CALayer()
            plain.backgroundColor = .red
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
}
