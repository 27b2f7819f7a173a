import CoreGraphics
import QuartzCore
import Testing

@Suite("Perspective")
@MainActor
struct PerspectiveTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// A rotation about the vertical axis, seen from 100 points away.
    private func turn(_ angle: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        return CATransform3DRotate(transform, angle, 0, 1, 0)
    }

    /// The image of a point x to the right of the axis, by hand: x turns into the depth
    /// -x · sin, so that what is nearer is larger.
    private func image(_ x: CGFloat, _ y: CGFloat, _ angle: CGFloat) -> CGPoint {
        let w = 1 + x * sin(angle) / 100
        return CGPoint(x: x * cos(angle) / w, y: y / w)
    }

    @Test("Perspective: points, rectangles and the frame are projected, and points back")
    func converting() throws {
        let root = CALayer(0, 0, 100, 80)
        let card = CALayer(30, 20, 40, 40, red)
        root.addSublayer(card)
        card.transform = turn(.pi / 3)
        let corner = image(20, -20, .pi / 3)
        let shown = card.convert(CGPoint(x: 40, y: 0), to: root)
        #expect(abs(shown.x - (50 + corner.x)) < 1e-9)
        #expect(abs(shown.y - (40 + corner.y)) < 1e-9)
        let back = card.convert(shown, from: root)
        #expect(abs(back.x - 40) < 1e-9)
        #expect(abs(back.y) < 1e-9)
        let left = image(-20, -20, .pi / 3)
        #expect(abs(card.frame.minX - (50 + left.x)) < 1e-9)
        #expect(abs(card.frame.height + 2 * left.y) < 1e-9)
        #expect(card.convert(card.bounds, to: root) == card.frame)
    }

    @Test("Perspective: a depth without rotation is a scale, in the superlayer's sublayerTransform")
    func depth() {
        let root = CALayer(0, 0, 100, 80)
        root.sublayerTransform.m34 = -1 / 100
        let card = CALayer(40, 30, 20, 20, red)
        root.addSublayer(card)
        card.zPosition = 50
        #expect(card.convert(card.bounds, to: root) == CGRect(x: 30, y: 20, width: 40, height: 40))
    }

    @Test("Perspective: a touch finds the layer where it is shown")
    func hitTesting() {
        let root = CALayer(0, 0, 100, 80)
        let card = CALayer(30, 20, 40, 40, red)
        root.addSublayer(card)
        card.transform = turn(.pi / 3)
        let (near, far) = (image(-20, 20, .pi / 3), image(20, 20, .pi / 3))
        #expect(root.hitTest(CGPoint(x: 50 + near.x + 1, y: 40 + near.y - 2)) === card)
        #expect(root.hitTest(CGPoint(x: 50 + far.x - 1, y: 40 + near.y - 2)) === root)
        #expect(root.hitTest(CGPoint(x: 50 + far.x + 1, y: 40)) === root)
    }

    @Test("Perspective: the near edge is drawn higher than the far one, with its sublayers")
    func drawing() {
        let stage = Stage()
        let card = CALayer(30, 20, 40, 40)
        card.addSublayer(CALayer(0, 0, 40, 40, red))
        card.transform = turn(.pi / 3)
        stage.add(card)
        let (near, far) = (image(-20, 20, .pi / 3), image(20, 20, .pi / 3))
        let (left, right) = (Int(50 + near.x) + 3, Int(50 + far.x) - 3)
        let row = Int(40 + (near.y + far.y) / 2)
        #expect(stage.pixel(left, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(right, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(left, row) == [255, 0, 0, 255])
        #expect(stage.pixel(right, row)[3] == 0)
        #expect(stage.pixel(left - 6, 40)[3] == 0)
        card.sublayers?.first?.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        card.sublayers?.first?.removeAllAnimations()
        stage.show()
        #expect(stage.pixel(left, 40) == [0, 0, 255, 255])
        card.transform = CATransform3DIdentity
        card.removeAllAnimations()
        stage.show()
        #expect(stage.pixel(31, 21) == [0, 0, 255, 255])
        #expect(stage.pixel(left - 2, 40)[3] == (left - 2 < 30 ? 0 : 255))
    }
}
