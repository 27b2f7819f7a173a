import TouchPainterCore
import UIKit

/// Shows the stroke that is being drawn, on nothing.
final class LiveStrokeView: UIView {
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
        guard let stroke = painting.liveStroke, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        MarkRenderer(context: context, rect: rect).draw(stroke)
    }
}
