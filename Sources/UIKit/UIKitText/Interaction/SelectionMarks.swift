import CoreGraphics
import Foundation
import UIKitCore

/// The caret, the selection and its handles in the view of an app's own text.
final class SelectionMarks {
    private let caret = CaretView()
    private let handles = (
        start: SelectionHandle(isStart: true), end: SelectionHandle(isStart: false)
    )
    private var selectionViews: [UIView] = []

    /// `true` if a finger made the selection, which then has handles.
    var areTouched = false

    /// `true` while the handles are shown.
    var showsHandles: Bool { handles.start.superview != nil }

    /// Shows the selection of a text while it is the first responder.
    func show(_ input: (any UIResponder & UITextInput)?, isEditable: Bool) {
        guard let input, input.isFirstResponder, let range = input.selectedTextRange else {
            return remove()
        }
        let view = input.textInputView
        let tint: UIColor = view.tintColor
        let rects =
            range.isEmpty
            ? [] : input.selectionRects(for: range).map(\.rect).filter { $0.width > 0 }
        showSelection(rects, in: view, tint)
        if range.isEmpty, isEditable {
            caret.frame = input.caretRect(for: range.start)
            caret.backgroundColor = tint
            if caret.superview !== view { view.addSubview(caret) }
            caret.restartBlinking()
        } else {
            caret.removeFromSuperview()
        }
        guard areTouched, !rects.isEmpty else { return removeHandles() }
        for (handle, position) in [(handles.start, range.start), (handles.end, range.end)] {
            if handle.superview !== view { view.addSubview(handle) }
            let place = input.caretRect(for: position)
            handle.place(
                at: CGRect(x: place.midX, y: place.minY, width: 0, height: place.height),
                tint: tint)
        }
    }

    private func showSelection(_ rects: [CGRect], in view: UIView, _ tint: UIColor) {
        while selectionViews.count > rects.count {
            selectionViews.removeLast().removeFromSuperview()
        }
        while selectionViews.count < rects.count {
            let part = UIView()
            part.isUserInteractionEnabled = false
            selectionViews.append(part)
        }
        let isDark = view.traitCollection.userInterfaceStyle == .dark
        for (part, rect) in zip(selectionViews, rects) {
            if part.superview !== view { view.addSubview(part) }
            part.frame = rect
            part.backgroundColor = tint.withAlphaComponent(isDark ? 0.35 : 0.2)
        }
    }

    private func removeHandles() {
        handles.start.removeFromSuperview()
        handles.end.removeFromSuperview()
    }

    /// Removes all marks.
    func remove() {
        for part in selectionViews { part.removeFromSuperview() }
        selectionViews = []
        caret.removeFromSuperview()
        removeHandles()
    }
}
