import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Blurred backdrops")
@MainActor
struct BackdropTests {
    private let stage: Stage
    private let pane = CALayer(30, 0, 40, 80)
    private let edge = CALayer(0, 0, 50, 80, .red)

    /// A red half and a blue half, with a pane without colour over their border.
    init() {
        stage = Stage()
        stage.root.addSublayer(CALayer(0, 0, 100, 80, .blue))
        stage.root.addSublayer(edge)
        pane.backdropBlur = 4
        stage.add(pane)
    }

    /// Changes layers without animations, and shows them.
    private func change(_ changes: () -> Void) {
        CATransaction.setDisableActions(true)
        changes()
        stage.show()
    }

    @Test("Backdrop: blurs what is behind within the layer, and nothing else")
    func blurs() {
        #expect(stage.pixel(29, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(70, 40) == [0, 0, 255, 255])
        let row = (30..<70).map { stage.pixel($0, 40) }
        #expect(row.first == [255, 0, 0, 255] && row.last == [0, 0, 255, 255])
        // Red decreases and blue increases along the row.
        #expect(zip(row, row.dropFirst()).allSatisfy { $0[0] >= $1[0] && $0[2] <= $1[2] })
        let middle = stage.pixel(50, 40)
        #expect(abs(Int(middle[0]) - Int(middle[2])) < 60 && middle[0] > 60 && middle[3] == 255)
        #expect(stage.pixel(50, 0) == middle)
    }

    @Test("Backdrop: without a blur, the layer is transparent again")
    func off() {
        change { pane.backdropBlur = 0 }
        #expect(stage.pixel(49, 40) == [255, 0, 0, 255])
        #expect(stage.pixel(50, 40) == [0, 0, 255, 255])
    }

    @Test("Backdrop: a change behind is blurred, one in front repaints itself alone")
    func changes() {
        let before = stage.pixel(50, 40)
        let front = CALayer(45, 30, 4, 4, .green)
        stage.add(front)
        #expect(stage.frame.damage.count == 1 && stage.frame.paintedPixelCount == 16)
        #expect(stage.pixel(46, 31) == [0, 255, 0, 255])
        #expect(stage.pixel(50, 40) == before)
        change { edge.backgroundColor = .green }
        #expect(stage.pixel(31, 40) == [0, 255, 0, 255])
        #expect(stage.pixel(46, 31) == [0, 255, 0, 255])
        #expect(stage.pixel(50, 40)[1] > 60)
        stage.show()
        #expect(stage.frame.damage.isEmpty)
    }

    @Test("Backdrop: a change near the layer changes it as far as the blur reaches")
    func reach() {
        let clear = stage.pixel(31, 40)
        change { stage.root.insertSublayer(CALayer(20, 30, 9, 20, .green), below: pane) }
        #expect(stage.pixel(31, 40) != clear)
        #expect(stage.pixel(25, 40) == [0, 255, 0, 255])
    }

    @Test("Backdrop: a pane over another blurs what that shows")
    func stacked() {
        let second = CALayer(30, 0, 40, 80)
        second.backdropBlur = 4
        let once = stage.pixel(44, 40)
        stage.add(second)
        #expect(stage.pixel(44, 40)[2] > once[2])
    }

    @Test("Backdrop: fades with its layer, and is clipped by round corners around it")
    func groups() {
        change { pane.opacity = 0.5 }
        let middle = stage.pixel(50, 40)
        #expect(middle[3] == 255 && middle[2] > 150)
        let box = CALayer(30, 20, 40, 40)
        box.cornerRadius = 20
        box.masksToBounds = true
        change {
            pane.opacity = 1
            pane.removeFromSuperlayer()
            pane.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            box.addSublayer(pane)
            stage.root.addSublayer(box)
        }
        #expect(stage.pixel(49, 21) == stage.pixel(49, 40))
        #expect(stage.pixel(49, 40) != [255, 0, 0, 255])
        // The corner is outside of the circle.
        #expect(stage.pixel(31, 21) == [255, 0, 0, 255])
        stage.add(CALayer(90, 0, 2, 2, .green))
        #expect(stage.pixel(31, 21) == [255, 0, 0, 255])
    }

    @Test("Backdrop: repainting a part gives the pixels of repainting all")
    func partial() {
        stage.add(CALayer(47, 38, 6, 6, .green))
        change { edge.frame.size.width = 44 }
        let shown = stage.pixels
        stage.compositor.damageEverything()
        stage.show()
        #expect(stage.pixels == shown)
    }

    @Test("Backdrop: a layer that is hidden, shown and removed leaves no blur behind")
    func hiding() {
        let blurred = stage.pixels
        change { pane.isHidden = true }
        #expect(stage.pixel(49, 40) == [255, 0, 0, 255])
        change { pane.isHidden = false }
        #expect(stage.pixels == blurred)
        change { pane.removeFromSuperlayer() }
        #expect(stage.pixel(49, 40) == [255, 0, 0, 255])
        stage.add(CALayer(90, 0, 2, 2, .green))
        #expect(stage.pixel(49, 40) == [255, 0, 0, 255])
    }

    @Test("Backdrop: a blur that is infinite or negative is none, a huge one is bounded")
    func bad() {
        for value in [CGFloat.nan, .infinity, -1] {
            pane.backdropBlur = value
            #expect(pane.backdropBlur == 0)
        }
        change { pane.backdropBlur = 1e9 }
        #expect(pane.backdropBlur == 100)
        #expect(stage.pixel(50, 40)[3] == 255)
    }
}
