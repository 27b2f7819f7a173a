public import UIKit

/// A validated field with its message below, which appears and disappears.
@preconcurrency @MainActor
public final class ValidatedFieldView: UIStackView {
    /// The field.
    public let field: ValidatedTextField

    /// The message: the reason of a failure, or ``hint``.
    public let messageLabel = UILabel()

    /// A text that is shown while there is no failure; none by default.
    public var hint: String? { didSet { update() } }

    /// `true` to show and hide messages without animation, as for users who reduce motion; `false`
    /// by default.
    public var reducesMotion = false

    public init(_ field: ValidatedTextField, hint: String? = nil) {
        self.field = field
        self.hint = hint
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.numberOfLines = 0
        addArrangedSubview(field)
        addArrangedSubview(messageLabel)
        field.validityDidChange = { [weak self] in self?.changed() }
        update()
    }

    public required init(coder: NSCoder) {
        field = ValidatedTextField()
        super.init(coder: coder)
    }

    private func changed() {
        guard window != nil, !reducesMotion, !UIAccessibility.isReduceMotionEnabled else {
            return update()
        }
        UIView.animate(withDuration: 0.2) {
            self.update()
            self.superview?.layoutIfNeeded()
        }
    }

    private func update() {
        let failure = field.validity.failure
        let message = failure?.reason ?? hint
        if let message { messageLabel.text = message }
        messageLabel.textColor = failure == nil ? .secondaryLabel : .systemRed
        let isHidden = message == nil
        if messageLabel.isHidden != isHidden { messageLabel.isHidden = isHidden }
    }
}
