import CoreGraphics
import Foundation
import FoundationGaps
import UIKitCore
import UIKitScrolling

/// The wheels of a date picker.
final class DateWheels: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    /// The component that a wheel chooses.
    enum Part: Equatable {
        case year, month, day, hour, minute, half
        /// A day with weekday and month, counted from today's.
        case date
        case durationHour, durationMinute
    }

    private weak var picker: UIDatePicker?
    private let wheels = UIPickerView()
    private let parts: [Part]
    private let calendar: Calendar
    private let usesHalfDays: Bool

    /// The first day of the wheel of days.
    private let firstDay: Date
    private static let dayCount = 20_000

    private let monthNames: [String]
    private let halfNames: [String]
    private let dayFormatter: DateFormatter

    init(_ picker: UIDatePicker) {
        self.picker = picker
        calendar = picker.effectiveCalendar
        let hours = DateFormatter.dateFormat(
            fromTemplate: "j", options: 0, locale: picker.effectiveLocale)
        usesHalfDays = hours?.contains("a") ?? false
        parts = Self.parts(of: picker, usesHalfDays: usesHalfDays)
        let names = DateFormatter()
        names.locale = picker.effectiveLocale
        names.calendar = calendar
        monthNames = names.standaloneMonthSymbols
        halfNames = [names.amSymbol, names.pmSymbol]
        dayFormatter = picker.formatter("EEEMMMd")
        let today = calendar.startOfDay(for: picker.date)
        firstDay = calendar.date(byAdding: .day, value: -Self.dayCount / 2, to: today) ?? today
        super.init(frame: .zero)
        isOpaque = false
        wheels.titleColor = picker.textColor
        wheels.dataSource = self
        wheels.delegate = self
        addSubview(wheels)
    }

    required init?(coder: NSCoder) { return nil }

    /// The wheels in the order of the language.
    private static func parts(of picker: UIDatePicker, usesHalfDays: Bool) -> [Part] {
        let time: [Part] = usesHalfDays ? [.hour, .minute, .half] : [.hour, .minute]
        switch picker.datePickerMode {
        case .time: return time
        case .dateAndTime: return [.date] + time
        case .countDownTimer: return [.durationHour, .durationMinute]
        case .date, .yearAndMonth:
            let format =
                DateFormatter.dateFormat(
                    fromTemplate: "yMMMMd", options: 0, locale: picker.effectiveLocale) ?? "yMd"
            var order: [Part] = []
            for letter in format {
                let part: Part? =
                    switch letter {
                    case "y": .year
                    case "M", "L": .month
                    case "d": .day
                    default: nil
                    }
                if let part, !order.contains(part) { order.append(part) }
            }
            return picker.datePickerMode == .date ? order : order.filter { $0 != .day }
        }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch parts[component] {
        case .year: 9999
        case .month: monthNames.count
        case .day: 31
        case .hour: usesHalfDays ? 12 : 24
        case .minute, .durationMinute: 60 / minuteInterval
        case .half: 2
        case .date: Self.dayCount
        case .durationHour: 24
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        switch parts[component] {
        case .year: return "\(row + 1)"
        case .month: return monthNames[row]
        case .day: return "\(row + 1)"
        case .hour: return usesHalfDays ? "\(row == 0 ? 12 : row)" : twoDigits(row)
        case .minute: return twoDigits(row * minuteInterval)
        case .half: return halfNames[row]
        case .date:
            let day = calendar.date(byAdding: .day, value: row, to: firstDay) ?? firstDay
            return dayFormatter.string(from: day)
        case .durationHour: return String(localized: "\(row) hours", in: language)
        case .durationMinute:
            return String(localized: "\(row * minuteInterval) min", in: language)
        }
    }

    private var minuteInterval: Int { picker?.minuteInterval ?? 1 }

    private var language: Language {
        picker.flatMap { Language(tag: $0.effectiveLocale.identifier) } ?? .english
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch parts[component] {
        case .date: 130
        case .month: 130
        case .year: 80
        case .day: 60
        case .hour, .minute, .half: 56
        case .durationHour, .durationMinute: 0
        }
    }

    // MARK: Values

    func show(animated: Bool) {
        guard let picker else { return }
        let date = picker.date
        for (index, part) in parts.enumerated() {
            let hour = calendar.component(.hour, from: date)
            let row: Int =
                switch part {
                case .year: calendar.component(.year, from: date) - 1
                case .month: calendar.component(.month, from: date) - 1
                case .day: calendar.component(.day, from: date) - 1
                case .hour: usesHalfDays ? hour % 12 : hour
                case .minute: calendar.component(.minute, from: date) / picker.minuteInterval
                case .half: hour / 12
                case .date:
                    calendar.dateComponents(
                        [.day], from: firstDay, to: calendar.startOfDay(for: date)
                    ).day ?? 0
                case .durationHour: Int(picker.countDownDuration) / 3600
                case .durationMinute:
                    Int(picker.countDownDuration) % 3600 / 60 / picker.minuteInterval
                }
            if wheels.selectedRow(inComponent: index) != row {
                wheels.selectRow(row, inComponent: index, animated: animated)
            }
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let picker else { return }
        func selected(_ part: Part) -> Int? {
            parts.firstIndex(of: part).map { wheels.selectedRow(inComponent: $0) }
        }
        if let hours = selected(.durationHour), let minutes = selected(.durationMinute) {
            picker.choose(duration: Double(hours * 3600 + minutes * picker.minuteInterval * 60))
            return show(animated: true)
        }
        var base = picker.date
        if let days = selected(.date) {
            base = calendar.date(byAdding: .day, value: days, to: firstDay) ?? base
        }
        var components = calendar.dateComponents([.era, .year, .month, .day], from: base)
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        components.hour = time.hour
        components.minute = time.minute
        components.second = time.second
        if let year = selected(.year) { components.year = year + 1 }
        if let month = selected(.month) { components.month = month + 1 }
        if let day = selected(.day) { components.day = day + 1 }
        if let hour = selected(.hour) { components.hour = hour + 12 * (selected(.half) ?? 0) }
        if let minute = selected(.minute) { components.minute = minute * picker.minuteInterval }
        if let date = calendar.dateClampingDay(components) { picker.choose(date) }
        // Wheels that were turned beyond the limits return.
        show(animated: true)
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize { wheels.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
    }
}
