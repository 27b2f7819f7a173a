import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

// The properties of scroll views and date pickers, each declared once; see ``PropertyTable``.

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
            .row("maximumZoomScale", \.maximumZoomScale, nib: .same),
            .row("minimumZoomScale", \.minimumZoomScale, nib: .same),
            .row("decelerationRate", \.decelerationRate),
            .row(
                "keyboardDismissMode", \.keyboardDismissMode,
                nib: .words(["none": .none, "onDrag": .onDrag, "interactive": .interactive])),
            .row("refreshControl", \.refreshControl),
            .row("scrollIndicatorInsets", \.scrollIndicatorInsets),
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

extension UIDatePicker {
    static let datePickerTable = PropertyTable(
        of: UIDatePicker.self, after: UIControl.propertyTable,
        [
            .row("roundsToMinuteInterval", \.roundsToMinuteInterval),
            .row(
                "datePickerMode", \.datePickerMode,
                nib: .words([
                    "time": .time, "date": .date, "dateAndTime": .dateAndTime,
                    "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
                ])),
            .row(
                "preferredDatePickerStyle", \.preferredDatePickerStyle,
                nib: .words(
                    [
                        "automatic": .automatic, "wheels": .wheels, "compact": .compact,
                        "inline": .inline,
                    ], named: "style")),
            .row("minuteInterval", \.minuteInterval, nib: .form { decodedInterval($0, $1) }),
            .row(
                "locale", \.locale,
                nib: .form { nib, name in
                    nib.coder(key: name)?.string("localeIdentifier").map {
                        .some(Locale(identifier: $0))
                    }
                }),
            .row(
                "timeZone", \.timeZone,
                nib: .form { nib, name in
                    nib.coder(key: name)?.string("name").map { TimeZone(identifier: $0) }
                }),
            .row("minimumDate", \.minimumDate, nib: .same),
            .row("maximumDate", \.maximumDate, nib: .same),
            .row(
                "date", \.date,
                nib: .form { $0.flag("useCurrentDate") == true ? nil : $0.date($1) },
                observed: .value),
            .row("countDownDuration", \.countDownDuration, nib: .same),
            .row("calendar", \.calendar),
            .row("textColor", \.textColor),
        ])

    /// Divisors of an hour up to its half.
    private static func decodedInterval(_ nib: NibCoder, _ name: String) -> Int? {
        nib.integer(name).flatMap { (1...30).contains($0) && 60 % $0 == 0 ? $0 : nil }
    }
}
