import CoreGraphics
import Foundation
import TouchPainterCore
import UIKit

/// Draws with the pen. A stroke like a shape becomes that shape when the pen rests.
final class BrushTool: CanvasTool {
    private let painting: Painting
    private var rest: Timer?
    private var lastPoint = CGPoint.zero

    /// The time of the last movement.
    private var lastTime: CFTimeInterval = 0

    /// The time in seconds without movement after which a stroke is compared with shapes.
    static let restTime: TimeInterval = 0.6

    /// The greatest movement in points of a pen at rest.
    private static let restDistance: CGFloat = 2

    init(painting: Painting) {
        self.painting = painting
    }

    func began(_ sample: TouchSample) {
        lastPoint = sample.viewPoint
        lastTime = CACurrentMediaTime()
        painting.touchBegan(at: sample.point, weight: sample.weight)
        waitForRest(Self.restTime)
    }

    func moved(_ sample: TouchSample) {
        let (a, b) = (lastPoint, sample.viewPoint)
        if hypot(b.x - a.x, b.y - a.y) > Self.restDistance {
            lastPoint = b
            lastTime = CACurrentMediaTime()
            if rest == nil { waitForRest(Self.restTime) }
        }
        painting.touchMoved(to: sample.point, weight: sample.weight)
    }

    func ended() {
        stopWaiting()
        painting.touchEnded()
    }

    func cancelled() {
        stopWaiting()
        painting.touchCancelled()
    }

    func leave() { ended() }

    /// Looks after some time whether the pen has rested, instead of moving a timer with each touch.
    private func waitForRest(_ time: TimeInterval) {
        stopWaiting()
        rest = Timer.scheduledTimer(withTimeInterval: time, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.snapOrWait() }
        }
    }

    private func snapOrWait() {
        let remaining = Self.restTime - (CACurrentMediaTime() - lastTime)
        // The clock of timers and that of frames may differ by a rounding.
        guard remaining < 0.001 else { return waitForRest(remaining) }
        stopWaiting()
        painting.snapLiveStroke()
    }

    private func stopWaiting() {
        rest?.invalidate()
        rest = nil
    }
}

/// Draws a shape from where a touch begins to where it ends.
final class ShapeTool: CanvasTool {
    private let kind: Shape.Kind
    private let painting: Painting
    private var start = CGPoint.zero

    init(_ kind: Shape.Kind, painting: Painting) {
        self.kind = kind
        self.painting = painting
    }

    func began(_ sample: TouchSample) {
        start = sample.point
        painting.select(nil)
    }

    func moved(_ sample: TouchSample) {
        guard sample.point != start else { return }
        var pen = painting.pen
        if !pen.brush.drawsLines { pen.brush = .pen }
        painting.showShape(
            Shape(
                kind, from: start, to: sample.point, pen: pen,
                fill: painting.fillsShapes ? pen.color.faded : nil, isRegular: sample.isRegular))
    }

    func ended() { painting.finishShape() }

    func cancelled() { painting.showShape(nil) }

    func leave() { ended() }
}

/// Moves the canvas.
final class HandTool: CanvasTool {
    private unowned let canvas: CanvasView
    private var last = CGPoint.zero

    init(canvas: CanvasView) {
        self.canvas = canvas
    }

    func began(_ sample: TouchSample) { last = sample.viewPoint }

    func moved(_ sample: TouchSample) {
        let place = sample.viewPoint
        let rest = canvas.scroll(by: CGPoint(x: place.x - last.x, y: place.y - last.y))
        last = CGPoint(x: place.x - rest.x, y: place.y - rest.y)
    }

    func ended() {}

    func cancelled() {}
}

/// Takes the pen's colour from the drawing.
final class EyedropperTool: CanvasTool {
    private unowned let canvas: CanvasView
    private var point = CGPoint.zero

    init(canvas: CanvasView) {
        self.canvas = canvas
    }

    func began(_ sample: TouchSample) { point = sample.point }

    func moved(_ sample: TouchSample) { point = sample.point }

    func ended() { canvas.onPickColor?(canvas.painting.scribble.color(at: point)) }

    func cancelled() {}
}
