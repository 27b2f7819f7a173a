import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Random edits")
struct RandomEditTests {
    private static let pieces = [
        "a", "word ", "\n", "你好", "😀", "👩‍👩‍👧", "e\u{301}", "سلام ", "\r\n", "ไทย", "", "x\ny",
    ]

    @Test(
        "Text view: random edits agree with a plain string, and undo restores every state",
        arguments: [1, 2, 3, 4] as [UInt64])
    func edits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        var model: [UInt16] = []
        var states: [[UInt16]] = []
        for step in 0..<150 {
            let start = Int.random(in: 0...model.count, using: &random)
            let end = min(model.count, start + Int.random(in: 0...4, using: &random))
            let piece = Self.pieces.randomElement(using: &random)!
            guard isBoundary(start, in: model), isBoundary(end, in: model) else { continue }
            if start == end && piece.isEmpty { continue }
            states.append(model)
            let from = view.position(from: view.beginningOfDocument, offset: start)!
            let to = view.position(from: view.beginningOfDocument, offset: end)!
            view.replace(view.textRange(from: from, to: to)!, withText: piece)
            view.undoManager?.endUndoGroupingIfOpen()
            model.replaceSubrange(start..<end, with: Array(piece.utf16))
            #expect(Array(view.text.utf16) == model)
            #expect(view.selectedRange.location == start + piece.utf16.count)
            if step % 10 == 0 {
                app.settle()
                checkLayout(view)
            }
        }
        let final = model
        for state in states.reversed() {
            view.undoManager?.undo()
            #expect(Array(view.text.utf16) == state)
        }
        for _ in states { view.undoManager?.redo() }
        #expect(Array(view.text.utf16) == final)
        app.settle()
        checkLayout(view)
    }

    private func isBoundary(_ offset: Int, in units: [UInt16]) -> Bool {
        offset >= units.count || !UTF16.isTrailSurrogate(units[offset])
    }

    /// The incremental layout has to agree with one from scratch.
    private func checkLayout(_ view: UITextView) {
        view.layoutManager.ensureLayout(for: view.textContainer)
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: view.textContainer.size)
        manager.addTextContainer(container)
        let storage = NSTextStorage(attributedString: view.textStorage)
        storage.addLayoutManager(manager)
        let fresh = manager.usedRect(for: container)
        let present = view.layoutManager.usedRect(for: view.textContainer)
        #expect(abs(fresh.height - present.height) < 0.01)
    }
}

extension UndoManager {
    /// Ends the group that an edit outside of an event has begun.
    fileprivate func endUndoGroupingIfOpen() {
        if groupingLevel > 0 { endUndoGrouping() }
    }
}
