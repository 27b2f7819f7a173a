import Testing
import UIKit
import UIKitTesting

@Suite("Text interaction")
struct TextInteractionTests {
    private let app: HeadlessApp
    private let view = GridTextView(frame: CGRect(x: 20, y: 20, width: 260, height: 120))

    init() { app = HeadlessApp.showing(view) }

    @discardableResult
    private func interact(_ mode: UITextInteractionMode, _ text: String) -> UITextInteraction {
        view.characters = Array(text)
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = view
        view.addInteraction(interaction)
        return interaction
    }

    /// A point before a character of a line, in the window.
    private func point(_ column: Int, _ row: Int = 0) -> CGPoint {
        CGPoint(x: 20 + column * 10, y: 30 + row * 20)
    }

    private var caret: UIView? { view.subviews.first { $0.bounds.width == 2 } }

    private var marks: [CGRect] { view.subviews.filter { $0.bounds.width > 11 }.map(\.frame) }

    @Test("Text interaction: a tap shows the caret at a word's edge, and keys type there")
    func typing() {
        interact(.editable, "one two")
        #expect(caret == nil)
        app.finger.tap(at: point(6))
        #expect(view.isFirstResponder && view.selection == 7..<7)
        #expect(caret?.frame == CGRect(x: 69, y: 0, width: 2, height: 20))
        app.keyboard.type("!")
        #expect(view.string == "one two!")
        #expect(caret?.frame.minX == 79)
        app.keyboard.compose("ni")
        #expect(view.marked == 8..<10 && caret?.frame.minX == 99)
        view.resignFirstResponder()
        #expect(caret == nil)
    }

    @Test("Text interaction: the mouse selects by characters, words and paragraphs")
    func mouse() {
        interact(.editable, "one two\nthree")
        app.mouse.drag(from: point(1), to: point(2, 1))
        #expect(view.selection == 1..<10)
        #expect(
            marks == [
                CGRect(x: 10, y: 0, width: 60, height: 20),
                CGRect(x: 0, y: 20, width: 20, height: 20),
            ])
        app.advance(by: 1)
        for _ in 0..<2 { app.mouse.click(at: point(5)) }
        #expect(view.selection == 4..<7)
        #expect(caret == nil)
    }

    @Test("Text interaction: two taps select a word, whose handles a finger drags")
    func handles() {
        interact(.nonEditable, "one two three")
        app.finger.doubleTap(at: point(5))
        #expect(view.selection == 4..<7)
        app.advance(by: 1)
        app.finger.drag(from: CGPoint(x: 90, y: 44), to: point(10))
        #expect(view.selection == 4..<10)
        app.advance(by: 1)
        app.finger.drag(from: CGPoint(x: 60, y: 24), to: point(1))
        #expect(view.selection == 1..<10)
    }

    @Test("Text interaction: arrow keys move by characters, words and lines; shift selects")
    func keys() {
        interact(.editable, "one two\nthree")
        view.becomeFirstResponder()
        app.keyboard.press(.right)
        #expect(view.selection == 1..<1)
        app.keyboard.press(.down)
        #expect(view.selection == 9..<9)
        app.keyboard.press(.left, .shift)
        app.keyboard.press(.left, .shift)
        #expect(view.selection == 7..<9)
        app.keyboard.press(.right, .shift)
        #expect(view.selection == 8..<9)
        app.keyboard.press(.right)
        #expect(view.selection == 9..<9)
        app.keyboard.press(.home)
        #expect(view.selection == 8..<8)
        app.keyboard.press(.end, .shift)
        #expect(view.selection == 8..<13)
        app.keyboard.press(.left, .control)
        #expect(view.selection == 8..<8)
    }

    @Test("Text interaction: the delegate may refuse, and the text's own changes are shown")
    func refusal() {
        final class Refusal: UITextInteractionDelegate {
            var isAllowed = false
            let log = CallLog()

            func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
            {
                log.note("should")
                return isAllowed
            }
            func interactionWillBegin(_ interaction: UITextInteraction) { log.note("will") }
            func interactionDidEnd(_ interaction: UITextInteraction) { log.note("did") }
        }
        let refusal = Refusal()
        let interaction = interact(.editable, "one")
        interaction.delegate = refusal
        app.finger.tap(at: point(1))
        #expect(!view.isFirstResponder && refusal.log.take() == ["should"])
        refusal.isAllowed = true
        app.advance(by: 1)
        app.finger.tap(at: point(3))
        #expect(view.isFirstResponder && refusal.log.take() == ["should", "will", "did"])
        view.inputDelegate?.selectionWillChange(view)
        view.selection = 0..<0
        view.inputDelegate?.selectionDidChange(view)
        #expect(caret?.frame.minX == -1)
        view.removeInteraction(interaction)
        #expect(caret == nil && view.inputDelegate == nil)
    }

    @Test("Floating cursor: the caret follows a point in a text view")
    func floatingCursor() {
        let text = UITextView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
        text.font = .systemFont(ofSize: 17)
        text.text = "one two three"
        app.window.rootViewController?.view.addSubview(text)
        text.becomeFirstResponder()
        app.settle()
        text.beginFloatingCursor(at: CGPoint(x: 5, y: 15))
        #expect(text.selectedRange.location == 0)
        text.updateFloatingCursor(at: CGPoint(x: 290, y: 15))
        text.endFloatingCursor()
        #expect(text.selectedRange.location == 13)
        let whole = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)!
        let third = text.position(within: whole, atCharacterOffset: 3)!
        #expect(text.characterOffset(of: third, within: whole) == 3)
        #expect(text.position(within: whole, atCharacterOffset: 14) == nil)
    }
}
