public import Foundation

/// A rule by which the user selects days of a calendar: the superclass of the rules.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    final weak var calendarView: UICalendarView?

    override init() { super.init() }

    nonisolated deinit {}

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    /// `true` if the day that begins at a moment is selected.
    func selects(_ day: Date, in calendar: Calendar) -> Bool { false }

    /// `true` if a tap on a day would change the selection.
    func canChoose(_ day: DateComponents) -> Bool { false }

    /// Selects a day by a tap.
    func choose(_ day: DateComponents) {}
}

extension DateComponents {
    /// `true` if these parts are in the day that begins at a moment.
    fileprivate func isIn(_ day: Date, _ calendar: Calendar) -> Bool {
        calendar.date(from: self).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }

    /// `true` if these parts have the same year, month and day as others.
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        year == other.year && month == other.month && day == other.day
            && (era ?? 1) == (other.era ?? 1)
    }
}

// MARK: - One day

/// A selection of at most one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, which is notified of the user's selection.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Creates a selection.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    nonisolated deinit {}

    /// The selected day; none by default. Setting it does not notify the delegate.
    open var selectedDate: DateComponents? { didSet { calendarView?.selectionDidChange() } }

    /// Selects a day without notifying the delegate, and shows its month if `animated`.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        self.selectedDate = selectedDate
        if animated, let selectedDate {
            calendarView?.setVisibleDateComponents(selectedDate, animated: true)
        }
    }

    override func selects(_ day: Date, in calendar: Calendar) -> Bool {
        selectedDate?.isIn(day, calendar) ?? false
    }

    override func canChoose(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }

    override func choose(_ day: DateComponents) {
        guard canChoose(day) else { return }
        // A tap on the selected day deselects it, if the delegate lets none be selected.
        let isSelected = selectedDate.map { $0.isSameDay(as: day) } ?? false
        if isSelected {
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            selectedDate = nil
        } else {
            selectedDate = day
        }
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }
}

/// The receiver of a selection of one day.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    /// Called after the user selected a day, or none.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

    /// Returns `true` (the default) if a day can be selected; for `nil`, if none can.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

// MARK: - Several days

/// A selection of any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, which is notified of the user's selection.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Creates a selection.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    nonisolated deinit {}

    /// The selected days, in the order of selection. Setting them does not notify the delegate.
    open var selectedDates: [DateComponents] = [] {
        didSet { calendarView?.selectionDidChange() }
    }

    /// Selects days without notifying the delegate.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func selects(_ day: Date, in calendar: Calendar) -> Bool {
        selectedDates.contains { $0.isIn(day, calendar) }
    }

    private func isSelected(_ day: DateComponents) -> Bool {
        selectedDates.contains { $0.isSameDay(as: day) }
    }

    override func canChoose(_ day: DateComponents) -> Bool {
        guard let delegate else { return true }
        return isSelected(day)
            ? delegate.multiDateSelection(self, canDeselectDate: day)
            : delegate.multiDateSelection(self, canSelectDate: day)
    }

    override func choose(_ day: DateComponents) {
        guard canChoose(day) else { return }
        if isSelected(day) {
            selectedDates.removeAll { $0.isSameDay(as: day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// The receiver of a selection of several days.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
    /// Called after the user selected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

    /// Called after the user deselected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

    /// Returns `true` (the default) if a day can be selected.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool

    /// Returns `true` (the default) if a day can be deselected.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}
