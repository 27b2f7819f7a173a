import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

// The properties of date pickers, each declared once; see ``PropertyTable``.

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
