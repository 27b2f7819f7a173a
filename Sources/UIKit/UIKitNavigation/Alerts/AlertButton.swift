import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The button of an alert action, with a line at its upper or leading edge.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel()

    init(action: UIAlertAction, isBold: Bool, fontSize: CGFloat) {
        self.action = action
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = action.title
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.font = .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular)
        addSubview(label)
        action.didChange = { [weak self] in self?.update() }
        update()
    }

    required init?(coder: NSCoder) { return nil }

    /// The width of the title.
    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    private func update() {
        isEnabled = action.isEnabled
        label.textColor =
            !action.isEnabled
            ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .secondarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(x: 8, y: 0)
    }
}
