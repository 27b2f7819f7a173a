import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Random edits")
struct RandomEditTests {
    private static let pieces = [
        "a", "word ", "\n", "你好", "😀", "👩‍👩‍👧", "e\u{301}", "سلام ", "\r\n", "ไทย", "", "x\ny",
    ]

    /// The number of edits for each seed: 100,000 altogether with `THOROUGH=1`.
    private static let count = Thorough.isOn ? 25_000 : 150

    /// A text and its selection.
    private struct State: Equatable {
        var units: [UInt16] = []
        var selection = 0..<0
    }

    @Test(
        "Text view: random edits agree with a plain string, and undo restores every state",
        arguments: [1, 2, 3, 4] as [UInt64])
    func edits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        func state(of view: UITextView) -> State {
            State(units: Array(view.text.utf16), selection: Range(view.selectedRange) ?? 0..<0)
        }
        var model: [UInt16] = []
        var states: [State] = []
        for step in 0..<Self.count {
            let start = Int.random(in: 0...model.count, using: &random)
            // A long text loses more than it gains.
            let longest = model.count > 400 ? 40 : 4
            let end = min(model.count, start + Int.random(in: 0...longest, using: &random))
            let piece = Self.pieces.randomElement(using: &random)!
            guard isBoundary(start, in: model), isBoundary(end, in: model) else { continue }
            if start == end && piece.isEmpty { continue }
            view.selectedRange = NSRange(start..<end)
            states.append(State(units: model, selection: start..<end))
            if piece.isEmpty { view.deleteBackward() } else { view.insertText(piece) }
            view.undoManager?.endUndoGroupingIfOpen()
            model.replaceSubrange(start..<end, with: Array(piece.utf16))
            let caret = start + piece.utf16.count
            let new = state(of: view)
            guard new == State(units: model, selection: caret..<caret) else {
                Issue.record("Step \(step) of seed \(seed): \(view.text!), \(new.selection)")
                return
            }
            if step % (Self.count / 15) == 0 {
                app.settle()
                checkLayout(view)
            }
        }
        let final = model
        for (index, earlier) in states.enumerated().reversed() {
            view.undoManager?.undo()
            guard state(of: view) == earlier else {
                Issue.record(
                    "Undoing \(index) of seed \(seed): \(view.text!), \(view.selectedRange)")
                return
            }
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
