import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("The renderer")
struct MarkRendererTests {
    private let size = CGSize(width: 200, height: 150)
    private let red = MarkColor(red: 1, green: 0, blue: 0)

    private func picture(of marks: [any Mark], scale: CGFloat = 1) throws -> [UInt32] {
        let bitmap = try Bitmap(size: size, scale: scale)
        let renderer = MarkRenderer(context: bitmap.context)
        for mark in marks { renderer.draw(mark) }
        return bitmap.pixels
    }

    @Test(
        "MarkRenderer: a stroke is one path with its colour, width and round caps", .rows("S1-15")
    )
    func stroke() throws {
        let points = [CGPoint(x: 20, y: 20), CGPoint(x: 90, y: 30), CGPoint(x: 60, y: 110)]
        let stroke = Stroke(
            pen: Pen(color: red, size: 14, smoothing: .straight), through: points)

        let expected = try Bitmap(size: size)
        expected.context.move(to: points[0])
        expected.context.addLine(to: points[1])
        expected.context.addLine(to: points[2])
        expected.context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        expected.context.setLineWidth(14)
        expected.context.setLineCap(.round)
        expected.context.setLineJoin(.round)
        expected.context.strokePath()

        #expect(try picture(of: [stroke]) == expected.pixels)
    }

    @Test("MarkRenderer: a dot is a filled circle whose diameter is its size", .rows("S1-15"))
    func dot() throws {
        let dot = Dot(location: CGPoint(x: 50, y: 40), pen: Pen(color: red, size: 30))
        let expected = try Bitmap(size: size)
        expected.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        expected.context.fillEllipse(in: CGRect(x: 35, y: 25, width: 30, height: 30))
        #expect(try picture(of: [dot]) == expected.pixels)
        #expect(expected.pixel(50, 40) == 0xFFFF_0000)
    }

    @Test(
        "MarkRenderer: a dot or stroke between two vertices does not break the line", .rows("S1-15")
    )
    func marksBetweenVertices() throws {
        let line = Stroke(pen: Pen(size: 8), through: [CGPoint(x: 20, y: 20)])
        line.add(Dot(location: CGPoint(x: 150, y: 100), pen: Pen(color: red, size: 20)))
        line.add(Stroke(pen: Pen(color: red), through: [.zero, CGPoint(x: 10, y: 140)]))
        line.add(Vertex(location: CGPoint(x: 120, y: 20)))

        let bitmap = try Bitmap(size: size)
        MarkRenderer(context: bitmap.context).draw(line)
        #expect(bitmap.pixel(70, 20) == 0xFF00_0000)
        #expect(bitmap.pixel(150, 100) == 0xFFFF_0000)
        #expect(bitmap.pixel(5, 70) == 0xFFFF_0000)
    }

    @Test("MarkRenderer: a lone vertex and a stroke of one vertex draw nothing")
    func nothing() throws {
        let blank = try Bitmap(size: size).pixels
        let point = CGPoint(x: 50, y: 50)
        #expect(try picture(of: [Vertex(location: point), Stroke(through: [point])]) == blank)
    }

    @Test("MarkRenderer: the context's state is restored")
    func state() throws {
        let bitmap = try Bitmap(size: size)
        bitmap.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        let renderer = MarkRenderer(context: bitmap.context)
        renderer.draw(Dot(location: .zero, pen: Pen(color: red)))
        renderer.draw(Stroke(pen: Pen(color: red), through: [.zero, CGPoint(x: 9, y: 9)]))
        bitmap.context.fill(CGRect(x: 100, y: 100, width: 10, height: 10))
        #expect(bitmap.pixel(105, 105) == 0xFF00_FF00)
    }

    /// Cairo measures how much of a pixel a shape covers in fifteen rows or, where no edge of the
    /// shape crosses another, exactly. Clipping takes edges away, so one of the fifteen rows may
    /// come out differently.
    private static let oneRow = 255 / 15

    @Test(
        "MarkRenderer: clipped marks equal whole ones up to a trace of antialiasing",
        arguments: 0..<40)
    func parts(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let canvas = CGRect(origin: .zero, size: size)
        let scribble = Scribble()
        for _ in 0..<4 {
            let pen = Pen(color: random.color(), size: .random(in: 5...40, using: &random))
            let points = random.walk(
                from: random.point(in: canvas), count: .random(in: 2...60, using: &random),
                step: [2, 10, 60].randomElement(using: &random) ?? 10)
            scribble.add(Stroke(pen: pen, through: points))
            scribble.add(Dot(location: random.point(in: canvas), pen: pen))
        }
        let whole = try Bitmap(size: size)
        scribble.draw(in: whole.context)

        let corner = random.point(in: canvas)
        let rect = CGRect(
            x: corner.x.rounded(.down), y: corner.y.rounded(.down), width: 40, height: 30
        ).intersection(canvas)
        let part = try Bitmap(size: size)
        part.context.clip(to: rect)
        let renderer = MarkRenderer(context: part.context, rect: rect)
        for mark in scribble.marks { renderer.draw(mark) }

        let (wholePixels, partPixels) = (whole.pixels, part.pixels)
        for y in Int(rect.minY)..<Int(rect.maxY) {
            for x in Int(rect.minX)..<Int(rect.maxX) {
                let index = y * Int(size.width) + x
                let difference = Self.difference(wholePixels[index], partPixels[index])
                #expect(difference <= Self.oneRow * 2, "pixel (\(x), \(y))")
            }
        }
    }

    /// The largest difference between two pixels' components.
    private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
        stride(from: 0, to: 32, by: 8).map { shift in
            abs(Int(a >> UInt32(shift) & 255) - Int(b >> UInt32(shift) & 255))
        }.max() ?? 0
    }

    @Test("MarkRenderer: a stroke is the same, byte for byte, in any rectangle that contains it")
    func wholeStrokeInRect() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            let points = random.walk(from: CGPoint(x: 100, y: 75), count: 12, step: 12)
            let stroke = Stroke(pen: Pen(size: 9), through: points)
            let rect = stroke.drawingBounds.integral
            let clipped = try Bitmap(size: size)
            clipped.context.clip(to: rect)
            MarkRenderer(context: clipped.context, rect: rect).draw(stroke)
            #expect(try picture(of: [stroke]) == clipped.pixels)
        }
    }
}
