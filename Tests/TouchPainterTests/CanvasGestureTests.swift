import CoreGraphics
import Platform
import Testing
import TouchPainterCore
import TouchPainterUI
import UIKit
import UIKitTesting

@Suite("Moving and zooming the canvas")
struct CanvasGestureTests {
    private let painting = Painting()
    private let controller: CanvasViewController
    private let app: HeadlessApp

    init() {
        let controller = CanvasViewController(painting: painting)
        self.controller = controller
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: controller)
    }

    private var viewport: Viewport { controller.canvasView.viewport }

    @Test("Canvas: two fingers zoom and draw nothing, and marks land where the finger is")
    func pinch() {
        app.pinch(at: CGPoint(x: 160, y: 200), from: 80, to: 200)
        app.settle()
        #expect(painting.scribble.isEmpty)
        #expect(painting.liveStroke == nil)
        #expect(viewport.zoom > 1.8)
        app.finger.tap(at: CGPoint(x: 60, y: 60))
        app.settle()
        #expect(app.snapshot()[60, 60] == 0xFF00_0000)
        let place = viewport.canvasPoint(at: CGPoint(x: 60, y: 60))
        #expect(painting.scribble.marks.first?.location == place)
    }

    @Test("Canvas: the wheel moves it, with ctrl it zooms at the pointer")
    func wheel() {
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        app.mouse.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 40))
        app.settle()
        #expect(viewport == Viewport(origin: CGPoint(x: 0, y: 40)))
        #expect(app.snapshot()[100, 60] == 0xFF00_0000)
        #expect(painting.scribble.marks.count == 1)

        let pointer = CGPoint(x: 60, y: 200)
        let place = viewport.canvasPoint(at: pointer)
        app.send(
            .scroll(
                ScrollInput(
                    location: pointer, delta: CGSize(width: 0, height: -80), isPrecise: false,
                    time: app.host.now, modifiers: .control)))
        app.settle()
        #expect(viewport.zoom > 1.2)
        let after = viewport.canvasPoint(at: pointer)
        #expect(abs(after.x - place.x) < 1e-6 && abs(after.y - place.y) < 1e-6)
    }

    @Test("Canvas: while the space bar is held a touch moves it, afterwards it draws again")
    func spaceDrag() {
        func space(_ phase: KeyInput.Phase) {
            app.send(
                .key(
                    KeyInput(phase: phase, key: .space, characters: " ", time: app.host.now)))
        }
        space(.down)
        app.finger.drag(
            from: CGPoint(x: 100, y: 100), to: CGPoint(x: 150, y: 130), duration: 0.3)
        space(.up)
        app.settle()
        #expect(viewport == Viewport(origin: CGPoint(x: -50, y: -30)))
        #expect(painting.scribble.isEmpty)
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(painting.scribble.marks.count == 1)
    }

    /// Reports a pen.
    private func pen(_ phase: PointerInput.Phase, at point: CGPoint) {
        let sample = PointerInput.Sample(location: point, time: app.host.now, pressure: 0.5)
        app.send(
            .pointer(
                PointerInput(
                    id: 100, device: .pen, phase: phase, samples: [sample], buttons: .primary)))
        app.advance(by: 1.0 / 60)
    }

    @Test("Canvas: a palm that lies there before the pen draws nothing, and the pen does")
    func palmFirst() {
        app.finger.down(at: CGPoint(x: 250, y: 300))
        app.finger.move(to: CGPoint(x: 256, y: 304), duration: 0.1)
        pen(.began, at: CGPoint(x: 60, y: 100))
        pen(.moved, at: CGPoint(x: 70, y: 100))
        app.finger.move(to: CGPoint(x: 262, y: 330), duration: 0.1)
        pen(.moved, at: CGPoint(x: 200, y: 100))
        pen(.ended, at: CGPoint(x: 200, y: 100))
        app.finger.up()
        app.settle()
        #expect(viewport == Viewport())
        #expect(painting.scribble.marks.count == 1)
        #expect(painting.scribble.marks.first?.drawingBounds.maxY ?? 999 < 120)
    }

    @Test("Canvas: a palm that comes down beside the pen moves nothing, from the first point on")
    func palmAfterwards() {
        pen(.began, at: CGPoint(x: 60, y: 100))
        pen(.moved, at: CGPoint(x: 64, y: 100))
        app.finger.down(at: CGPoint(x: 250, y: 300))
        pen(.moved, at: CGPoint(x: 66, y: 102))
        app.finger.move(to: CGPoint(x: 200, y: 260), duration: 0.2)
        pen(.moved, at: CGPoint(x: 200, y: 100))
        pen(.ended, at: CGPoint(x: 200, y: 100))
        app.finger.up()
        app.settle()
        #expect(viewport == Viewport())
        #expect(painting.scribble.marks.map(\.drawingBounds.maxX).allSatisfy { $0 > 200 })
        #expect(painting.scribble.marks.count == 1)
    }

    @Test("Canvas: ctrl and + or - zoom around the middle, ctrl+0 goes back")
    func keys() {
        app.keyboard.press("+", .control)
        #expect(viewport.zoom == 1.25)
        app.keyboard.press("-", .control)
        app.keyboard.press("-", .control)
        #expect(abs(viewport.zoom - 0.8) < 1e-9)
        app.keyboard.press("0", .control)
        #expect(viewport == Viewport())
    }

    @Test("Canvas: a mark is at the same place of the paper after zooming out and in")
    func incremental() {
        app.finger.drag(from: CGPoint(x: 60, y: 80), to: CGPoint(x: 200, y: 300))
        app.settle()
        let before = app.snapshot()
        app.keyboard.press("-", .control)
        app.settle()
        #expect(app.snapshot() != before)
        app.keyboard.press("0", .control)
        app.settle()
        #expect(app.snapshot() == before)
    }

    @Test("Canvas: an eraser takes marks away while it moves, and undo brings them back")
    func eraser() {
        app.finger.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 280, y: 100))
        app.settle()
        let before = app.snapshot().pixels.prefix(320 * 430)
        painting.pen = Pen(size: 30, brush: .eraser)
        app.finger.down(at: CGPoint(x: 150, y: 50))
        app.finger.move(to: CGPoint(x: 150, y: 160))
        app.advance(by: 0.1)
        #expect(app.snapshot()[150, 100] == 0xFFFF_FFFF)
        app.finger.up()
        app.settle()
        #expect(app.snapshot()[150, 100] == 0xFFFF_FFFF)
        #expect(app.snapshot()[60, 100] == 0xFF00_0000)
        painting.undo()
        app.settle()
        // Without the toolbar, whose redo button is enabled now.
        #expect(app.snapshot().pixels.prefix(320 * 430) == before)
    }

    @Test("Canvas: only the primary button of the mouse draws")
    func buttons() {
        app.mouse.click(at: CGPoint(x: 50, y: 50), button: .secondary)
        #expect(painting.scribble.isEmpty)
        app.mouse.click(at: CGPoint(x: 50, y: 50))
        #expect(painting.scribble.marks.count == 1)
    }

    @Test("Canvas: a pen that presses less draws a thinner line")
    func pressure() {
        let points = (0..<12).map { CGPoint(x: 40 + $0 * 20, y: 100) }
        painting.pen = Pen(size: 30)
        app.pen.draw(through: points.map { UIKitTesting.Pen.Point($0, pressure: 0.05) })
        app.settle()
        let thin = (70...130).count { app.snapshot()[200, $0] != 0xFFFF_FFFF }
        #expect(thin > 2 && thin < 20)
    }

    @Test("Canvas: the other end of a pen erases, and the pen is as it was afterwards")
    func eraserEnd() throws {
        painting.pen = Pen(size: 20)
        app.finger.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 280, y: 100))
        app.settle()
        #expect(app.snapshot()[160, 100] == 0xFF00_0000)
        let points = (0..<8).map { UIKitTesting.Pen.Point(CGPoint(x: 160, y: 70 + $0 * 10)) }
        app.pen.draw(through: points, isEraser: true)
        app.settle()
        #expect(app.snapshot()[160, 100] == 0xFFFF_FFFF)
        #expect(app.snapshot()[60, 100] == 0xFF00_0000)
        #expect(painting.pen == Pen(size: 20))
        painting.undo()
        app.settle()
        #expect(app.snapshot()[160, 100] == 0xFF00_0000)

        // Also when the touch is cancelled.
        var input = PointerInput(
            id: 100, device: .pen, phase: .began,
            samples: [.init(location: CGPoint(x: 160, y: 70), time: app.host.now)],
            buttons: [.primary, .eraser])
        app.send(.pointer(input))
        #expect(painting.pen.brush == .eraser)
        input.phase = .cancelled
        app.send(.pointer(input))
        #expect(painting.pen == Pen(size: 20) && painting.liveStroke == nil)
    }
}
