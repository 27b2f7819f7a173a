import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// A reference model for conversions, which maps points through layers step by step without
/// matrices.
@MainActor
private enum StepModel {
    /// Returns the superlayer's coordinates of a point in `layer`.
    static func out(_ p: CGPoint, of layer: CALayer) -> CGPoint {
        let anchor = CGPoint(
            x: layer.bounds.minX + layer.bounds.width * layer.anchorPoint.x,
            y: layer.bounds.minY + layer.bounds.height * layer.anchorPoint.y)
        var (x, y) = (p.x - anchor.x, p.y - anchor.y)
        let t = layer.affineTransform()
        (x, y) = (x * t.a + y * t.c + t.tx, x * t.b + y * t.d + t.ty)
        (x, y) = (x + layer.position.x, y + layer.position.y)
        guard let parent = layer.superlayer else { return CGPoint(x: x, y: y) }
        let middle = CGPoint(
            x: parent.bounds.minX + parent.bounds.width * parent.anchorPoint.x,
            y: parent.bounds.minY + parent.bounds.height * parent.anchorPoint.y)
        let s = CATransform3DGetAffineTransform(parent.sublayerTransform)
        (x, y) = (x - middle.x, y - middle.y)
        (x, y) = (x * s.a + y * s.c + s.tx, x * s.b + y * s.d + s.ty)
        return CGPoint(x: x + middle.x, y: y + middle.y)
    }

    /// Returns the coordinates outside of the root of a point in `layer`.
    static func outermost(_ p: CGPoint, of layer: CALayer) -> CGPoint {
        var point = p
        var current: CALayer? = layer
        while let layer = current {
            point = out(point, of: layer)
            current = layer.superlayer
        }
        return point
    }
}

