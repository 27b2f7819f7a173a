import CoreGraphics
import Foundation
import FoundationGaps
import QuartzCore
import Testing

@Suite("Compositing damage")
struct DamageTests {
    /// Returns the surface of a stage, and that of a full rebuild and repaint.
    static func compare(_ stage: Stage) -> (damaged: [UInt8], full: [UInt8]) {
        let damaged = stage.pixels
        stage.compositor.resize(
            to: stage.root.bounds.size, scale: CGFloat(stage.compositor.bitmap.width) / 100)
        _ = stage.compositor.composite(at: stage.time)
        return (damaged, stage.pixels)
    }

    @Test(
        "Compositing damage: repainting damage gives the bytes of a full repaint",
        arguments: 1...60 as ClosedRange<UInt64>)
    func equalsFullRepaint(seed: UInt64) {
        let scales: [CGFloat] = [1, 2, 1.5]
        let stage = Stage(width: 100, height: 80, scale: scales[Int(seed % 3)])
        if seed % 2 == 0 { stage.compositor.backgroundColor = .white }
        var tree = RandomTree(root: stage.root, seed: seed)
        stage.show()
        for step in 0..<40 {
            for _ in 0..<Int(tree.random.number(1...3)) { tree.edit() }
            stage.advance(by: tree.random.chance(0.5) ? 0 : 0.03)
            guard tree.random.chance(0.25) else { continue }
            let (damaged, full) = Self.compare(stage)
            if damaged != full {
                let place = zip(damaged, full).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
                let row = stage.compositor.bitmap.bytesPerRow
                Issue.record(
                    """
                    Step \(step): \(place.count) bytes differ, the first at x \(place[0] % row / 4), \
                    y \(place[0] / row): \(damaged[place[0]]) instead of \(full[place[0]]).
                    """)
                return
            }
        }
    }

    @Test("Compositing damage: it is empty without changes")
    func nothing() {
        let stage = Stage()
        let layer = stage.add(CALayer(10, 10, 20, 20, .red))
        layer.addSublayer(CALayer(1, 1, 5, 5, .blue))
        stage.show()
        #expect(!stage.compositor.needsFrame)
        let frame = stage.show()
        #expect(frame.damage.isEmpty)
        #expect(frame.paintedPixelCount == 0)
        layer.backgroundColor = .red
        layer.opacity = 1
        layer.position = layer.position
        #expect(!stage.compositor.needsFrame)
    }

    @Test("Compositing damage: drawing one pixel damages one pixel")
    func onePixel() {
        let stage = Stage(width: 100, height: 80, scale: 2)
        let canvas = BrushLayer(0, 0, 100, 80)
        canvas.contentsScale = 2
        canvas.isOpaque = true
        canvas.setNeedsDisplay()
        stage.add(canvas)
        canvas.setNeedsDisplay(CGRect(x: 30, y: 20, width: 0.5, height: 0.5))
        let frame = stage.show()
        #expect(frame.damage == [DeviceRect(x: 60, y: 40, width: 1, height: 1)])
        #expect(frame.paintedPixelCount == 1)
    }

    @Test("Compositing damage: a moved layer damages its old and new positions")
    func moved() {
        let stage = Stage()
        let layer = stage.add(CALayer(0, 0, 10, 10, .red))
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 85, y: 65)
        let frame = stage.show()
        #expect(
            Set(frame.damage) == [
                DeviceRect(x: 0, y: 0, width: 10, height: 10),
                DeviceRect(x: 80, y: 60, width: 10, height: 10),
            ])
        #expect(frame.paintedPixelCount == 200)
    }

    @Test("Compositing damage: a sublayer's damage is clipped by its superlayer")
    func clipped() {
        let stage = Stage()
        let port = CALayer(20, 20, 20, 20)
        port.masksToBounds = true
        let content = CALayer(0, 0, 20, 400, .blue)
        port.addSublayer(content)
        stage.add(port)
        CATransaction.setDisableActions(true)
        port.bounds.origin.y = 30
        let frame = stage.show()
        #expect(frame.damage == [DeviceRect(x: 20, y: 20, width: 20, height: 20)])
    }

    @Test("Compositing damage: at most eight rectangles cover all changes")
    func fewRectangles() {
        let stage = Stage(width: 1000, height: 1000)
        CATransaction.setDisableActions(true)
        let layers = (0..<20).map { index in
            stage.add(
                CALayer(CGFloat(index % 5) * 200, CGFloat(index / 5) * 240, 50, 50, .red))
        }
        CATransaction.setDisableActions(true)
        for layer in layers { layer.backgroundColor = .blue }
        let frame = stage.show()
        #expect(frame.damage.count <= 8)
        for index in 0..<20 {
            #expect(stage.pixel(index % 5 * 200 + 25, index / 5 * 240 + 25) == [0, 0, 255, 255])
        }
    }
}
