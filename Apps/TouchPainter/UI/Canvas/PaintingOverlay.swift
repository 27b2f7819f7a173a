import TouchPainterCore
import UIKit

/// A transparent view over the canvas that draws something of the painting.
class PaintingOverlay: UIView {
    /// The part of the canvas that is shown.
    final var viewport = Viewport() {
        didSet { if viewport != oldValue { setNeedsDisplay() } }
    }

    final let painting: Painting

    init(painting: Painting) {
        self.painting = painting
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }
}
