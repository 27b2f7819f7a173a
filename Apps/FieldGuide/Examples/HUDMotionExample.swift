import ProgressHUD
import UIKit

/// A panel that is shown and hidden at any moment, with each of its animations.
final class HUDMotionExample: UIViewController {
    private let kinds: [(name: String, type: HUD.AnimationType)] = [
        ("fade", .fade), ("zoom", .zoom), ("zoomIn", .zoomIn), ("zoomOut", .zoomOut),
    ]
    private let choice = UISegmentedControl()
    private let place = UIView()
    private let hud = HUD(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (index, kind) in kinds.enumerated() {
            choice.insertSegment(withTitle: kind.name, at: index, animated: false)
        }
        choice.apportionsSegmentWidthsByContent = true
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "Animation"
        hud.label.text = String(localized: "Loading…", bundle: .module)
        hud.frame = place.bounds
        hud.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        place.addSubview(hud)
        let buttons = UIStackView(arrangedSubviews: [
            button(String(localized: "Show", bundle: .module), "Show") { $0.show(animated: true) },
            button(String(localized: "Hide", bundle: .module), "Hide") { $0.hide(animated: true) },
            button(String(localized: "Hide in 1 s", bundle: .module), "Later") {
                $0.hide(animated: true, afterDelay: 1)
            },
        ])
        buttons.spacing = 8
        buttons.distribution = .fillEqually
        let column = UIStackView(arrangedSubviews: [choice, buttons, place])
        column.axis = .vertical
        column.spacing = 10
        column.frame = view.bounds.insetBy(dx: 12, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
    }

    private func button(
        _ title: String, _ name: String, _ action: @escaping (HUD) -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 6, leading: 4, bottom: 6, trailing: 4)
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                hud.animationType = kinds[choice.selectedSegmentIndex].type
                action(hud)
            })
        button.accessibilityIdentifier = name
        return button
    }
}
