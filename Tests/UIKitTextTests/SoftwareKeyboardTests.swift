import Testing
import UIKit
import UIKitTesting

@Suite("On-screen keyboard")
struct SoftwareKeyboardTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
    private let view = UITextView(frame: CGRect(x: 20, y: 70, width: 280, height: 60))

    private func app() -> HeadlessApp {
        let app = HeadlessApp.showing(field, view)
        app.application.usesSoftwareKeyboard = true
        return app
    }

    private func tap(_ app: HeadlessApp, _ names: String...) throws {
        for name in names {
            let keyboard = try #require(app.find("SoftwareKeyboard")).view
            let key = try #require(
                keyboard.subviews.first { $0.accessibilityLabel == name }, "no key \(name)")
            app.finger.tap(at: key.convert(CGPoint(x: 10, y: 20), to: nil))
        }
        app.settle()
    }

    @Test("On-screen keyboard: types, with a capital at the start of sentences")
    func typing() throws {
        let app = app()
        #expect(app.find("SoftwareKeyboard") == nil)
        field.becomeFirstResponder()
        app.settle()
        try tap(app, "T", "e", "a", "space", "o", "123", ".", "ABC", "space", "N")
        #expect(field.text == "Tea o. N")
        try tap(app, "shift", "O", "shift", "P", "delete")
        #expect(field.text == "Tea o. NO")
        #expect(field.isEditing)
        field.autocapitalizationType = .none
        try tap(app, "x")
        #expect(field.text == "Tea o. NOx")
    }

    @Test("On-screen keyboard: reports its frame, and leaves with the focus")
    func notifications() throws {
        let app = app()
        var log: [String] = []
        var frame = CGRect.zero
        let center = NotificationCenter.default
        let tokens = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                let end = (value as? NSValue)?.cgRectValue ?? .zero
                MainActor.assumeIsolated {
                    log.append(name == UIResponder.keyboardWillShowNotification ? "show" : "hide")
                    frame = end
                }
            }
        }
        defer { tokens.forEach(center.removeObserver) }
        field.becomeFirstResponder()
        app.settle()
        #expect(log == ["show"] && frame == CGRect(x: 0, y: 172, width: 320, height: 228))
        view.becomeFirstResponder()
        app.settle()
        #expect(log == ["show"])
        try tap(app, "Hide keyboard")
        #expect(log == ["show", "hide"] && app.find("SoftwareKeyboard") == nil)
        view.isEditable = false
        view.becomeFirstResponder()
        app.settle()
        #expect(app.find("SoftwareKeyboard") == nil)
    }

    @Test("Keyboard notifications: their order, frames, duration and curve are Apple's")
    func order() {
        let app = app()
        let log = CallLog()
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
        ]
        let tokens = names.map { name, title in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                func value(_ key: String) -> Any? { note.userInfo?[key] }
                func top(_ key: String) -> Int {
                    Int((value(key) as? NSValue)?.cgRectValue.minY ?? -1)
                }
                let begin = top(UIResponder.keyboardFrameBeginUserInfoKey)
                let end = top(UIResponder.keyboardFrameEndUserInfoKey)
                let duration = value(UIResponder.keyboardAnimationDurationUserInfoKey) as? Double
                let curve = value(UIResponder.keyboardAnimationCurveUserInfoKey) as? Int
                let isLocal = value(UIResponder.keyboardIsLocalUserInfoKey) as? Bool
                let isUsual = duration == 0.25 && curve == 7 && isLocal == true
                MainActor.assumeIsolated {
                    log.note("\(title) \(begin)-\(end)\(isUsual ? "" : " unusual")")
                }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        field.becomeFirstResponder()
        #expect(log.take() == ["willChangeFrame 400-172", "willShow 400-172"])
        app.settle()
        #expect(log.take() == ["didShow 400-172", "didChangeFrame 400-172"])
        field.resignFirstResponder()
        #expect(log.take() == ["willChangeFrame 172-400", "willHide 172-400"])
        app.settle()
        #expect(log.take() == ["didHide 172-400", "didChangeFrame 172-400"])
    }

    @Test("On-screen keyboard: a held delete repeats; return and the delegate act as by keys")
    func keys() throws {
        let app = app()
        view.text = "abcdefgh"
        view.returnKeyType = .done
        view.becomeFirstResponder()
        app.settle()
        let keyboard = try #require(app.find("SoftwareKeyboard")).view
        let key = try #require(keyboard.subviews.first { $0.accessibilityLabel == "delete" })
        app.finger.down(at: key.convert(CGPoint(x: 10, y: 20), to: nil))
        app.advance(by: 0.75)
        app.finger.up()
        app.settle()
        #expect(view.text == "abcd")
        try tap(app, "done")
        #expect(view.text == "abcd\n")
        field.keyboardType = .decimalPad
        field.becomeFirstResponder()
        app.settle()
        try tap(app, "1", ".", "5", "delete", "7")
        #expect(field.text == "1.7")
        app.application.usesSoftwareKeyboard = false
        app.settle()
        #expect(app.find("SoftwareKeyboard") == nil)
    }

    @Test(
        "On-screen keyboard: matches its goldens",
        arguments: [
            ("light", UIKeyboardType.default, CGSize(width: 375, height: 400)),
            ("dark", .emailAddress, CGSize(width: 320, height: 400)),
            ("chinese", .URL, CGSize(width: 320, height: 400)),
            ("numbers", .numbersAndPunctuation, CGSize(width: 320, height: 400)),
            ("decimal", .decimalPad, CGSize(width: 320, height: 400)),
            ("wide", .twitter, CGSize(width: 1280, height: 400)),
        ])
    func look(_ name: String, _ type: UIKeyboardType, _ size: CGSize) throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 34))
        let app = HeadlessApp(
            size: size, appearance: name == "dark" ? .dark : .light,
            language: name == "chinese" ? .simplifiedChinese : .english,
            rootViewController: TextController([field]))
        app.application.usesSoftwareKeyboard = true
        field.borderStyle = .roundedRect
        field.keyboardType = type
        field.returnKeyType = type == .numbersAndPunctuation ? .continue : .default
        field.becomeFirstResponder()
        app.settle()
        try app.snapshot().matchGolden("keyboard-\(name)")
    }

    @Test("On-screen keyboard: keys do not overlap, in a narrow and in a wide window")
    func layout() throws {
        for width in [320.0, 375, 1280] {
            let keyboard = SoftwareKeyboardTests()
            let app = HeadlessApp(
                size: CGSize(width: width, height: 667),
                rootViewController: TextController([keyboard.field]))
            app.application.usesSoftwareKeyboard = true
            for type in [UIKeyboardType.default, .URL, .numbersAndPunctuation, .phonePad] {
                keyboard.field.keyboardType = type
                keyboard.field.becomeFirstResponder()
                app.settle()
                let keys = try #require(app.find("SoftwareKeyboard")).view.subviews.map(\.frame)
                for (index, key) in keys.enumerated() {
                    #expect(key.minX >= 3 && key.maxX <= width - 3 && key.width >= 24)
                    #expect(keys[..<index].allSatisfy { !$0.intersects(key) })
                }
                keyboard.field.resignFirstResponder()
            }
        }
    }

    @Test("The groups of inputAssistantItem stand above the keys, and go with them")
    func assistant() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let controller = UIViewController()
        controller.view.addSubview(field)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: controller)
        app.application.usesSoftwareKeyboard = true
        var taps = 0
        field.inputAssistantItem.trailingBarButtonGroups = [
            UIBarButtonItemGroup(
                barButtonItems: [
                    UIBarButtonItem(title: "Bold", primaryAction: UIAction { _ in taps += 1 })
                ], representativeItem: nil)
        ]
        field.becomeFirstResponder()
        app.settle()
        try app.finger.tap(on: "Bold")
        #expect(taps == 1 && field.isFirstResponder)
        let panel = try #require(
            app.window.subviews.flatMap { [$0] + $0.subviews }.first {
                $0.accessibilityIdentifier == "SoftwareKeyboard"
            })
        let high = panel.bounds.height
        field.inputAssistantItem.trailingBarButtonGroups = []
        app.settle()
        #expect(panel.bounds.height == high - 44 && !app.describe().contains("Bold"))
    }
}
