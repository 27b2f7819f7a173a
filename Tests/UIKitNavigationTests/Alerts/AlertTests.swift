import Testing
import UIKit
import UIKitTesting

@Suite("Alerts")
@MainActor
struct AlertTests {
    private let root = UIViewController()
    private let chosen = Journal()

    private func alert(
        _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(
            title: "Delete the sketch?", message: "It cannot be restored.", preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [chosen, root] action in
                    let isGone = root.presentedViewController == nil
                    chosen.entries.append("\(action.title ?? "") \(isGone)")
                })
        }
        return alert
    }

    private func show(_ alert: UIAlertController) -> HeadlessApp {
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        root.present(alert, animated: true)
        app.settle()
        return app
    }

    @Test("Alert: is 270 wide in the middle, with two buttons side by side and cancel first")
    func layout() throws {
        let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
        let app = show(alert)
        #expect(alert.view.frame.width == 270)
        #expect(abs(alert.view.frame.midY - 333.5) < 1)
        let cancel = try #require(app.find("Cancel"))
        let delete = try #require(app.find("Delete"))
        #expect(cancel.center.y == delete.center.y)
        #expect(cancel.center.x < delete.center.x)
    }

    @Test("Alert: handlers run after the dismissal")
    func handler() throws {
        let app = show(alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)]))
        try app.finger.tap(on: "Delete")
        #expect(chosen.entries == [])
        app.settle()
        #expect(chosen.entries == ["Delete true"])
    }

    @Test("Alert: Escape cancels, Return performs the preferred action, a tap outside nothing")
    func keys() {
        let first = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
        let app = show(first)
        app.finger.tap(at: CGPoint(x: 5, y: 5))
        app.settle()
        #expect(root.presentedViewController === first)
        app.keyboard.press(.escape)
        app.settle()
        #expect(chosen.read() == ["Cancel true"])
        let second = alert(.alert, [("Save", .default), ("Cancel", .cancel)])
        second.preferredAction = second.actions[0]
        root.present(second, animated: true)
        app.settle()
        app.keyboard.press(.enter)
        app.settle()
        #expect(chosen.read() == ["Save true"])
    }

    @Test("Action sheet: cancel stands apart at the bottom, and a tap outside performs it")
    func sheet() throws {
        let app = show(alert(.actionSheet, [("Cancel", .cancel), ("Copy", .default)]))
        let cancel = try #require(app.find("Cancel"))
        let copy = try #require(app.find("Copy"))
        // 57 points of cancel, 8 below it and 8 above.
        #expect(abs(cancel.center.y - (667 - 8 - 28.5)) < 1)
        #expect(abs(copy.center.y - (667 - 8 - 57 - 8 - 28.5)) < 1)
        app.finger.tap(at: CGPoint(x: 180, y: 20))
        app.settle()
        #expect(chosen.entries == ["Cancel true"])
    }

    @Test("Alert: more buttons than fit scroll")
    func many() {
        let alert = alert(.alert, (1...30).map { ("Choice \($0)", .default) })
        let app = show(alert)
        #expect(alert.view.frame.height <= 667)
        #expect(app.window.bounds.contains(alert.view.frame))
    }

    // MARK: Text fields

    private func signIn() -> UIAlertController {
        let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("OK", .default)] {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [chosen] in
                    chosen.entries.append($0.title ?? "")
                })
        }
        alert.preferredAction = alert.actions[1]
        return alert
    }

    @Test("Alert: Return goes to the next field, and performs the preferred action in the last")
    func fields() throws {
        let alert = signIn()
        let app = show(alert)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.isFirstResponder) == [true, false])
        app.keyboard.type("Ana")
        app.keyboard.press(.enter)
        #expect(fields.map(\.isFirstResponder) == [false, true])
        app.keyboard.type("secret")
        app.keyboard.press(.enter)
        app.settle()
        #expect(fields.map(\.text) == ["Ana", "secret"])
        #expect(chosen.read() == ["OK"] && root.presentedViewController == nil)
    }

    @Test("Alert: Escape cancels while a text field is edited, and editing returns to where it was")
    func escape() {
        let outer = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.view.addSubview(outer)
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        outer.becomeFirstResponder()
        root.present(signIn(), animated: true)
        app.settle()
        #expect(!outer.isFirstResponder)
        app.keyboard.press(.tab)
        #expect(!outer.isFirstResponder)
        app.keyboard.press(.escape)
        app.settle()
        #expect(chosen.read() == ["Cancel"] && outer.isFirstResponder)
    }

    @Test("Alert: with text fields it stands above the software keyboard")
    func keyboard() {
        let alert = signIn()
        let app = show(alert)
        app.showSoftwareKeyboard(height: 300)
        app.settle()
        #expect(abs(alert.view.frame.midY - (667 - 300) / 2) < 1)
        #expect(alert.view.frame.maxY < 367)
    }

    @Test("Alert: a disabled preferred action is not performed by Return")
    func disabled() {
        let alert = signIn()
        alert.actions[1].isEnabled = false
        let app = show(alert)
        app.keyboard.press(.enter)
        app.keyboard.press(.enter)
        app.settle()
        #expect(chosen.entries == [] && root.presentedViewController === alert)
    }
}
