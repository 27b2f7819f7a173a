import CoreGraphics
import UIKitCore
import UIKitScrolling

/// The connection of a tab bar to the scroll view of a tab that is not a navigation controller.
final class TabScrollFollower: ScrollFollower {
    private unowned let tabs: UITabBarController

    init(_ tabs: UITabBarController) { self.tabs = tabs }

    func scrollViewDidMove(_ scrollView: UIScrollView) { tabs.updateScrollEdge() }

    func scrollViewDidResizeContent(_ scrollView: UIScrollView) { tabs.updateScrollEdge() }

    func scrollView(_ scrollView: UIScrollView, adjustsTarget target: inout CGPoint) {}
}

extension UITabBarController {
    /// Follows the content of the tab that is shown. A navigation controller reports its own.
    final func followContent() {
        if let shownController, !(shownController is UINavigationController) {
            shownController.contentScrollView(for: .bottom)?.follower = scrollFollower
        }
        updateScrollEdge()
    }

    /// Chooses the look of the bar by whether content is scrolled behind it.
    final func updateScrollEdge() {
        tabBar.isAtScrollEdge = shownController?.isAtLowerScrollEdge ?? true
    }
}
