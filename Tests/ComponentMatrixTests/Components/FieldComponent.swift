import PickerFields
import UIKit

/// An input of a text field: how it opens and closes, and what is seen of it then.
class FieldComponent: Component {
    final let field = UITextField(frame: CGRect(x: 8, y: 2, width: 100, height: 30))
    final var isOpen = false

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        switch (host, moment) {
        case (.tabBarItem, _): .noMeaning("A tab is no view.")
        case (.noWindow, .inCompletion): .noMeaning("Nothing opens without a window.")
        default: .works
        }
    }

    /// The input of the field as it is now.
    var input: FieldInput? { nil }

    /// What replaces the keyboard.
    var wheels: UIView? { nil }

    /// The menu next to the field.
    final var menu: UIViewController? { stage.app.window.rootViewController?.presentedMenu }

    override func show() { isOpen = field.becomeFirstResponder() }

    override func hide() {
        if isOpen, whenEnded != nil { input?.done() } else { input?.cancel() }
        isOpen = false
    }

    override func becameVisible() { show() }
    override func cameBack() { show() }

    override func checkShown(_ moment: String) {
        if !isOpen, !field.isFirstResponder { return checkHidden(moment) }
        // A field that is moved may lose the focus; in a completion the input is about to close.
        if ["moved", "inCompletion", "at the end"].contains(moment) {
            isOpen = field.isFirstResponder
        }
        guard isOpen else { return checkHidden(moment) }
        expect("\(moment): the focus", field.isFirstResponder, is: true)
        let (wheels, menu) = (wheels?.window == nil ? nil : wheels, menu)
        expect(wheels != nil || menu != nil, "\(moment): neither wheels nor a menu are shown")
        expect(wheels == nil || menu == nil, "\(moment): wheels and a menu are shown")
        guard let shown = wheels ?? menu?.view else { return }
        let frame = shown.convert(shown.bounds, to: nil)
        expect(
            stage.app.window.bounds.covers(frame),
            "\(moment): the choices at \(frame) are outside of the window")
    }

    override func checkHidden(_ moment: String) {
        expect("\(moment): the focus", field.isFirstResponder, is: false)
        expect("\(moment): wheels", wheels?.window == nil, is: true)
        expect(menu == nil, "\(moment): a menu is left")
    }
}

extension UIViewController {
    /// The popover next to a field.
    fileprivate var presentedMenu: UIViewController? {
        sequence(first: self, next: \.presentedViewController)
            .first { $0.modalPresentationStyle == .popover && !$0.isBeingDismissed }
    }
}
