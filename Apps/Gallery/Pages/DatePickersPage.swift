import UIKit

extension GalleryPage {
    static var datePickers: GalleryPage {
        GalleryPage(
            name: "DatePickers", title: String(localized: "Date pickers", bundle: .module),
            section: .choices, symbol: "calendar",
            color: .systemBrown, makeController: { DatePickersPage() })
    }
}

/// A date picker in all styles: compact, as a calendar, as wheels, and a countdown.
final class DatePickersPage: ControlPage {
    override func makeGroups() -> [InsetGroup] {
        // A fixed moment, so that the page always looks the same.
        let date = Date(timeIntervalSince1970: 1_706_711_820)
        func make(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
            let picker = UIDatePicker()
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.preferredDatePickerStyle = style
            picker.datePickerMode = mode
            picker.date = date
            picker.accessibilityLabel = String(localized: "Date", bundle: .module)
            return picker
        }
        let countdown = make(.countDownTimer, .wheels)
        countdown.countDownDuration = 5_400
        return [
            InsetGroup(
                header: String(localized: "Compact", bundle: .module),
                rows: [
                    row(String(localized: "Date", bundle: .module), make(.date, .compact)),
                    row(String(localized: "Time", bundle: .module), make(.time, .compact)),
                ]),
            InsetGroup(
                header: String(localized: "Calendar", bundle: .module),
                rows: [block(make(.dateAndTime, .inline))]),
            InsetGroup(
                header: String(localized: "Wheels", bundle: .module),
                rows: [block(make(.date, .wheels)), block(make(.dateAndTime, .wheels))]),
            InsetGroup(
                header: String(localized: "Countdown", bundle: .module), rows: [block(countdown)]),
        ]
    }
}
