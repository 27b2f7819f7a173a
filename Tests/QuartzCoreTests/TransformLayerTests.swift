import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Transform layers")
@MainActor
struct TransformLayerTests {
    /// Changes layers without animations.
    private func set(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func turn(_ angle: CGFloat) -> CATransform3D {
        CATransform3DMakeRotation(angle, 0, 1, 0)
    }

    /// A cube with a red front and a green right side, in a root of 100 points.
    private func cube(side: CGFloat = 40) -> (cube: CATransformLayer, faces: [CALayer]) {
        let cube = CATransformLayer()
        cube.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        cube.position = CGPoint(x: 50, y: 50)
        let faces = [(red, CGFloat(0)), (green, .pi / 2), (blue, .pi)].map { color, angle in
            let face = CALayer(0, 0, side, side, color)
            face.transform = CATransform3DConcat(
                CATransform3DMakeTranslation(0, 0, side / 2), turn(angle))
            cube.addSublayer(face)
            return face
        }
        return (cube, faces)
    }

    @Test("Transform layer: sublayers keep their depth while the layer turns")
    func depth() {
        let stage = Stage(width: 100, height: 100)
        let (cube, faces) = cube()
        stage.root.addSublayer(cube)
        stage.show()
        #expect(stage.pixel(50, 50) == [255, 0, 0, 255])
        #expect(stage.pixel(25, 50) == [0, 0, 0, 0])
        // Half a turn shows the back, at the depth of the front: nothing else is in front of it.
        set { cube.transform = turn(.pi) }
        stage.show()
        #expect(stage.pixel(50, 50) == [0, 0, 255, 255])
        // An eighth of a turn shows two sides next to each other.
        set { cube.transform = turn(-.pi / 4) }
        stage.show()
        let half = 40 / CGFloat(2).squareRoot()
        #expect(stage.pixel(Int(50 - half / 2), 50) == [255, 0, 0, 255])
        #expect(stage.pixel(Int(50 + half / 2), 50) == [0, 255, 0, 255])
        let edge = faces[0].convert(CGPoint(x: 40, y: 20), to: stage.root)
        #expect(abs(edge.x - 50) < 0.001 && abs(edge.y - 50) < 0.001)
        let back = faces[0].convert(edge, from: stage.root)
        #expect(abs(back.x - 40) < 0.001)
        #expect(stage.root.hitTest(CGPoint(x: 50 - half / 2, y: 50)) === faces[0])
        #expect(stage.root.hitTest(CGPoint(x: 50 + half / 2, y: 50)) === faces[1])
    }

    @Test("Transform layer: what is nearer is larger, by the perspective of the layer above")
    func perspective() {
        let stage = Stage(width: 100, height: 100)
        set { stage.root.sublayerTransform.m34 = -1 / 100 }
        let (cube, faces) = cube()
        stage.root.addSublayer(cube)
        stage.show()
        let front = faces[0].convert(faces[0].bounds, to: stage.root)
        #expect(abs(front.width - 50) < 0.001)
        #expect(stage.pixel(26, 50) == [255, 0, 0, 255])
        #expect(stage.pixel(24, 50) != [255, 0, 0, 255])
    }

    @Test("Transform layer: contexts show what the compositor shows, also inside of a picture")
    func rendering() throws {
        let stage = Stage(width: 100, height: 100)
        set { stage.root.backgroundColor = .white }
        let (cube, _) = cube()
        cube.transform = turn(-.pi / 4)
        cube.opacity = 0.5
        stage.root.addSublayer(cube)
        stage.show()
        #expect(abs(Int(stage.pixel(36, 50)[1]) - 128) <= 1)
        let context = try #require(
            CGContext(flippedSize: CGSize(width: 100, height: 100), scale: 1))
        stage.root.render(in: context)
        let pixels = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        for x in [36, 64] {
            let start = 50 * context.bytesPerRow + x * 4
            let shown = stage.pixel(x, 50)
            #expect(abs(Int(pixels[start + 1]) - Int(shown[1])) <= 2)
            #expect(abs(Int(pixels[start + 2]) - Int(shown[0])) <= 2)
        }
        // The root is one picture when it is seen in perspective.
        let outer = Stage(width: 100, height: 100)
        let card = CALayer(0, 0, 100, 100)
        var tilt = CATransform3DIdentity
        tilt.m34 = -1 / 1000
        card.transform = CATransform3DRotate(tilt, 0.1, 0, 1, 0)
        outer.root.addSublayer(card)
        set { cube.opacity = 1 }
        card.addSublayer(cube)
        outer.show()
        #expect(outer.pixel(36, 50) == [255, 0, 0, 255])
        #expect(outer.pixel(64, 50) == [0, 255, 0, 255])
    }

    @Test("Transform layer: an animated turn repaints the faces")
    func animation() {
        let stage = Stage(width: 100, height: 100)
        let (cube, _) = cube()
        stage.root.addSublayer(cube)
        stage.show()
        let spin = CABasicAnimation(keyPath: "transform.rotation.y")
        spin.fromValue = 0
        spin.toValue = CGFloat.pi
        spin.duration = 1
        spin.isRemovedOnCompletion = false
        spin.fillMode = .forwards
        cube.add(spin, forKey: "spin")
        stage.show()
        stage.advance(by: 1.5)
        #expect(stage.pixel(50, 50) == [0, 0, 255, 255])
    }
}
