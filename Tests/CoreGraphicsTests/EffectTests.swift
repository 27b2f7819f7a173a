import CoreGraphics
import Testing

@Suite("Shadows")
struct ShadowTests {
    static let square = CGRect(x: 10, y: 10, width: 10, height: 10)

    @Test("Shadow: a positive offset is up and right where y points up")
    func direction() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.setShadow(offset: CGSize(width: 5, height: 8), blur: 0, color: .blue)
        canvas.context.fill(Self.square)
        #expect(canvas.pixel(12, 12) == .black)
        #expect(canvas.pixel(22, 25) == .blue)
        #expect(canvas.pixel(8, 8) == .clear)
        #expect(canvas.pixel(22, 12) == .clear)
    }

    @Test("Shadow: a positive offset is downward in a UIKit context, in points")
    func flippedDirection() throws {
        let context = try #require(
            CGContext(flippedSize: CGSize(width: 40, height: 40), scale: 2))
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .blue)
        context.fill(Self.square)
        #expect(context.pixel(30, 48) == .blue)
        #expect(context.pixel(30, 50) == .clear)
        #expect(context.pixel(30, 18) == .clear)
    }

    @Test("Shadow: the offset is independent of the transform")
    func baseSpace() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.translateBy(x: 30, y: 30)
        canvas.context.rotate(by: .pi)
        canvas.context.scaleBy(x: 2, y: 2)
        canvas.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(25, 25) == .black)
        #expect(canvas.pixel(32, 25) == .red)
        #expect(canvas.pixel(18, 25) == .clear)
    }

    @Test("Shadow: blur spreads it evenly and preserves its total", arguments: [3, 6, 7, 12])
    func blur(amount: Int) throws {
        let canvas = try Canvas(100, 100)
        canvas.context.setShadow(
            offset: CGSize(width: 50, height: 0), blur: CGFloat(amount), color: .black)
        canvas.context.fill(CGRect(x: 15, y: 30, width: 20, height: 40))
        let alpha = { (x: Int, y: Int) in Int(canvas.pixel(x, y).alpha) }
        for distance in 0..<20 {
            #expect(abs(alpha(65 - distance, 50) - alpha(84 + distance, 50)) <= 2)
            #expect(abs(alpha(75, 30 - distance) - alpha(75, 69 + distance)) <= 2)
        }
        // At the shape's edge the shadow has half of its alpha.
        #expect(abs((alpha(64, 50) + alpha(65, 50)) / 2 - 128) <= 4)
        var sum = 0
        for y in 0..<100 { for x in 50..<100 { sum += alpha(x, y) } }
        #expect(abs(Double(sum) / (20 * 40 * 255) - 1) < 0.03)
        // Three standard deviations, each half the blur, contain nearly all of the shadow.
        #expect(alpha(65 - amount * 2, 50) <= 2)
    }

    @Test("Shadow: alpha follows the shape, and shapes outside the clip cast shadows into it")
    func alphaAndClip() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.clip(to: CGRect(x: 20, y: 0, width: 20, height: 40))
        canvas.context.setShadow(offset: CGSize(width: 15, height: 0), blur: 0, color: .red)
        canvas.context.setFillColor(gray: 0, alpha: 0.5)
        canvas.context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(canvas.pixel(25, 10).distance(to: Pixel(128, 0, 0, 128)) <= 1)
    }

    @Test("Shadow: a huge offset or blur leaves the shape as it is")
    func unusableNumbers() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.setShadow(offset: CGSize(width: 1e300, height: 0), blur: 3)
        canvas.context.fill(Self.square)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 0), blur: .infinity)
        canvas.context.fill(Self.square)
        canvas.context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 3)
        canvas.context.fill(Self.square)
        #expect(canvas.pixel(15, 15) == .black)
    }

    @Test("Shadow: strokes, images and layers cast one, and none without a colour")
    func everything() throws {
        let stamp = try Canvas(4, 4)
        stamp.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(stamp.context.makeImage())
        let canvas = try Canvas(40, 40)
        let context = canvas.context
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: .red)
        context.setLineWidth(2)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 10, y: 2)])
        #expect(canvas.pixel(5, 7) == .red)
        context.draw(image, in: CGRect(x: 15, y: 1, width: 4, height: 4))
        #expect(canvas.pixel(16, 8) == .red)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 25, y: 1, width: 4, height: 4))
        context.fill(CGRect(x: 25, y: 6, width: 4, height: 4))
        context.endTransparencyLayer()
        #expect(canvas.pixel(26, 8) == .black, "Inside a layer, no shadow falls on its shapes.")
        #expect(canvas.pixel(26, 12) == .red)
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: nil)
        context.fill(CGRect(x: 35, y: 1, width: 4, height: 4))
        #expect(canvas.pixel(36, 8) == .clear)
    }
}

