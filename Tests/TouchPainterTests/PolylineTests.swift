import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("A polyline's search for segments near a rectangle")
struct PolylineTests {
    @Test(
        "Polyline: segments near a rectangle are found once, with one neighbour on each side",
        arguments: 0..<60)
    func runs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let canvas = CGRect(x: 0, y: 0, width: 400, height: 300)
        let points = random.walk(
            from: random.point(in: canvas), count: .random(in: 0...150, using: &random), step: 25)
        var line = Polyline()
        for point in points { line.append(point) }

        let a = random.point(in: canvas)
        let b = random.point(in: canvas)
        let rect = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: 40, height: abs(a.y - b.y))
        let reach = CGFloat.random(in: 0...25, using: &random)

        var wanted = Set<Int>()
        for index in points.indices.dropLast() {
            let segment = Polyline.Box(points[index], points[index + 1])
            guard segment.touches(Polyline.Box(rect).expanded(by: reach)) else { continue }
            wanted.formUnion(max(index - 1, 0)...min(index + 1, points.count - 2))
        }

        var found: [Int] = []
        line.forEachRun(near: rect, reach: reach) { run in
            #expect(Array(run) == Array(points[run.startIndex..<run.endIndex]))
            found += run.indices.dropLast()
        }
        #expect(found == wanted.sorted())
    }

    @Test("Polyline: all segments are one run in an infinite rectangle")
    func everything() {
        var random = SeededGenerator(seed: 7)
        var line = Polyline()
        for point in random.walk(from: .zero, count: 100, step: 5) { line.append(point) }
        var runs: [[CGPoint]] = []
        line.forEachRun(near: .infinite, reach: 5) { runs.append(Array($0)) }
        #expect(runs == [line.points])
    }

    @Test("Polyline: the bounding box covers all points")
    func box() {
        var line = Polyline()
        #expect(line.box.rect.isNull)
        line.append(CGPoint(x: 3, y: 8))
        #expect(line.box.rect == CGRect(x: 3, y: 8, width: 0, height: 0))
        line.append(CGPoint(x: -1, y: 10))
        #expect(line.box.rect == CGRect(x: -1, y: 8, width: 4, height: 2))
    }
}
