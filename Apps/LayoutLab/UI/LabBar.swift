import LayoutDSL
import UIKit

/// The bar at the top: back, a title, and a button that reverses the layout direction.
final class LabBar: UIView {
    private let back = UIButton(type: .system)
    private let turnButton = UIButton(type: .system)
    private let titleLabel = UILabel()
    private let line = UIView()

    /// Called when the user taps the back button.
    var onBack: () -> Void = {}

    /// Called when the user taps the direction button.
    var onTurn: () -> Void = {}

    /// The title of the shown page.
    var title: String {
        get { titleLabel.text ?? "" }
        set { titleLabel.text = newValue }
    }

    /// `true` if the back button is shown.
    var canGoBack: Bool {
        get { !back.isHidden }
        set { back.isHidden = !newValue }
    }

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        line.backgroundColor = .separator
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        back.setTitle(String(localized: "Back", bundle: .module), for: .normal)
        back.titleLabel?.font = .systemFont(ofSize: 17)
        back.accessibilityIdentifier = "Back"
        back.addAction(UIAction { [weak self] _ in self?.onBack() }, for: .touchUpInside)
        turnButton.setTitle("⇄", for: .normal)
        turnButton.titleLabel?.font = .systemFont(ofSize: 20)
        turnButton.accessibilityIdentifier = "Turn"
        turnButton.accessibilityLabel = String(localized: "Right to left", bundle: .module)
        turnButton.addAction(
            UIAction { [weak self] _ in self?.onTurn() }, for: .touchUpInside)
        for view in [titleLabel, back, turnButton, line] { addSubview(view) }

        back.layout.make {
            $0.leading.equal(to: self).offset(8)
            $0.bottom.equal(to: self)
            $0.height.equal(to: 44)
        }
        turnButton.layout.make {
            $0.trailing.bottom.equal(to: self)
            $0.size.equal(to: 44)
        }
        titleLabel.layout.make {
            $0.centerX.equal(to: self)
            $0.centerY.equal(to: turnButton)
            $0.leading.greaterThanOrEqual(to: back.trailing).offset(4)
            $0.trailing.lessThanOrEqual(to: turnButton.leading).offset(-4)
        }
        line.layout.make {
            $0.leading.trailing.bottom.equal(to: self)
            $0.height.equal(to: 0.5)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var shownDirection: UIUserInterfaceLayoutDirection?

    override func layoutSubviews() {
        let direction = effectiveUserInterfaceLayoutDirection
        if direction != shownDirection {
            shownDirection = direction
            let name = direction == .rightToLeft ? "chevron.right" : "chevron.left"
            back.setImage(UIImage(systemName: name), for: .normal)
        }
        super.layoutSubviews()
    }
}
