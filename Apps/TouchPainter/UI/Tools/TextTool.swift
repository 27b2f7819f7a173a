import CoreGraphics
import Foundation
import TouchPainterCore
import UIKit

/// Types text on the canvas, with a text view at the place of the touch. A touch on a text changes
/// that.
final class TextTool: NSObject, CanvasTool {
    private unowned let canvas: CanvasView
    private var point = CGPoint.zero
    private var editor: UITextView?

    /// The text's place on the canvas, and the mark that it replaces.
    private var place = CGAffineTransform.identity
    private var replaced: TextMark?

    init(canvas: CanvasView) {
        self.canvas = canvas
        super.init()
    }

    var isTyping: Bool { editor != nil }

    func began(_ sample: TouchSample) { point = sample.point }

    func moved(_ sample: TouchSample) {}

    func ended() {
        if editor != nil { return finish() }
        let painting = canvas.painting
        let found = Selection(in: painting.activeLayer, at: point, reach: 4 / canvas.viewport.zoom)
        guard painting.activeLayer.isEditable else { return painting.refuse() }
        replaced = found?.marks.first as? TextMark
        let pen = replaced?.pen ?? painting.pen
        place =
            replaced?.transform
            ?? CGAffineTransform(
                translationX: point.x, y: point.y - TextMark.fontSize(of: pen) * 0.6)
        open(replaced?.string ?? "", pen: pen)
    }

    func cancelled() {}

    func leave() { finish() }

    private func open(_ text: String, pen: Pen) {
        let editor = UITextView()
        editor.text = text
        editor.backgroundColor = UIColor.systemBackground.withAlphaComponent(0.6)
        editor.textColor = UIColor(pen.color)
        editor.textContainerInset = .zero
        editor.textContainer.lineFragmentPadding = 0
        editor.isScrollEnabled = false
        editor.layer.borderWidth = 1
        editor.layer.borderColor = UIColor.systemBlue.cgColor
        editor.accessibilityIdentifier = "Text Mark"
        editor.accessibilityLabel = String(localized: "Text", bundle: .module)
        editor.font = .systemFont(ofSize: TextMark.fontSize(of: pen) * canvas.viewport.zoom)
        canvas.addSubview(editor)
        editor.delegate = self
        self.editor = editor
        viewportDidChange()
        editor.becomeFirstResponder()
        editor.selectedRange = NSRange(location: text.utf16.count, length: 0)
    }

    func viewportDidChange() {
        guard let editor else { return }
        let pen = replaced?.pen ?? canvas.painting.pen
        editor.font = .systemFont(ofSize: TextMark.fontSize(of: pen) * canvas.viewport.zoom)
        let corner = CGPoint.zero.applying(place.concatenating(canvas.viewport.transform))
        let size = editor.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .infinity))
        editor.frame = CGRect(
            origin: corner, size: CGSize(width: max(size.width + 12, 60), height: size.height))
    }

    /// Puts what was typed on the canvas, as one step of undo.
    private func finish() {
        guard let editor else { return }
        self.editor = nil
        let text = editor.text ?? ""
        editor.resignFirstResponder()
        editor.removeFromSuperview()
        let painting = canvas.painting
        let isEmpty = text.allSatisfy(\.isWhitespace)
        if let replaced {
            self.replaced = nil
            guard text != replaced.string else { return }
            painting.replace(
                replaced,
                by: isEmpty ? nil : TextMark(text, transform: place, pen: replaced.pen))
        } else if !isEmpty {
            painting.draw(TextMark(text, transform: place, pen: painting.pen))
        }
    }
}

extension TextTool: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { viewportDidChange() }
}
