import Foundation
import UIKit

/// The states that an app goes through, as they are announced.
final class AppStatesExample: UIViewController {
    private let log = UILabel()
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        log.numberOfLines = 0
        log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        let isActive = UIApplication.shared.applicationState == .active
        log.text = isActive ? "active" : "inactive"
        log.frame = view.bounds.insetBy(dx: 16, dy: 12)
        log.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        log.accessibilityIdentifier = "States"
        view.addSubview(log)
        let center = NotificationCenter.default
        for (name, text) in [
            (UIApplication.willResignActiveNotification, "inactive"),
            (UIApplication.didEnterBackgroundNotification, "in the background"),
            (UIApplication.willEnterForegroundNotification, "coming to the front"),
            (UIApplication.didBecomeActiveNotification, "active"),
        ] {
            observers.append(
                center.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
                    MainActor.assumeIsolated { self?.log.text?.append(" → \(text)") }
                })
        }
    }
}
