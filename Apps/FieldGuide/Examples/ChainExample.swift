import UIKit

/// Nested views that say which responders a touch would pass.
final class ChainExample: UIViewController {
    /// A coloured view, which hands touches on like any other.
    final class Box: UIView {}

    private let path = UILabel()
    private weak var first: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let outer = Box(frame: CGRect(x: 16, y: 16, width: 250, height: 150))
        outer.backgroundColor = .systemTeal.withAlphaComponent(0.3)
        let inner = Box(frame: CGRect(x: 20, y: 40, width: 130, height: 90))
        inner.backgroundColor = .systemIndigo.withAlphaComponent(0.4)
        let label = UILabel(frame: CGRect(x: 8, y: 8, width: 110, height: 24))
        label.text = "UILabel"
        label.isUserInteractionEnabled = true
        inner.addSubview(label)
        outer.addSubview(inner)
        view.addSubview(outer)
        path.numberOfLines = 0
        path.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        path.accessibilityIdentifier = "Path"
        path.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(path)
        NSLayoutConstraint.activate([
            path.topAnchor.constraint(equalTo: view.topAnchor, constant: 182),
            path.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            path.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: ChainExample.tapped))
        first = label
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let first { show(from: first) }
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: nil)
        guard let window = view.window, let hit = window.hitTest(point, with: nil) else { return }
        show(from: hit)
    }

    /// Walks from a responder to the end of its chain.
    private func show(from first: UIResponder) {
        var names: [String] = []
        var responder: UIResponder? = first
        while let current = responder {
            names.append("\(type(of: current))")
            responder = current.next
        }
        path.text = names.joined(separator: " → ")
    }
}
