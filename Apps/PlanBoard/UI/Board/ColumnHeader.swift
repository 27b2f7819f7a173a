import PlanBoardCore
import UIKit

/// The head of a column: its title, the number of its cards, and its menu.
final class ColumnHeader: UIView {
    static let height: CGFloat = 43

    private let mark = UIView()
    private let title = UILabel()
    let more = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.layer.cornerRadius = 1.5
        title.lineBreakMode = .byTruncatingTail
        title.accessibilityTraits = .header
        more.setImage(.symbol("ellipsis", size: 16, weight: .medium), for: .normal)
        more.tintColor = .planSecondary
        more.showsMenuAsPrimaryAction = true
        for view in [mark, title, more] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            mark.centerYAnchor.constraint(equalTo: centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 3),
            mark.heightAnchor.constraint(equalToConstant: 14),
            title.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 7),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
            title.trailingAnchor.constraint(equalTo: more.leadingAnchor, constant: -4),
            more.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -2),
            more.centerYAnchor.constraint(equalTo: centerYAnchor),
            more.widthAnchor.constraint(equalToConstant: 44),
            more.heightAnchor.constraint(equalTo: heightAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// The numbers of a column's cards.
    struct Counts: Equatable {
        var all: Int
        var unfinished: Int
    }

    func show(_ column: Column, _ counts: Counts) {
        mark.backgroundColor = .plan(column.color)
        let text = NSMutableAttributedString(
            string: column.title,
            attributes: [
                .font: UIFont.systemFont(ofSize: 14, weight: .semibold),
                .foregroundColor: UIColor.label,
            ])
        let suffix =
            column.limit.map { " (\(counts.unfinished)/\($0))" }
            ?? (counts.all > 0 ? " (\(counts.all))" : "")
        let isOverLimit = column.limit.map { counts.unfinished > $0 } ?? false
        text.append(
            NSAttributedString(
                string: suffix,
                attributes: [
                    .font: UIFont.systemFont(ofSize: 14),
                    .foregroundColor: isOverLimit ? UIColor.planWarning : .planAccent,
                ]))
        title.attributedText = text
        title.accessibilityLabel = column.title + suffix
        more.accessibilityLabel = String(
            localized: "Column \(column.title)", bundle: .module)
        more.accessibilityIdentifier = "More \(column.title)"
    }
}
