import PatternKit
import TouchPainterCore
import UIKit

/// Undo that is bounded, and commands in groups.
enum UndoLevelsExample {
    /// Five dots, all of which are taken back as far as that goes.
    static func levels(_ levels: Int) -> [String] {
        let painting = Painting()
        painting.undoManager.levelsOfUndo = levels
        for x in 1...5 {
            painting.touchBegan(at: CGPoint(x: Double(x), y: 0))
            painting.touchEnded()
        }
        var lines = ["drawn: \(dots(of: painting))"]
        while painting.canUndo { painting.undo() }
        lines.append("undone: \(dots(of: painting))")
        while painting.canRedo { painting.redo() }
        lines.append("redone: \(dots(of: painting))")
        return lines
    }

    private static func dots(of painting: Painting) -> String {
        let dots = painting.scribble.marks.map { "\(Int($0.location.x))" }
        return dots.isEmpty ? "–" : dots.joined(separator: " ")
    }

    private nonisolated final class Note { var text = "" }

    private nonisolated struct Typing: Command {
        let note: Note
        let word: String

        var name: String { "Typing “\(word)”" }
        func execute() { note.text += word }
        func unexecute() { note.text.removeLast(word.count) }
    }

    private nonisolated struct Full: Error {}

    /// A history that is logged, a group that is one step, and one that fails and leaves nothing.
    static func groups() -> [String] {
        let (note, history) = (Note(), CommandHistory())
        var lines: [String] = []
        history.onChange = { lines.append("log: “\(note.text)”") }
        history.perform(Typing(note: note, word: "Dear "))
        history.group("Greeting") {
            history.perform(Typing(note: note, word: "Ana"))
            history.perform(Typing(note: note, word: ", "))
        }
        history.undo()
        history.redo()
        do {
            try history.group("Letter") {
                history.perform(Typing(note: note, word: "how are"))
                throw Full()
            }
        } catch {
            lines.append("the group failed: “\(note.text)”")
        }
        return lines
    }
}
