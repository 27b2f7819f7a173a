import UIKit

/// The base of the pages of controls: groups of rows, and controls whose values are shown live.
class ControlPage: UIViewController {
    /// The groups of the page, from top to bottom.
    func makeGroups() -> [InsetGroup] { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        showGroups(makeGroups())
    }

    // MARK: Rows

    /// Returns a row with a title and a control at the trailing edge.
    func row(_ title: String, _ control: UIView) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        control.setContentHuggingPriority(.required, for: .horizontal)
        control.setContentCompressionResistancePriority(.required, for: .horizontal)
        if control.accessibilityLabel == nil { control.accessibilityLabel = title }
        // In large letters a title leaves no room beside it.
        let stack = LargeTypeStack([label, control], isFilled: false)
        stack.spacing = 12
        stack.alignment = .center
        return padded(stack, vertical: 6)
    }

    /// Returns a row with a view across.
    func block(_ view: UIView) -> UIView {
        let stack = UIStackView(arrangedSubviews: [view])
        stack.alignment = .center
        return padded(stack, vertical: 12)
    }

    /// Returns a row with views side by side from the leading edge.
    func line(_ views: [UIView]) -> UIView {
        let stack = LargeTypeStack(views, isFilled: true)
        stack.spacing = 8
        return padded(stack, vertical: 10)
    }

    private func padded(_ stack: UIStackView, vertical: CGFloat) -> UIView {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: 16, bottom: vertical, trailing: 16)
        stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return stack
    }

    /// Returns a switch that sets something.
    func toggle(_ isOn: Bool, _ set: @escaping (Bool) -> Void) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        control.addAction(
            UIAction { action in set((action.sender as? UISwitch)?.isOn ?? false) },
            for: .valueChanged)
        return control
    }

    /// Returns a grey label for a value that changes.
    func valueLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.textAlignment = .natural
        return label
    }

    /// Adds a closure that is called for a control's new values.
    func onChange<Control: UIControl>(
        of control: Control, _ action: @escaping (Control) -> Void
    ) {
        control.addAction(
            UIAction { [weak control] _ in if let control { action(control) } }, for: .valueChanged)
    }
}
