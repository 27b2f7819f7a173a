import UIKit

/// A part of a page: a title, and views on a rounded background.
final class Card: UIStackView {
    private let content = UIStackView()

    init(_ title: String, _ views: [UIView], button: UIButton? = nil) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 6
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityTraits = .header
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let header = UIStackView(arrangedSubviews: [label] + (button.map { [$0] } ?? []))
        header.alignment = .center
        button?.setContentHuggingPriority(.required, for: .horizontal)
        addArrangedSubview(header)
        content.axis = .vertical
        content.spacing = 12
        content.backgroundColor = .secondarySystemGroupedBackground
        content.layer.cornerRadius = 12
        content.isLayoutMarginsRelativeArrangement = true
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 14, leading: 14, bottom: 14, trailing: 14)
        addArrangedSubview(content)
        replace(with: views)
    }

    required init(coder: NSCoder) { preconditionFailure("A card is made in code.") }

    func replace(with views: [UIView]) {
        for view in content.arrangedSubviews { view.removeFromSuperview() }
        views.forEach(content.addArrangedSubview)
    }
}

/// Paragraphs of text.
final class Paragraphs: UIStackView {
    /// - Parameter isNote: `true` for small grey text.
    init(_ texts: [String], isNote: Bool = false) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 10
        for text in texts {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: isNote ? .footnote : .body)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = isNote ? .secondaryLabel : .label
            label.numberOfLines = 0
            addArrangedSubview(label)
        }
    }

    required init(coder: NSCoder) { preconditionFailure("Paragraphs are made in code.") }
}
