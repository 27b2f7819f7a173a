import GrowingTextViews
import KeyboardAvoiding
import UIKit

extension GalleryPage {
    static var chat: GalleryPage {
        GalleryPage(
            name: "Chat", title: String(localized: "Bar above the keyboard", bundle: .module),
            section: .components, symbol: "bubble.left.and.bubble.right", color: .systemGreen,
            makeController: { ChatPage() })
    }
}

/// Messages, and a bar whose text grows and which stays above the software keyboard.
final class ChatPage: UIViewController {
    private let messages = UIStackView()
    private let scrollView = UIScrollView()
    private let bar = UIView()
    private let text = GrowingTextView()
    private let send = UIButton(configuration: .filled())
    private lazy var barBottom = bar.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    private var observer: KeyboardObserver?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.backgroundColor = .secondarySystemBackground
        messages.axis = .vertical
        messages.spacing = 8
        messages.alignment = .leading
        text.font = .preferredFont(forTextStyle: .body)
        text.heights = 38...UIFontMetrics.default.scaledValue(for: 122)
        text.placeholder = String(localized: "Write a message", bundle: .module)
        text.accessibilityIdentifier = "Message"
        text.backgroundColor = .tertiarySystemFill
        text.layer.cornerRadius = 10
        text.textContainerInset = UIEdgeInsets(top: 9, left: 6, bottom: 9, right: 6)
        text.onChange = { [weak self] in self?.textDidChange() }
        send.configuration?.title = String(localized: "Send", bundle: .module)
        send.accessibilityIdentifier = "Send"
        send.setContentHuggingPriority(.required, for: .horizontal)
        send.setContentCompressionResistancePriority(.required, for: .horizontal)
        send.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .primaryActionTriggered)
        addMessage(
            String(localized: "The bar follows the keyboard, at its pace.", bundle: .module),
            isOwn: false)
        addMessage(
            String(localized: "And the text grows, up to five lines.", bundle: .module),
            isOwn: false)
        layOut()
        textDidChange()
        observer = KeyboardObserver(of: view) { [weak self] in self?.keyboardWillMove($0) }
    }

    private func layOut() {
        let line = UIStackView(arrangedSubviews: [text, send])
        line.spacing = 8
        line.alignment = .bottom
        if UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory {
            // Next to the button, large words would break.
            (line.axis, line.alignment) = (.vertical, .fill)
        }
        for (child, parent) in [
            (scrollView, view), (bar, view), (messages, scrollView), (line, bar),
        ] as [(UIView, UIView?)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent?.addSubview(child)
        }
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            send.heightAnchor.constraint(greaterThanOrEqualToConstant: text.heights.lowerBound),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            barBottom,
            line.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            line.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            line.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            line.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
            messages.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            messages.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            messages.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
            messages.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
        ])
    }

    private func keyboardWillMove(_ change: KeyboardChange) {
        let bottom = view.safeAreaInsets.bottom
        barBottom.constant = -max(change.coveredHeight - bottom, 0)
        change.animate { self.view.layoutIfNeeded() }
    }

    // MARK: Messages

    private func textDidChange() {
        send.isEnabled = !trimmed.isEmpty
    }

    private var trimmed: String {
        (text.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func sendText() {
        addMessage(trimmed, isOwn: true)
        text.text = ""
    }

    private func addMessage(_ message: String, isOwn: Bool) {
        let label = UILabel()
        label.text = message
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = isOwn ? .white : .label
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        let bubble = UIView()
        bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemFill
        bubble.layer.cornerRadius = 14
        bubble.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
        ])
        messages.addArrangedSubview(bubble)
    }
}
