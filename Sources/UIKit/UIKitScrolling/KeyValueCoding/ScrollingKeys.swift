import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

// The properties of scroll views, each declared once; see ``PropertyTable``.

extension UIScrollView {
    static let scrollTable = PropertyTable(
        of: UIScrollView.self, after: UIView.propertyTable,
        [
            .row("pagingEnabled", \.isPagingEnabled, nib: .same),
            .row("bounces", \.bounces, nib: .same),
            .row("alwaysBounceVertical", \.alwaysBounceVertical, nib: .same),
            .row("alwaysBounceHorizontal", \.alwaysBounceHorizontal, nib: .same),
            .row("scrollEnabled", \.isScrollEnabled, nib: .same),
            .row("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, nib: .same),
            .row("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, nib: .same),
            .row("contentInset", \.contentInset, observed: .value),
            .row("contentOffset", \.contentOffset, observed: .value),
            .row("contentSize", \.contentSize, observed: .value),
            .readOnly(nil, \.storedContentSize, described: .unless(.zero, "contentSize")),
            .row("zoomScale", \.zoomScale, described: .unless(1)),
            .row("maximumZoomScale", \.maximumZoomScale),
            .row("minimumZoomScale", \.minimumZoomScale),
            .row("decelerationRate", \.decelerationRate),
            .row("keyboardDismissMode", \.keyboardDismissMode),
            .row("refreshControl", \.refreshControl),
            .row("scrollIndicatorInsets", \.scrollIndicatorInsets),
            .readOnly("decelerating", \.isDecelerating),
            .readOnly("dragging", \.isDragging),
            .readOnly("panGestureRecognizer", \.panGestureRecognizer),
            .readOnly("tracking", \.isTracking),
        ])
}
