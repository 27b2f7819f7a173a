import UIKit

/// A message in the list: as high as its texts.
final class MailCell: UITableViewCell {
    private let dot = UIView()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()

    /// The constraints that follow from the size of text.
    private var dateConstraints: [NSLayoutConstraint] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .tintColor
        dot.layer.cornerRadius = 5
        flag.tintColor = .systemOrange
        flag.contentMode = .scaleAspectFit
        sender.font = .preferredFont(forTextStyle: .headline)
        date.font = .preferredFont(forTextStyle: .subheadline)
        date.textColor = .secondaryLabel
        subject.font = .preferredFont(forTextStyle: .subheadline)
        preview.font = .preferredFont(forTextStyle: .subheadline)
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        for view in [dot, flag, sender, date, subject, preview] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        date.setContentHuggingPriority(.required, for: .horizontal)
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        addConstraints()
    }

    required init?(coder: NSCoder) { nil }

    private func addConstraints() {
        let leading = contentView.leadingAnchor
        let trailing = contentView.trailingAnchor
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: leading, constant: 10),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            sender.leadingAnchor.constraint(equalTo: leading, constant: 28),
            sender.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            flag.widthAnchor.constraint(equalToConstant: 14),
            flag.heightAnchor.constraint(equalToConstant: 14),
            subject.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
            subject.trailingAnchor.constraint(equalTo: trailing, constant: -16),
            preview.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
            preview.trailingAnchor.constraint(equalTo: trailing, constant: -16),
            preview.topAnchor.constraint(equalTo: subject.bottomAnchor, constant: 2),
            preview.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
        arrange()
    }

    /// Places the date next to the sender, or below in large letters.
    private func arrange() {
        NSLayoutConstraint.deactivate(dateConstraints)
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            dateConstraints = [
                sender.trailingAnchor.constraint(
                    lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
                date.leadingAnchor.constraint(equalTo: sender.leadingAnchor),
                date.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
                flag.leadingAnchor.constraint(equalTo: date.trailingAnchor, constant: 6),
                flag.centerYAnchor.constraint(equalTo: date.centerYAnchor),
                subject.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 2),
            ]
        } else {
            dateConstraints = [
                date.trailingAnchor.constraint(
                    equalTo: contentView.trailingAnchor, constant: -16),
                date.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
                flag.leadingAnchor.constraint(
                    greaterThanOrEqualTo: sender.trailingAnchor, constant: 6),
                flag.trailingAnchor.constraint(equalTo: date.leadingAnchor, constant: -6),
                flag.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
                subject.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 2),
            ]
        }
        NSLayoutConstraint.activate(dateConstraints)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    func show(_ message: MailMessage, isUnread: Bool, isFlagged: Bool) {
        sender.text = message.sender
        date.text = message.dateText
        subject.text = message.subject
        preview.text = message.text
        dot.isHidden = !isUnread
        flag.isHidden = !isFlagged
        let state = isUnread ? String(localized: "Unread", bundle: .module) : nil
        let mark = isFlagged ? String(localized: "Flagged", bundle: .module) : nil
        accessibilityLabel = [state, mark, message.sender, message.subject, message.dateText]
            .compactMap { $0 }.joined(separator: ", ")
        isAccessibilityElement = true
    }
}
