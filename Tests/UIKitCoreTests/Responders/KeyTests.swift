import Platform
import Testing
import UIKit

@Suite("Keys and text")
@MainActor
struct KeyTests {
    private final class Commander: UIViewController {
        var log: [String] = []
        var isWilling = true

        func undo(_ sender: Any?) { log.append("undo") }
        func up(_ sender: Any?) { log.append("up") }

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(
                    input: "z", modifierFlags: .command, action: Selector(Commander.undo(_:))),
                UIKeyCommand(
                    input: UIKeyCommand.inputUpArrow, modifierFlags: [],
                    action: Selector(Commander.up(_:))),
            ]
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            isWilling && super.canPerformAction(action, withSender: sender)
        }
    }

    @Test("Text input: the first responder receives composed and then committed text")
    func composing() throws {
        let app = try AppFixture()
        let editor = PlainEditor(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        app.window.addSubview(editor)
        editor.becomeFirstResponder()
        try app.hostWindow.send(.text(.composing("ni hao", selection: 2..<6)))
        #expect(editor.marked == "ni hao")
        #expect(editor.selection == NSRange(location: 2, length: 4))
        try app.hostWindow.send(.text(.committed("你好")))
        #expect(editor.marked == nil)
        #expect(editor.text == "你好")
    }

    @Test("Text input: the input method has the caret only while text is edited")
    func caret() throws {
        let app = try AppFixture()
        let editor = PlainEditor(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        app.window.addSubview(editor)
        #expect(try app.hostWindow.textCaret == nil)
        editor.becomeFirstResponder()
        #expect(try app.hostWindow.textCaret == CGRect(x: 10, y: 20, width: 30, height: 40))
        editor.resignFirstResponder()
        #expect(try app.hostWindow.textCaret == nil)
    }

    @Test("Keys: delete, return and tab edit, unless a responder handles the press")
    func editingKeys() throws {
        final class Guard: UIView {
            var isTaking = false
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if !isTaking { super.pressesBegan(presses, with: event) }
            }
        }
        let app = try AppFixture()
        let keeper = Guard(frame: app.window.bounds)
        let editor = PlainEditor()
        app.window.addSubview(keeper)
        keeper.addSubview(editor)
        editor.becomeFirstResponder()
        editor.text = "ab"
        try app.press(.delete)
        try app.press(.enter)
        try app.press(.tab)
        #expect(editor.text == "a\n\t")
        keeper.isTaking = true
        try app.press(.delete)
        #expect(editor.text == "a\n\t")
    }

    @Test("Key commands: one with the command key also matches control, in the front controller")
    func keyCommands() throws {
        let controller = Commander()
        let app = try AppFixture(rootViewController: controller)
        try app.press(.character("z"), .control)
        try app.press(.character("z"), .command)
        try app.press(.character("z"))
        try app.press(.character("z"), [.control, .shift])
        try app.press(.up)
        #expect(controller.log == ["undo", "undo", "up"])
        controller.isWilling = false
        try app.press(.up)
        #expect(controller.log.count == 3)
    }

    @Test("Key commands: an alternate is performed with its further modifier keys")
    func alternates() throws {
        final class Closer: UIViewController {
            var log: [String] = []
            func close(_ sender: Any?) { log.append("close") }
            func closeAll(_ sender: Any?) {
                log.append("all \((sender as? UICommand)?.title ?? "")")
            }
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        title: "Close", action: Selector(Closer.close(_:)), input: "k",
                        modifierFlags: .command,
                        alternates: [
                            UICommandAlternate(
                                title: "Close All", action: Selector(Closer.closeAll(_:)),
                                modifierFlags: .alternate)
                        ])
                ]
            }
        }
        let controller = Closer()
        let app = try AppFixture(rootViewController: controller)
        try app.press(.character("k"), .control)
        try app.press(.character("k"), [.control, .alt])
        try app.press(.character("k"), .alt)
        #expect(controller.log == ["close", "all Close"])
        #expect(controller.keyCommands?.first?.alternates.first?.title == "Close All")
    }

    @Test("Key presses: begin, repeat and end with the responder that was first at the beginning")
    func presses() throws {
        final class Listener: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log += presses.map { "began \($0.key?.characters ?? "")" }
            }
            override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("changed")
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("ended")
            }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("cancelled")
            }
        }
        let app = try AppFixture()
        let listener = Listener()
        let other = Listener()
        app.window.addSubview(listener)
        app.window.addSubview(other)
        listener.becomeFirstResponder()
        func send(_ phase: KeyInput.Phase, isRepeat: Bool = false) throws {
            try app.hostWindow.send(
                .key(
                    KeyInput(
                        phase: phase, key: .character("q"), characters: "Q", isRepeat: isRepeat,
                        time: 1)))
        }
        try send(.down)
        try send(.down, isRepeat: true)
        other.becomeFirstResponder()
        try send(.up)
        try send(.up)
        #expect(listener.log == ["began Q", "changed", "ended"])
        try send(.down)
        try app.hostWindow.deactivate()
        #expect(other.log == ["began Q", "cancelled"])
    }

    @Test("Undo manager: is the nearest in the chain, finally the window's")
    func undoManagers() throws {
        final class Owner: UIView {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let app = try AppFixture()
        let owner = Owner()
        let leaf = UIView()
        owner.addSubview(leaf)
        #expect(leaf.undoManager === owner.own)
        #expect(UIView().undoManager == nil)
        app.window.addSubview(owner)
        #expect(leaf.undoManager === owner.own)
        let other = UIView()
        app.window.addSubview(other)
        #expect(other.undoManager != nil)
        #expect(other.undoManager === app.window.undoManager)
    }
}
