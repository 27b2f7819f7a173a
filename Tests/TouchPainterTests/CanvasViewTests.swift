import Foundation
import TestSupport
import Testing
import TouchPainterCore
import TouchPainterUI
import UIKit
import UIKitTesting

@Suite("The canvas view")
struct CanvasViewTests {
    private static let size = CGSize(width: 200, height: 180)

    /// Draws, undoes and redoes at random; the strokes also run over the edges.
    private func scrawl(
        _ app: HeadlessApp, _ painting: Painting, random: inout SeededGenerator
    ) {
        let around = CGRect(origin: .zero, size: Self.size).insetBy(dx: -20, dy: -20)
        let canvas = CGRect(x: 0, y: 0, width: 200, height: 130)
        for _ in 0..<25 {
            painting.pen = Pen(color: random.color(), size: .random(in: 5...50, using: &random))
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2: app.finger.tap(at: random.point(in: canvas))
            case 3...6:
                let walk = random.walk(
                    from: random.point(in: canvas), count: .random(in: 2...12, using: &random),
                    step: 40
                ).map { point in
                    CGPoint(
                        x: min(max(point.x, around.minX), around.maxX),
                        y: min(max(point.y, around.minY), around.maxY))
                }
                app.finger.drag(along: walk, duration: .random(in: 0...0.5, using: &random))
            case 7...8: app.keyboard.press("z", .control)
            default: app.keyboard.press("z", [.control, .shift])
            }
        }
    }

    @Test(
        "CanvasView: incremental painting equals painting everything at once, byte for byte",
        arguments: [CGFloat(1), 1.5, 2, 3], 0..<(Thorough.isOn ? 6 : 2))
    func incremental(scale: CGFloat, seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let painting = Painting()
        let app = HeadlessApp(
            size: Self.size, scale: scale,
            rootViewController: CanvasViewController(painting: painting))
        scrawl(app, painting, random: &random)
        app.settle()
        #expect(!painting.scribble.isEmpty)

        let afresh = HeadlessApp(
            size: Self.size, scale: scale,
            rootViewController: CanvasViewController(
                painting: Painting(scribble: painting.scribble))
        )
        #expect(app.canvas.pixels == afresh.canvas.pixels)
    }

    @Test("CanvasView: a live stroke differs from the finished one by one shade at most")
    func live() {
        var random = SeededGenerator(seed: 5)
        let painting = Painting()
        painting.pen = Pen(color: random.color(), size: 20)
        let app = HeadlessApp(
            size: Self.size, scale: 2, rootViewController: CanvasViewController(painting: painting))
        let points = random.walk(from: CGPoint(x: 100, y: 70), count: 40, step: 25)
        app.finger.down(at: points[0])
        for point in points.dropFirst() { app.finger.move(to: point, duration: 1.0 / 60) }
        app.advance(by: 0.1)
        let before = app.canvas
        app.finger.up()
        app.settle()
        #expect(before.largestDifference(to: app.canvas) <= 2 * 255 / 15)
    }

    @Test("CanvasView: marks survive a resized window and another appearance")
    func surroundings() {
        let painting = Painting()
        let app = HeadlessApp(
            size: Self.size, scale: 1, rootViewController: CanvasViewController(painting: painting))
        app.finger.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 100))
        let before = app.canvas
        app.resize(to: CGSize(width: 400, height: 300))
        app.resize(to: Self.size)
        #expect(app.canvas == before)
        app.setAppearance(.dark)
        #expect(app.canvas != before)
        app.setAppearance(.light)
        #expect(app.canvas == before)
    }

    @Test("CanvasView: redraws what its painting reports, also without a touch", .rows("S1-12"))
    func observing() {
        let painting = Painting()
        let app = HeadlessApp(
            size: Self.size, scale: 1, rootViewController: CanvasViewController(painting: painting))
        app.settle()
        let before = app.canvas
        painting.touchBegan(at: CGPoint(x: 100, y: 100))
        painting.touchEnded()
        app.settle()
        #expect(app.canvas != before)
        painting.undo()
        app.settle()
        #expect(app.canvas == before)
    }

    @Test("CanvasView: a new segment repaints only its own area")
    func damage() {
        let app = HeadlessApp(
            size: CGSize(width: 400, height: 444), scale: 1,
            rootViewController: CanvasViewController())
        app.finger.down(at: CGPoint(x: 50, y: 50))
        app.finger.move(to: CGPoint(x: 60, y: 50))
        app.advance(by: 1.0 / 60)
        app.finger.move(to: CGPoint(x: 70, y: 55))
        app.advance(by: 1.0 / 60)
        // 20 × 5 points between three vertices, as the curve before the last segment bends too, a
        // curve's overshoot, half the pen's 5 around, and a pixel of margin.
        let damage = app.host.windows.last?.presentations.last?.damage ?? []
        let painted = damage.reduce(0) { $0 + $1.width * $1.height }
        #expect(painted > 0 && painted <= 29 * 15, "\(damage)")
    }

    @Test("CanvasView: a second finger is ignored while one draws")
    func secondFinger() {
        let painting = Painting()
        let app = HeadlessApp(
            size: Self.size, scale: 1, rootViewController: CanvasViewController(painting: painting))
        app.finger.down(at: CGPoint(x: 20, y: 20))
        app.finger.move(to: CGPoint(x: 50, y: 20))
        app.secondFinger.down(at: CGPoint(x: 90, y: 90))
        app.secondFinger.move(to: CGPoint(x: 90, y: 50))
        app.finger.move(to: CGPoint(x: 70, y: 20))
        app.secondFinger.up()
        app.finger.up()
        #expect(painting.scribble.marks.map(\.count) == [3])
    }

    @Test("CanvasView: every coalesced sample of a pen is drawn")
    func coalesced() {
        let painting = Painting()
        let app = HeadlessApp(
            size: Self.size, scale: 1, rootViewController: CanvasViewController(painting: painting))
        let points = (0..<9).map { Pen.Point(CGPoint(x: 10 + $0 * 10, y: 20)) }
        app.pen.draw(through: points, samplesPerReport: 4)
        #expect(painting.scribble.marks.map(\.count) == [9])
    }
}

extension HeadlessApp {
    /// The picture without the toolbar.
    fileprivate var canvas: Snapshot {
        let whole = snapshot()
        let height = Int(CGFloat(whole.height) - 44 * host.screen.scale)
        return Snapshot(
            width: whole.width, height: height,
            pixels: Array(whole.pixels.prefix(whole.width * height)))
    }
}

extension Snapshot {
    /// The largest difference between the components of two pictures of one size.
    func largestDifference(to other: Snapshot) -> Int {
        var largest = 0
        for (a, b) in zip(pixels, other.pixels) where a != b {
            for shift in [UInt32(0), 8, 16, 24] {
                largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
            }
        }
        return largest
    }
}
