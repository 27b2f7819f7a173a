import CoreGraphics
import Testing

@Suite("Text state and patterns")
struct TextAndPatternTests {
    @Test("CGContext: components are of the current colour space")
    func components() throws {
        let canvas = try Canvas()
        let context = canvas.context
        context.setFillColor([0.5, 1])
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(2, 2).distance(to: Pixel(128, 128, 128)) <= 1)
        context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        context.fill(CGRect(x: 5, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(7, 2) == .black)
        context.setFillColor([1, 0, 0, 1])
        context.fill(CGRect(x: 10, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(12, 2) == .red)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.setFillColor([0, 0, 1, 1])
        context.fill(CGRect(x: 15, y: 0, width: 5, height: 5))
        #expect(canvas.pixel(17, 2) == .blue)
        context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
        context.setStrokeColor([0, 1, 0, 1])
        context.stroke(CGRect(x: 2, y: 12, width: 10, height: 4), width: 2)
        #expect(canvas.pixel(6, 12) == .green)
        context.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 18, width: 2, height: 2))
        #expect(canvas.pixel(1, 19) == .red)
    }

    @Test("CGContext: the text matrix outlives saved states, the text position is its translation")
    func textMatrix() throws {
        let context = try Canvas().context
        context.saveGState()
        context.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
        context.textPosition = CGPoint(x: 3, y: 4)
        context.restoreGState()
        #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
        context.showGlyphs([1], at: [.zero])
    }

    private func pattern(colored: Bool, step: CGFloat = 4) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                if let info { info.assumingMemoryBound(to: Int.self).pointee += 1 }
                if info == nil { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity,
            xStep: step, yStep: step, tiling: .constantSpacing, isColored: colored,
            callbacks: &callbacks)
    }

    @Test("CGPattern: cells are repeated from the origin, moved by the phase")
    func cells() throws {
        let canvas = try Canvas()
        let context = canvas.context
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(space.model == .pattern && space.numberOfComponents == 0)
        context.setFillColorSpace(space)
        context.setFillPattern(try #require(pattern(colored: true)), colorComponents: [1])
        context.fill(CGRect(x: 1, y: 0, width: 12, height: 20))
        for (x, y) in [(1, 0), (4, 4), (5, 1), (8, 16)] { #expect(canvas.pixel(x, y) == .red) }
        for (x, y) in [(0, 0), (2, 0), (4, 2), (16, 0)] { #expect(canvas.pixel(x, y) == .clear) }
        context.clear(.infinite)
        context.setPatternPhase(CGSize(width: 2, height: 0))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas.pixel(2, 0) == .red && canvas.pixel(0, 0) == .clear)
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(canvas.pixel(0, 0) == .black)
    }

    @Test("CGPattern: follows alpha, shadows, strokes and saved states")
    func state() throws {
        let canvas = try Canvas()
        let context = canvas.context
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let cells = try #require(pattern(colored: true))
        let color = try #require(
            CGColor(patternSpace: space, pattern: cells, components: [0.5]))
        #expect(color.alpha == 0.5 && color.pattern != nil && color.numberOfComponents == 1)
        #expect(color == color.copy(alpha: 0.5) && color != color.copy(alpha: 1))
        context.saveGState()
        context.setFillColor(color)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(abs(Int(canvas.pixel(0, 0).alpha) - 64) <= 1)
        context.clear(.infinite)
        context.setAlpha(1)
        context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas.pixel(2, 0).alpha > 100 && canvas.pixel(2, 0).red == 0)
        context.restoreGState()
        context.clear(.infinite)
        context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(canvas.pixel(2, 2) == .black)
        context.clear(.infinite)
        context.setStrokeColor(color)
        context.setLineWidth(4)
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 6), CGPoint(x: 20, y: 6)])
        #expect(canvas.pixel(4, 4).red > 100 && canvas.pixel(4, 1) == .clear)
    }

    @Test("CGPattern: cells without colours have that of the paint")
    func uncolored() throws {
        var calls = 0
        try withUnsafeMutablePointer(to: &calls) { calls in
            var released = false
            let canvas = try Canvas()
            try withUnsafeMutablePointer(to: &released) { _ in
                var callbacks = CGPatternCallbacks(
                    version: 0,
                    drawPattern: { info, context in
                        info?.assumingMemoryBound(to: Int.self).pointee += 1
                        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                    }, releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 100 })
                var pattern = CGPattern(
                    info: calls, bounds: CGRect(x: 0, y: 0, width: 2, height: 2),
                    matrix: .identity, xStep: 4, yStep: 0, tiling: .noDistortion,
                    isColored: false, callbacks: &callbacks)
                let base = CGColorSpaceCreateDeviceRGB()
                let space = try #require(CGColorSpace(patternBaseSpace: base))
                canvas.context.setFillColorSpace(space)
                canvas.context.setFillPattern(
                    try #require(pattern), colorComponents: [0, 0, 1, 1])
                canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
                #expect(canvas.pixel(0, 10) == .blue && canvas.pixel(2, 10) == .clear)
                canvas.context.setFillColor(.black)
                pattern = nil
            }
        }
        #expect(calls == 101)
    }
}

extension TextAndPatternTests {
    @Test("CGLayer: is drawn several times, in the directions of the context's axes")
    func layers() throws {
        let canvas = try Canvas()
        let layer = try #require(
            CGLayer(canvas.context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        layer.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        canvas.context.draw(layer, at: CGPoint(x: 2, y: 2))
        canvas.context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
        #expect(canvas.pixel(3, 3) == .red && canvas.pixel(3, 5) == .clear)
        #expect(canvas.pixel(12, 12) == .red && canvas.pixel(12, 17) == .clear)
        #expect(CGLayer(canvas.context, size: .zero, auxiliaryInfo: nil) == nil)
    }
}
