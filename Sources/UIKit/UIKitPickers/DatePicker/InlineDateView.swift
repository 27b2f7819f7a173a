import CoreGraphics
import Foundation
import FoundationGaps
import UIKitControls
import UIKitCore

/// The calendar of a date picker: a month with its days, and the time below if it is chosen too.
final class InlineDateView: UIView, DatePickerContent {
    private static let timeHeight: CGFloat = 50

    private weak var picker: UIDatePicker?
    private let month: MonthView
    private let timeLabel = UILabel()
    private var time: CompactDateView?

    init(_ picker: UIDatePicker) {
        self.picker = picker
        month = MonthView(calendar: picker.effectiveCalendar, date: picker.date)
        super.init(frame: .zero)
        isOpaque = false
        month.state = { [weak self] in self?.state(of: $0) ?? MonthView.DayState() }
        month.didChoose = { [weak self] in self?.choose($0) }
        addSubview(month)
        if picker.datePickerMode == .dateAndTime {
            let language = Language(tag: picker.effectiveLocale.identifier) ?? .english
            timeLabel.text = String(localized: "Time", in: language)
            timeLabel.font = .preferredFont(forTextStyle: .body)
            addSubview(timeLabel)
            let time = CompactDateView(picker, showsDate: false)
            self.time = time
            addSubview(time)
        }
    }

    required init?(coder: NSCoder) { return nil }

    private func state(of day: Date) -> MonthView.DayState {
        guard let picker else { return MonthView.DayState() }
        let end = month.calendar.date(byAdding: .day, value: 1, to: day) ?? day
        let limits = picker.limits
        return MonthView.DayState(
            isSelected: month.calendar.isDate(day, inSameDayAs: picker.date),
            isAllowed: end > limits.lowerBound && day <= limits.upperBound)
    }

    private func choose(_ day: Date) {
        guard let picker else { return }
        let calendar = month.calendar
        var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        (components.hour, components.minute, components.second) =
            (time.hour, time.minute, time.second)
        if let date = calendar.date(from: components) { picker.choose(date) }
    }

    func show(animated: Bool) {
        guard let picker else { return }
        month.limits = picker.limits
        month.show(picker.date)
        time?.show(animated: animated)
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = month.sizeThatFits(size)
        if time != nil { fitting.height += Self.timeHeight }
        return fitting
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = month.sizeThatFits(bounds.size).height
        month.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        guard let time else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            let x = isMirrored ? bounds.width - frame.maxX : frame.minX
            view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        }
        place(timeLabel, CGRect(x: 12, y: height, width: 120, height: Self.timeHeight))
        let size = time.sizeThatFits(.zero)
        place(
            time,
            CGRect(
                x: bounds.width - 12 - size.width,
                y: height + (Self.timeHeight - size.height) / 2, width: size.width,
                height: size.height))
    }
}
