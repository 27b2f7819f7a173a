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
    /// `locale`, or the user's without one.
    public var format: ((Date) -> String)?

    /// The date that was chosen last; `nil` before.
    public private(set) var date: Date?

    init(field: UITextField, mode: UIDatePicker.Mode, onChange: ((Date) -> Void)?) {
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = .wheels
        picker.frame.size = CGSize(width: 320, height: 216)
        super.init(field: field, keyboard: picker, onChange: nil)
        self.onChange = { [unowned self] _ in if let date { onChange?(date) } }
    }

    nonisolated deinit {}

    private func text(of date: Date) -> String {
        if let format { return format(date) }
        let mode = picker.datePickerMode
        let formatter = DateFormatter()
        formatter.locale = picker.locale ?? .current
        formatter.calendar = picker.calendar
        formatter.timeZone = picker.timeZone ?? picker.calendar.timeZone
        formatter.dateStyle = mode == .time || mode == .countDownTimer ? .none : .medium
        formatter.timeStyle = mode == .date ? .none : .short
        if mode == .yearAndMonth { formatter.setLocalizedDateFormatFromTemplate("yMMMM") }
        return formatter.string(from: date)
    }

    // MARK: Choosing

    /// Writes a date into the field, moved within the picker's limits.
    public func choose(_ date: Date) {
        picker.setDate(date, animated: picker.window != nil)
        write(picker.date)
    }

    public override func done() {
        write(picker.date)
        super.done()
    }

    private func write(_ date: Date?) {
        let previous = self.date
        self.date = date
        commit(date.map(text) ?? "") { ($0 as? DateInput)?.restore(previous) }
    }

    private func restore(_ date: Date?) {
        if let date { picker.date = date }
        write(date)
    }

    override func showChosen() {
        if let date { picker.date = date }
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
            UIAction { [unowned self] action in
                if let sender = action.sender as? UIDatePicker { choose(sender.date) }
            }, for: .valueChanged)
        calendar.sizeToFit()
        calendar.frame.origin = CGPoint(x: 12, y: 12)
        menu.view.addSubview(calendar)
        menu.preferredContentSize = CGSize(
            width: calendar.bounds.width + 24, height: calendar.bounds.height + 24)
        return menu
    }
}
