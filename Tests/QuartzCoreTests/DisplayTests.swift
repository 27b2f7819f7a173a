import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// A layer that records its drawing rectangles and calls a closure to draw.
private final class NotingLayer: CALayer {
    var clips: [CGRect] = []
    var paint: (CGContext) -> Void = { _ in }

    override func draw(in ctx: CGContext) {
        clips.append(ctx.boundingBoxOfClipPath)
        paint(ctx)
    }
}

private class DrawingDelegate: CALayerDelegate {
    var calls: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.append("draw")
        ctx.setFillColor(.green)
        ctx.fill(layer.bounds)
    }
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
}

private final class DisplayingDelegate: CALayerDelegate {
    func display(_ layer: CALayer) { layer.backgroundColor = .blue }
}

private final class IdleDelegate: CALayerDelegate {}

@Suite("Layer display")
struct DisplayTests {
    @Test("Layer display: drawing is in layer coordinates, y down, from the origin of the bounds")
    func coordinates() {
        let stage = Stage(width: 20, height: 20, scale: 2)
        let layer = NotingLayer()
        layer.bounds = CGRect(x: 100, y: 50, width: 10, height: 10)
        layer.position = CGPoint(x: 7, y: 7)
        layer.contentsScale = 2
        layer.paint = {
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 101, y: 51, width: 3, height: 2))
        }
        layer.setNeedsDisplay()
        stage.add(layer)
        // The bounds' corner is at (2, 2) points, so the rectangle is at (3, 3): pixels 6…11 and
        // 6…9.
        #expect(stage.pixel(6, 6) == [255, 0, 0, 255])
        #expect(stage.pixel(11, 9) == [255, 0, 0, 255])
        #expect(stage.pixel(12, 9) == [0, 0, 0, 0])
        #expect(stage.pixel(11, 10) == [0, 0, 0, 0])
        #expect(stage.pixel(5, 6) == [0, 0, 0, 0])
    }

    @Test("Layer display: the dirty rectangle is extended to pixels, clipped to and cleared")
    func partly() {
        let stage = Stage(width: 20, height: 20)
        let layer = NotingLayer(0, 0, 20, 20)
        layer.paint = {
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        layer.setNeedsDisplay()
        stage.add(layer)
        layer.paint = { _ in }
        layer.clips = []
        layer.setNeedsDisplay(CGRect(x: 4.5, y: 5, width: 2, height: 1))
        #expect(layer.needsDisplay())
        stage.show()
        #expect(layer.clips == [CGRect(x: 4, y: 5, width: 3, height: 1)])
        #expect(stage.pixel(4, 5) == [0, 0, 0, 0])
        #expect(stage.pixel(6, 5) == [0, 0, 0, 0])
        #expect(stage.pixel(7, 5) == [255, 0, 0, 255])
        #expect(stage.pixel(4, 6) == [255, 0, 0, 255])
        #expect(!layer.needsDisplay())
    }

    @Test("Layer display: old pixels stay when clearing is off")
    func keepsPixels() {
        let stage = Stage(width: 20, height: 20)
        let layer = NotingLayer(0, 0, 20, 20)
        layer.clearsBackingBeforeDrawing = false
        layer.paint = {
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        layer.setNeedsDisplay()
        stage.add(layer)
        layer.paint = {
            $0.setFillColor(.blue)
            $0.fill(CGRect(x: 8, y: 0, width: 4, height: 20))
        }
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 20, height: 10))
        stage.show()
        #expect(stage.pixel(2, 2) == [255, 0, 0, 255])
        #expect(stage.pixel(9, 2) == [0, 0, 255, 255])
        #expect(stage.pixel(9, 12) == [255, 0, 0, 255])
    }

    @Test("Layer display: an opaque bitmap starts with the background colour")
    func opaque() {
        let stage = Stage(width: 20, height: 20)
        let layer = NotingLayer(0, 0, 20, 20, .green)
        layer.isOpaque = true
        layer.paint = {
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        layer.setNeedsDisplay()
        stage.add(layer)
        #expect(stage.pixel(2, 2) == [255, 0, 0, 255])
        #expect(stage.pixel(9, 9) == [0, 255, 0, 255])
    }

    @Test("Layer display: the delegate is called, with defaults for missing methods")
    func delegates() {
        let stage = Stage(width: 20, height: 20)
        let (drawing, displaying, idle) = (DrawingDelegate(), DisplayingDelegate(), IdleDelegate())
        let drawn = CALayer(0, 0, 10, 10)
        drawn.delegate = drawing
        drawn.setNeedsDisplay()
        let displayed = CALayer(10, 0, 10, 10)
        displayed.delegate = displaying
        displayed.setNeedsDisplay()
        let empty = CALayer(0, 10, 10, 10, .red)
        empty.delegate = idle
        empty.setNeedsDisplay()
        for layer in [drawn, displayed, empty] { stage.root.addSublayer(layer) }
        stage.show()
        #expect(drawing.calls == ["layout", "will", "draw"])
        #expect(stage.pixel(5, 5) == [0, 255, 0, 255])
        stage.show()
        #expect(stage.pixel(15, 5) == [0, 0, 255, 255])
        #expect(stage.pixel(5, 15) == [255, 0, 0, 255])
    }

    @Test("Layer display: a new size redraws only with needsDisplayOnBoundsChange")
    func resizing() {
        let stage = Stage()
        let layer = NotingLayer(0, 0, 20, 20)
        layer.setNeedsDisplay()
        stage.add(layer)
        layer.bounds.size.width = 30
        stage.show()
        #expect(layer.clips.count == 1)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 40
        stage.show()
        #expect(layer.clips.count == 2)
        #expect(layer.clips.last?.width == 40)
    }

    @Test("Layer display: a layer of 100,000 points gets a bitmap of a smaller scale")
    func huge() {
        let stage = Stage()
        let layer = NotingLayer(0, 0, 100_000, 100)
        layer.contentsScale = 3
        layer.paint = {
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 0, y: 0, width: 100_000, height: 100))
        }
        layer.setNeedsDisplay()
        stage.add(layer)
        #expect(layer.clips.count == 1)
        #expect(stage.pixel(50, 40) == [255, 0, 0, 255])
    }

    @Test("Layer display: rendering a tree in a context gives the composited image")
    func rendering() throws {
        let stage = Stage(width: 480, height: 400, scale: 1)
        Gallery.fill(stage.root)
        stage.compositor.backgroundColor = .white
        stage.show()
        let context = try #require(CGContext(flippedWidth: 480, height: 400, scale: 1))
        context.setFillColor(.white)
        context.fill(stage.root.bounds)
        stage.root.render(in: context)
        let data = try #require(context.data)
        let rendered = UnsafeRawBufferPointer(start: data, count: 400 * context.bytesPerRow)
        let differing = zip(stage.pixels, rendered).filter { abs(Int($0) - Int($1)) > 40 }.count
        // Edges of shadows and rotated layers are rounded differently.
        #expect(differing < 400 * 480 * 4 / 500)
    }
}
