import PickerFields
import UIKit

final class PickerComponent: Component {
    private let field = UITextField(frame: CGRect(x: 8, y: 2, width: 100, height: 30))
    private var input: PickerInput!
    private var isOpen = false

    private static let fruits = PickerChoices.list(["Apple", "Banana", "Cherry"])

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        switch (host, moment) {
        case (.tabBarItem, _): .noMeaning("A tab is no view.")
        case (.noWindow, .inCompletion): .noMeaning("Nothing opens without a window.")
        default: .works
        }
    }

    override func prepare() {
        view.addSubview(field)
        setChoices(Self.fruits)
    }

    private func setChoices(_ choices: PickerChoices) {
        input = field.setChoices(choices) { [weak self] _ in self?.whenEnded?() }
    }

    override func show() { isOpen = field.becomeFirstResponder() }

    override func hide() {
        if isOpen, whenEnded != nil { input.done() } else { input.cancel() }
        isOpen = false
    }

    override func becameVisible() { show() }
    override func cameBack() { show() }

    override func useValues() {
        guard isOpen else { return }
        field.text = "Banana"
        stage.app.keyboard.type("c")
        expect("the text after a key", field.text, is: "Banana")
        guard input.picker.window != nil else { return }
        input.done()
        expect("the text after Done", field.text, is: "Cherry")
        stage.pass(0.6)
        show()
        input.choose("Apple")
        stage.app.keyboard.type("b")
        expect("the text after a choice and a key", field.text, is: "Apple")
    }

    override func replaceSettings() {
        setChoices(.list(["Pear", "Plum"]))
        stage.pass(0.6)
        checkShown("other choices")
        input.choices = .columns([["S", "M"], ["red", "blue"]])
        stage.pass(0.6)
        checkShown("other rows")
        guard isOpen, input.picker.window != nil else { return }
        expect("columns", input.picker.numberOfComponents, is: 2)
    }

    override func checkShown(_ moment: String) {
        if !isOpen, !field.isFirstResponder { return checkHidden(moment) }
        // A field that is moved may lose the focus; in a completion the input is about to close.
        if ["moved", "inCompletion", "at the end"].contains(moment) {
            isOpen = field.isFirstResponder
        }
        guard isOpen else { return checkHidden(moment) }
        expect("\(moment): the focus", field.isFirstResponder, is: true)
        let wheels = input.picker.window
        let menu = stage.app.window.rootViewController?.presentedMenu
        expect(wheels != nil || menu != nil, "\(moment): neither wheels nor a menu are shown")
        expect(wheels == nil || menu == nil, "\(moment): wheels and a menu are shown")
        guard let shown = wheels == nil ? menu?.view : input.picker else { return }
        let frame = shown.convert(shown.bounds, to: nil)
        expect(
            stage.app.window.bounds.covers(frame),
            "\(moment): the choices at \(frame) are outside of the window")
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): the focus", field.isFirstResponder, is: false)
        expect("\(moment): wheels", input.picker.window == nil, is: true)
        expect(
            stage.app.window.rootViewController?.presentedMenu == nil, "\(moment): a menu is left")
    }

    override var parts: [AnyObject] { [field, input, input.picker, input.bar] }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            ("show", { [unowned self] _ in show() }), ("hide", { [unowned self] _ in hide() }),
            (
                "done",
                { [unowned self] _ in
                    input.done()
                    isOpen = false
                }
            ),
            (
                "choose",
                { [unowned self] number in
                    let fruit = ["Apple", "Banana", "Cherry", ""][number % 4]
                    input.choose(fruit)
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

extension UIViewController {
    /// The popover next to a field.
    var presentedMenu: UIViewController? {
        sequence(first: self, next: \.presentedViewController)
            .first { $0.modalPresentationStyle == .popover && !$0.isBeingDismissed }
    }
}
