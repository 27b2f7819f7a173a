import Badges
import UIKit

/// A bar button, a tab and a view, each with a badge.
final class BadgeExample: UIViewController {
    private let icon = UIImageView(image: UIImage(systemName: "bell"))
    private let item = UIBarButtonItem(
        image: UIImage(systemName: "envelope"), style: .plain, target: nil, action: nil)
    private let bar = UINavigationBar()
    private var number = 5

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        item.accessibilityLabel = "Mail"
        let content = UINavigationItem(title: "Badges")
        content.rightBarButtonItem = item
        item.badge.style = .corner
        bar.items = [content]
        bar.frame = CGRect(x: 0, y: 12, width: view.bounds.width, height: 44)
        bar.autoresizingMask = .flexibleWidth
        view.addSubview(bar)
        icon.frame = CGRect(x: 24, y: 76, width: 40, height: 40)
        icon.contentMode = .scaleAspectFit
        view.addSubview(icon)
        let stepper = UIStepper()
        stepper.maximumValue = 120
        stepper.value = 5
        stepper.frame.origin = CGPoint(x: 110, y: 80)
        stepper.accessibilityIdentifier = "Number"
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in self?.show(Int(stepper?.value ?? 0)) },
            for: .valueChanged)
        view.addSubview(stepper)
        let dot = UISwitch()
        dot.frame.origin = CGPoint(x: 226, y: 80)
        dot.accessibilityIdentifier = "Dot"
        dot.accessibilityLabel = String(localized: "Dot", bundle: .module)
        dot.addAction(
            UIAction { [weak self, weak dot] _ in
                self?.icon.badge.showsDot = dot?.isOn == true
                self?.item.badge.showsDot = dot?.isOn == true
            }, for: .valueChanged)
        view.addSubview(dot)
        show(5)
    }

    /// A number wins over a dot; more than 99 is “99+”.
    private func show(_ number: Int) {
        icon.badge.number = number
        item.badge.number = number
    }
}
