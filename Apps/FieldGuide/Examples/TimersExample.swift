import Foundation
import UIKit

/// Two timers and a list. A finger on the list puts the main run loop into its tracking mode,
/// where timers of the default mode wait.
final class TimersExample: UIViewController {
    private let waiting = UILabel()
    private let going = UILabel()
    private var counts = (default: 0, common: 0)
    private var timers: [Timer] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let list = UITextView()
        list.isEditable = false
        list.font = .preferredFont(forTextStyle: .body)
        list.text = (1...60).map { "\($0)" }.joined(separator: "\n")
        list.accessibilityIdentifier = "Numbers"
        let column = UIStackView(arrangedSubviews: [waiting, going, list])
        column.axis = .vertical
        column.spacing = 8
        column.frame = view.bounds.insetBy(dx: 12, dy: 12)
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(column)
        show()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let first = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.counts.default += 1
                self?.show()
            }
        }
        let second = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.counts.common += 1
                self?.show()
            }
        }
        RunLoop.main.add(first, forMode: .default)
        RunLoop.main.add(second, forMode: .common)
        timers = [first, second]
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for timer in timers { timer.invalidate() }
    }

    private func show() {
        waiting.text = ".default: \(counts.default)"
        going.text = ".common: \(counts.common)"
        waiting.accessibilityIdentifier = "Default"
        going.accessibilityIdentifier = "Common"
    }
}
