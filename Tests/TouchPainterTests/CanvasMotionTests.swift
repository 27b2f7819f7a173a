import Foundation
import TestSupport
import Testing
import TouchPainterCore
import UIKit
import UIKitTesting

@testable import TouchPainterUI

@Suite("A crowded canvas that moves")
struct CanvasMotionTests {
    private static let size = CGSize(width: 240, height: 200)

    /// A canvas whose marks take more than one slice to paint.
    private func show(
        _ painting: Painting, scale: CGFloat, viewport: Viewport = Viewport()
    ) -> (app: HeadlessApp, canvas: CanvasView) {
        let canvas = CanvasView(painting: painting, paper: .white)
        canvas.viewport = viewport
        let controller = UIViewController()
        controller.view = canvas
        let app = HeadlessApp(size: Self.size, scale: scale, rootViewController: controller)
        app.settle()
        for sheet in canvas.sheets { sheet.motion.sliceLength = 40 }
        return (app, canvas)
    }

    private func stroke(_ random: inout SeededGenerator) -> Stroke {
        let area = CGRect(x: -100, y: -100, width: 440, height: 400)
        let pen = Pen(
            color: random.color(), size: .random(in: 5...12, using: &random),
            brush: Int.random(in: 0..<12, using: &random) == 0 ? .eraser : .pen)
        return Stroke(
            pen: pen,
            through: random.walk(from: random.point(in: area), count: 20, step: 20))
    }

    private func crowd(_ random: inout SeededGenerator) -> Painting {
        Painting(scribble: Scribble(marks: (0..<80).map { _ in stroke(&random) }))
    }

    @Test(
        "Canvas: what is shown after scrolling, zooming, drawing and undoing is the drawing",
        arguments: [CGFloat(1), 2], 0..<(Thorough.isOn ? 12 : 3))
    func walk(scale: CGFloat, seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let painting = crowd(&random)
        let (app, canvas) = show(painting, scale: scale)
        for _ in 0..<12 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2:
                let (x, y) = (
                    CGFloat.random(in: -60...60, using: &random).rounded(),
                    CGFloat.random(in: -60...60, using: &random).rounded()
                )
                canvas.viewport.scroll(by: CGVector(dx: x, dy: y))
            case 3:
                canvas.viewport.zoom(
                    by: .random(in: 0.6...1.6, using: &random),
                    at: random.point(in: CGRect(origin: .zero, size: Self.size)))
            case 4:
                canvas.viewport.rotate(
                    by: .random(in: -1...1, using: &random), at: CGPoint(x: 120, y: 100))
            case 5: painting.draw(stroke(&random))
            case 6: painting.undo()
            default: app.advance(by: .random(in: 0...0.1, using: &random))
            }
            if Bool.random(using: &random) { app.advance(by: 1.0 / 60) }
        }
        app.settle()
        let afresh = show(painting, scale: scale, viewport: canvas.viewport).app
        // The marks that came into view were cut off at other places.
        #expect(app.snapshot().largestDifference(to: afresh.snapshot()) <= 16)
    }

    @Test("Canvas: a zoomed one shows its last picture at once, and the marks soon after")
    func zooming() {
        var random = SeededGenerator(seed: 3)
        let painting = crowd(&random)
        let (app, canvas) = show(painting, scale: 1)
        let before = app.snapshot()
        canvas.viewport.zoom(by: 2, at: .zero)
        app.advance(by: 1.0 / 60)
        let first = app.snapshot()
        // The pixel at (30, 20) is now four.
        let seen = (0..<60).filter { first[$0 * 4 + 1, 61] == before[$0 * 2, 30] }
        #expect(seen.count > 30)
        app.settle()
        let afresh = show(painting, scale: 1, viewport: canvas.viewport).app
        #expect(app.snapshot() == afresh.snapshot())
        #expect(first != afresh.snapshot())
    }

    @Test("Canvas: a mark that is drawn while it is zoomed is seen at once, and painted once")
    func drawing() {
        var random = SeededGenerator(seed: 4)
        let painting = crowd(&random)
        let (app, canvas) = show(painting, scale: 1)
        canvas.viewport.zoom(by: 1.5, at: .zero)
        app.advance(by: 1.0 / 60)
        let before = app.snapshot()
        let pen = Pen(color: MarkColor(red: 1, green: 0, blue: 0, alpha: 0.5), size: 40)
        painting.draw(Dot(location: CGPoint(x: 60, y: 60), pen: pen))
        app.advance(by: 1.0 / 60)
        #expect(app.snapshot()[90, 90] != before[90, 90])
        canvas.viewport.zoom(by: 1.1, at: .zero)
        app.settle()
        let afresh = show(painting, scale: 1, viewport: canvas.viewport).app
        #expect(app.snapshot() == afresh.snapshot())
    }

    @Test("Canvas: it scrolls by whole pixels, and loses none on the way")
    func wholePixels() {
        let (app, canvas) = show(Painting(), scale: 2)
        for count in 1...5 {
            app.mouse.scroll(
                at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 10.3), isPrecise: true)
            app.advance(by: 1.0 / 60)
            let y = canvas.viewport.origin.y * 2
            #expect(y == y.rounded() && abs(y / 2 - CGFloat(count) * 10.3) <= 0.26)
        }
    }
}
