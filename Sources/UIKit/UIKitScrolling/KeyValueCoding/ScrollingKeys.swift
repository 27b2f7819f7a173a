import Observing
import UIKitControls
import UIKitCore

extension UIScrollView {
    static let scrollKeys: [String: CodedKey] = [
        "alwaysBounceHorizontal": CodedKey(\UIScrollView.alwaysBounceHorizontal),
        "alwaysBounceVertical": CodedKey(\UIScrollView.alwaysBounceVertical),
        "bounces": CodedKey(\UIScrollView.bounces),
        "contentInset": CodedKey(\UIScrollView.contentInset),
        "contentOffset": CodedKey(\UIScrollView.contentOffset),
        "contentSize": CodedKey(\UIScrollView.contentSize),
        "decelerating": CodedKey { (object: UIScrollView) in object.isDecelerating },
        "decelerationRate": CodedKey(\UIScrollView.decelerationRate),
        "dragging": CodedKey { (object: UIScrollView) in object.isDragging },
        "keyboardDismissMode": CodedKey(\UIScrollView.keyboardDismissMode),
        "maximumZoomScale": CodedKey(\UIScrollView.maximumZoomScale),
        "minimumZoomScale": CodedKey(\UIScrollView.minimumZoomScale),
        "pagingEnabled": CodedKey(\UIScrollView.isPagingEnabled),
        "panGestureRecognizer": CodedKey { (object: UIScrollView) in object.panGestureRecognizer },
        "refreshControl": CodedKey(\UIScrollView.refreshControl),
        "scrollEnabled": CodedKey(\UIScrollView.isScrollEnabled),
        "scrollIndicatorInsets": CodedKey(\UIScrollView.scrollIndicatorInsets),
        "showsHorizontalScrollIndicator": CodedKey(\UIScrollView.showsHorizontalScrollIndicator),
        "showsVerticalScrollIndicator": CodedKey(\UIScrollView.showsVerticalScrollIndicator),
        "tracking": CodedKey { (object: UIScrollView) in object.isTracking },
        "zoomScale": CodedKey(\UIScrollView.zoomScale),
    ]
}

extension UIDatePicker {
    static let datePickerKeys: [String: CodedKey] = [
        "calendar": CodedKey(\UIDatePicker.calendar),
        "countDownDuration": CodedKey(\UIDatePicker.countDownDuration),
        "date": CodedKey(\UIDatePicker.date),
        "datePickerMode": CodedKey(\UIDatePicker.datePickerMode),
        "locale": CodedKey(\UIDatePicker.locale),
        "maximumDate": CodedKey(\UIDatePicker.maximumDate),
        "minimumDate": CodedKey(\UIDatePicker.minimumDate),
        "minuteInterval": CodedKey(\UIDatePicker.minuteInterval),
        "textColor": CodedKey(\UIDatePicker.textColor),
        "timeZone": CodedKey(\UIDatePicker.timeZone),
    ]
}
