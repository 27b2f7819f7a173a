import UIKit

/// What an empty column shows instead of cards.
final class EmptyColumnView: UIView {
    private let picture = UIImageView(image: .symbol("list.clipboard", size: 44, weight: .light))
    private let proverb = UILabel()
    private let invitation = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.tintColor = .quaternaryLabel
        picture.contentMode = .center
        proverb.text = String(localized: "Well begun is half done", bundle: .module)
        proverb.font = .systemFont(ofSize: 14, weight: .medium)
        proverb.textColor = .secondaryLabel
        invitation.font = .systemFont(ofSize: 12)
        invitation.textColor = .tertiaryLabel
        for label in [proverb, invitation] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: [picture, proverb, invitation])
        stack.axis = .vertical
        stack.spacing = 6
        stack.setCustomSpacing(12, after: picture)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -20),
            stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - isFirst: `true` for the column of today.
    ///   - isFiltered: `true` if the column has cards, but none that is looked for.
    func show(isFirst: Bool, isFiltered: Bool) {
        proverb.isHidden = isFiltered
        invitation.text =
            isFiltered
            ? String(localized: "No matching cards", bundle: .module)
            : isFirst
                ? String(localized: "Make your plan for today", bundle: .module)
                : String(localized: "Make your plan", bundle: .module)
    }
}
