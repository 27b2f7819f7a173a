import TouchPainterCore
public import UIKit

/// A canvas of rough paper: fibres and specks on a warm ground.
public final class PaperCanvasView: CanvasView {
    init(painting: Painting) {
        super.init(painting: painting, paper: .roughPaper)
        contentMode = .redraw
    }

    /// Views of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    public override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.brown.withAlphaComponent(0.1).setStroke()
        context.setLineWidth(0.8)
        // Four fibres a cell, each the same whatever part is drawn.
        let cell: CGFloat = 48
        for row in Int(rect.minY / cell) - 1...Int(rect.maxY / cell) + 1 {
            for column in Int(rect.minX / cell) - 1...Int(rect.maxX / cell) + 1 {
                var random = GrainGenerator(row: row, column: column)
                for _ in 0..<4 {
                    let start = CGPoint(
                        x: (CGFloat(column) + random.next()) * cell,
                        y: (CGFloat(row) + random.next()) * cell)
                    let length = 3 + 9 * random.next()
                    let angle = random.next() * .pi
                    context.move(to: start)
                    context.addQuadCurve(
                        to: CGPoint(
                            x: start.x + cos(angle) * length, y: start.y + sin(angle) * length),
                        control: CGPoint(
                            x: start.x + cos(angle + 0.8) * length / 2,
                            y: start.y + sin(angle + 0.8) * length / 2))
                }
            }
        }
        context.strokePath()
    }
}

/// Numbers from 0 to 1 that look random, and are always the same for the same cell of a texture.
private struct GrainGenerator {
    private var state: UInt64

    init(row: Int, column: Int) {
        state = UInt64(bitPattern: Int64(row &* 73_856_093 ^ column &* 19_349_663)) | 1
        _ = next()
    }

    mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
}
