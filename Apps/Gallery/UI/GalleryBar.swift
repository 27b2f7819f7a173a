import UIKit

/// The bar at the top: a title, and a button back to the list.
final class GalleryBar: UIView {
    static let height: CGFloat = 44

    /// Texts in bars stop growing, as in a navigation bar.
    private nonisolated static let largestText: CGFloat = 21

    let back = UIButton(configuration: .plain())

    /// Opens the code of the page.
    let code = UIButton(configuration: .plain())
    private let title = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        title.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
            for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: Self.largestText)
        title.adjustsFontForContentSizeCategory = true
        title.textAlignment = .center
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.6
        line.backgroundColor = .separator
        back.configuration?.title = String(localized: "Back", bundle: .module)
        back.configuration?.titleTextAttributesTransformer =
            UIConfigurationTextAttributesTransformer {
                var attributes = $0
                attributes.font = UIFontMetrics(forTextStyle: .body).scaledFont(
                    for: .systemFont(ofSize: 17), maximumPointSize: Self.largestText)
                return attributes
            }
        back.configuration?.imagePadding = 3
        back.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 8, leading: 8, bottom: 8, trailing: 8)
        back.configuration?.titleLineBreakMode = .byTruncatingTail
        back.accessibilityIdentifier = "Back"
        let codeName = String(localized: "Code", bundle: .module)
        code.configuration?.image = UIImage(systemName: "chevron.left.forwardslash.chevron.right")
        code.accessibilityLabel = codeName
        code.accessibilityIdentifier = "Code"
        code.addInteraction(UIToolTipInteraction(defaultToolTip: codeName))
        for view in [title, back, code, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        back.setContentCompressionResistancePriority(.required, for: .horizontal)
        title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let center = title.centerXAnchor.constraint(equalTo: centerXAnchor)
        center.priority = .defaultHigh
        NSLayoutConstraint.activate([
            back.leadingAnchor.constraint(equalTo: leadingAnchor),
            back.bottomAnchor.constraint(equalTo: bottomAnchor),
            back.heightAnchor.constraint(equalToConstant: Self.height),
            center,
            title.leadingAnchor.constraint(greaterThanOrEqualTo: back.trailingAnchor),
            title.trailingAnchor.constraint(lessThanOrEqualTo: code.leadingAnchor),
            code.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
            code.bottomAnchor.constraint(equalTo: bottomAnchor),
            code.widthAnchor.constraint(equalToConstant: 44),
            code.heightAnchor.constraint(equalToConstant: Self.height),
            title.bottomAnchor.constraint(equalTo: bottomAnchor),
            title.heightAnchor.constraint(equalToConstant: Self.height),
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
        updateChevron()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, hasBack: Bool) {
        title.text = text
        back.isHidden = !hasBack
        code.isHidden = !hasBack
    }

    /// The arrow that points back along the reading direction.
    private func updateChevron() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        back.configuration?.image = UIImage(
            systemName: isMirrored ? "chevron.right" : "chevron.left"
        )?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 16, weight: .semibold))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateChevron()
    }
}
