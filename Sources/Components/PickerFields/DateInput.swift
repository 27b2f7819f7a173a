public import Foundation
public import UIKit

/// A date picker that is the keyboard of a text field, with a bar above it; in wide windows a
/// calendar next to the field.
///
///     let input = birthday.setDates(.date) { print($0) }
///     input.picker.maximumDate = Date()
///
/// Made by `UITextField.setDates(_:onChange:)`.
@preconcurrency @MainActor
public final class DateInput: FieldInput {
    /// The wheels: their mode, limits and language.
    public let picker = UIDatePicker()

    /// Returns the text of a date. By default that is one of medium length in the picker's
    /// `locale`, or the user's without one, and for a countdown its duration: `1 hr, 30 min`.
    public var format: ((Date) -> String)?

    /// The date that was chosen last; `nil` before.
    public private(set) var date: Date?

    /// The seconds that were chosen last in the mode of a countdown; `nil` before.
    public private(set) var countDownDuration: TimeInterval?

    /// The calendar in the menu, while it is open.
    private weak var calendar: UIDatePicker?

    init(field: UITextField, mode: UIDatePicker.Mode, onChange: ((Date) -> Void)?) {
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .wheels
        picker.frame.size = CGSize(width: 320, height: 216)
        super.init(field: field, keyboard: picker, onChange: nil)
        self.onChange = { [weak self] _ in if let date = self?.date { onChange?(date) } }
        beginIfEditing()
    }

    private func text(of date: Date) -> String {
        if let format { return format(date) }
        if picker.datePickerMode == .countDownTimer { return duration() }
        return formatter().string(from: date)
    }

    /// The duration of a countdown in words.
    private func duration() -> String {
        Duration.seconds(picker.countDownDuration).formatted(
            .units(allowed: [.hours, .minutes], width: .abbreviated)
                .locale(picker.locale ?? .current))
    }

    private func formatter() -> DateFormatter {
        let mode = picker.datePickerMode
        let formatter = DateFormatter()
        formatter.locale = picker.locale ?? .current
        formatter.calendar = picker.calendar
        formatter.timeZone = picker.timeZone ?? picker.calendar.timeZone
        formatter.dateStyle = mode == .time ? .none : .medium
        formatter.timeStyle = mode == .date ? .none : .short
        if mode == .yearAndMonth { formatter.setLocalizedDateFormatFromTemplate("yMMMM") }
        return formatter
    }

    // MARK: Choosing

    /// Writes a date into the field, moved within the picker's limits.
    public func choose(_ date: Date) {
        picker.setDate(date, animated: picker.window != nil)
        write(picker.date)
    }

    /// Writes what the calendar next to the field shows.
    private func choose(_ calendar: UIDatePicker) {
        if calendar.datePickerMode == .countDownTimer {
            picker.countDownDuration = calendar.countDownDuration
        }
        choose(calendar.date)
    }

    public override func done() {
        write(picker.date)
        super.done()
    }

    private func write(_ date: Date?) {
        let (previous, previousDuration) = (self.date, countDownDuration)
        self.date = date
        countDownDuration = picker.countDownDuration
        commit(date.map(text) ?? "") {
            ($0 as? DateInput)?.restore(previous, previousDuration)
        }
    }

    private func restore(_ date: Date?, _ duration: TimeInterval?) {
        if let date { picker.date = date }
        if let duration { picker.countDownDuration = duration }
        write(date)
    }

    override func showChosen() {
        if let date { picker.date = date }
        if let countDownDuration { picker.countDownDuration = countDownDuration }
    }

    override func showChosenInMenu() {
        guard let calendar, let date else { return }
        if picker.datePickerMode == .countDownTimer {
            calendar.countDownDuration = picker.countDownDuration
        } else if calendar.date != date {
            calendar.date = date
        }
    }

    /// A date in the app's own ``format`` is not read back.
    override func adopt(_ text: String) {
        guard format == nil, picker.datePickerMode != .countDownTimer,
            date.map({ self.text(of: $0) }) != text, let read = formatter().date(from: text)
        else { return }
        date = read
    }

    override func makeMenu() -> UIViewController {
        let menu = UIViewController()
        let calendar = UIDatePicker()
        calendar.datePickerMode = picker.datePickerMode
        calendar.preferredDatePickerStyle = .inline
        calendar.minimumDate = picker.minimumDate
        calendar.maximumDate = picker.maximumDate
        calendar.minuteInterval = picker.minuteInterval
        calendar.locale = picker.locale
        calendar.calendar = picker.calendar
        calendar.timeZone = picker.timeZone
        calendar.date = date ?? picker.date
        calendar.addAction(
            UIAction { [weak self] action in
                if let sender = action.sender as? UIDatePicker { self?.choose(sender) }
            }, for: .valueChanged)
        self.calendar = calendar
        calendar.sizeToFit()
        calendar.frame.origin = CGPoint(x: 12, y: 12)
        menu.view.addSubview(calendar)
        menu.preferredContentSize = CGSize(
            width: calendar.bounds.width + 24, height: calendar.bounds.height + 24)
        return menu
    }
}
