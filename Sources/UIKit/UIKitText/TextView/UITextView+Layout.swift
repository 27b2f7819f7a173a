import CoreGraphics
import Foundation
import UIKitCore
import UIKitScrolling

// The place of the text in the content.
extension UITextView {
    /// The container's origin in the content.
    var textOrigin: CGPoint {
        CGPoint(
            x: textContainerInset.left,
            y: textContainerInset.top - layoutManager.top(of: textContainer))
    }

    /// Converts a point of the content to one of the container.
    func textPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    }

    func layOutText() {
        adoptWidth()
        let layout = layoutManager
        guard !layout.fragments.isEmpty else { return }
        canvas.textOrigin = textOrigin
        var visible = bounds.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y)
        visible.size.height = max(visible.height, 1)
        // A paragraph that is measured while its start is above the view must not move the rest.
        let first = layout.fragment(atY: visible.minY)
        let wasMeasured = layout.fragments[first].isMeasured
        let oldHeight = layout.fragments[first].height
        canvas.show(visible)
        let growth = layout.fragments[first].height - oldHeight
        updateContentSize()
        if !wasMeasured, growth != 0, layout.top(of: first) < visible.minY, contentOffset.y > 0 {
            contentOffset.y = max(0, contentOffset.y + growth)
        }
        caretDidMove()
    }

    /// Gives the container the view's width, and keeps the first visible line in its place.
    private func adoptWidth() {
        guard textContainer.widthTracksTextView else { return }
        let width = bounds.width - textContainerInset.left - textContainerInset.right
        let size = CGSize(width: max(width, 1), height: textContainer.size.height)
        guard size != textContainer.size else { return }
        let isScrolled =
            contentOffset.y > textContainerInset.top && !layoutManager.fragments.isEmpty
        let top = isScrolled ? layoutManager.position(at: textPoint(contentOffset)).offset : 0
        textContainer.size = size
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        guard isScrolled else { return }
        updateContentSize()
        contentOffset.y = layoutManager.caret(at: top).minY + textOrigin.y
    }

    private func updateContentSize() {
        let height =
            (layoutManager.textContainers.count > 1
                ? layoutManager.usedRect(for: textContainer).height : layoutManager.totalHeight)
            + textContainerInset.top + textContainerInset.bottom
        let size = CGSize(width: bounds.width, height: height)
        canvas.frame = CGRect(origin: .zero, size: size)
        guard size != contentSize else { return }
        contentSize = size
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// Returns the size of the text and its insets at a width.
    func measure(width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let available = width - insets.left - insets.right
        let layout = layoutManager
        var measured = layout
        var container = textContainer
        if container.size.width != available {
            container = NSTextContainer(
                size: CGSize(width: available.isFinite ? max(available, 1) : 0, height: 0))
            container.lineFragmentPadding = textContainer.lineFragmentPadding
            container.maximumNumberOfLines = textContainer.maximumNumberOfLines
            container.exclusionPaths = textContainer.exclusionPaths
            measured = NSLayoutManager()
            measured.defaultFont = layout.defaultFont
            measured.typingFont = layout.typingFont
            measured.defaultStyle = layout.defaultStyle
            measured.masksCharacters = layout.masksCharacters
            measured.traits = layout.traits
            measured.addTextContainer(container)
            measured.adopt(textEditor.storage)
        }
        let used = measured.usedRect(for: container)
        let scale = max(traitCollection.displayScale, 1)
        func up(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
        return CGSize(
            width: up(used.width + insets.left + insets.right),
            height: up(used.height + insets.top + insets.bottom))
    }

    // MARK: Scrolling

    func reveal(_ range: NSRange) {
        layoutIfNeeded()
        guard let offsets = Range(range).map({ textEditor.clamped($0) }) else { return }
        let first = layoutManager.caret(at: offsets.lowerBound)
        let last = layoutManager.caret(at: offsets.upperBound)
        updateContentSize()
        var rect = first.union(last).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
        let height = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        if rect.height > height { rect = last.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
        scrollRectToVisible(rect.insetBy(dx: -1, dy: 0), animated: false)
    }

    /// Scrolls so that the caret is visible, with the margin of the text at the ends.
    func revealCaret() {
        guard isScrollEnabled, window != nil else { return }
        layoutIfNeeded()
        let selection = textEditor.selection
        var rect = layoutManager.caret(at: selection.head, isUpstream: selection.isUpstream)
            .offsetBy(dx: textOrigin.x, dy: textOrigin.y)
        updateContentSize()
        if selection.head == textEditor.length { rect.size.height += textContainerInset.bottom }
        if layoutManager.caret(at: selection.head).minY == 0 {
            rect.size.height += rect.minY
            rect.origin.y = 0
        }
        rect.size.width = max(rect.width, 2)
        scrollRectToVisible(rect, animated: false)
        setNeedsLayout()
    }

    func caretDidMove() {
        guard isFirstResponder, isEditable, let position = selectedTextRange?.end else {
            canvas.showsSelection = isFirstResponder
            return canvas.placeCaret(nil)
        }
        canvas.showsSelection = true
        let rect = caretRect(for: position)
        canvas.placeCaret(rect.isEmpty ? nil : rect)
        textCaretDidMove()
    }
}
