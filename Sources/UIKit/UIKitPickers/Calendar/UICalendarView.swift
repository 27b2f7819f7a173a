public import CoreGraphics
public import Foundation
import FoundationGaps
import UIKitControls
public import UIKitCore

/// A view that shows the months of a calendar, with decorations of days and a selection.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private var month: MonthView

    /// The delegate, which provides decorations.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { update() } }

    // MARK: Creating

    public override init(frame: CGRect) {
        month = MonthView(calendar: Calendar(identifier: .gregorian), date: Date())
        super.init(frame: frame)
        isOpaque = false
        addSubview(month)
        replaceMonth(showing: Date())
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        month = MonthView(calendar: Calendar(identifier: .gregorian), date: Date())
        super.init(coder: coder)
        addSubview(month)
        replaceMonth(showing: Date())
    }

    // MARK: Environment

    /// The calendar; Gregorian by default.
    open var calendar = Calendar(identifier: .gregorian) {
        didSet { replaceMonth(showing: month.month) }
    }

    /// The language; that of the app by default.
    open var locale: Locale {
        get { storedLocale ?? .ofApp }
        set {
            storedLocale = newValue
            replaceMonth(showing: month.month)
        }
    }
    private var storedLocale: Locale?

    /// The time zone; the calendar's when `nil`.
    open var timeZone: TimeZone? { didSet { replaceMonth(showing: month.month) } }

    /// The design of the font of days.
    open var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { month.fontDesign = fontDesign }
    }

    /// The dates that can be seen and selected; all by default.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            month.limits = availableDateRange.start...availableDateRange.end
            let shown = month.month
            let limited = min(max(shown, availableDateRange.start), availableDateRange.end)
            if limited != shown { month.show(limited) }
        }
    }

    /// Shows a month view of the current environment.
    private func replaceMonth(showing date: Date) {
        var zoned = calendar
        zoned.locale = locale
        if let timeZone { zoned.timeZone = timeZone }
        month.removeFromSuperview()
        month = MonthView(calendar: zoned, date: date)
        month.fontDesign = fontDesign
        month.limits = availableDateRange.start...availableDateRange.end
        month.state = { [weak self] in self?.state(of: $0) ?? MonthView.DayState() }
        month.didChoose = { [weak self] day in
            guard let self else { return }
            selectionBehavior?.choose(components(of: day))
        }
        month.didTurn = { [weak self] in self?.monthDidTurn() }
        addSubview(month)
        lastVisible = components(of: month.month)
        update()
    }

    private func update() {
        let showsDecorations = wantsDateDecorations && delegate != nil
        month.decoration = showsDecorations ? { [weak self] in self?.decorationView(of: $0) } : nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The parts of a day that delegates and selections get.
    private func components(of day: Date) -> DateComponents {
        var parts = month.calendar.dateComponents([.era, .year, .month, .day], from: day)
        parts.calendar = month.calendar
        parts.timeZone = month.calendar.timeZone
        return parts
    }

    // MARK: Month

    private var lastVisible = DateComponents()

    /// The month that is shown. Setting it does not notify the delegate.
    open var visibleDateComponents: DateComponents {
        get {
            var parts = components(of: month.month)
            parts.day = nil
            return parts
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month, fading if `animated`. Parts that are not a date change nothing.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = month.calendar.date(from: dateComponents) else { return }
        let limited = min(max(date, availableDateRange.start), availableDateRange.end)
        let change = { [month] in month.show(limited) }
        if animated, window != nil {
            UIView.transition(
                with: month, duration: 0.2, options: .transitionCrossDissolve, animations: change)
        } else {
            change()
        }
        lastVisible = visibleDateComponents
    }

    private func monthDidTurn() {
        let previous = lastVisible
        lastVisible = visibleDateComponents
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
    }

    // MARK: Selection

    /// The rule by which the user selects days; `nil`, the default, for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            month.reload()
        }
    }

    private func state(of day: Date) -> MonthView.DayState {
        let end = month.calendar.date(byAdding: .day, value: 1, to: day) ?? day
        let isAvailable = end > availableDateRange.start && day <= availableDateRange.end
        guard let selection = selectionBehavior else {
            return MonthView.DayState(isSelected: false, isAllowed: isAvailable)
        }
        let parts = components(of: day)
        return MonthView.DayState(
            isSelected: selection.selects(day, in: month.calendar),
            isAllowed: isAvailable && selection.canChoose(parts))
    }

    final func selectionDidChange() { month.reload() }

    // MARK: Decorations

    /// `true` (the default) if the delegate's decorations are shown.
    open var wantsDateDecorations = true {
        didSet { if wantsDateDecorations != oldValue { update() } }
    }

    /// Requests the decorations of days again.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool)
    {
        month.reload()
    }

    private func decorationView(of day: Date) -> UIView? {
        guard let decoration = delegate?.calendarView(self, decorationFor: components(of: day))
        else { return nil }
        return decoration.makeView()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { month.sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        month.frame = bounds
    }

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let visible = visibleDateComponents
        description.add("month", "\(visible.year ?? 0)-\(visible.month ?? 0)")
    }
}

extension UICalendarView: ViewWithParts {
    package final var parts: [UIView] { [month] }
}

extension Locale {
    /// The locale of the app's language.
    static var ofApp: Locale {
        let language = UIApplication.current?.language ?? .current
        return Locale(identifier: language.rawValue)
    }
}

/// The provider of a calendar's decorations.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
    /// Returns the decoration below a day; `nil` for none.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?

    /// Called after the user has turned to another month.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
