import Foundation
import FoundationGaps
import UIKitCore

/// A change that is undone in one step: one replacement, or consecutive typed characters.
final class EditRun {
    enum Kind { case typing, deleting, other }

    let kind: Kind

    /// The range of the new text.
    var range: Range<Int>

    /// The text that was replaced.
    var old: NSAttributedString

    /// The selection before the change.
    let selectionBefore: TextSelection

    init(kind: Kind, range: Range<Int>, old: NSAttributedString, selectionBefore: TextSelection) {
        self.kind = kind
        self.range = range
        self.old = old
        self.selectionBefore = selectionBefore
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
        if let run = openRun, run.kind == kind {
            if kind == .typing, old.length == 0, run.range.upperBound == new.lowerBound {
                run.range = run.range.lowerBound..<new.upperBound
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
                run.old = joined
                run.range = new
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
