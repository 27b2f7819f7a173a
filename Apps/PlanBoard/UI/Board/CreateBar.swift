import GrowingTextViews
import UIKit

/// The bar in which the text of a new card is written. It grows with the text.
final class CreateBar: UIView, UITextViewDelegate {
    /// The bar's height around a text of one line.
    static let height: CGFloat = 88

    /// The least and largest height of the text, which has three lines at most.
    static let textHeights: ClosedRange<CGFloat> = 34...70

    let text = GrowingTextView()
    let cancel = UIButton(type: .system)
    let create = UIButton(configuration: .filled())
    private let line = UIView()

    /// Called with the trimmed text of the new card.
    var didCreate: (String) -> Void = { _ in }

    /// Called when the text changes.
    var didType: () -> Void = {}

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
        text.heights = Self.textHeights
        text.placeholder = String(localized: "What is the plan?", bundle: .module)
        text.onChange = { [weak self] in self?.textDidChange() }
        cancel.setTitle(String(localized: "Cancel", bundle: .module), for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 14)
        cancel.accessibilityIdentifier = "CancelCard"
        cancel.addAction(
            UIAction { [weak self] _ in
                self?.clear()
                self?.text.resignFirstResponder()
            },
            for: .primaryActionTriggered)
        create.configuration?.title = String(localized: "Create", bundle: .module)
        create.configuration?.baseBackgroundColor = .planFill
        create.configuration?.contentInsets = .zero
        create.configuration?.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 14, weight: .medium)
            return attributes
        }
        create.accessibilityIdentifier = "CreateCard"
        create.addAction(
            UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        for view in [text, cancel, create, line] {
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
        textDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// Removes the text.
    func clear() { text.text = "" }

    private var trimmed: String {
        (text.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func finish() {
        guard !trimmed.isEmpty else { return }
        let title = trimmed
        clear()
        didCreate(title)
    }

    private func textDidChange() {
        create.isEnabled = !trimmed.isEmpty
        didType()
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
