import CoreGraphics
import Foundation
@_spi(UIKitInternals) import UIKitCore

extension UIScrollView {
    /// Sets what the elements of nib files state about scroll views.
    func decodeScrollView(_ nib: NibCoder) {
        if let value = nib.flag("pagingEnabled") { isPagingEnabled = value }
        if let value = nib.flag("bounces") { bounces = value }
        if let value = nib.flag("alwaysBounceVertical") { alwaysBounceVertical = value }
        if let value = nib.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
        if let value = nib.flag("scrollEnabled") { isScrollEnabled = value }
        if let value = nib.flag("showsVerticalScrollIndicator") {
            showsVerticalScrollIndicator = value
        }
        if let value = nib.flag("showsHorizontalScrollIndicator") {
            showsHorizontalScrollIndicator = value
        }
        nib.adoptGuides(content: contentLayoutGuide, frame: frameLayoutGuide)
    }
}

extension UIDatePicker {
    /// Sets what the elements of nib files state about date pickers.
    func decodeDatePicker(_ nib: NibCoder) {
        let modes: [String: Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime,
            "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ]
        if let mode = nib.choice("datePickerMode", modes) { datePickerMode = mode }
        let styles: [String: UIDatePickerStyle] = [
            "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
        ]
        if let style = nib.choice("style", styles) { preferredDatePickerStyle = style }
        if let minutes = nib.integer("minuteInterval"), (1...30).contains(minutes),
            60 % minutes == 0
        {
            minuteInterval = minutes
        }
        if let name = nib.coder(key: "locale")?.string("localeIdentifier") {
            locale = Locale(identifier: name)
        }
        if let name = nib.coder(key: "timeZone")?.string("name") {
            timeZone = TimeZone(identifier: name)
        }
        if let date = nib.date("minimumDate") { minimumDate = date }
        if let date = nib.date("maximumDate") { maximumDate = date }
        if nib.flag("useCurrentDate") != true, let date = nib.date("date") { self.date = date }
        if let duration = nib.number("countDownDuration") { countDownDuration = duration }
    }
}
