import UIKit

/// A check of the demo.
struct Check {
    var payee: String
    var amount: String
    var date: String
    var isReceived = true

    static let all = [
        Check(payee: "Hermes", amount: "$1,500.67", date: "21.07.2017"),
        Check(payee: "Pret a Manger", amount: "$12.40", date: "20.07.2017"),
        Check(payee: "National Rail", amount: "$86.00", date: "18.07.2017"),
        Check(
            payee: "Waterstones", amount: "$34.99", date: "15.07.2017", isReceived: false),
        Check(payee: "Borough Market", amount: "$27.15", date: "14.07.2017"),
    ]
}

/// A row with a check: the payee and the date, the amount at the end.
final class CheckRow: UIControl {
    var check: Check { didSet { update() } }

    private let payee = UILabel()
    private let date = UILabel()
    private let amount = UILabel()

    init(check: Check) {
        self.check = check
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        payee.font = .preferredFont(forTextStyle: .headline)
        date.font = .preferredFont(forTextStyle: .footnote)
        date.textColor = .secondaryLabel
        amount.font = .preferredFont(forTextStyle: .headline)
        for label in [payee, date, amount] { label.adjustsFontForContentSizeCategory = true }
        amount.setContentCompressionResistancePriority(.required, for: .horizontal)
        amount.setContentHuggingPriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [payee, date])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [texts, amount])
        row.alignment = .center
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
            row.centerYAnchor.constraint(equalTo: centerYAnchor),
            heightAnchor.constraint(equalToConstant: 64),
        ])
        update()
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        payee.text = check.payee
        date.text = check.date
        amount.text = check.amount
        accessibilityLabel = "\(check.payee), \(check.amount)"
    }
}
