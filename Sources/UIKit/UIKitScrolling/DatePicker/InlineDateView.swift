import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The calendar of a date picker: a month with its days, and the time below if it is chosen too.
final class InlineDateView: UIView, DatePickerContent {
    private static let width: CGFloat = 320
    private static let headerHeight: CGFloat = 44
    private static let weekdayHeight: CGFloat = 20
    private static let dayHeight: CGFloat = 44
    private static let timeHeight: CGFloat = 50

    private unowned let picker: UIDatePicker
    private let calendar: Calendar
    private let title = UILabel()
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [UIButton] = []
    private let timeLabel = UILabel()
    private var time: CompactDateView?

    /// The first day of the month that is shown.
    private var month: Date

    init(_ picker: UIDatePicker) {
        self.picker = picker
        calendar = picker.effectiveCalendar
        month = calendar.startOfMonth(of: picker.date)
        super.init(frame: .zero)
        isOpaque = false
        title.font = .preferredFont(forTextStyle: .headline)
        addSubview(title)
        prepare(previousButton, "chevron.backward", "Previous month", step: -1)
        prepare(nextButton, "chevron.forward", "Next month", step: 1)
        makeWeekdays()
        for _ in 0..<42 { addDay() }
        if picker.datePickerMode == .dateAndTime {
            timeLabel.text = picker.effectiveLocale.identifier.hasPrefix("zh") ? "时间" : "Time"
            timeLabel.font = .preferredFont(forTextStyle: .body)
            addSubview(timeLabel)
            let time = CompactDateView(picker, showsDate: false)
            self.time = time
            addSubview(time)
        }
    }

    required init?(coder: NSCoder) { return nil }

    private func prepare(_ button: UIButton, _ symbol: String, _ label: String, step: Int) {
        let image = UIImage(systemName: symbol)?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        // The arrows point along the reading direction.
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        button.setImage(
            isMirrored ? image?.withHorizontallyFlippedOrientation() : image, for: .normal)
        button.accessibilityLabel = label
        button.addAction(
            UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
        addSubview(button)
    }

    private func makeWeekdays() {
        let names = DateFormatter()
        names.locale = picker.effectiveLocale
        let symbols = names.shortStandaloneWeekdaySymbols ?? names.shortWeekdaySymbols ?? []
        for index in 0..<7 where symbols.count == 7 {
            let label = UILabel()
            label.text = symbols[(index + calendar.firstWeekday - 1) % 7].uppercased()
            label.font = .systemFont(ofSize: 12, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            weekdays.append(label)
        }
    }

    private func addDay() {
        let button = UIButton(configuration: .plain())
        button.configuration?.contentInsets = .zero
        button.configuration?.cornerStyle = .capsule
        button.automaticallyUpdatesConfiguration = false
        let index = days.count
        button.addAction(
            UIAction { [weak self] _ in self?.choose(index) }, for: .primaryActionTriggered)
        button.focusGroupIdentifier = "days of \(ObjectIdentifier(self))"
        addSubview(button)
        days.append(button)
    }

    // MARK: Months

    private func turn(by step: Int) {
        month = calendar.date(byAdding: .month, value: step, to: month) ?? month
        showMonth()
    }

    /// The number of cells before the month's first day.
    private var leadingCells: Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    private func choose(_ index: Int) {
        guard let day = calendar.date(byAdding: .day, value: index - leadingCells, to: month)
        else { return }
        var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        (components.hour, components.minute, components.second) =
            (time.hour, time.minute, time.second)
        if let date = calendar.date(from: components) { picker.choose(date) }
    }

    func show(animated: Bool) {
        month = calendar.startOfMonth(of: picker.date)
        showMonth()
        time?.show(animated: animated)
    }

    private func showMonth() {
        title.text = picker.formatter("yMMMM").string(from: month)
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        let limits = picker.limits
        let dayName = picker.formatter("yMMMMd")
        for (index, button) in days.enumerated() {
            let number = index - leadingCells + 1
            button.isHidden = !(1...count).contains(number)
            guard !button.isHidden,
                let day = calendar.date(byAdding: .day, value: number - 1, to: month),
                let end = calendar.date(byAdding: .day, value: 1, to: day)
            else { continue }
            let isSelected = calendar.isDate(day, inSameDayAs: picker.date)
            let isAllowed = end > limits.lowerBound && day <= limits.upperBound
            let isToday = calendar.isDateInToday(day)
            button.isEnabled = isAllowed
            button.isSelected = isSelected
            button.accessibilityLabel = dayName.string(from: day)
            let tint = tintColor ?? .tintColor
            var look = button.configuration ?? .plain()
            look.title = "\(number)"
            look.titleTextAttributesTransformer = .init { incoming in
                var outgoing = incoming
                outgoing.font = .systemFont(
                    ofSize: 20, weight: isSelected ? .semibold : .regular)
                return outgoing
            }
            look.baseForegroundColor =
                isSelected && isToday
                ? .white
                : isSelected || isToday ? tint : isAllowed ? .label : .tertiaryLabel
            look.background.backgroundColor =
                !isSelected ? .clear : isToday ? tint : tint.withAlphaComponent(0.14)
            button.configuration = look
        }
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showMonth()
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let time = self.time == nil ? 0 : Self.timeHeight
        return CGSize(
            width: Self.width,
            height: Self.headerHeight + Self.weekdayHeight + 6 * Self.dayHeight + time)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ frame: CGRect) {
            let x = isMirrored ? bounds.width - frame.maxX : frame.minX
            view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        }
        let header = Self.headerHeight
        place(title, CGRect(x: 12, y: 0, width: max(0, bounds.width - 112), height: header))
        place(previousButton, CGRect(x: bounds.width - 92, y: 0, width: 44, height: header))
        place(nextButton, CGRect(x: bounds.width - 46, y: 0, width: 44, height: header))
        let column = bounds.width / 7
        for (index, label) in weekdays.enumerated() {
            place(
                label,
                CGRect(
                    x: CGFloat(index) * column, y: header, width: column,
                    height: Self.weekdayHeight))
        }
        let top = header + Self.weekdayHeight
        for (index, button) in days.enumerated() {
            let side = min(column, Self.dayHeight) - 2
            let middle = CGPoint(
                x: (CGFloat(index % 7) + 0.5) * column,
                y: top + (CGFloat(index / 7) + 0.5) * Self.dayHeight)
            place(
                button,
                CGRect(
                    x: (middle.x - side / 2).rounded(), y: (middle.y - side / 2).rounded(),
                    width: side.rounded(), height: side.rounded()))
        }
        guard let time else { return }
        let timeTop = top + 6 * Self.dayHeight
        place(timeLabel, CGRect(x: 12, y: timeTop, width: 120, height: Self.timeHeight))
        let size = time.sizeThatFits(.zero)
        place(
            time,
            CGRect(
                x: bounds.width - 12 - size.width,
                y: timeTop + (Self.timeHeight - size.height) / 2, width: size.width,
                height: size.height))
    }
}

nonisolated extension Calendar {
    /// The first moment of the month that contains a date.
    fileprivate func startOfMonth(of date: Date) -> Date {
        self.date(from: dateComponents([.era, .year, .month], from: date)) ?? date
    }
}
