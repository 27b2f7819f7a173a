import PatternKit

final class Note {
    var text = ""
}

struct Typing: Command {
    let note: Note
    let letters: String

    var name: String { "Typing" }

    func execute() { note.text += letters }

    func unexecute() { note.text.removeLast(letters.count) }

    func merged(with next: any Command) -> (any Command)? {
        guard let next = next as? Typing, next.note === note else { return nil }
        return Typing(note: note, letters: letters + next.letters)
    }
}

/// Adds a line. Lines are undone one by one.
struct AddingLine: Command {
    let note: Note
    let line: String

    var name: String { "Line \(line)" }

    func execute() { note.text += line + "\n" }

    func unexecute() { note.text.removeLast(line.count + 1) }
}
