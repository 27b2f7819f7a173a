import TestSupport
import Testing
import UIKit
import UIKitTesting
import ValidatedFields

extension ValidatedFieldTests {
    @Test("Validated field: those that are checked leave nothing behind")
    func thousand() throws {
        weak var last: ValidatedTextField?
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            let field = ValidatedTextField()
            field.validator = .letters
            field.asyncValidator = { _ in try await Task.sleep(for: .seconds(0.05)) }
            field.moment = .whileTyping
            let view = ValidatedFieldView(field)
            view.frame = CGRect(x: 0, y: 200, width: 280, height: 60)
            app.window.rootViewController?.view.addSubview(view)
            field.becomeFirstResponder()
            app.keyboard.type("a")
            view.removeFromSuperview()
            last = field
        }
        #expect(last == nil)
    }

    @Test("Validated field: an error of another kind is a failure with its description")
    func otherErrors() {
        struct Broken: Error, CustomStringConvertible {
            let description = "The rule is broken."
        }
        name.validator = Validator { _ in throw Broken() }
        #expect(!name.validate())
        #expect(name.validity.failure?.reason == "The rule is broken.")
        name.validator = Validator { _ in }
        name.asyncValidator = { _ in throw Broken() }
        app.advance(by: 0)
        name.becomeFirstResponder()
        app.keyboard.type("a")
        name.resignFirstResponder()
        app.settle()
        #expect(name.validity.failure?.reason == "The rule is broken.")
    }
}
