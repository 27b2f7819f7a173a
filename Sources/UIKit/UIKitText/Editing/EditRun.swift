import Foundation
import FoundationGaps
import QuartzCore
import UIKitCore

/// A change that is undone in one step: one replacement, or consecutive typed characters.
final class EditRun {
    enum Kind { case typing, deleting, other }

    /// The pause after which typed characters begin a new step, in seconds. Apple's is unknown.
    static let pause: CFTimeInterval = 2

    let kind: Kind

    /// The range of the new text.
    private(set) var range: Range<Int>

    /// The text that was replaced.
    private(set) var old: NSAttributedString

    /// The selection before the change.
    let selectionBefore: TextSelection

    /// The time of the latest change.
    private var time = CACurrentMediaTime()

    init(kind: Kind, range: Range<Int>, old: NSAttributedString, selectionBefore: TextSelection) {
        self.kind = kind
        self.range = range
        self.old = old
        self.selectionBefore = selectionBefore
    }

    /// Returns `true` if a change of this kind may belong to the step, now.
    func accepts(_ kind: Kind) -> Bool {
        kind == self.kind && CACurrentMediaTime() - time < Self.pause
    }

    /// Extends the step by the change that was just made.
    func extend(over range: Range<Int>, replacing old: NSAttributedString) {
        self.range = range
        self.old = old
        time = CACurrentMediaTime()
    }
}

// MARK: - Undo

extension TextEditor {
    /// Makes a change undoable: typed characters extend the previous step.
    func record(
        kind: EditRun.Kind, old: NSAttributedString, new: Range<Int>,
        selectionBefore: TextSelection
    ) {
        guard let manager = owner?.editorUndoManager, old.length > 0 || !new.isEmpty else { return }
        if let run = openRun, run.accepts(kind) {
            if kind == .typing, old.length == 0, run.range.upperBound == new.lowerBound {
                run.extend(over: run.range.lowerBound..<new.upperBound, replacing: run.old)
                return
            }
            if kind == .deleting, new.isEmpty,
                new.lowerBound + old.length == run.range.lowerBound
                    || new.lowerBound == run.range.lowerBound
            {
                let joined = NSMutableAttributedString(attributedString: old)
                if new.lowerBound == run.range.lowerBound {
                    joined.setAttributedString(run.old)
                    joined.append(old)
                } else {
                    joined.append(run.old)
                }
                run.extend(over: new, replacing: joined)
                return
            }
        }
        let run = EditRun(kind: kind, range: new, old: old, selectionBefore: selectionBefore)
        manager.registerUndo(withTarget: self) { $0.revert(run) }
        openRun = kind == .other ? nil : run
    }

    /// Undoes or redoes a change.
    private func revert(_ run: EditRun) {
        openRun = nil
        if markedRange != nil { unmark(notifies: false) }
        let range = clamped(run.range)
        replace(range, with: run.old, notifies: false)
        if owner?.editorUndoManager?.isUndoing == true {
            let end = range.lowerBound + run.old.length
            let before = run.selectionBefore
            select(
                run.old.length > 0 && !before.isEmpty
                    ? before : TextSelection(caret: min(end, max(before.head, range.lowerBound))))
        }
        openRun = nil
        owner?.editorDidChangeText()
    }

    func undo() {
        openRun = nil
        guard let manager = owner?.editorUndoManager, manager.canUndo else { return }
        manager.undo()
    }

    func redo() {
        guard let manager = owner?.editorUndoManager, manager.canRedo else { return }
        manager.redo()
    }
}
