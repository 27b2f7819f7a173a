import FoundationGaps
import PatternKit
import TestSupport
import Testing

@Suite("Commands given to an undo manager")
@MainActor
struct UndoManagerCommandsTests {
    @Test(
        "commands given to an undo manager are undone and redone under their names", .rows("S1-21"))
    func roundTrip() {
        let (manager, note) = (UndoManager(), Note())
        manager.perform(AddingLine(note: note, line: "1"), for: note)
        #expect(note.text == "1\n")
        for _ in 0..<2 {
            #expect(manager.undoMenuItemTitle == "Undo Line 1")
            manager.undo()
            #expect(note.text == "")
            #expect(manager.redoMenuItemTitle == "Redo Line 1")
            manager.redo()
            #expect(note.text == "1\n")
        }
    }

    @Test("Commands given to an undo manager are removed with the objects they change")
    func weakTarget() {
        let manager = UndoManager()
        do {
            let document = Note()
            manager.perform(
                BlockCommand("Edit") {
                } undo: {
                }, for: document)
        }
        #expect(!manager.canUndo)
    }
}
