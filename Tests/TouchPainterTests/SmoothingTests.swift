import CoreGraphics
import TestSupport
import Testing
import TouchPainterCore

@Suite("Smoothing")
struct SmoothingTests {
    /// Seventeen samples of a circle around the origin, as a quick hand leaves them.
    private static let circle = (0...16).map { step in
        let angle = CGFloat(step) / 16 * 2 * .pi
        return CGPoint(x: cos(angle) * 100, y: sin(angle) * 100)
    }

    private func points(of line: Polyline) -> [CGPoint] {
        (0..<line.points.count - 1).flatMap { segment in
            (0...10).map { step in
                let t = CGFloat(step) / 10
                return line.controls(ofSegment: segment)!
                    .point(at: t, from: line.points[segment], to: line.points[segment + 1])
            }
        }
    }

    @Test("Smoothing: a circle of 17 samples is round, to half a percent of its radius")
    func circle() {
        let line = Stroke(through: Self.circle).line
        for point in points(of: line) {
            #expect(abs(hypot(point.x, point.y) - 100) < 0.5)
        }
    }

    @Test("Smoothing: a curve goes through every sample, without a corner")
    func through() throws {
        var random = SeededGenerator(seed: 2)
        let samples = random.walk(from: .zero, count: 40, step: 30)
        let line = Stroke(through: samples).line
        for index in 1..<line.points.count - 2 {
            let before = try #require(line.controls(ofSegment: index - 1))
            let after = try #require(line.controls(ofSegment: index))
            let point = line.points[index]
            let a = CGPoint(x: point.x - before.second.x, y: point.y - before.second.y)
            let b = CGPoint(x: after.first.x - point.x, y: after.first.y - point.y)
            #expect(abs(a.x * b.y - a.y * b.x) <= 1e-6 * (1 + hypot(a.x, a.y) * hypot(b.x, b.y)))
            #expect(a.x * b.x + a.y * b.y >= 0)
        }
    }

    @Test("Smoothing: repeated samples, two samples and one are drawn without NaN")
    func degenerate() {
        for count in 1...3 {
            let line = Stroke(through: Array(repeating: CGPoint(x: 3, y: 4), count: count)).line
            #expect(line.points.count == count)
            #expect(line.box.rect == CGRect(x: 3, y: 4, width: 0, height: 0))
        }
    }

    @Test("Smoothing: a stroke's bounds cover its curves", arguments: 0..<20)
    func bounds(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let samples = random.walk(from: .zero, count: 30, step: 60)
        let stroke = Stroke(pen: Pen(size: 10), through: samples)
        let bounds = stroke.drawingBounds.insetBy(dx: 5, dy: 5).insetBy(dx: -1e-6, dy: -1e-6)
        for segment in 0..<samples.count - 1 {
            guard let controls = stroke.line.controls(ofSegment: segment) else { continue }
            for step in 0...20 {
                let point = controls.point(
                    at: CGFloat(step) / 20, from: samples[segment], to: samples[segment + 1])
                #expect(bounds.contains(point))
            }
        }
    }

    @Test("Smoothing: straight lines stay as sampled")
    func straight() {
        let line = Stroke(pen: Pen(smoothing: .straight), through: Self.circle).line
        #expect(line.controls(ofSegment: 3) == nil)
    }

    @Test("Pen: pressure widens a line, speed thins a brush, and other pens stay even")
    func dynamics() {
        func end(_ brush: Brush, pressure: CGFloat?, speed: CGFloat) -> CGFloat {
            var dynamics = PenDynamics()
            var weight: CGFloat = 0
            for step in 0...20 {
                weight = dynamics.weight(
                    brush: brush, pressure: pressure,
                    at: CGPoint(x: CGFloat(step) * speed / 60, y: 0), time: Double(step) / 60)
            }
            return weight
        }
        #expect(end(.pen, pressure: nil, speed: 3000) == 1)
        #expect(end(.pen, pressure: 1, speed: 100) > 0.95)
        #expect(end(.pen, pressure: 0.1, speed: 100) < 0.5)
        #expect(end(.brush, pressure: nil, speed: 3000) < end(.brush, pressure: nil, speed: 100))
        #expect(end(.pen, pressure: .nan, speed: 10).isFinite)
    }
}
