import AssociatedValues
import UIKit

/// Two buttons that carry a value, which a click prints.
final class ButtonValuesExample: UIViewController {
    final class Person: Sendable {
        let name: String

        init(name: String) { self.name = name }
    }

    private static let number = AssociatedKey<Int>("number")
    private static let person = AssociatedKey<Person>("person")
    private let log = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let first = UIButton(configuration: .gray())
        first.setTitle("110", for: .normal)
        first.tag = 110
        AssociatedValues.of(first)[Self.number] = 110
        let second = UIButton(configuration: .gray())
        second.setTitle("LiMing", for: .normal)
        AssociatedValues.of(second)[Self.person] = Person(name: "LiMing")
        log.numberOfLines = 0
        log.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        log.accessibilityIdentifier = "Printed"
        for button in [first, second] {
            button.addTarget(self, action: ButtonValuesExample.clicked, for: .touchUpInside)
        }
        let row = UIStackView(arrangedSubviews: [first, second])
        row.spacing = 12
        let column = UIStackView(arrangedSubviews: [row, log])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 16
        column.frame = CGRect(x: 12, y: 16, width: view.bounds.width - 24, height: 110)
        column.autoresizingMask = .flexibleWidth
        view.addSubview(column)
    }

    func clicked(_ button: UIButton) {
        let values = AssociatedValues.of(button)
        if let number = values[Self.number] {
            log.text =
                "Btn did click ...tag = \(button.tag)\nbtn did click ...value = \(number)"
        } else if let person = values[Self.person] {
            log.text = "person`s name = \(person.name)"
        }
    }
}
