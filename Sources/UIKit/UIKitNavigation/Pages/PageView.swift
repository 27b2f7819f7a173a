@_spi(UIKitInternals) import UIKitCore

/// The root view of a page view controller, which turns pages by keys and for assistive
/// technologies.
final class PageView: UIView {
    weak var controller: UIPageViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.arrange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if controller?.indicator != nil { setNeedsLayout() }
    }

    /// Arrow keys along the axis of the pages turn them. So do page keys, unless a page itself
    /// scrolls by them.
    override func scroll(by key: UIKey) -> Bool {
        guard let input = key.plainInput, let controller else { return false }
        switch input {
        case UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown:
            return subviews.contains { $0.scrollsSomething(by: key) }
                || controller.turn(input == UIKeyCommand.inputPageUp ? .reverse : .forward)
        default:
            return UIFocusHeading(arrow: input).flatMap { controller.direction(of: $0) }
                .map { controller.turn($0) } ?? false
        }
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let controller else { return false }
        let turn: UIPageViewController.NavigationDirection? =
            switch direction {
            case .next: .forward
            case .previous: .reverse
            case .up: controller.direction(of: .up)
            case .down: controller.direction(of: .down)
            case .left: controller.direction(of: .left)
            case .right: controller.direction(of: .right)
            }
        return turn.map { controller.turn($0) } ?? false
    }
}

extension UIView {
    /// Lets the first scroll view handle a key. Returns `false` if none does.
    fileprivate func scrollsSomething(by key: UIKey) -> Bool {
        isUserInteractionEnabled
            && (scroll(by: key)
                || subviewsInReadingOrder.contains { $0.scrollsSomething(by: key) })
    }
}

extension UIPageViewController {
    /// The direction in which an arrow turns pages; `nil` for arrows across the pages' axis.
    func direction(of heading: UIFocusHeading) -> NavigationDirection? {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch (heading, navigationOrientation) {
        case (.left, .horizontal): return isMirrored ? .forward : .reverse
        case (.right, .horizontal): return isMirrored ? .reverse : .forward
        case (.up, .vertical): return .reverse
        case (.down, .vertical): return .forward
        default: return nil
        }
    }
}
