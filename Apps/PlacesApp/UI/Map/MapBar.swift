import UIKit

/// A bar over the map: what is measured, recorded or shown, with buttons.
final class MapBar: UIView {
    private let label = UILabel()
    let buttons = UIStackView()

    /// What the bar is about; `nil` while it is hidden.
    private var subject: Subject?

    /// What a bar is about, which decides its buttons.
    enum Subject: Hashable {
        case measuring
        case recording
        case track(URL?)
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.numberOfLines = 0
        label.accessibilityIdentifier = "Bar"
        buttons.spacing = 8
        buttons.distribution = .fillProportionally
        let column = UIStackView(arrangedSubviews: [label, buttons])
        column.axis = .vertical
        column.spacing = 6
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        ])
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text and buttons. Those of the same subject stay, and with them a touch or the
    /// focus that they have.
    func show(_ text: String, about subject: Subject, _ actions: @autoclosure () -> [UIAction]) {
        label.text = text
        guard subject != self.subject else { return }
        self.subject = subject
        for button in buttons.arrangedSubviews { button.removeFromSuperview() }
        for action in actions() {
            // Three buttons fit next to each other on a narrow phone.
            var configuration = UIButton.Configuration.gray()
            configuration.buttonSize = .small
            configuration.titleLineBreakMode = .byTruncatingTail
            let button = UIButton(configuration: configuration, primaryAction: action)
            buttons.addArrangedSubview(button)
        }
        isHidden = false
    }

    func hide() {
        isHidden = true
        subject = nil
    }
}
