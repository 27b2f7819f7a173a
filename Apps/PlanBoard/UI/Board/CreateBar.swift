import UIKit

/// The bar in which the text of a new card is written. It grows with the text.
final class CreateBar: UIView, UITextViewDelegate {
    /// The bar's height around a text of one line.
    static let height: CGFloat = 88

    /// The least and largest height of the text, which has three lines at most.
    static let textHeights: ClosedRange<CGFloat> = 34...70

    private static let growthDuration: TimeInterval = 0.1

    let text = UITextView()
    private let placeholder = UILabel()
    let cancel = UIButton(type: .system)
    let create = UIButton(configuration: .filled())
    private let line = UIView()
    private lazy var textHeight = text.heightAnchor.constraint(
        equalToConstant: Self.textHeights.lowerBound)

    /// Called with the trimmed text of the new card.
    var didCreate: (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        text.font = .systemFont(ofSize: 14)
        text.backgroundColor = .tertiarySystemFill
        text.layer.cornerRadius = 6
        text.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
        text.delegate = self
        text.accessibilityIdentifier = "NewCard"
        placeholder.text = String(localized: "What is the plan?", bundle: .module)
        placeholder.font = text.font
        placeholder.textColor = .placeholderText
        placeholder.isUserInteractionEnabled = false
        text.accessibilityLabel = placeholder.text
        cancel.setTitle(String(localized: "Cancel", bundle: .module), for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 14)
        cancel.accessibilityIdentifier = "CancelCard"
        cancel.addAction(
            UIAction { [weak self] _ in self?.text.resignFirstResponder() },
            for: .primaryActionTriggered)
        create.configuration?.title = String(localized: "Create", bundle: .module)
        create.configuration?.contentInsets = .zero
        create.configuration?.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 14, weight: .medium)
            return attributes
        }
        create.accessibilityIdentifier = "CreateCard"
        create.addAction(
            UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        for view in [text, placeholder, cancel, create, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: topAnchor),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
            text.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
            textHeight,
            placeholder.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 9),
            placeholder.topAnchor.constraint(equalTo: text.topAnchor, constant: 8),
            cancel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            cancel.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 9),
            cancel.widthAnchor.constraint(equalToConstant: 55),
            cancel.heightAnchor.constraint(equalToConstant: 26),
            create.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
            create.topAnchor.constraint(equalTo: cancel.topAnchor),
            create.widthAnchor.constraint(equalToConstant: 55),
            create.heightAnchor.constraint(equalToConstant: 26),
            bottomAnchor.constraint(equalTo: cancel.bottomAnchor, constant: 9),
        ])
        textDidChange(animated: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Removes the text.
    func clear() {
        text.text = ""
        textDidChange(animated: false)
    }

    private var trimmed: String {
        (text.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func finish() {
        guard !trimmed.isEmpty else { return }
        let title = trimmed
        clear()
        didCreate(title)
    }

    func textViewDidChange(_ textView: UITextView) { textDidChange(animated: true) }

    private func textDidChange(animated: Bool) {
        placeholder.isHidden = !(text.text ?? "").isEmpty
        create.isEnabled = !trimmed.isEmpty
        let fitting = text.sizeThatFits(
            CGSize(width: text.bounds.width, height: .greatestFiniteMagnitude)
        ).height
        let height = min(
            max(fitting, Self.textHeights.lowerBound), Self.textHeights.upperBound)
        guard text.bounds.width > 0, height != textHeight.constant else {
            if trimmed.isEmpty { textHeight.constant = Self.textHeights.lowerBound }
            return
        }
        textHeight.constant = height
        UIView.animate(withDuration: animated ? Self.growthDuration : 0) {
            self.superview?.layoutIfNeeded()
        }
    }

    /// The return key creates the card, with shift it begins a line.
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        guard text == "\n" else { return true }
        finish()
        return false
    }
}
