import UIKit

/// A view that lists what it is told about a finger.
final class TouchesExample: UIViewController {
    final class Pad: UIView {
        let log = UILabel()
        private var lines: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemTeal.withAlphaComponent(0.2)
            log.frame = bounds.insetBy(dx: 12, dy: 12)
            log.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            log.numberOfLines = 0
            log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
            log.text = "touchesBegan …"
            log.accessibilityIdentifier = "Touches"
            addSubview(log)
        }

        required init?(coder: NSCoder) { nil }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            lines = []
            say("touchesBegan", touches)
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            say("touchesMoved", touches)
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            say("touchesEnded", touches)
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            say("touchesCancelled", touches)
        }

        private func say(_ name: String, _ touches: Set<UITouch>) {
            guard let place = touches.first?.location(in: self) else { return }
            // Of many moves the last is shown.
            if lines.last?.hasPrefix("touchesMoved") == true, name == "touchesMoved" {
                lines.removeLast()
            }
            lines.append("\(name) (\(Int(place.x)), \(Int(place.y)))")
            log.text = lines.joined(separator: "\n")
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pad = Pad(frame: view.bounds)
        pad.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pad)
    }
}
