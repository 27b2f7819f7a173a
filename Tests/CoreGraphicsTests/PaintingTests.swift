import CoreGraphics
import TestSupport
import Testing

@Suite("Bitmap contexts")
struct PaintingTests {
    @Test("Bitmap context: unsupported sizes and layouts are refused")
    func badSizes() {
        let make = { (width: Int, height: Int, bits: Int, rowBytes: Int, info: UInt32) in
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits,
                bytesPerRow: rowBytes, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        #expect(make(10, 10, 8, 0, info) != nil)
        #expect(make(0, 10, 8, 0, info) == nil)
        #expect(make(10, -1, 8, 0, info) == nil)
        #expect(make(100_000, 10, 8, 0, info) == nil)
        #expect(make(10, Int.max, 8, 0, info) == nil)
        #expect(make(10, 10, 16, 0, info) == nil)
        #expect(make(10, 10, 8, 39, info) == nil, "Four bytes a pixel do not fit.")
        #expect(make(10, 10, 8, -40, info) == nil)
        #expect(make(10, 10, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
        for side in [CGFloat.nan, 0, -5, .infinity, 100_000] {
            #expect(CGContext(flippedSize: CGSize(width: side, height: 5), scale: 2) == nil)
            #expect(CGContext(flippedSize: CGSize(width: 5, height: side), scale: 2) == nil)
        }
        #expect(CGContext(flippedSize: CGSize(width: 5, height: 5), scale: .nan) == nil)
        #expect(CGContext(flippedSize: CGSize(width: 5, height: 5), scale: 0) == nil)
    }

    @Test("Bitmap context: the origin is at the bottom left, the first row in memory at the top")
    func origin() throws {
        let canvas = try Canvas(4, 3)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.context.pixel(0, 2) == .red)
        #expect(canvas.context.pixel(0, 0) == .clear)
        #expect(canvas.context.ctm == .identity)
        #expect(
            canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test(
        "Bitmap context: a flipped one has its origin at the top left, and points of several pixels"
    )
    func flipped() throws {
        let context = try #require(
            CGContext(flippedSize: CGSize(width: 4, height: 3), scale: 2))
        context.setFillColor(.red)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(context.width == 8 && context.height == 6)
        #expect(context.pixel(2, 0) == .red)
        #expect(context.pixel(3, 1) == .red)
        #expect(context.pixel(1, 0) == .clear)
        #expect(context.pixel(2, 2) == .clear)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 6))
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 4))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 1))
    }

    @Test("Bitmap context: native pixels are drawn into directly")
    func givenMemory() throws {
        var pixels = [UInt32](repeating: 0xFF00_FF00, count: 6)
        try pixels.withUnsafeMutableBytes { memory in
            let start = try #require(memory.baseAddress)
            let context = try #require(
                CGContext(
                    memory: start, width: 3, height: 2, bytesPerRow: 12,
                    baseTransform: .flipped(height: 2, scale: 1)))
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.flush()
        }
        #expect(pixels == [0xFF00_00FF] + [UInt32](repeating: 0xFF00_FF00, count: 5))
    }

    @Test("Bitmap context: another layout is converted, and existing pixels are loaded first")
    func otherLayouts() throws {
        var pixels: [UInt8] = [0, 255, 0, 255, 0, 0, 0, 0]
        try pixels.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8,
                    bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(pixels == [0, 255, 0, 255, 255, 0, 0, 255])
        let gray = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 0.5, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray.data?.load(as: UInt8.self) == 128)
        #expect(gray.bytesPerRow == 1)
    }

    @Test("Bitmap context: repeated drawing gives the same bytes")
    func determinism() throws {
        let draw = {
            var generator = SeededGenerator(seed: 3)
            let canvas = try Canvas(60, 60)
            canvas.context.setShadow(offset: CGSize(width: 2, height: -2), blur: 4)
            canvas.context.setFillColor(red: 0.3, green: 0.5, blue: 0.9, alpha: 0.7)
            for _ in 0..<5 {
                canvas.context.addPath(PathTests.random(&generator))
                canvas.context.drawPath(using: .eoFillStroke)
            }
            return canvas.bytes
        }
        #expect(try draw() == draw())
    }

    // MARK: State

    @Test(
        "Bitmap context: restoring covers colours, line, transform, clip, blend mode, shadow and alpha"
    )
    func saveAndRestore() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.setFillColor(.red)
        context.saveGState()
        context.setFillColor(.blue)
        context.setAlpha(0.2)
        context.setBlendMode(.clear)
        context.setLineWidth(9)
        context.setLineDash(phase: 0, lengths: [1, 5])
        context.setShadow(offset: CGSize(width: 3, height: 3), blur: 0)
        context.translateBy(x: 100, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(2, 2) == .red)
        #expect(canvas.pixel(6, 6) == .clear)
        context.setStrokeColor(.green)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 10.5), CGPoint(x: 20, y: 10.5)])
        #expect((0..<20).allSatisfy { canvas.pixel($0, 10) == .green })
        #expect(canvas.pixel(3, 9) == .clear && canvas.pixel(3, 11) == .clear)
    }

    @Test("Bitmap context: a restore without a save does nothing")
    func unbalancedRestore() throws {
        let canvas = try Canvas()
        canvas.context.restoreGState()
        canvas.context.endTransparencyLayer()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(0, 0) == .black)
    }

    @Test("Bitmap context: scaling by zero suppresses drawing until the state is restored")
    func singularTransform() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.saveGState()
        context.scaleBy(x: 0, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(context.boundingBoxOfClipPath.isNull)
        context.restoreGState()
        context.saveGState()
        context.rotate(by: .nan)
        context.stroke(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        #expect(canvas.bytes.allSatisfy { $0 == 0 })
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixel(0, 0) == .black)
    }

    // MARK: Shapes

    @Test("Bitmap context: fills follow both fill rules")
    func fillRules() throws {
        for (rule, center) in [(CGPathFillRule.winding, Pixel.black), (.evenOdd, .clear)] {
            let canvas = try Canvas()
            canvas.context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
            canvas.context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
            canvas.context.fillPath(using: rule)
            #expect(canvas.pixel(10, 10) == center)
            #expect(canvas.pixel(4, 4) == .black)
            #expect(canvas.context.isPathEmpty)
        }
    }

    @Test("Bitmap context: one call fills and strokes")
    func fillStroke() throws {
        let canvas = try Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.setStrokeColor(.blue)
        canvas.context.setLineWidth(2)
        canvas.context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        canvas.context.drawPath(using: .fillStroke)
        #expect(canvas.pixel(10, 10) == .red)
        #expect(canvas.pixel(4, 10) == .blue)
        #expect(canvas.pixel(3, 10) == .clear)
    }

    @Test(
        "Bitmap context: line caps have their shapes", arguments: [CGLineCap.butt, .round, .square])
    func caps(cap: CGLineCap) throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(6)
        canvas.context.setLineCap(cap)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 6, y: 10), CGPoint(x: 14, y: 10)])
        #expect(canvas.pixel(13, 10) == .black)
        // The centre of the cap, and its corner.
        #expect(canvas.pixel(15, 10) == (cap == .butt ? .clear : .black))
        #expect((canvas.pixel(16, 12) == .black) == (cap == .square))
        #expect(canvas.pixel(17, 10) == .clear)
    }

    @Test(
        "Bitmap context: line joins have their shapes",
        arguments: [CGLineJoin.miter, .round, .bevel])
    func joins(join: CGLineJoin) throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(8)
        canvas.context.setLineJoin(join)
        canvas.context.addLines(between: [
            CGPoint(x: 0, y: 6), CGPoint(x: 14, y: 6), CGPoint(x: 14, y: 20),
        ])
        canvas.context.strokePath()
        #expect((canvas.pixel(17, 2) == .black) == (join == .miter))
        // This pixel is inside the circle of 4 around the corner, and half beyond the bevel.
        #expect((canvas.pixel(16, 4) == .black) == (join != .bevel))
        #expect(canvas.pixel(12, 8) == .black)
    }

    @Test("Bitmap context: dashes start at the phase")
    func dashes() throws {
        let canvas = try Canvas()
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 1, lengths: [4, 2])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)])
        let drawn = (0..<20).map { canvas.pixel($0, 10) == .black }
        #expect(drawn == (0..<20).map { ($0 + 1) % 6 < 4 })
        canvas.context.setLineDash(phase: 0, lengths: [])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 15), CGPoint(x: 20, y: 15)])
        #expect((0..<20).allSatisfy { canvas.pixel($0, 15) == .black })
    }

    @Test("Bitmap context: clearing ignores colour and blend mode")
    func clear() throws {
        let canvas = try Canvas(white: true)
        canvas.context.setAlpha(0.5)
        canvas.context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(canvas.pixel(6, 6) == .clear)
        #expect(canvas.pixel(4, 6) == .white)
    }

    @Test("Bitmap context: edges are antialiased unless disabled")
    func antialiasing() throws {
        for smooth in [true, false] {
            let canvas = try Canvas()
            canvas.context.setShouldAntialias(smooth)
            canvas.context.fillEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
            let hasEdges = canvas.bytes.contains { $0 != 0 && $0 != 255 }
            #expect(hasEdges == smooth)
        }
    }

    @Test("Bitmap context: a path is mapped by the transform current when its elements are added")
    func pathTransform() throws {
        let canvas = try Canvas()
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        canvas.context.translateBy(x: 10, y: 10)
        canvas.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        canvas.context.fillPath()
        #expect(canvas.pixel(1, 1) == .black)
        #expect(canvas.pixel(11, 11) == .black)
    }

    @Test("Bitmap context: path queries are in user space")
    func path() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.translateBy(x: 3, y: 4)
        let path = CGPath(rect: CGRect(x: 1, y: 1, width: 5, height: 6), transform: nil)
        context.addPath(path)
        #expect(context.path == path)
        #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 3, y: 3), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 1, y: 3), mode: .stroke))
        context.setLineWidth(2)
        context.replacePathWithStrokedPath()
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 7, height: 8))
        context.beginPath()
        #expect(context.isPathEmpty)
    }

    // MARK: Clip

    @Test("Bitmap context: drawing stays inside the intersection of all clips")
    func clipping() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.clip(to: CGRect(x: 2, y: 2, width: 10, height: 10))
        context.addEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
        context.clip()
        context.fill(.infinite)
        #expect(canvas.pixel(10, 10) == .black)
        #expect(canvas.pixel(13, 10) == .clear)
        #expect(canvas.pixel(2, 2) == .clear)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 10, height: 10))
        context.resetClip()
        context.fill(CGRect(x: 15, y: 15, width: 2, height: 2))
        #expect(canvas.pixel(15, 15) == .black)
    }

    @Test("Bitmap context: several rectangles clip to their union")
    func clipToRects() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: [
            CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 3, y: 3, width: 5, height: 5),
        ])
        canvas.context.fill(.infinite)
        #expect(canvas.pixel(1, 1) == .black)
        #expect(canvas.pixel(4, 4) == .black)
        #expect(canvas.pixel(7, 7) == .black)
        #expect(canvas.pixel(7, 1) == .clear)
    }

    @Test("Bitmap context: an image mask limits drawing by its opacity")
    func clipToMask() throws {
        let mask = try Canvas(2, 2)
        mask.context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        let image = try #require(mask.context.makeImage())
        let canvas = try Canvas()
        canvas.context.saveGState()
        canvas.context.interpolationQuality = .none
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: image)
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(canvas.pixel(5, 5) == .red)
        #expect(canvas.pixel(15, 5) == .clear)
        canvas.context.clip(
            to: CGRect(x: 0, y: 0, width: 10, height: 20), mask: image)
        canvas.context.setFillColor(.blue)
        canvas.context.fill(.infinite)
        #expect(canvas.pixel(2, 15) == .blue)
        #expect(canvas.pixel(7, 15) == .clear)
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 15, y: 15, width: 1, height: 1))
        #expect(canvas.pixel(15, 15) == .black)
    }
}
