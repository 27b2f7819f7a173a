import UIKit

/// A row of the list that opens a page, by its context menu in another window.
final class PageRow: UIControl {
    private let openWindow: () -> Void

    init(
        _ page: GalleryPage, open: @escaping () -> Void, openWindow: @escaping () -> Void
    ) {
        self.openWindow = openWindow
        super.init(frame: .zero)
        isOpaque = false
        accessibilityIdentifier = page.name
        accessibilityLabel = page.title
        accessibilityTraits = .button
        addAction(UIAction { _ in open() }, for: .touchUpInside)
        isContextMenuInteractionEnabled = true

        let icon = UIImageView()
        icon.image = UIImage(systemName: page.symbol)?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 16, weight: .semibold))
        icon.contentMode = .center
        icon.tintColor = .white
        icon.backgroundColor = page.color
        icon.layer.cornerRadius = 7
        let title = UILabel()
        title.text = page.title
        title.font = .preferredFont(forTextStyle: .body)
        title.numberOfLines = 0
        title.isAccessibilityElement = false
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let chevron = UIImageView(
            image: UIImage(systemName: isMirrored ? "chevron.left" : "chevron.right")?
                .withConfiguration(UIImage.SymbolConfiguration(pointSize: 11, weight: .bold)))
        chevron.tintColor = .tertiaryLabel
        for view in [icon, title, chevron] {
            view.isUserInteractionEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            icon.centerYAnchor.constraint(equalTo: centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: 30),
            icon.heightAnchor.constraint(equalToConstant: 30),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 14),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 11),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -11),
            chevron.leadingAnchor.constraint(
                greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            chevron.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
            chevron.centerYAnchor.constraint(equalTo: centerYAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [openWindow] _ in
            UIMenu(children: [
                UIAction(
                    title: String(localized: "Open in New Window", bundle: .module),
                    image: UIImage(systemName: "macwindow")
                ) { _ in openWindow() }
            ])
        }
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            let color = isHighlighted ? UIColor.systemGray4 : .clear
            if isHighlighted { return backgroundColor = color }
            UIView.animate(withDuration: 0.3) { self.backgroundColor = color }
        }
    }
}
