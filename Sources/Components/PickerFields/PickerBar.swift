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

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        autoresizingMask = .flexibleWidth
        cancelButton.setTitle(String(localized: "Cancel"), for: .normal)
        doneButton.setTitle(String(localized: "Done"), for: .normal)
        titleLabel.textAlignment = .center
        titleLabel.textColor = .secondaryLabel
        for button in [cancelButton, doneButton] {
            button.titleLabel?.font = .systemFont(ofSize: 17)
        }
        for part in [cancelButton, doneButton, titleLabel] { addSubview(part) }
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
