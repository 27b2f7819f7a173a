import Foundation
import Testing
import UIKit
import UIKitTesting

/// The order of delegate calls, control events and notifications, as a table of each kind of
/// change: `Goldens/text-events.txt`.
@Suite("Text events")
struct TextEventTableTests {
    private let log = CallLog()

    /// A text field or text view, and the changes made to it.
    fileprivate struct Subject {
        let view: UIView & UITextInput
        let setText: (String) -> Void
        let notifications: [(Notification.Name, String)]
    }

    fileprivate static let steps:
        [(name: String, change: @MainActor (Subject, HeadlessApp) -> Void)] = [
            ("becomes first responder", { subject, _ in subject.view.becomeFirstResponder() }),
            ("`a` is typed", { _, app in app.keyboard.type("a") }),
            ("backspace", { _, app in app.keyboard.press(.delete) }),
            ("the text is set to “hello”", { subject, _ in subject.setText("hello") }),
            ("the same selection is set", { subject, _ in subject.select(5, 5) }),
            ("another selection is set", { subject, _ in subject.select(1, 3) }),
            ("`x` is typed over it", { _, app in app.keyboard.type("x") }),
            ("`insertText(_:)`", { subject, _ in subject.view.insertText("y") }),
            ("`deleteBackward()`", { subject, _ in subject.view.deleteBackward() }),
            (
                "`replace(_:withText:)`",
                { subject, _ in subject.view.replace(subject.range(0, 1), withText: "HH") }
            ),
            ("ni is composed", { _, app in app.keyboard.compose("ni") }),
            ("你 is committed", { _, app in app.send(.text(.committed("你"))) }),
            (
                "`setMarkedText(_:selectedRange:)`",
                { subject, _ in
                    subject.view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
                }
            ),
            ("`unmarkText()`", { subject, _ in subject.view.unmarkText() }),
            ("ctrl+Z", { _, app in app.keyboard.press("z", .control) }),
            ("ctrl+A", { _, app in app.keyboard.press("a", .control) }),
            ("ctrl+X", { _, app in app.keyboard.press("x", .control) }),
            ("ctrl+V", { _, app in app.keyboard.press("v", .control) }),
            ("Return", { _, app in app.keyboard.press(.enter) }),
            ("resigns", { subject, _ in subject.view.resignFirstResponder() }),
        ]

    /// Performs all steps, and returns what each one sent.
    private func events(of subject: Subject) -> [String] {
        let app = HeadlessApp.showing(subject.view)
        let observers = subject.notifications.map { name, title in
            NotificationCenter.default.addObserver(
                forName: name, object: subject.view, queue: nil
            ) { [log] _ in
                MainActor.assumeIsolated { log.note("note " + title) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        _ = log.take()
        return Self.steps.map { step in
            step.change(subject, app)
            app.settle()
            return log.take().joined(separator: " → ").replacingOccurrences(of: "\n", with: "⏎")
        }
    }

    @Test("Text events: their order in fields and text views is that of the table")
    func table() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        let fieldDelegate = FieldDelegate(log: log)
        field.delegate = fieldDelegate
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "editingDidBegin"),
            (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
            (.editingDidEndOnExit, "editingDidEndOnExit"),
            (.primaryActionTriggered, "primaryActionTriggered"),
        ] {
            field.addAction(UIAction { [log] _ in log.note("event " + name) }, for: event)
        }
        let inField = events(
            of: Subject(
                view: field, setText: { field.text = $0 },
                notifications: [
                    (UITextField.textDidBeginEditingNotification, "didBegin"),
                    (UITextField.textDidChangeNotification, "didChange"),
                    (UITextField.textDidEndEditingNotification, "didEnd"),
                ]))
        let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 120))
        let viewDelegate = ViewDelegate(log: log)
        view.delegate = viewDelegate
        let inView = events(
            of: Subject(
                view: view, setText: { view.text = $0 },
                notifications: [
                    (UITextView.textDidBeginEditingNotification, "didBegin"),
                    (UITextView.textDidChangeNotification, "didChange"),
                    (UITextView.textDidEndEditingNotification, "didEnd"),
                ]))
        var table = "| change | text field | text view |\n|---|---|---|\n"
        for (step, (first, second)) in zip(Self.steps, zip(inField, inView)) {
            table += "| \(step.name) | \(first) | \(second) |\n"
        }
        try TextGolden(name: "text-events").match(table)
    }
}

extension TextEventTableTests.Subject {
    fileprivate func range(_ start: Int, _ end: Int) -> UITextRange {
        view.textRange(
            from: view.position(from: view.beginningOfDocument, offset: start)!,
            to: view.position(from: view.beginningOfDocument, offset: end)!)!
    }

    fileprivate func select(_ start: Int, _ end: Int) { view.selectedTextRange = range(start, end) }
}
