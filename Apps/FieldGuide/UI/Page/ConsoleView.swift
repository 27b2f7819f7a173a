import UIKit

/// The lines that a run printed.
final class ConsoleView: UIView {
    private let label = UILabel()
    private let scroll = UIScrollView()
    private lazy var wraps = label.widthAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -24)

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 8
        label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .monospacedSystemFont(ofSize: 13, weight: .regular))
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .left
        label.semanticContentAttribute = .forceLeftToRight
        label.accessibilityIdentifier = "Console"
        label.translatesAutoresizingMaskIntoConstraints = false
        scroll.translatesAutoresizingMaskIntoConstraints = false
        addSubview(scroll)
        scroll.addSubview(label)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
            scroll.topAnchor.constraint(equalTo: topAnchor),
            scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            scroll.heightAnchor.constraint(equalTo: label.heightAnchor, constant: 20),
            wraps,
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ lines: [String]) {
        label.textColor = .label
        // The columns of a table stay below each other: it scrolls sideways instead.
        wraps.isActive = !lines.contains { $0.contains(/\S {2,}\S/) }
        label.text = lines.joined(separator: "\n")
    }

    func show(error: String) {
        label.textColor = .systemRed
        wraps.isActive = true
        label.text = error
    }
}
