import Foundation
import ProgressHUD
import UIKit

/// A view whose work takes a while, and the panel that says so.
final class HUDExample: UIViewController {
    private let status = UILabel()
    private let seconds: TimeInterval
    private let grace: TimeInterval
    private let minimum: TimeInterval

    init(seconds: TimeInterval, grace: TimeInterval, minimum: TimeInterval) {
        (self.seconds, self.grace, self.minimum) = (seconds, grace, minimum)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: String(localized: "Work", bundle: .module)) {
                [weak self] _ in self?.work()
            })
        button.accessibilityIdentifier = "Work"
        status.font = .preferredFont(forTextStyle: .footnote)
        status.textColor = .secondaryLabel
        status.accessibilityIdentifier = "Status"
        let column = UIStackView(arrangedSubviews: [button, status])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
    }

    private func work() {
        let hud = HUD(view: view)
        hud.removeFromSuperViewOnHide = true
        hud.graceTime = grace
        hud.minShowTime = minimum
        hud.label.text = String(localized: "Loading…", bundle: .module)
        hud.completionBlock = { [weak self] in
            self?.status.text = String(localized: "The panel is gone.", bundle: .module)
        }
        status.text = String(localized: "Working…", bundle: .module)
        view.addSubview(hud)
        hud.show(animated: true)
        let timer = Timer(timeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { hud.hide(animated: true) }
        }
        RunLoop.main.add(timer, forMode: .common)
    }
}
