public import CoreGraphics
import Foundation
public import UIKitControls
public import UIKitCore

// Mouse and fingers.
extension UITextInteraction: UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let textInput else { return false }
        if gestureRecognizer === press, drag != nil { return false }
        let point = gestureRecognizer.location(in: view)
        if delegate?.interactionShouldBegin(self, at: point) == false { return false }
        return textInput.isFirstResponder || textInput.canBecomeFirstResponder
    }

    /// Returns the drag of the selection's handle at a point of the view, if there is one.
    func handle(at point: CGPoint) -> InputSelection.Drag? {
        guard let textInput, let view, marks.showsHandles, let range = textInput.selectedTextRange
        else { return nil }
        let place = view.convert(point, to: textInput.textInputView)
        let reach: CGFloat = 24
        func distance(_ position: UITextPosition, above: Bool) -> CGFloat {
            let caret = textInput.caretRect(for: position)
            return hypot(caret.midX - place.x, (above ? caret.minY : caret.maxY) - place.y)
        }
        let toStart = distance(range.start, above: true)
        let toEnd = distance(range.end, above: false)
        guard min(toStart, toEnd) < reach else { return nil }
        let fixed = toStart < toEnd ? range.end : range.start
        return textInput.textRange(from: fixed, to: fixed).map {
            InputSelection.Drag(origin: $0, granularity: .character, isHandle: true)
        }
    }

    func touched(_ touch: TextTouchRecognizer) {
        guard let input else { return }
        let point = touch.location(in: input.input.textInputView)
        switch touch.state {
        case .began:
            guard begin() else { return }
            drag =
                touch.isPointer
                ? click(at: point, count: touch.count) : handle(at: touch.location(in: view))
        case .changed:
            guard let drag else { return }
            input.extend(drag, to: point)
        case .ended:
            if let drag {
                self.drag = nil
                if drag.isHandle { presentMenu() }
            } else if !touch.isPointer, begin() {
                tap(at: point, count: touch.count)
            }
            delegate?.interactionDidEnd(self)
        case .cancelled:
            drag = nil
            delegate?.interactionDidEnd(self)
        default: return
        }
        anchor = nil
        selectionDidMove()
    }

    /// Makes the text the first responder; `false` if it refuses.
    private func begin() -> Bool {
        guard let textInput else { return false }
        delegate?.interactionWillBegin(self)
        editMenu.dismissMenu()
        if textInput.markedTextRange != nil { textInput.unmarkText() }
        marks.areTouched = !touch.isPointer
        return textInput.isFirstResponder || textInput.becomeFirstResponder()
    }

    private func click(at point: CGPoint, count: Int) -> InputSelection.Drag? {
        let units: [UITextGranularity] = [.character, .word, .paragraph]
        return input?.begin(at: point, by: units[min(max(count, 1), units.count) - 1])
    }

    private func tap(at point: CGPoint, count: Int) {
        guard let input else { return }
        let before = input.input.selectedTextRange
        switch count {
        case 1 where isEditable: input.tap(at: point)
        case 1:
            let found = input.position(at: point)
            input.select(found, found)
        case 2: _ = input.begin(at: point, by: .word)
        case 3: _ = input.begin(at: point, by: .sentence)
        default: _ = input.begin(at: point, by: .paragraph)
        }
        if count > 1 || before == input.input.selectedTextRange { presentMenu() }
    }

    /// A finger that rests moves the caret, or selects the word where text is not editable.
    func pressed(_ press: UILongPressGestureRecognizer) {
        guard let input else { return }
        let point = press.location(in: input.input.textInputView)
        switch press.state {
        case .began:
            guard begin() else { return }
            marks.areTouched = true
            fallthrough
        case .changed: _ = input.begin(at: point, by: isEditable ? .character : .word)
        case .ended:
            loupe.hide()
            presentMenu()
            delegate?.interactionDidEnd(self)
        case .cancelled:
            loupe.hide()
            delegate?.interactionDidEnd(self)
        default: return
        }
        anchor = nil
        selectionDidMove()
        if isEditable, press.state != .ended, press.state != .cancelled { showLoupe(at: point) }
    }

    /// Shows the caret above the finger that moves it.
    private func showLoupe(at point: CGPoint) {
        guard let input = textInput, let caret = input.selectedTextRange?.end else { return }
        loupe.show(input.textInputView, caret: input.caretRect(for: caret), finger: point)
    }

    // MARK: The menu

    private func presentMenu() {
        guard let view, let rect = selectionRect else { return }
        let place = view.convert(rect, from: textInput?.textInputView)
        editMenu.presentEditMenu(
            with: UIEditMenuConfiguration(
                identifier: nil, sourcePoint: CGPoint(x: place.midX, y: place.minY)))
    }

    /// The rectangle around the selection, or the caret.
    private var selectionRect: CGRect? {
        guard let textInput, let range = textInput.selectedTextRange else { return nil }
        let rects = textInput.selectionRects(for: range).map(\.rect).filter { $0.width > 0 }
        return rects.isEmpty
            ? textInput.caretRect(for: range.start)
            : rects.dropFirst().reduce(rects[0]) { $0.union($1) }
    }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        guard let view, let rect = selectionRect else { return .null }
        return view.convert(rect, from: textInput?.textInputView)
    }
}
