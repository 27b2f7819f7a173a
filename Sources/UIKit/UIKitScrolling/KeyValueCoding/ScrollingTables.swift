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
            .row("contentInset", \.contentInset, nib: .same, observed: .value),
            .row("contentOffset", \.contentOffset, observed: .value),
            .row("contentSize", \.contentSize, observed: .value),
            .readOnly(nil, \.storedContentSize, described: .unless(.zero, "contentSize")),
            .row("zoomScale", \.zoomScale, described: .unless(1)),
            .row("maximumZoomScale", \.maximumZoomScale, nib: .same),
            .row("minimumZoomScale", \.minimumZoomScale, nib: .same),
            .row("decelerationRate", \.decelerationRate),
            .row(
                "keyboardDismissMode", \.keyboardDismissMode,
                nib: .words(["none": .none, "onDrag": .onDrag, "interactive": .interactive])),
            .row("refreshControl", \.refreshControl),
            .row("scrollIndicatorInsets", \.scrollIndicatorInsets, nib: .same),
            .row("delegate", \.delegate),
            .row("bouncesZoom", \.bouncesZoom, nib: .same),
            .row("bouncesHorizontally", \.bouncesHorizontally),
            .row("bouncesVertically", \.bouncesVertically),
            .row("directionalLockEnabled", \.isDirectionalLockEnabled, nib: .same),
            .row("delaysContentTouches", \.delaysContentTouches, nib: .same),
            .row("canCancelContentTouches", \.canCancelContentTouches, nib: .same),
            .row("scrollsToTop", \.scrollsToTop),
            .row(
                "indicatorStyle", \.indicatorStyle,
                nib: .words(["default": .default, "black": .black, "white": .white])),
            .row("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
            .row("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
            .row(
                "automaticallyAdjustsScrollIndicatorInsets",
                \.automaticallyAdjustsScrollIndicatorInsets, nib: .same),
            .row(
                "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
                nib: .words([
                    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
                    "always": .always,
                ])),
            .row("contentAlignmentPoint", \.contentAlignmentPoint),
            .row("allowsKeyboardScrolling", \.allowsKeyboardScrolling),
            .row("transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent),
            .row("transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent),
            .readOnly("decelerating", \.isDecelerating),
            .readOnly("dragging", \.isDragging),
            .readOnly("panGestureRecognizer", \.panGestureRecognizer),
            .readOnly("tracking", \.isTracking),
        ])
}
