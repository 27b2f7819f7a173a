import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// A month of a calendar: its name, arrows to its neighbours, the names of the weekdays, the days.
/// A tap on the name shows wheels for the month and the year.
final class MonthView: UIView {
    /// The measures in points.
    enum Metrics {
        static let width: CGFloat = 320
        static let header: CGFloat = 44
        static let weekdays: CGFloat = 20
        static let day: CGFloat = 44
        /// The height of a decoration below a day.
        static let decoration: CGFloat = 14
    }

    /// The font of the month's name, which stops growing where the header is full.
    nonisolated static var titleFont: UIFont {
        UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 23)
    }

    /// The state of a day in the calendar.
    struct DayState {
        var isSelected = false
        var isAllowed = true
    }

    /// Returns the state of a day that begins at a moment.
    var state: (Date) -> DayState = { _ in DayState() }

    /// Called with the first moment of a day that the user taps.
    var didChoose: (Date) -> Void = { _ in }

    /// Called after the user has turned to another month.
    var didTurn: () -> Void = {}

    /// Returns the view below a day; `nil` for no decorations at all.
    var decoration: ((Date) -> UIView?)? { didSet { reload() } }

    /// The months that can be shown.
    var limits: ClosedRange<Date> = .distantPast ... .distantFuture {
        didSet { if limits != oldValue { reload() } }
    }

    /// The design of the days' font.
    var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { reload() } }

    /// The calendar, with its language and time zone.
    let calendar: Calendar

    /// The first moment of the month that is shown.
    private(set) var month: Date

    private let title = UIButton(configuration: .plain())
    private let previousButton = UIButton(type: .system)
    private let nextButton = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [UIButton] = []
    private var decorations: [UIView] = []
    private var wheels: UIDatePicker?

    init(calendar: Calendar, date: Date) {
        self.calendar = calendar
        month = calendar.startOfMonth(of: date)
        super.init(frame: .zero)
        isOpaque = false
        prepareTitle()
        prepare(previousButton, "chevron.backward", "Previous month", step: -1)
        prepare(nextButton, "chevron.forward", "Next month", step: 1)
        makeWeekdays()
        for _ in 0..<42 { addDay() }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
            swipe.direction = direction
            swipe.addTarget(self, action: MonthView.swiped)
            addGestureRecognizer(swipe)
        }
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Parts

    private func prepareTitle() {
        title.configuration?.contentInsets = .zero
        title.configuration?.imagePlacement = .trailing
        title.configuration?.imagePadding = 4
        title.contentHorizontalAlignment = .leading
        title.automaticallyUpdatesConfiguration = false
        title.addAction(
            UIAction { [weak self] _ in self?.toggleWheels() }, for: .primaryActionTriggered)
        addSubview(title)
    }

    private func prepare(_ button: UIButton, _ symbol: String, _ label: String, step: Int) {
        let image = UIImage(systemName: symbol)?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
        // The arrows point along the reading direction.
        let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        button.setImage(
            isMirrored ? image?.withHorizontallyFlippedOrientation() : image, for: .normal)
        button.accessibilityLabel = SystemText.localized(label)
        button.addAction(
            UIAction { [weak self] _ in self?.turn(by: step) }, for: .primaryActionTriggered)
        addSubview(button)
    }

    private func makeWeekdays() {
        let names = DateFormatter()
        names.locale = calendar.locale
        names.calendar = calendar
        let symbols = names.shortStandaloneWeekdaySymbols
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
            UIAction { [weak self] _ in
                if let self, let day = day(at: index) { didChoose(day) }
            }, for: .primaryActionTriggered)
        button.focusGroupIdentifier = "days of \(ObjectIdentifier(self))"
        addSubview(button)
        days.append(button)
    }

    // MARK: Months

    /// Shows the month of a date.
    func show(_ date: Date) {
        month = calendar.startOfMonth(of: date)
        reload()
    }

    /// Turns to a month some months away, if it is within the limits.
    private func turn(by step: Int) {
        guard canTurn(by: step),
            let new = calendar.date(byAdding: .month, value: step, to: month)
        else { return }
        month = new
        reload()
        didTurn()
    }

    private func canTurn(by step: Int) -> Bool {
        guard let new = calendar.date(byAdding: .month, value: step, to: month),
            let end = calendar.date(byAdding: .month, value: 1, to: new)
        else { return false }
        return new <= limits.upperBound && end > limits.lowerBound
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) {
        guard wheels == nil else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        turn(by: (swipe.direction == .left) != isMirrored ? 1 : -1)
    }

    private func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else {
            let made = UIDatePicker()
            made.datePickerMode = .yearAndMonth
            made.calendar = calendar
            made.locale = calendar.locale
            made.timeZone = calendar.timeZone
            made.minimumDate = limits.lowerBound == .distantPast ? nil : limits.lowerBound
            made.maximumDate = limits.upperBound == .distantFuture ? nil : limits.upperBound
            made.date = month
            made.addAction(
                UIAction { [weak self, weak made] _ in
                    guard let self, let made else { return }
                    show(made.date)
                    didTurn()
                }, for: .valueChanged)
            addSubview(made)
            wheels = made
        }
        reload()
    }

    // MARK: Days

    /// The number of cells before the month's first day.
    private var leadingCells: Int {
        (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    }

    private var dayCount: Int { calendar.range(of: .day, in: .month, for: month)?.count ?? 30 }

    /// The first moment of the day in a cell; `nil` for an empty one.
    private func day(at index: Int) -> Date? {
        let number = index - leadingCells
        guard (0..<dayCount).contains(number) else { return nil }
        return calendar.date(byAdding: .day, value: number, to: month)
    }

    /// Shows the month and the states of its days.
    func reload() {
        showTitle()
        for view in decorations { view.removeFromSuperview() }
        decorations = []
        let names = formatter("yMMMMd")
        for label in weekdays { label.isHidden = wheels != nil }
        previousButton.isHidden = wheels != nil
        nextButton.isHidden = wheels != nil
        previousButton.isEnabled = canTurn(by: -1)
        nextButton.isEnabled = canTurn(by: 1)
        for (index, button) in days.enumerated() {
            guard wheels == nil, let day = day(at: index) else {
                button.isHidden = true
                continue
            }
            button.isHidden = false
            button.accessibilityLabel = names.string(from: day)
            show(day, on: button, number: index - leadingCells + 1)
            if let view = decoration?(day) {
                view.tag = index
                view.isUserInteractionEnabled = false
                addSubview(view)
                decorations.append(view)
            }
        }
        setNeedsLayout()
    }

    private func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = calendar.locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private func showTitle() {
        var look = title.configuration ?? .plain()
        look.title = formatter("yMMMM").string(from: month)
        look.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = MonthView.titleFont
            return outgoing
        }
        let isOpen = wheels != nil
        look.baseForegroundColor = isOpen ? tintColor : .label
        let symbol = isOpen ? "chevron.down" : "chevron.forward"
        look.image = UIImage(
            systemName: symbol,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))?
            .withTintColor(tintColor, renderingMode: .alwaysOriginal)
        title.configuration = look
        title.isSelected = isOpen
    }

    private func show(_ day: Date, on button: UIButton, number: Int) {
        let state = state(day)
        let (isSelected, isAllowed) = (state.isSelected, state.isAllowed)
        let isToday = calendar.isDateInToday(day)
        button.isEnabled = isAllowed
        button.isSelected = isSelected
        let tint = tintColor ?? .tintColor
        var look = button.configuration ?? .plain()
        look.title = "\(number)"
        look.titleTextAttributesTransformer = .init { [fontDesign] incoming in
            var outgoing = incoming
            let font = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
            outgoing.font =
                font.fontDescriptor.withDesign(fontDesign).map {
                    UIFont(descriptor: $0, size: 20)
                } ?? font
            return outgoing
        }
        look.baseForegroundColor =
            isSelected && isToday
            ? .white : isSelected || isToday ? tint : isAllowed ? .label : .tertiaryLabel
        look.background.backgroundColor =
            !isSelected ? .clear : isToday ? tint : tint.withAlphaComponent(0.14)
        button.configuration = look
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let below = decoration == nil ? 0 : Metrics.decoration
        return CGSize(
            width: Metrics.width,
            height: Metrics.header + Metrics.weekdays + 6 * (Metrics.day + below))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let header = Metrics.header
        place(title, CGRect(x: 12, y: 0, width: max(0, bounds.width - 112), height: header))
        place(previousButton, CGRect(x: bounds.width - 92, y: 0, width: 44, height: header))
        place(nextButton, CGRect(x: bounds.width - 46, y: 0, width: 44, height: header))
        wheels?.frame = CGRect(
            x: 0, y: header, width: bounds.width, height: max(0, bounds.height - header))
        let column = bounds.width / 7
        for (index, label) in weekdays.enumerated() {
            place(
                label,
                CGRect(
                    x: CGFloat(index) * column, y: header, width: column,
                    height: Metrics.weekdays))
        }
        for (index, button) in days.enumerated() { place(button, dayFrame(index)) }
        for view in decorations {
            let day = dayFrame(view.tag)
            let size = view.sizeThatFits(CGSize(width: column, height: Metrics.decoration))
            let width = min(size.width, column)
            place(
                view,
                CGRect(
                    x: day.midX - width / 2, y: day.maxY, width: width,
                    height: min(size.height, Metrics.decoration)))
        }
    }

    private func dayFrame(_ index: Int) -> CGRect {
        let column = bounds.width / 7
        let side = (min(column, Metrics.day) - 2).rounded()
        let height = Metrics.day + (decoration == nil ? 0 : Metrics.decoration)
        let top = Metrics.header + Metrics.weekdays + CGFloat(index / 7) * height
        let x = (CGFloat(index % 7) + 0.5) * column - (min(column, Metrics.day) - 2) / 2
        let y = top + Metrics.day / 2 - (min(column, Metrics.day) - 2) / 2
        return CGRect(x: x.rounded(), y: y.rounded(), width: side, height: side)
    }

    /// Sets a frame, mirrored from right to left.
    private func place(_ view: UIView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - frame.maxX : frame.minX
        view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
}

nonisolated extension Calendar {
    /// The first moment of the month that contains a date.
    func startOfMonth(of date: Date) -> Date {
        self.date(from: dateComponents([.era, .year, .month], from: date)) ?? date
    }
}
