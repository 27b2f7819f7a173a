import CoreGraphics
import UIKitCore

extension UIScrollView {
    /// The distance in points by which an arrow key scrolls.
    private static let line: CGFloat = 40

    /// The part of a page that stays visible when a key scrolls by a page.
    private static let overlap: CGFloat = 40

    /// Scrolls by a key. Returns `false` if the key does not scroll, or the content fits.
    func scrolls(by key: UIKey) -> Bool {
        guard allowsKeyboardScrolling else { return false }
        let isMirrored =
            mainAxis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward: CGFloat = isMirrored ? -1 : 1
        switch key.plainInput {
        case UIKeyCommand.inputUpArrow: return scroll(.vertical, by: -Self.line)
        case UIKeyCommand.inputDownArrow: return scroll(.vertical, by: Self.line)
        case UIKeyCommand.inputLeftArrow: return scroll(.horizontal, by: -Self.line)
        case UIKeyCommand.inputRightArrow: return scroll(.horizontal, by: Self.line)
        case UIKeyCommand.inputPageUp: return scroll(mainAxis, by: -forward * page(mainAxis))
        case UIKeyCommand.inputPageDown: return scroll(mainAxis, by: forward * page(mainAxis))
        case UIKeyCommand.inputHome: return scroll(mainAxis, by: -forward * .infinity)
        case UIKeyCommand.inputEnd: return scroll(mainAxis, by: forward * .infinity)
        default: return false
        }
    }

    /// The axis along which the content extends: the vertical one if both do.
    private var mainAxis: ScrollAxis {
        scrolls(.vertical) && length(.vertical) > 0 || length(.horizontal) <= 0
            ? .vertical : .horizontal
    }

    /// The distance between the ends of the content.
    private func length(_ axis: ScrollAxis) -> CGFloat {
        let range = range(axis)
        return range.upperBound - range.lowerBound
    }

    private func page(_ axis: ScrollAxis) -> CGFloat {
        let inset = adjustedContentInset
        let visible = bounds.size[axis] - inset.start(axis) - inset.end(axis)
        return isPagingEnabled ? bounds.size[axis] : max(Self.line, visible - Self.overlap)
    }

    private func scroll(_ axis: ScrollAxis, by distance: CGFloat) -> Bool {
        guard isScrollEnabled, scrolls(axis), length(axis) > 0.5 else { return false }
        var offset = contentOffset
        let range = range(axis)
        offset[axis] = min(max(offset[axis] + distance, range.lowerBound), range.upperBound)
        if offset != contentOffset { setContentOffset(offset, animated: window != nil) }
        return true
    }

    /// Scrolls by a page for assistive technologies.
    func scrollsByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .up, .previous: scroll(.vertical, by: -page(.vertical))
        case .down, .next: scroll(.vertical, by: page(.vertical))
        case .left: scroll(.horizontal, by: -page(.horizontal))
        case .right: scroll(.horizontal, by: page(.horizontal))
        }
    }
}
