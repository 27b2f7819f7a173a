import UIKit

/// Motion and remote control are events too. They go to the first responder, and up its chain.
final class EventKindsExample: UIViewController {
    private let log = UILabel()

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        log.numberOfLines = 0
        log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        log.text = "…"
        log.frame = view.bounds.insetBy(dx: 16, dy: 12)
        log.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        log.accessibilityIdentifier = "Events"
        view.addSubview(log)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        say("motionEnded: \(motion == .motionShake ? "shake" : "other")")
    }

    override func remoteControlReceived(with event: UIEvent?) {
        say("remoteControlReceived")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
        say("touchesEnded")
    }

    private func say(_ line: String) {
        let lines = (log.text ?? "").split(separator: "\n").suffix(5) + [line[...]]
        log.text = lines.joined(separator: "\n")
    }
}
