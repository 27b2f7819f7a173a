import UIKit

/// One of several choices, with a symbol or a title. The chosen one has a tinted ground.
final class ChoiceButton: UIButton {
    /// Creates a button.
    ///
    /// - Parameter identifier: The name for scripts and tests, in English.
    init(symbol: String? = nil, title: String, identifier: String, action: @escaping () -> Void) {
        super.init(frame: .zero)
        if let symbol {
            setImage(UIImage(systemName: symbol), for: .normal)
        } else {
            setTitle(title, for: .normal)
            titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        }
        layer.cornerRadius = 8
        accessibilityLabel = title
        accessibilityIdentifier = identifier
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        showState()
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { showState() } }

    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.4 } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.tintColor = isSelected ? tintColor : .label
    }

    private func showState() {
        backgroundColor = isSelected ? tintColor.asGround : .tertiarySystemFill
        setTitleColor(isSelected ? tintColor : .label, for: .normal)
        setNeedsLayout()
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
}
