import UIKit

/// The list of checks, between a header and a footer.
final class CheckListView: UIView {
    let header = UILabel()
    let footer = UILabel()
    let rows = Check.all.map { CheckRow(check: $0) }
    var onSelect: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        header.text = String(localized: "My Checks", bundle: .module)
        header.font = .preferredFont(forTextStyle: .title2)
        footer.text = String(localized: "5 checks", bundle: .module)
        footer.font = .preferredFont(forTextStyle: .subheadline)
        footer.textColor = .secondaryLabel
        footer.textAlignment = .center
        for label in [header, footer] { label.adjustsFontForContentSizeCategory = true }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 10
        for part in [header, footer, column] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        for (index, row) in rows.enumerated() {
            row.addAction(
                UIAction { [unowned self] _ in onSelect(index) }, for: .touchUpInside)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: topAnchor),
            header.heightAnchor.constraint(equalToConstant: 56),
            header.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            column.topAnchor.constraint(equalTo: header.bottomAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 16),
            footer.bottomAnchor.constraint(equalTo: bottomAnchor),
            footer.heightAnchor.constraint(equalToConstant: 56),
            footer.leadingAnchor.constraint(equalTo: leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
