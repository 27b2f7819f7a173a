public import CoreGraphics
public import Foundation
import FoundationGaps
import Observing
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A control for choosing a date, a time or a duration: as wheels, as a calendar, or as small
/// buttons that open one.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The components that the picker chooses.
    public nonisolated enum Mode: Int, Hashable, Sendable {
        case time = 0
        case date, dateAndTime
        /// A duration in hours and minutes.
        case countDownTimer
        case yearAndMonth = 4
    }

    private var content: (any DatePickerContent)?

    @Observed private final var storedDate = Date()
    private var storedDuration: TimeInterval = 60

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isAccessibilityElement = false
        updateContent()
        if frame.size == .zero { sizeToFit() }
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { datePickerTable }

    /// `false`: the buttons, days and wheels inside have the focus.
    open override var canBecomeFocused: Bool { false }

    // MARK: Kind

    /// The components that the picker chooses; a date and a time by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { updateContent() } }
    }

    /// The look that the app prefers; the one that suits the mode by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { updateContent() } }
    }

    /// The look that is shown: durations, and years with months, are wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        switch preferredDatePickerStyle {
        case .automatic: return .compact
        case .inline: return datePickerMode == .time ? .wheels : .inline
        default: return preferredDatePickerStyle
        }
    }

    // MARK: Value

    /// The date, within the limits. The time of creation by default.
    ///
    /// Setting it sends no event. It is rounded down to ``minuteInterval``.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, with turning wheels if `animated`.
    open func setDate(_ date: Date, animated: Bool) {
        adopt(accepted(date))
        content?.show(animated: animated && window != nil)
    }

    /// The earliest date; none by default. A later one than ``maximumDate`` has no effect.
    open var minimumDate: Date? { didSet { limitsDidChange() } }

    /// The latest date; none by default. An earlier one than ``minimumDate`` has no effect.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    /// The duration of a countdown in seconds, a multiple of 60 from 1 minute to 23 hours and 59.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            guard newValue.isFinite else { return }
            let step = Double(minuteInterval * 60)
            let stepped = (newValue / step).rounded(.down) * step
            storedDuration = min(max(stepped, step), 86_400 - step)
            content?.show(animated: false)
        }
    }

    /// The step of the minutes, 1 by default, and for a number above 30 or one that does not divide
    /// 60 evenly.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            adopt(accepted(storedDate))
            updateContent()
        }
    }

    /// `true` (the default) if ``date`` is rounded down to ``minuteInterval`` when it is set.
    /// Dates that the user chooses always are.
    open var roundsToMinuteInterval = true {
        didSet {
            if roundsToMinuteInterval != oldValue { setDate(storedDate, animated: false) }
        }
    }

    /// The language and the format; those of the app when `nil`.
    open var locale: Locale? { didSet { updateContent() } }

    /// The calendar; Gregorian by default.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { updateContent() } }

    /// The time zone; the calendar's when `nil`.
    open var timeZone: TimeZone? { didSet { updateContent() } }

    // MARK: Choosing

    /// The limits, unless they contradict each other.
    final var limits: ClosedRange<Date> {
        let first = minimumDate ?? .distantPast
        let last = maximumDate ?? .distantFuture
        return first <= last ? first...last : .distantPast ... .distantFuture
    }

    private func accepted(_ date: Date) -> Date {
        let stepped =
            roundsToMinuteInterval
            ? effectiveCalendar.roundedDown(date, toMinutes: minuteInterval) : date
        return min(max(stepped, limits.lowerBound), limits.upperBound)
    }

    /// Stores a date, of which observers are notified if it differs.
    private func adopt(_ date: Date) {
        if date != storedDate { storedDate = date }
    }

    private func limitsDidChange() {
        adopt(accepted(storedDate))
        content?.show(animated: false)
    }

    /// Adopts a date that the user chose.
    final func choose(_ date: Date) {
        let old = storedDate
        setDate(date, animated: true)
        if storedDate != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Adopts a duration that the user chose.
    final func choose(duration: TimeInterval) {
        let old = storedDuration
        countDownDuration = duration
        if storedDuration != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Environment

    /// The calendar with locale and time zone.
    final var effectiveCalendar: Calendar {
        var result = calendar ?? Calendar(identifier: .gregorian)
        result.locale = effectiveLocale
        if let timeZone { result.timeZone = timeZone }
        return result
    }

    final var effectiveLocale: Locale {
        locale ?? .ofApp
    }

    /// Returns a formatter for a template such as `yMMMd`.
    final func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = effectiveLocale
        formatter.calendar = effectiveCalendar
        formatter.timeZone = effectiveCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    // MARK: Content

    /// The colour of the wheels' texts, which key-value coding sets.
    final var textColor: UIColor? { didSet { updateContent() } }

    private func updateContent() {
        content?.removeFromSuperview()
        let made: any DatePickerContent =
            switch datePickerStyle {
            case .wheels: DateWheels(self)
            case .inline: InlineDateView(self)
            default: CompactDateView(self)
            }
        content = made
        addSubview(made)
        made.show(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            content?.isUserInteractionEnabled = isEnabled
            content?.alpha = isEnabled ? 1 : ControlStyle.alpha(for: .disabled)
        }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        content?.sizeThatFits(.zero) ?? .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if datePickerMode == .countDownTimer {
            description.add("duration", storedDuration)
        } else {
            description.add("date", "\(storedDate)")
        }
    }
}

/// The look of a date picker.
public nonisolated enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic = 0
    case wheels
    /// Small buttons that open a calendar or wheels.
    case compact
    /// A calendar.
    case inline
}

/// The view that a date picker shows for its style.
@MainActor
protocol DatePickerContent: UIView {
    /// Shows the date of the picker.
    func show(animated: Bool)
}

nonisolated extension Calendar {
    /// Returns the date whose minutes are a multiple of `interval`, at most a full interval before.
    func roundedDown(_ date: Date, toMinutes interval: Int) -> Date {
        guard interval > 1 else { return date }
        let minute = component(.minute, from: date)
        let second = component(.second, from: date)
        return date.addingTimeInterval(-Double(minute % interval * 60 + second))
    }

    /// Returns a date made of parts; a day that its month lacks becomes the month's last.
    func dateClampingDay(_ parts: DateComponents) -> Date? {
        var first = parts
        first.day = 1
        guard let start = date(from: first) else { return nil }
        let days = range(of: .day, in: .month, for: start)?.count ?? 31
        var result = parts
        result.day = min(parts.day ?? 1, days)
        return date(from: result)
    }
}
