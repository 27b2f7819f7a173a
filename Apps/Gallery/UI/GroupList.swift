import UIKit

/// A scrolling column of groups.
final class GroupList: UIScrollView {
    init(_ groups: [UIView]) {
        super.init(frame: .zero)
        alwaysBounceVertical = true
        backgroundColor = .systemGroupedBackground
        let column = UIStackView(arrangedSubviews: groups)
        column.axis = .vertical
        column.spacing = 22
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let width = column.widthAnchor.constraint(
            equalTo: frameLayoutGuide.widthAnchor, constant: -32)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
            column.bottomAnchor.constraint(
                equalTo: contentLayoutGuide.bottomAnchor, constant: -32),
            // As wide as text is read comfortably, in a wide window.
            column.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
            width,
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// Rows on a rounded background, with a text above and below.
final class InsetGroup: UIView {
    init(header: String? = nil, rows: [UIView], footer: String? = nil) {
        super.init(frame: .zero)
        isOpaque = false
        let card = UIStackView()
        card.axis = .vertical
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        for (index, row) in rows.enumerated() {
            if index > 0 { card.addArrangedSubview(SeparatorView(inset: row.separatorInset)) }
            card.addArrangedSubview(row)
        }
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 7
        column.translatesAutoresizingMaskIntoConstraints = false
        if let header { column.addArrangedSubview(Self.caption(header.uppercased())) }
        column.addArrangedSubview(card)
        if let footer { column.addArrangedSubview(Self.caption(footer)) }
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: topAnchor),
            column.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func caption(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = UIListContentConfiguration.groupedHeader().textProperties.color
        label.numberOfLines = 0
        let padded = UIStackView(arrangedSubviews: [label])
        padded.isLayoutMarginsRelativeArrangement = true
        padded.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 0, trailing: 16)
        return padded
    }
}

/// The line between two rows.
private final class SeparatorView: UIView {
    init(inset: CGFloat) {
        super.init(frame: .zero)
        isOpaque = false
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.topAnchor.constraint(equalTo: topAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// The inset of the line above the view in a group.
    fileprivate var separatorInset: CGFloat { self is PageRow ? 60 : 16 }
}
