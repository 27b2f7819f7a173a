import Testing
import UIKit
import UIKitTesting

@Suite("Drag and drop of text")
struct TextDragTests {
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 100))
    private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34))

    private func app() -> HeadlessApp {
        let app = HeadlessApp.showing(view, field)
        view.font = .systemFont(ofSize: 20)
        view.text = "one two three"
        field.text = "field"
        view.becomeFirstResponder()
        app.settle()
        return app
    }

    /// The place before a character of the view, in the window.
    private func place(_ offset: Int) -> CGPoint {
        let rect = view.caretRect(
            for: view.position(from: view.beginningOfDocument, offset: offset)!)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    @Test("Text drag: the mouse moves the selection within a text, in one step of undo")
    func moves() {
        let app = app()
        view.selectedRange = NSRange(location: 0, length: 4)
        app.mouse.drag(from: place(2), to: place(13), duration: 0.4)
        app.settle()
        #expect(view.text == "two threeone ")
        #expect(view.selectedRange == NSRange(location: 9, length: 4))
        view.undoManager?.undo()
        #expect(view.text == "one two three")
        view.selectedRange = NSRange(location: 8, length: 5)
        app.mouse.drag(from: place(10), to: place(4), duration: 0.4)
        app.settle()
        #expect(view.text == "one threetwo ")
    }

    @Test("Text drag: the picture of a lifted text has its lines and its alignment")
    func picture() throws {
        let app = app()
        view.text = "one two three four five six seven"
        view.selectedRange = NSRange(location: 0, length: 33)
        app.settle()
        let rects = view.selectionRects(for: try #require(view.selectedTextRange)).map(\.rect)
        app.finger.down(at: place(2))
        app.advance(by: 1)
        let label = try #require(app.window.firstLabel { $0.text == view.text })
        #expect(label.textAlignment == .natural && label.bounds.width <= 270)
        #expect(label.bounds.height < rects.map(\.height).reduce(0, +) + 4)
        #expect(label.frame.minX == 6 && label.superview?.bounds.width == label.frame.width + 12)
        app.finger.up()
        app.settle()
    }

    @Test("Text drag: a click on the selection places the caret; a drag elsewhere selects")
    func clicks() {
        let app = app()
        view.selectedRange = NSRange(location: 0, length: 7)
        app.mouse.click(at: place(2))
        app.settle()
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        app.mouse.drag(from: place(8), to: place(13), duration: 0.3)
        #expect(view.selectedRange == NSRange(location: 8, length: 5))
        #expect(view.text == "one two three")
    }

    @Test("Text drag: a text that is dropped on a field is copied, at the caret that follows it")
    func copies() {
        let app = app()
        view.selectedRange = NSRange(location: 4, length: 3)
        let target = field.windowPoint(before: 5)
        app.mouse.drag(from: place(5), to: target, duration: 0.4)
        app.settle()
        #expect(view.text == "one two three" && field.text == "fieldtwo")
        #expect(field.isEditing && field.selection == 5..<8)
    }

    @Test("Text drag: a finger lifts the selection by holding, and drops it elsewhere")
    func finger() {
        let app = app()
        view.selectedRange = NSRange(location: 0, length: 13)
        app.finger.down(at: place(6))
        app.advance(by: 0.4)
        app.finger.move(to: field.windowPoint(before: 0), duration: 0.3)
        #expect(view.isTextDragActive && field.isTextDropActive)
        app.finger.up()
        app.settle()
        #expect(field.text == "one two threefield")
        #expect(!view.isTextDragActive && !field.isTextDropActive)
    }

    private final class Delegate: UITextDragDelegate, UITextDropDelegate {
        var items: [UIDragItem]?
        var action = UITextDropProposal.Action.insert
        var operation = UIDropOperation.copy
        var log: [String] = []

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable,
            itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            log.append("items")
            return items ?? dragRequest.suggestedItems
        }

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable,
            dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
        ) { log.append("ended \(operation)") }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable,
            proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal {
            let proposal = UITextDropProposal(operation: operation)
            proposal.dropAction = action
            return proposal
        }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable,
            willPerformDrop drop: any UITextDropRequest
        ) { log.append(drop.isSameView ? "drop same" : "drop") }
    }

    @Test("Text drag: delegates choose the items and the place, and may refuse")
    func delegates() {
        let app = app()
        let delegate = Delegate()
        view.textDragDelegate = delegate
        field.textDropDelegate = delegate
        delegate.action = .replaceAll
        delegate.items = [UIDragItem(itemProvider: NSItemProvider(object: "other"))]
        view.selectedRange = NSRange(location: 4, length: 3)
        app.mouse.drag(from: place(5), to: field.windowPoint(before: 2), duration: 0.4)
        app.settle()
        #expect(field.text == "other")
        #expect(delegate.log == ["items", "drop", "ended copy"])
        delegate.operation = .forbidden
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 4, length: 3)
        app.mouse.drag(from: place(5), to: field.windowPoint(before: 2), duration: 0.4)
        app.settle()
        #expect(field.text == "other" && delegate.log.last == "ended cancel")
        delegate.items = []
        app.mouse.drag(from: place(5), to: place(0), duration: 0.4)
        #expect(view.text == "one two three")
        view.textDragInteraction?.isEnabled = false
        view.selectedRange = NSRange(location: 4, length: 3)
        // A press at the same place would count as the second of a double click.
        app.advance(by: 1)
        app.mouse.drag(from: place(5), to: place(13), duration: 0.4)
        #expect(view.selectedRange == NSRange(location: 5, length: 8))
    }

    @Test(
        "Text drag: texts of other programs are inserted; files, and texts on fixed text, are not")
    func outside() {
        let app = app()
        _ = app.dropFromOutside(text: "NEW ", at: place(4))
        app.settle()
        #expect(view.text == "one NEW two three")
        view.isEditable = false
        _ = app.dropFromOutside(text: "NEW ", at: place(4))
        app.settle()
        #expect(view.text == "one NEW two three")
        _ = app.dropFromOutside(
            urls: [URL(fileURLWithPath: "/etc/hostname")], at: field.windowPoint(before: 0))
        app.settle()
        #expect(field.text == "field")
    }
}

extension UIView {
    /// Returns the first label inside for which a condition is true.
    fileprivate func firstLabel(where condition: (UILabel) -> Bool) -> UILabel? {
        if let label = self as? UILabel, condition(label) { return label }
        for view in subviews {
            if let label = view.firstLabel(where: condition) { return label }
        }
        return nil
    }
}
