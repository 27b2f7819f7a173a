import UIKit

/// Rows on a rounded background with lines between them.
final class FormGroup: UIView {
    static let rowHeight: CGFloat = 45
    static let inset: CGFloat = 16

    private let stack = UIStackView()

    init(_ rows: [UIView]) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        clipsToBounds = true
        stack.axis = .vertical
        stack.fill(self)
        setRows(rows)
    }

    required init?(coder: NSCoder) { nil }

    func setRows(_ rows: [UIView]) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, row) in rows.enumerated() {
            if index > 0 { stack.addArrangedSubview(Self.line()) }
            stack.addArrangedSubview(row)
        }
    }

    private static func line() -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        line.translatesAutoresizingMaskIntoConstraints = false
        let holder = UIView()
        holder.addSubview(line)
        NSLayoutConstraint.activate([
            holder.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: inset),
            line.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
            line.topAnchor.constraint(equalTo: holder.topAnchor),
            line.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
        ])
        return holder
    }

    /// A row: a name at the leading edge, and controls at the trailing one.
    static func row(_ name: String, _ controls: [UIView], isStretching: Bool = false) -> UIView {
        let title = UILabel()
        title.text = name
        title.font = .preferredFont(forTextStyle: .body)
        title.isAccessibilityElement = false
        let stack = UIStackView(arrangedSubviews: [title] + controls)
        stack.alignment = .center
        stack.spacing = 10
        title.setContentHuggingPriority(isStretching ? .required : .defaultLow, for: .horizontal)
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        for control in controls where !isStretching {
            control.setContentHuggingPriority(.required, for: .horizontal)
        }
        return padded(stack)
    }

    /// A button that looks like a link, over the width of a row.
    static func linkButton(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .body)
        button.contentHorizontalAlignment = .leading
        return button
    }

    /// A button at the end of a row that removes it.
    static func removeButton(_ identifier: String) -> UIButton {
        let remove = UIButton(type: .system)
        remove.setImage(.symbol("xmark", size: 12), for: .normal)
        remove.tintColor = .planSecondary
        remove.accessibilityIdentifier = identifier
        remove.accessibilityLabel = String(localized: "Delete", bundle: .module)
        remove.setContentHuggingPriority(.required, for: .horizontal)
        remove.widthAnchor.constraint(equalToConstant: 28).isActive = true
        remove.heightAnchor.constraint(equalToConstant: 36).isActive = true
        return remove
    }

    /// A view within the margins and height of a row.
    ///
    /// - Parameter isGrowing: `true` for a row as high as its content.
    static func padded(_ content: UIView, isGrowing: Bool = false) -> UIView {
        let row = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(content)
        let height =
            isGrowing
            ? row.heightAnchor.constraint(equalTo: content.heightAnchor, constant: 20)
            : row.heightAnchor.constraint(equalToConstant: rowHeight)
        NSLayoutConstraint.activate([
            height,
            content.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: inset),
            content.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -inset),
            content.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
        return row
    }
}
