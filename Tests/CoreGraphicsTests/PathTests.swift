import CoreGraphics
import TestSupport
import Testing

@Suite("Paths")
struct PathTests {
    /// Returns a random path with every kind of element.
    static func random(_ generator: inout SeededGenerator, elements: Int = 8) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: generator.point(in: 0...100))
        for _ in 0..<elements {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0...2: path.addLine(to: generator.point(in: 0...100))
            case 3, 4:
                path.addQuadCurve(
                    to: generator.point(in: 0...100), control: generator.point(in: 0...100))
            case 5, 6:
                path.addCurve(
                    to: generator.point(in: 0...100), control1: generator.point(in: 0...100),
                    control2: generator.point(in: 0...100))
            default:
                path.closeSubpath()
                path.move(to: generator.point(in: 0...100))
            }
        }
        return path
    }

    @Test("Path: the exact bounding box is inside the box of all points", arguments: 0..<40)
    func boxes(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let path = Self.random(&generator)
        let exact = path.boundingBoxOfPath
        #expect(path.boundingBox.isAround(exact))
        // Points sampled along the path touch every side of the exact box, and none is outside.
        var sampled = CGRect.null
        var current = CGPoint.zero
        path.forEach { element in
            for step in 0...400 {
                let point = element.point(at: CGFloat(step) / 400, from: current)
                sampled = sampled.union(CGRect(origin: point, size: .zero))
            }
            current = element.end ?? current
        }
        #expect(exact.isAround(sampled))
        #expect(abs(exact.width - sampled.width) < 0.01)
        #expect(abs(exact.height - sampled.height) < 0.01)
    }

    @Test("Path: hit testing agrees with filled pixels", arguments: 0..<12)
    func containment(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 100)
        let path = Self.random(&generator, elements: 6)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let canvas = try Canvas(100, 100)
            canvas.context.addPath(path)
            canvas.context.fillPath(using: rule)
            var compared = 0
            for y in stride(from: 1, to: 100, by: 3) {
                for x in stride(from: 1, to: 100, by: 3) {
                    let coverage = canvas.pixel(x, y).alpha
                    guard coverage == 0 || coverage == 255 else { continue }
                    let center = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    #expect(path.contains(center, using: rule) == (coverage == 255), "\(center)")
                    compared += 1
                }
            }
            #expect(compared > 200)
        }
    }

    @Test("Path: winding and even-odd rules differ where the path overlaps itself")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(path.contains(CGPoint(x: 18, y: 18), transform: half))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
        #expect(!CGMutablePath().contains(.zero))
    }

    @Test("Path: the current point is tracked, and closing preserves the elements")
    func currentPoint() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.isEmpty, "A line without a start adds nothing.")
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        #expect(path.elements.count == 3)
    }

    @Test("Path: only a single upright rectangle is a rectangle")
    func isRect() {
        var rect = CGRect.zero
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(path.isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let triangle = CGMutablePath()
        triangle.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
        #expect(!triangle.isRect(nil))
    }

    @Test("Path: equal elements give equality and equal hashes")
    func equality() {
        let one = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5), transform: nil)
        let two = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5), transform: nil)
        let other = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 6), transform: nil)
        #expect(one == two)
        #expect(one != other)
        #expect(Set([one, two, other]).count == 2)
    }

    @Test("Path: a copy does not change with its original")
    func copying() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(copy.copy(using: &double)?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
        let grown = try #require(copy.mutableCopy())
        grown.addPath(copy, transform: CGAffineTransform(translationX: 5, y: 0))
        #expect(grown.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 1))
    }

    @Test("Path: iteration by block and by value gives the same elements")
    func applying() {
        var generator = SeededGenerator(seed: 7)
        let path = Self.random(&generator, elements: 20)
        var ends: [CGPoint] = []
        var types: [CGPathElementType] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            if count > 0 { ends.append(element.pointee.points[count - 1]) }
        }
        #expect(types.count == path.elements.count)
        #expect(ends == path.elements.compactMap(\.end))
    }

    @Test("Path: corners of a rounded rectangle fit and are symmetrical")
    func roundedRect() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(path.boundingBoxOfPath == rect)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 3, y: 3)))
        #expect(path.contains(CGPoint(x: 37, y: 3)))
        #expect(path.contains(CGPoint(x: 37, y: 17)))
        #expect(path.contains(CGPoint(x: 3, y: 17)))
        #expect(!path.contains(CGPoint(x: 39, y: 19)))
        let pill = CGPath(roundedRect: rect, cornerWidth: 90, cornerHeight: 90, transform: nil)
        #expect(pill.boundingBoxOfPath == rect)
        #expect(pill.contains(CGPoint(x: 0.5, y: 10)))
        let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3, transform: nil)
        #expect(square.isRect(nil))
    }

    @Test("Path: non-finite and huge numbers are survived")
    func unusableNumbers() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1e300))
        path.addCurve(
            to: CGPoint(x: -1e300, y: 5), control1: CGPoint(x: 1e18, y: CGFloat.nan),
            control2: .zero)
        path.addArc(
            center: .zero, radius: .infinity, startAngle: 0, endAngle: .nan, clockwise: false)
        path.addEllipse(in: .infinite)
        path.closeSubpath()
        let stroked = path.copy(
            strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10)
        #expect(stroked.isEmpty)
        _ = path.boundingBoxOfPath
        _ = path.contains(CGPoint(x: 1, y: 1))
        _ = path.copy(dashingWithPhase: 0, lengths: [1, 1])
        let canvas = try Canvas()
        canvas.context.addPath(path)
        canvas.context.fillPath()
        canvas.context.addPath(path)
        canvas.context.strokePath()
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas.pixel(3, 3) == .red, "The context still draws.")
    }

    @Test("Path: a path far beyond the bitmap still fills it")
    func hugePath() throws {
        let canvas = try Canvas()
        canvas.context.clip(to: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        canvas.context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        #expect(canvas.pixel(10, 10) == .black)
        let path = CGMutablePath()
        path.addRect(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        canvas.context.setFillColor(.blue)
        canvas.context.addPath(path)
        canvas.context.fillPath()
        #expect(canvas.pixel(10, 10) == .blue)
    }
}

extension CGRect {
    /// Returns `true` if `other` is inside, within a rounding error.
    fileprivate func isAround(_ other: CGRect) -> Bool {
        other.minX >= minX - 1e-9 && other.maxX <= maxX + 1e-9 && other.minY >= minY - 1e-9
            && other.maxY <= maxY + 1e-9
    }
}

extension CGPath.Element {
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    /// Returns a point of the element by the explicit Bézier formulas.
    func point(at t: CGFloat, from start: CGPoint) -> CGPoint {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        switch self {
        case .move(let point): return point
        case .line(let end): return mix(start, end)
        case .quadCurve(let end, let control):
            return mix(mix(start, control), mix(control, end))
        case .curve(let end, let one, let two):
            let middle = mix(one, two)
            return mix(mix(mix(start, one), middle), mix(middle, mix(two, end)))
        case .closeSubpath: return start
        }
    }
}
