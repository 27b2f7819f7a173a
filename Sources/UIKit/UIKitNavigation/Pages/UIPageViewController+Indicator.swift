import CoreGraphics
import UIKitControls
import UIKitCore

// The dots below the pages.
extension UIPageViewController {
    /// The height of the row of dots, in points.
    private static let indicatorHeight: CGFloat = 37

    /// Asks the data source for the dots.
    final func reloadIndicator() {
        guard let view = viewIfLoaded else { return }
        let hasDots = transitionStyle == .scroll && navigationOrientation == .horizontal
        let count = hasDots ? dataSource?.presentationCount(for: self) ?? 0 : 0
        if count > 0 {
            let dots = indicator ?? UIPageControl()
            dots.isUserInteractionEnabled = false
            dots.numberOfPages = count
            dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            indicator = dots
            view.addSubview(dots)
        } else {
            indicator?.removeFromSuperview()
            indicator = nil
        }
        view.setNeedsLayout()
    }

    /// Lays out the pages and the dots below them.
    final func arrange() {
        var pages = view.bounds
        if let indicator {
            pages.size.height -= Self.indicatorHeight + view.safeAreaInsets.bottom
            indicator.frame = CGRect(
                x: 0, y: pages.maxY, width: pages.width, height: Self.indicatorHeight)
        }
        if wrapper.frame != pages { wrapper.frame = pages }
    }
}
