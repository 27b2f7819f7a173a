package import UIKitCore

extension UIScrollView: ScrollingContent {
    package final var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }

    package final var scrollsVertically: Bool { isScrollEnabled && scrolls(.vertical) }

    package final var dragRecognizer: UIGestureRecognizer { pan }
}