@Suite("Layer geometry")
struct GeometryTests {
    private static func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6
    }

    private static func randomTree(_ random: inout SeededGenerator) -> [CALayer] {
        var layers = [CALayer()]
        for _ in 0..<9 {
            let layer = CALayer()
            layer.bounds = CGRect(
                x: random.number(-20...20), y: random.number(-20...20),
                width: random.number(1...80), height: random.number(1...80))
            layer.position = CGPoint(x: random.number(-50...50), y: random.number(-50...50))
            layer.anchorPoint = CGPoint(x: random.number(-0.5...1.5), y: random.number(0...1))
            if random.chance(0.5) {
                layer.setAffineTransform(
                    CGAffineTransform(rotationAngle: random.number(-3...3))
                        .scaledBy(x: random.number(0.5...2), y: random.number(0.5...2)))
            }
            if random.chance(0.3) {
                layer.sublayerTransform = CATransform3DMakeRotation(random.number(-3...3), 0, 0, 1)
            }
            layers.randomElement(using: &random)?.addSublayer(layer)
            layers.append(layer)
        }
        return layers
    }

    @Test(
        "Layer geometry: points convert between any two layers as in the step-by-step model",
        arguments: 1...40)
    func conversion(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let layers = Self.randomTree(&random)
        for _ in 0..<20 {
            let a = try #require(layers.randomElement(using: &random))
            let b = try #require(layers.randomElement(using: &random))
            let point = CGPoint(x: random.number(-40...40), y: random.number(-40...40))
            let converted = a.convert(point, to: b)
            #expect(
                Self.isClose(
                    StepModel.outermost(converted, of: b), StepModel.outermost(point, of: a)))
            #expect(Self.isClose(b.convert(point, from: a), converted))
            #expect(Self.isClose(a.convert(converted, from: b), point))
            #expect(Self.isClose(a.convert(point, to: nil), StepModel.outermost(point, of: a)))
        }
    }

    @Test("Layer geometry: a rectangle converts to the smallest one around its corners")
    func rectangles() {
        let root = CALayer()
        let layer = CALayer(10, 10, 20, 20)
        layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        root.addSublayer(layer)
        let box = root.convert(layer.bounds, from: layer)
        // A square of 20 rotated by 45°: its diagonal is 20 · √2, around the centre (20, 20).
        #expect(abs(box.width - 20 * 2.0.squareRoot()) < 1e-9)
        #expect(abs(box.midX - 20) < 1e-9)
        #expect(abs(layer.frame.minX - box.minX) < 1e-9 && abs(layer.frame.maxY - box.maxY) < 1e-9)
    }

    @Test("Layer geometry: the frame follows from bounds, position and anchor point")
    func frame() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 7, y: 8, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 100)
        #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 100, y: 80, width: 40, height: 20))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 30)
        #expect(layer.position == CGPoint(x: 0, y: 30))
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 10, height: 30))
        layer.frame = CGRect(x: 20, y: 0, width: -10, height: 30)
        #expect(layer.frame == CGRect(x: 10, y: 0, width: 10, height: 30))
    }

    @Test(
        "Layer geometry: the frame is the box of the transformed bounds, and reversible for scales"
    )
    func transformedFrame() {
        let layer = CALayer(0, 0, 40, 20)
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(layer.frame == CGRect(x: -20, y: -20, width: 80, height: 60))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
        #expect(layer.bounds.size == CGSize(width: 10, height: 10))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test("Layer geometry: hit testing finds the front-most layer within clips and masks")
    func hitTesting() {
        let root = CALayer(0, 0, 100, 100)
        let back = CALayer(10, 10, 50, 50)
        let front = CALayer(30, 30, 50, 50)
        let outside = CALayer(60, 0, 10, 10)
        root.addSublayer(back)
        root.addSublayer(front)
        back.addSublayer(outside)
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
        #expect(root.hitTest(CGPoint(x: 75, y: 15)) === outside)
        #expect(root.hitTest(CGPoint(x: 95, y: 95)) === root)
        #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
        back.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 75, y: 15)) === root)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
        front.mask = CALayer(0, 0, 5, 5)
        #expect(root.hitTest(CGPoint(x: 33, y: 33)) === front)
        #expect(root.hitTest(CGPoint(x: 60, y: 60)) === root)
    }

    @Test("Layer geometry: a transform towards the viewer brings a layer to the front")
    func transformDepth() {
        let stage = Stage()
        let (back, front) = (CALayer(0, 0, 20, 20, .red), CALayer(10, 10, 20, 20, .blue))
        stage.root.addSublayer(back)
        stage.add(front)
        #expect(stage.pixel(15, 15) == [0, 0, 255, 255])
        back.transform = CATransform3DMakeTranslation(0, 0, 10)
        stage.show()
        stage.advance(by: 1)
        #expect(stage.pixel(15, 15) == [255, 0, 0, 255])
        #expect(stage.root.hitTest(CGPoint(x: 15, y: 15)) === back)
        front.zPosition = 11
        stage.show()
        stage.advance(by: 1)
        #expect(stage.pixel(15, 15) == [0, 0, 255, 255])
        #expect(stage.root.hitTest(CGPoint(x: 15, y: 15)) === front)
        // Turning about the vertical axis leaves the middle where it is.
        front.zPosition = 0
        back.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        stage.show()
        stage.advance(by: 1)
        #expect(stage.root.hitTest(CGPoint(x: 14, y: 15)) === front)
    }

    @Test(
        "Layer geometry: non-finite and huge values are survived",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e9, -1e9, 1e300, 0])
    func strangeNumbers(value: CGFloat) {
        let stage = Stage()
        let layer = BrushLayer(10, 10, 20, 20, .red)
        layer.setNeedsDisplay()
        layer.addSublayer(CALayer(0, 0, 5, 5, .blue))
        layer.shadowOpacity = 1
        layer.borderWidth = 1
        stage.add(layer)
        let changes: [(CALayer) -> Void] = [
            { $0.position.x = value }, { $0.bounds.size.width = value },
            { $0.bounds.origin.y = value },
            { $0.cornerRadius = value }, { $0.borderWidth = value }, { $0.shadowRadius = value },
            { $0.shadowOffset.width = value }, { $0.zPosition = value },
            { $0.anchorPoint.x = value },
            { $0.opacity = Float(value) }, { $0.contentsScale = value },
            { $0.transform = CATransform3DMakeScale(value, 1, 1) },
            { $0.transform = CATransform3DMakeRotation(value, 0, 0, 1) },
            { $0.masksToBounds = true },
            { $0.frame = CGRect(x: value, y: value, width: value, height: 3) },
            { $0.mask = CALayer(value, 0, value, 5, .red) },
        ]
        for change in changes {
            change(layer)
            layer.setNeedsDisplay(CGRect(x: value, y: 0, width: value, height: 1))
            layer.setNeedsDisplay()
            stage.advance(by: 1)
            _ = layer.hitTest(CGPoint(x: 1, y: value))
            _ = layer.convert(CGPoint(x: 1, y: value), to: nil)
        }
        #expect(stage.compositor.bitmap.width == 100)
    }
}
