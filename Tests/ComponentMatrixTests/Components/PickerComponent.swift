import PickerFields
import UIKit

final class PickerComponent: FieldComponent {
    private var choices: PickerInput!

    override var input: FieldInput? { choices }
    override var wheels: UIView? { choices.picker }

    private static let fruits = PickerChoices.list(["Apple", "Banana", "Cherry"])

    override func prepare() {
        view.addSubview(field)
        setChoices(Self.fruits)
    }

    private func setChoices(_ list: PickerChoices) {
        choices = field.setChoices(list) { [weak self] _ in self?.whenEnded?() }
    }

    override func useValues() {
        guard isOpen else { return }
        field.text = "Banana"
        stage.app.keyboard.type("c")
        expect("the text after a key", field.text, is: "Banana")
        guard choices.picker.window != nil else { return }
        choices.done()
        expect("the text after Done", field.text, is: "Cherry")
        stage.pass(0.6)
        show()
        choices.choose("Apple")
        stage.app.keyboard.type("b")
        expect("the text after a choice and a key", field.text, is: "Apple")
    }

    override func replaceSettings() {
        setChoices(.list(["Pear", "Plum"]))
        stage.pass(0.6)
        checkShown("other choices")
        choices.choices = .columns([["S", "M"], ["red", "blue"]])
        stage.pass(0.6)
        checkShown("other rows")
        guard isOpen, choices.picker.window != nil else { return }
        expect("columns", choices.picker.numberOfComponents, is: 2)
    }

    override var parts: [AnyObject] { [field, choices, choices.picker, choices.bar] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "done",
                { [unowned self] _ in
                    choices.done()
                    isOpen = false
                }
            ),
            (
                "choose",
                { [unowned self] number in
                    let fruit = ["Apple", "Banana", "Cherry", ""][number % 4]
                    choices.choose(fruit)
                    expect("the text that was chosen", field.text, is: fruit)
                }
            ),
            (
                "text",
                { [unowned self] number in field.text = ["Apple", "Cherry", "Kiwi"][number % 3] }
            ),
            (
                "type",
                { [unowned self] number in
                    let text = field.text
                    guard isOpen, field.isFirstResponder else { return }
                    stage.app.keyboard.type(["a", "ch", "x"][number % 3])
                    expect("the text after keys", field.text, is: text)
                }
            ),
            (
                "replace",
                { [unowned self] number in
                    setChoices(number % 2 == 0 ? Self.fruits : .list(["Pear", "Plum"]))
                }
            ),
            (
                "remove",
                { [unowned self] _ in
                    field.removeChoices()
                    setChoices(Self.fruits)
                }
            ),
        ]
    }
}
