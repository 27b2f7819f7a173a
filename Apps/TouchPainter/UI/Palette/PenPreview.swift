import TouchPainterCore
import UIKit

/// Shows a line drawn by a pen.
final class PenPreview: UIView {
    var pen: Pen { didSet { if pen != oldValue { setNeedsDisplay() } } }

    init(pen: Pen) {
        self.pen = pen
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        layer.cornerRadius = 10
        clipsToBounds = true
        backgroundColor = .paper
        layer.borderWidth = 1
        layer.borderColor = UIColor(white: 0.5, alpha: 0.25).cgColor
        isAccessibilityElement = true
        accessibilityIdentifier = "Preview"
        accessibilityLabel = String(localized: "Preview", bundle: .module)
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    /// The colour and size, such as `#FF8000, 12`.
    override var accessibilityValue: String? {
        get { "\(pen.color.hexadecimal), \(Int(pen.size.rounded()))" }
        set {}
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        if pen.brush == .eraser {
            context.setFillColor(gray: 0.5, alpha: 1)
            context.fill(bounds.insetBy(dx: 16, dy: bounds.height / 2 - 6))
        }
        MarkRenderer(context: context).draw(makeStroke())
        context.endTransparencyLayer()
    }

    /// A wave through the view, thin at both ends where the brush allows it.
    private func makeStroke() -> Stroke {
        let stroke = Stroke(pen: pen)
        let margin = pen.size / 2 + 12
        let width = max(bounds.width - margin * 2, 1)
        let height = max((bounds.height - pen.size) / 2 - 10, 0)
        for step in 0...24 {
            let share = CGFloat(step) / 24
            let point = CGPoint(
                x: margin + width * share,
                y: bounds.midY + sin(share * 2 * .pi) * min(height, 18))
            if pen.brush == .stamp, step.isMultiple(of: 8) {
                // Any pattern: three circles stand for it.
                stroke.add(Dot(location: point, pen: pen))
            }
            let weight = pen.brush == .brush ? 0.3 + 0.7 * sin(share * .pi) : 1
            if pen.brush == .flowers, step.isMultiple(of: 6) {
                let kind = Flower.Kind.allCases[step / 6]
                stroke.add(Flower(kind, location: point, pen: pen))
            }
            stroke.addVertex(at: point, weight: weight)
        }
        return stroke
    }
}
