import CoreGraphics
import TestSupport
import Testing

@Suite("Stroke outlines")
struct StrokeOutlineTests {
    /// Fills the outline, strokes the path, and counts the pixels that differ.
    static func mismatches(
        _ path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat = 10
    ) throws -> Int {
        let stroked = try Canvas(120, 120)
        stroked.context.setLineWidth(width)
        stroked.context.setLineCap(cap)
        stroked.context.setLineJoin(join)
        stroked.context.setMiterLimit(miterLimit)
        stroked.context.translateBy(x: 10, y: 10)
        stroked.context.addPath(path)
        stroked.context.strokePath()
        let filled = try Canvas(120, 120)
        filled.context.translateBy(x: 10, y: 10)
        filled.context.addPath(
            path.copy(
                strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit))
        filled.context.fillPath()
        return zip(stroked.bytes, filled.bytes).filter { abs(Int($0) - Int($1)) > 60 }.count / 4
    }

    @Test(
        "Stroke outline: filling it covers the stroke", arguments: 0..<10,
        [(CGLineCap.butt, CGLineJoin.miter), (.round, .round), (.square, .bevel)])
    func equalsStroke(seed: Int, style: (CGLineCap, CGLineJoin)) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 500)
        let path = PathTests.random(&generator, elements: 5)
        let width = generator.number(1...14)
        let mismatches = try Self.mismatches(path, width: width, cap: style.0, join: style.1)
        // Where a line is shorter than the stroke is wide, a sharp corner's inside may differ: the
        // outline covers all of each line, Cairo's stroke leaves out a few pixels.
        #expect(mismatches <= 20)
    }

    @Test(
        "Stroke outline: filling it covers the stroke of closed shapes",
        arguments: [CGLineJoin.miter, .round, .bevel])
    func closedShapes(join: CGLineJoin) throws {
        let star = CGMutablePath()
        star.addLines(between: [
            CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 90), CGPoint(x: 90, y: 10),
            CGPoint(x: 5, y: 60), CGPoint(x: 95, y: 60),
        ])
        star.closeSubpath()
        #expect(try Self.mismatches(star, width: 7, cap: .butt, join: join) == 0)
        let rect = CGPath(rect: CGRect(x: 20, y: 20, width: 50, height: 40), transform: nil)
        #expect(try Self.mismatches(rect, width: 8, cap: .butt, join: join) == 0)
        let ellipse = CGPath(
            ellipseIn: CGRect(x: 20, y: 20, width: 50, height: 40), transform: nil)
        #expect(try Self.mismatches(ellipse, width: 8, cap: .butt, join: join) == 0)
    }

    @Test("Stroke outline: a shape's hole stays open")
    func hole() {
        let ring = CGPath(
            ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil
        ).copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(!ring.contains(CGPoint(x: 10, y: 10)))
        #expect(ring.contains(CGPoint(x: 1, y: 10)))
        #expect(ring.contains(CGPoint(x: 21, y: 10)))
        #expect(!ring.contains(CGPoint(x: 23, y: 10)))
    }

    @Test("Stroke outline: a point is a dot with round caps, and nothing with others")
    func dots() {
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 10, y: 10))
        point.addLine(to: CGPoint(x: 10, y: 10))
        let outline = { (cap: CGLineCap) in
            point.copy(strokingWithWidth: 6, lineCap: cap, lineJoin: .round, miterLimit: 10)
        }
        #expect(outline(.butt).isEmpty)
        #expect(outline(.round).boundingBoxOfPath == CGRect(x: 7, y: 7, width: 6, height: 6))
        #expect(!outline(.round).contains(CGPoint(x: 7.5, y: 7.5)))
        #expect(outline(.square).isEmpty)
    }

    @Test("Stroke outline: the transform applies after stroking")
    func transform() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        let outline = line.copy(
            strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 1, y: 5))
        #expect(outline.boundingBox == CGRect(x: 0, y: -5, width: 10, height: 10))
    }

    @Test("Stroke outline: a corner beyond the miter limit is bevelled")
    func miterLimit() {
        let corner = CGMutablePath()
        corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let outline = { (limit: CGFloat) in
            corner.copy(
                strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
        }
        // A right angle's miter is √2 line widths long.
        #expect(outline(1.42).contains(CGPoint(x: 10.9, y: -0.9)))
        #expect(!outline(1.41).contains(CGPoint(x: 10.9, y: -0.9)))
    }
}

@Suite("Dashed paths")
struct DashTests {
    @Test("Dashed path: dashes and gaps alternate from the phase on")
    func lengths() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
        let xs = { (phase: CGFloat, lengths: [CGFloat]) in
            line.copy(dashingWithPhase: phase, lengths: lengths).elements.compactMap(\.end)
                .map { Double($0.x) }
        }
        #expect(xs(0, [5, 3]) == [0, 5, 8, 13, 16, 20])
        #expect(xs(2, [5, 3]) == [0, 3, 6, 11, 14, 19])
        #expect(xs(-3, [5, 3]) == [3, 8, 11, 16, 19, 20])
        #expect(xs(0, [5]) == [0, 5, 10, 15])
        #expect(xs(0, []) == [0, 20])
        #expect(xs(0, [0, 0]) == [0, 20])
        #expect(xs(0, [-1, 2]) == [0, 20])
    }

    @Test("Dashed path: dashes continue around corners, and across the start of a closed shape")
    func closed() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let dashes = square.copy(dashingWithPhase: 2, lengths: [4, 4])
        let starts = dashes.elements.filter { if case .move = $0 { true } else { false } }
        // 40 units of 8-unit patterns: five dashes, of which the one across the start counts once.
        #expect(starts.count == 5)
        #expect(dashes.elements.contains(.line(to: .zero)))
        #expect(!dashes.elements.contains(.move(to: .zero)))
    }

    @Test("Dashed path: filling it covers the dashed stroke", arguments: 0..<6)
    func equalsStroke(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 900)
        let path = PathTests.random(&generator, elements: 4)
        let lengths = [generator.number(2...12), generator.number(2...12)]
        let phase = generator.number(-20...20)
        let stroked = try Canvas(100, 100)
        stroked.context.setLineWidth(4)
        stroked.context.setLineDash(phase: phase, lengths: lengths)
        stroked.context.addPath(path)
        stroked.context.strokePath()
        let dashed = try Canvas(100, 100)
        dashed.context.setLineWidth(4)
        dashed.context.addPath(path.copy(dashingWithPhase: phase, lengths: lengths))
        dashed.context.strokePath()
        let off = zip(stroked.bytes, dashed.bytes).filter { abs(Int($0) - Int($1)) > 90 }.count / 4
        #expect(off <= 30)
    }

    @Test("Dashed path: an excessive number of dashes stays solid instead of filling memory")
    func tooMany() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 1_000_000, y: 0)])
        #expect(line.copy(dashingWithPhase: 0, lengths: [1e-9, 1e-9]) == line)
    }
}
