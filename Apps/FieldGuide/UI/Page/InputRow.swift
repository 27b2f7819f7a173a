import UIKit

/// The rows that change a page's inputs.
enum InputRow {
    static func make(_ input: PageInput, _ change: @escaping (String) -> Void) -> UIView {
        switch input.kind {
        case .flag:
            FlagRow(input.title.shown, name: input.name, isOn: input.value == "yes") {
                change($0 ? "yes" : "no")
            }
        case .choice(let words):
            ChoiceRow(
                input.title.shown, name: input.name, words: words.map(\.shown),
                index: Int(input.value) ?? 0
            ) { change("\($0)") }
        case .text(let allowed):
            TextRow(
                input.title.shown, name: input.name, note: allowed?.shown, text: input.value,
                change)
        }
    }

    /// The title of a row.
    static func label(_ title: String) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        return label
    }
}

/// A title and a switch.
final class FlagRow: UIStackView {
    init(_ title: String, name: String, isOn: Bool, _ change: @escaping (Bool) -> Void) {
        super.init(frame: .zero)
        spacing = 12
        alignment = .center
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.accessibilityLabel = title
        toggle.accessibilityIdentifier = name
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.addAction(
            UIAction { action in change((action.sender as? UISwitch)?.isOn ?? false) },
            for: .valueChanged)
        addArrangedSubview(InputRow.label(title))
        addArrangedSubview(toggle)
    }

    required init(coder: NSCoder) { preconditionFailure("A row is made in code.") }
}

/// A title, and a menu of words.
final class ChoiceRow: UIStackView {
    private let button = UIButton(configuration: .gray())

    init(
        _ title: String, name: String, words: [String], index: Int,
        _ change: @escaping (Int) -> Void
    ) {
        super.init(frame: .zero)
        spacing = 12
        alignment = .center
        button.menu = UIMenu(
            children: words.enumerated().map { number, word in
                UIAction(title: word, state: number == index ? .on : .off) { _ in change(number) }
            })
        button.configuration?.titleLineBreakMode = .byTruncatingMiddle
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.accessibilityIdentifier = name
        button.setContentHuggingPriority(.required, for: .horizontal)
        addArrangedSubview(InputRow.label(title))
        addArrangedSubview(button)
    }

    required init(coder: NSCoder) { preconditionFailure("A row is made in code.") }
}

/// A title, and a field that is read while it is typed.
final class TextRow: UIStackView {
    init(
        _ title: String, name: String, note: String?, text: String,
        _ change: @escaping (String) -> Void
    ) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 4
        let field = UITextField()
        field.text = text
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.accessibilityLabel = title
        field.accessibilityIdentifier = name
        field.addAction(
            UIAction { action in change((action.sender as? UITextField)?.text ?? "") },
            for: .editingChanged)
        addArrangedSubview(InputRow.label(title))
        addArrangedSubview(field)
        if let note { addArrangedSubview(Paragraphs([note], isNote: true)) }
    }

    required init(coder: NSCoder) { preconditionFailure("A row is made in code.") }
}
