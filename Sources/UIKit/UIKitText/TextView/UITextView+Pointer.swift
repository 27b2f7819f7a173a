import CoreGraphics
import Foundation
import UIKitCore

// Mouse and fingers: carets, selections, links.
extension UITextView {
    /// Begins a selection with the mouse.
    ///
    /// - Returns: `true` if the view uses the touch.
    func pointerDown(_ touches: Set<UITouch>, with event: UIEvent?) -> Bool {
        guard let touch = touches.first, isSelectable || isEditable else { return false }
        let point = textPoint(touch.location(in: self))
        let opensItem =
            touch.type == .indirectPointer && touch.tapCount == 1
            && event?.buttonMask != .button(3) && item(at: point) != nil
        if !opensItem { editorParts.press(touch, with: event) { point } }
        return true
    }

    func pointerMoved(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, isSelectable || isEditable else { return false }
        if editorParts.move(touch) { revealCaret() }
        return true
    }

    /// Ends a selection with the mouse, or handles a tap.
    func pointerUp(_ touches: Set<UITouch>) -> Bool {
        guard let touch = touches.first, isSelectable || isEditable else { return false }
        let place = touch.location(in: self)
        guard !editorParts.release(), bounds.contains(place) else { return true }
        if touch.tapCount == 1, let item = item(at: textPoint(place)) {
            perform(item)
            return true
        }
        let wasEditing = isFirstResponder
        guard touch.type != .indirectPointer, becomeFirstResponder() else { return true }
        editorParts.tap(at: textPoint(place), count: touch.tapCount, wasEditing: wasEditing)
        return true
    }

    // MARK: Links and attachments

    func hasLink(at point: CGPoint) -> Bool {
        guard case .link = item(at: textPoint(point))?.content else { return false }
        return true
    }

    /// Returns the link or attachment at a point of the container.
    private func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, hasText, point.y >= 0, point.y < layoutManager.totalHeight else {
            return nil
        }
        let index = layoutManager.characterIndex(
            for: point, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
        let rects = layoutManager.rects(of: index..<index + 1, extendsLines: false)
        guard rects.contains(where: { $0.insetBy(dx: -2, dy: -2).contains(point) }) else {
            return nil
        }
        var range = NSRange()
        let attributes = textStorage.attributes(at: index, effectiveRange: &range)
        if let link = attributes[.link] {
            guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else {
                return nil
            }
            return UITextItem(content: .link(url), range: range)
        }
        let fragment = layoutManager.fragment(at: index)
        let start = layoutManager.start(of: fragment)
        for link in layoutManager.laidOut(fragment).links where link.range.contains(index - start) {
            let place = NSRange(location: start + link.range.location, length: link.range.length)
            return UITextItem(content: .link(link.url), range: place)
        }
        guard let attachment = attributes[.attachment] as? NSTextAttachment else { return nil }
        return UITextItem(
            content: .textAttachment(attachment), range: NSRange(location: index, length: 1))
    }

    private func perform(_ item: UITextItem) {
        let standard = UIAction { [weak self] _ in
            guard let self else { return }
            switch item.content {
            case .link(let url):
                let isAllowed = self.delegate?.textView(
                    self, shouldInteractWith: url, in: item.range,
                    interaction: .invokeDefaultAction)
                if isAllowed ?? true, url.scheme != "x-apple-data-detectors" {
                    UIApplication.shared.open(url)
                }
            case .textAttachment(let attachment):
                _ = self.delegate?.textView(
                    self, shouldInteractWith: attachment, in: item.range,
                    interaction: .invokeDefaultAction)
            }
        }
        let delegate = delegate
        let action =
            delegate == nil
            ? standard
            : delegate?.textView(self, primaryActionFor: item, defaultAction: standard)
        action?.performWithSender(self, target: nil)
    }
}
