import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("Drawing bounds")
struct MarkBoundsTests {
    @Test("of a dot are the square around its circle, of a vertex nothing")
    func leaves() {
        let dot = Dot(location: CGPoint(x: 20, y: 30), pen: Pen(size: 10))
        #expect(dot.drawingBounds == CGRect(x: 15, y: 25, width: 10, height: 10))
        #expect(Vertex(location: .zero).drawingBounds.isNull)
        #expect(Stroke().drawingBounds.isNull)
    }

    @Test("of a stroke reach half its width beyond the vertices, and cover dots and strokes in it")
    func composite() {
        let stroke = Stroke(
            pen: Pen(size: 8), through: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 20)])
        #expect(stroke.drawingBounds == CGRect(x: 6, y: 6, width: 28, height: 18))
        stroke.add(Dot(location: CGPoint(x: 100, y: 10), pen: Pen(size: 10)))
        #expect(stroke.drawingBounds == CGRect(x: 6, y: 5, width: 99, height: 19))
        let nested = Stroke(through: [CGPoint(x: 10, y: 200)])
        stroke.add(nested)
        #expect(stroke.drawingBounds.maxY == 202.5)
        nested.pen = Pen(size: 50)
        #expect(stroke.drawingBounds.maxY == 225)
        nested.add(Vertex(location: CGPoint(x: 10, y: 300)))
        #expect(stroke.drawingBounds.maxY == 325)
        stroke.remove(nested)
        #expect(stroke.drawingBounds == CGRect(x: 6, y: 5, width: 99, height: 19))
    }

    @Test("stay right through random edits of nested strokes", arguments: 0..<20)
    func randomEdits(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let canvas = CGRect(x: 0, y: 0, width: 300, height: 200)
        let root = Stroke(pen: Pen(smoothing: .straight))
        for _ in 0..<200 {
            let strokes = root.makeEnumerator().compactMap { $0 as? Stroke }
            let target = try #require(strokes.randomElement(using: &random))
            let pen = Pen(size: .random(in: 5...50, using: &random), smoothing: .straight)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: target.add(Dot(location: random.point(in: canvas), pen: pen))
            case 1: target.add(Stroke(pen: pen))
            case 2: target.pen = pen
            case 3: if let last = target.lastChild { root.remove(last) }
            default: target.add(Vertex(location: random.point(in: canvas)))
            }
            if Bool.random(using: &random) {
                #expect(root.drawingBounds.isClose(to: Self.slowBounds(of: root)))
            }
        }
    }

    /// The bounds by definition, computed without a cache.
    private static func slowBounds(of mark: any Mark) -> CGRect {
        guard let stroke = mark as? Stroke else { return mark.drawingBounds }
        return stroke.children.reduce(.null) { bounds, child in
            if child is Vertex {
                let corner = CGRect(origin: child.location, size: .zero)
                let half = stroke.pen.size / 2
                return bounds.union(corner.insetBy(dx: -half, dy: -half))
            }
            return bounds.union(slowBounds(of: child))
        }
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        if isNull || other.isNull { return isNull == other.isNull }
        return [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
            .allSatisfy { abs($0) < 1e-9 }
    }
}
