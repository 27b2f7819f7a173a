import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The small buttons of a date picker that open a calendar and wheels.
final class CompactDateView: UIView, DatePickerContent {
    private static let minimumHeight: CGFloat = 34.5
    private static let spacing: CGFloat = 6

    private weak var picker: UIDatePicker?
    private let dateButton = UIButton(configuration: .gray())
    private let timeButton = UIButton(configuration: .gray())
    private let showsDate: Bool
    private let showsTime: Bool

    init(_ picker: UIDatePicker, showsDate: Bool = true) {
        self.picker = picker
        self.showsDate = showsDate && picker.datePickerMode != .time
        showsTime = picker.datePickerMode != .date
        super.init(frame: .zero)
        isOpaque = false
        if self.showsDate { prepare(dateButton) { [weak self] in self?.openCalendar() } }
        if showsTime { prepare(timeButton) { [weak self] in self?.openWheels() } }
    }

    required init?(coder: NSCoder) { return nil }

    private func prepare(_ button: UIButton, _ action: @escaping () -> Void) {
        button.configuration?.baseForegroundColor = .label
        button.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 7, leading: 11, bottom: 7, trailing: 11)
        button.configuration?.background.cornerRadius = 8
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        addSubview(button)
    }

    func show(animated: Bool) {
        guard let picker else { return }
        dateButton.configuration?.title = picker.formatter("yMMMd").string(from: picker.date)
        timeButton.configuration?.title = picker.formatter("jmm").string(from: picker.date)
        setNeedsLayout()
        picker.invalidateIntrinsicContentSize()
    }

    // MARK: Opening

    private func openCalendar() { open(.date, .inline, from: dateButton) }

    private func openWheels() { open(.time, .wheels, from: timeButton) }

    /// Opens a picker of a date or a time on a panel, whose choices become those of this picker.
    private func open(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, from button: UIButton
    ) {
        guard let window, let picker else { return }
        let inner = UIDatePicker()
        inner.locale = picker.locale
        inner.calendar = picker.calendar
        inner.timeZone = picker.timeZone
        inner.minuteInterval = picker.minuteInterval
        inner.preferredDatePickerStyle = style
        inner.datePickerMode = mode
        inner.date = picker.date
        inner.minimumDate = picker.minimumDate
        inner.maximumDate = picker.maximumDate
        inner.tintColor = picker.tintColor
        let popup = PopupView(inner, anchor: button.convert(button.bounds, to: nil))
        inner.addAction(
            UIAction { [weak picker, weak inner] _ in
                if let inner { picker?.choose(inner.date) }
            }, for: .valueChanged)
        button.isSelected = false
        popup.open(in: window)
    }

    // MARK: Layout

    private var buttons: [UIButton] {
        (showsDate ? [dateButton] : []) + (showsTime ? [timeButton] : [])
    }

    /// The height of the buttons, which follows the user's size of text.
    private var height: CGFloat {
        let scaled = UIFontMetrics(forTextStyle: .body)
            .scaledValue(for: Self.minimumHeight, compatibleWith: traitCollection)
        return max(Self.minimumHeight, scaled)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        picker?.invalidateIntrinsicContentSize()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = buttons.map { $0.intrinsicContentSize.width }
        return CGSize(
            width: widths.reduce(0, +) + Self.spacing * CGFloat(widths.count - 1),
            height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The buttons stand at the trailing edge, as in a form.
        var end = bounds.width
        let height = height
        for button in buttons.reversed() {
            let width = min(button.intrinsicContentSize.width, max(0, end))
            let x = isMirrored ? bounds.width - end : end - width
            button.frame = CGRect(
                x: x, y: (bounds.height - height) / 2, width: width, height: height)
            end -= width + Self.spacing
        }
    }
}
