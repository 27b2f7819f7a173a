public import UIKit

/// The bar above a picker: Cancel, a title, Done.
@preconcurrency @MainActor
public final class PickerBar: UIView {
    /// The button at the leading end.
    public let cancelButton = UIButton(type: .system)

    /// The button at the trailing end.
    public let doneButton = UIButton(type: .system)

    /// The title in the middle, 150 points wide.
    public let titleLabel = UILabel()

    /// The look of a bar.
    public nonisolated enum Style: Hashable, Sendable {
        /// The system's colours, without a title.
        case standard

        /// Orange with blue buttons, and a title that asks to choose.
        case classic
    }

    /// The look; ``Style/standard`` by default. Setting it sets the colours and the title, which
    /// can be changed afterwards.
    public var style = Style.standard { didSet { applyStyle() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = .flexibleWidth
        cancelButton.setTitle(String(localized: "Cancel"), for: .normal)
        doneButton.setTitle(String(localized: "Done"), for: .normal)
        titleLabel.textAlignment = .center
        for button in [cancelButton, doneButton] {
            button.titleLabel?.font = .systemFont(ofSize: 17)
        }
        for part in [cancelButton, doneButton, titleLabel] { addSubview(part) }
        applyStyle()
    }

    private func applyStyle() {
        let isClassic = style == .classic
        backgroundColor = isClassic ? .orange : .secondarySystemBackground
        titleLabel.text = isClassic ? String(localized: "Choose a type") : nil
        titleLabel.textColor = isClassic ? .black : .secondaryLabel
        for button in [cancelButton, doneButton] { button.tintColor = isClassic ? .blue : nil }
    }

    public required init?(coder: NSCoder) { nil }

    /// 44 points high, as wide as the window.
    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let leading = CGRect(x: 0, y: 0, width: 70, height: bounds.height)
        let trailing = CGRect(x: bounds.width - 70, y: 0, width: 70, height: bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        cancelButton.frame = isMirrored ? trailing : leading
        doneButton.frame = isMirrored ? leading : trailing
        titleLabel.frame = CGRect(
            x: bounds.width / 2 - 75, y: 0, width: 150, height: bounds.height)
    }
}
