import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The placeholder of a text field, which the field draws.
final class PlaceholderLabel: UILabel {
    private weak var field: UITextField?

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func drawText(in rect: CGRect) {
        guard let field else { return super.drawText(in: rect) }
        let origin = convert(CGPoint.zero, to: field)
        field.drawInField(from: origin) {
            field.placeholderDrawing = { super.drawText(in: $0) }
            field.drawPlaceholder(in: rect.offsetBy(dx: origin.x, dy: origin.y))
            field.placeholderDrawing = nil
        }
    }
}

extension UITextField {
    /// Moves the current context's origin from a point of the field to the field's own.
    func drawInField(from origin: CGPoint, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -origin.x, y: -origin.y)
        draw()
        context.restoreGState()
    }

    /// Draws a fragment of the text: by ``drawText(in:)`` unless the text is edited or empty.
    ///
    /// - Parameters:
    ///   - fragment: The view that draws.
    ///   - draw: Draws the fragment displaced from its place in that view.
    func drawFragment(_ fragment: UIView, _ draw: @escaping (CGPoint) -> Void) {
        guard !isEditing, hasText else { return draw(.zero) }
        let rect = textRect(forBounds: bounds)
        let origin = fragment.convert(CGPoint.zero, to: self)
        drawInField(from: origin) {
            textDrawing = { place in
                draw(
                    CGPoint(
                        x: origin.x + place.minX - rect.minX, y: origin.y + place.minY - rect.minY))
            }
            drawText(in: rect)
            textDrawing = nil
        }
    }

    /// Reduces the font of a text that is wider than `width`, or restores the full size.
    func reduceFont(toFit width: CGFloat) {
        let layout = textEditor.layout
        let full = fullFont ?? layout.defaultFont
        guard adjustsFontSizeToFitWidth || fullFont != nil else { return }
        var size = full.pointSize
        if adjustsFontSizeToFitWidth, hasText, width > 0 {
            let natural = naturalWidth
            if natural > width {
                let least = min(max(minimumFontSize, 1), size)
                size = max(least, (size * width / natural * 2).rounded(.down) / 2)
            }
        }
        guard layout.defaultFont.pointSize != size else { return }
        fullFont = size < full.pointSize ? full : nil
        layout.defaultFont = fullFont.map { $0.withSize(size) } ?? full
        layout.rebuild()
    }
}
