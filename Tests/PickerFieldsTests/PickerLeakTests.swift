import PickerFields
import TestSupport
import Testing
import UIKit
import UIKitTesting

extension PickerFieldTests {
    @Test("Picker field: those that are opened and closed leave nothing behind")
    func leaks() throws {
        weak var last: PickerInput?
        var isExtension = false
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            isExtension.toggle()
            let frame = CGRect(x: 20, y: 20, width: 200, height: 44)
            let field = isExtension ? UITextField(frame: frame) : PickerTextField(frame: frame)
            let choices = PickerChoices.list(["a", "b"])
            if let field = field as? PickerTextField {
                field.choices = choices
                last = field.input
            } else {
                last = field.setChoices(choices)
            }
            app.window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            app.advance(by: 0.02)
            field.resignFirstResponder()
            field.removeFromSuperview()
        }
        #expect(last == nil)
    }

    @Test("Picker field: fewer columns while it is open are no fault")
    func fewerColumns() {
        app.advance(by: 0)
        taste.choices = .list(["a", "b", "c"])
        taste.becomeFirstResponder()
        app.settle()
        taste.input.picker.selectRow(2, inComponent: 0, animated: true)
        app.advance(by: 0.05)
        taste.choices = .list([])
        app.settle()
        taste.input.done()
        #expect(taste.text == "")
    }
}
