import CoreGraphics
import QuartzCore
import Testing

@Suite("Blending")
@MainActor
struct BlendingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    private let cyan = CGColor(red: 0, green: 1, blue: 1, alpha: 1)

    @Test("CALayer: compositingFilter blends the layer and its sublayers with what is below")
    func blending() {
        let stage = Stage()
        stage.add(CALayer(0, 0, 100, 80, yellow))
        let layer = CALayer(0, 0, 50, 50, cyan)
        stage.add(layer)
        #expect(stage.pixel(10, 10) == [0, 255, 255, 255])
        layer.compositingFilter = "multiplyBlendMode"
        stage.show()
        #expect(stage.pixel(10, 10) == [0, 255, 0, 255])
        #expect(stage.pixel(60, 10) == [255, 255, 0, 255])
        layer.addSublayer(CALayer(0, 0, 20, 20, red))
        stage.show()
        #expect(stage.pixel(10, 10) == [255, 0, 0, 255])
        #expect(stage.pixel(30, 10) == [0, 255, 0, 255])
        layer.compositingFilter = "screenBlendMode"
        stage.show()
        #expect(stage.pixel(30, 10) == [255, 255, 255, 255])
        layer.compositingFilter = nil
        stage.show()
        #expect(stage.pixel(30, 10) == [0, 255, 255, 255])
    }

    @Test("CALayer: a sublayer with sourceIn replaces the colours of its siblings, nothing below")
    func sourceIn() {
        let stage = Stage()
        stage.add(CALayer(0, 0, 100, 80, yellow))
        let group = CALayer(0, 0, 60, 60, nil)
        group.addSublayer(CALayer(0, 0, 20, 20, red))
        let tone = CALayer(0, 0, 60, 60, cyan)
        tone.compositingFilter = "sourceIn"
        group.addSublayer(tone)
        stage.add(group)
        stage.show()
        #expect(stage.pixel(10, 10) == [0, 255, 255, 255])
        #expect(stage.pixel(30, 10) == [255, 255, 0, 255])
        tone.compositingFilter = nil
        stage.show()
        #expect(stage.pixel(30, 10) == [0, 255, 255, 255])
        tone.compositingFilter = "sourceIn"
        stage.show()
        #expect(stage.pixel(30, 10) == [255, 255, 0, 255])
        tone.removeFromSuperlayer()
        stage.show()
        #expect(stage.pixel(10, 10) == [255, 0, 0, 255])
    }

    @Test("CALayer: without allowsGroupOpacity each layer is transparent on its own")
    func groupOpacity() {
        let stage = Stage()
        stage.add(CALayer(0, 0, 100, 80, yellow))
        let layer = CALayer(0, 0, 50, 50, cyan)
        layer.opacity = 0.5
        layer.addSublayer(CALayer(0, 0, 20, 20, red))
        stage.add(layer)
        stage.show()
        func isNear(_ x: Int, _ colour: [Int]) -> Bool {
            zip(stage.pixel(x, 10), colour).allSatisfy { abs(Int($0) - $1) <= 2 }
        }
        #expect(isNear(10, [255, 128, 0, 255]))
        #expect(isNear(30, [128, 255, 128, 255]))
        layer.allowsGroupOpacity = false
        stage.show()
        #expect(isNear(10, [191, 128, 64, 255]))
        #expect(isNear(30, [128, 255, 128, 255]))
        layer.allowsGroupOpacity = true
        stage.show()
        #expect(isNear(10, [255, 128, 0, 255]))
    }

    @Test("CALayer: compositingFilter applies with opacity, and in render(in:)")
    func rendering() throws {
        let stage = Stage()
        stage.add(CALayer(0, 0, 100, 80, yellow))
        let layer = CALayer(0, 0, 50, 50, cyan)
        layer.compositingFilter = "multiplyBlendMode"
        stage.add(layer)
        let context = try #require(
            CGContext(
                data: nil, width: 100, height: 80, bitsPerComponent: 8, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.translateBy(x: 0, y: 80)
        context.scaleBy(x: 1, y: -1)
        stage.root.render(in: context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<4).map { bytes[10 * 400 + 40 + $0] } == [0, 255, 0, 255])
        let faint = CALayer(60, 0, 20, 20, cyan)
        faint.compositingFilter = "multiplyBlendMode"
        faint.opacity = 0.5
        stage.add(faint)
        let pixel = stage.pixel(70, 10)
        #expect(abs(Int(pixel[0]) - 128) < 3 && pixel[1] == 255 && pixel[2] == 0)
    }
}
