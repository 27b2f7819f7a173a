import SharedElements
import UIKit

/// The page of a check: a bar, the check on blue, four lines and two round buttons.
final class CheckDetailView: UIView {
    let background = UIView()
    let bar = UIStackView()
    let row = CheckRow(check: Check.all[0])
    let lines = (0..<4).map { _ in UILabel() }
    let buttons = [
        CheckDetailView.roundButton("plus", .systemBlue),
        CheckDetailView.roundButton("trash", .systemRed),
    ]
    var onBack: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.backgroundColor = .systemBlue
        row.sharedElementKey = "check"
        row.isUserInteractionEnabled = false
        let back = barButton("chevron.backward")
        back.accessibilityIdentifier = "CloseCheck"
        back.accessibilityLabel = String(localized: "Back", bundle: .module)
        back.addAction(UIAction { [unowned self] _ in onBack() }, for: .touchUpInside)
        let share = barButton("square.and.arrow.up")
        for part in [back, UIView(), share] { bar.addArrangedSubview(part) }
        for line in lines {
            line.font = .preferredFont(forTextStyle: .body)
            line.adjustsFontForContentSizeCategory = true
        }
        let column = UIStackView(arrangedSubviews: lines)
        column.axis = .vertical
        column.spacing = 18
        for part in [background, bar, row, column] + buttons {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        NSLayoutConstraint.activate([
            background.topAnchor.constraint(equalTo: topAnchor),
            background.leadingAnchor.constraint(equalTo: leadingAnchor),
            background.trailingAnchor.constraint(equalTo: trailingAnchor),
            background.heightAnchor.constraint(equalToConstant: 150),
            bar.topAnchor.constraint(equalTo: topAnchor),
            bar.heightAnchor.constraint(equalToConstant: 56),
            bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 8),
            row.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
            column.topAnchor.constraint(equalTo: background.bottomAnchor, constant: 40),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
            trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 32),
            buttons[1].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
            buttons[0].trailingAnchor.constraint(equalTo: buttons[1].leadingAnchor, constant: -16),
        ])
        for button in buttons {
            button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24).isActive = true
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Fills the page, before it opens.
    func show(_ check: Check) {
        row.check = check
        row.alpha = 0
        let texts = [
            (String(localized: "Payee", bundle: .module), check.payee),
            (String(localized: "Amount", bundle: .module), check.amount),
            (String(localized: "Date", bundle: .module), check.date),
            (
                String(localized: "Status", bundle: .module),
                check.isReceived
                    ? String(localized: "Received", bundle: .module)
                    : String(localized: "Not received", bundle: .module)
            ),
        ]
        for (line, text) in zip(lines, texts) { line.text = "\(text.0): \(text.1)" }
    }

    /// Hides what appears last.
    func prepareArrival() {
        arrival().fractionComplete = 0
    }

    /// The bar fades in, the lines follow one another by 56 milliseconds, the buttons jump up.
    func arrival() -> MotionPlayer {
        let lineMotion = Motion.translateYAndOpacity()
        return MotionPlayer(
            [Motion.opacity().track(for: bar)]
                + lines.enumerated().map { index, line in
                    lineMotion.delayed(by: 0.056 * Double(index)).track(for: line)
                }
                + buttons.enumerated().map { index, button in
                    Motion.translate(y: 112, easing: .outBack())
                        .delayed(by: 0.125 * Double(index)).track(for: button)
                })
    }

    private func barButton(_ symbol: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.tintColor = .white
        button.widthAnchor.constraint(equalToConstant: 44).isActive = true
        return button
    }

    private static func roundButton(_ symbol: String, _ color: UIColor) -> UIView {
        let button = UIImageView(image: UIImage(systemName: symbol))
        button.contentMode = .center
        button.tintColor = .white
        button.backgroundColor = color
        button.layer.cornerRadius = 28
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 56),
            button.heightAnchor.constraint(equalToConstant: 56),
        ])
        return button
    }
}