@Suite("Transparency layers")
struct TransparencyLayerTests {
    @Test("Transparency layer: it is composited as one image with the outer alpha")
    func alpha() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(.blue)
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.endTransparencyLayer()
        #expect(canvas.pixel(2, 2).distance(to: Pixel(128, 0, 0, 128)) <= 1)
        #expect(canvas.pixel(7, 7).distance(to: Pixel(0, 0, 128, 128)) <= 1, "Not mixed with red.")
    }

    @Test(
        "Transparency layer: nested layers use the outer blend mode and stay within their rectangle"
    )
    func nesting() throws {
        let canvas = try Canvas(white: true)
        let context = canvas.context
        context.setBlendMode(.multiply)
        context.beginTransparencyLayer(
            in: CGRect(x: 0, y: 0, width: 10, height: 20), auxiliaryInfo: nil)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.saveGState()
        context.translateBy(x: 0, y: 10)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(canvas.pixel(5, 5) == .red)
        #expect(canvas.pixel(5, 12) == .blue)
        #expect(canvas.pixel(15, 5) == .white)
        #expect(canvas.pixel(5, 17) == .white)
        #expect(context.ctm == .identity, "States saved inside end with the layer.")
        context.fill(CGRect(x: 15, y: 15, width: 1, height: 1))
        #expect(canvas.pixel(15, 15) == .black)
    }
}

@Suite("Gradients")
struct GradientTests {
    static func redToBlue(_ locations: [CGFloat] = [0, 1]) throws -> CGGradient {
        try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [.red, .blue],
                locations: locations))
    }

    @Test("Gradient: a linear one interpolates colours and stops at its ends")
    func linear() throws {
        let canvas = try Canvas(40, 4)
        canvas.context.drawLinearGradient(
            try Self.redToBlue(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
            options: [])
        #expect(canvas.pixel(5, 2) == .clear)
        #expect(canvas.pixel(35, 2) == .clear)
        #expect(canvas.pixel(10, 2).distance(to: .red) < 12)
        #expect(canvas.pixel(29, 2).distance(to: .blue) < 12)
        #expect(canvas.pixel(20, 2).distance(to: Pixel(124, 0, 131)) < 6)
    }

    @Test("Gradient: a linear one extends beyond its ends by option")
    func options() throws {
        let before = try Canvas(40, 4)
        before.context.drawLinearGradient(
            try Self.redToBlue(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
            options: .drawsBeforeStartLocation)
        #expect(before.pixel(2, 2) == .red)
        #expect(before.pixel(38, 2) == .clear)
        let after = try Canvas(40, 4)
        after.context.drawLinearGradient(
            try Self.redToBlue(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
            options: .drawsAfterEndLocation)
        #expect(after.pixel(2, 2) == .clear)
        #expect(after.pixel(38, 2) == .blue)
    }

    @Test("Gradient: a radial one fills the ring, and the inner circle by option")
    func radial() throws {
        for fillsMiddle in [true, false] {
            let canvas = try Canvas(40, 40)
            canvas.context.drawRadialGradient(
                try Self.redToBlue(), startCenter: CGPoint(x: 20, y: 20), startRadius: 5,
                endCenter: CGPoint(x: 20, y: 20), endRadius: 15,
                options: fillsMiddle ? .drawsBeforeStartLocation : [])
            #expect(canvas.pixel(20, 20) == (fillsMiddle ? .red : .clear))
            #expect(canvas.pixel(26, 20).distance(to: Pixel(230, 0, 25)) < 20)
            #expect(canvas.pixel(33, 20).distance(to: .blue) < 40)
            #expect(canvas.pixel(37, 20) == .clear)
            #expect(canvas.pixel(2, 2) == .clear)
        }
    }

    @Test("Gradient: separate circles are swept from first to last, the last on top")
    func cone() throws {
        let canvas = try Canvas(60, 40)
        canvas.context.drawRadialGradient(
            try Self.redToBlue(), startCenter: CGPoint(x: 10, y: 20), startRadius: 5,
            endCenter: CGPoint(x: 40, y: 20), endRadius: 12, options: [])
        #expect(canvas.pixel(40, 20).distance(to: .blue) < 100)
        #expect(canvas.pixel(50, 20).distance(to: .blue) < 12)
        #expect(canvas.pixel(6, 20).distance(to: .red) < 30)
        #expect(canvas.pixel(55, 20) == .clear)
        #expect(canvas.pixel(2, 20) == .clear)
    }

    @Test("Gradient: ends are antialiased")
    func smoothEnds() throws {
        let canvas = try Canvas(40, 40)
        canvas.context.drawLinearGradient(
            try Self.redToBlue(), start: CGPoint(x: 10.5, y: 0), end: CGPoint(x: 30.5, y: 0),
            options: [])
        #expect(abs(Int(canvas.pixel(10, 20).alpha) - 128) <= 1)
        #expect(abs(Int(canvas.pixel(30, 20).alpha) - 128) <= 1)
        #expect(canvas.pixel(9, 20) == .clear && canvas.pixel(31, 20) == .clear)
    }

    @Test("Gradient: outer colours fill the range beyond the outermost stops")
    func innerStops() throws {
        let canvas = try Canvas(40, 4)
        canvas.context.drawLinearGradient(
            try Self.redToBlue([0.25, 0.75]), start: .zero, end: CGPoint(x: 40, y: 0), options: [])
        #expect(canvas.pixel(4, 1) == .red)
        #expect(canvas.pixel(36, 1) == .blue)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test("Gradient: the context's alpha and clip apply")
    func alpha() throws {
        let canvas = try Canvas(40, 4)
        canvas.context.setAlpha(0.5)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 4))
        canvas.context.drawLinearGradient(
            try Self.redToBlue(), start: .zero, end: CGPoint(x: 0.001, y: 0),
            options: .drawsAfterEndLocation)
        #expect(canvas.pixel(10, 2).distance(to: Pixel(0, 0, 128, 128)) <= 1)
        #expect(canvas.pixel(25, 2) == .clear)
    }
}
