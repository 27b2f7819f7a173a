import TouchPainterCore
public import UIKit

/// A canvas of woven cloth.
public final class ClothCanvasView: CanvasView {
    init(painting: Painting) {
        super.init(painting: painting, paper: .cloth)
        contentMode = .redraw
    }

    /// Views of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    public override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // Threads over and under each other: short bars, across and down in turn.
        let pitch: CGFloat = 6
        let columns = Int(rect.minX / pitch) - 1...Int(rect.maxX / pitch) + 1
        for row in Int(rect.minY / pitch) - 1...Int(rect.maxY / pitch) + 1 {
            for column in columns {
                let (x, y) = (CGFloat(column) * pitch, CGFloat(row) * pitch)
                if (row + column).isMultiple(of: 2) {
                    context.addRect(CGRect(x: x, y: y + 1, width: pitch, height: 1.5))
                } else {
                    context.addRect(CGRect(x: x + 1, y: y, width: 1.5, height: pitch))
                }
            }
        }
        UIColor.brown.withAlphaComponent(0.13).setFill()
        context.fillPath()
    }
}
