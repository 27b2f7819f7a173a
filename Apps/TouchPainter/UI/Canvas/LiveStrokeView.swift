import TouchPainterCore
import UIKit

/// Shows the stroke that is being drawn, on nothing. That of an eraser is ``MarksView``'s business.
final class LiveStrokeView: UIView {
    /// The part of the canvas that is shown.
    var viewport = Viewport() {
        didSet { if viewport != oldValue { setNeedsDisplay() } }
    }

    private let painting: Painting

    init(painting: Painting) {
        self.painting = painting
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let stroke = painting.liveStroke, stroke.pen.brush != .eraser,
            let context = UIGraphicsGetCurrentContext()
        else { return }
        context.concatenate(viewport.transform)
        MarkRenderer(context: context, rect: viewport.canvasRect(of: rect)).draw(stroke)
    }
}
