import UIKit

/// A note, whose first line is its title.
struct Note {
    let id: Int
    var text: NSAttributedString

    /// The first line; empty in a new note.
    var title: String {
        String(text.string.prefix { !$0.isNewline }).trimmingCharacters(in: .whitespaces)
    }

    /// What follows the first line.
    var preview: String {
        text.string.drop { !$0.isNewline }.split(whereSeparator: \.isNewline).first.map(String.init)
            ?? ""
    }
}

/// The notes of the example, the latest first.
final class NoteBook {
    private(set) var notes: [Note] = []
    private var nextID = 0

    /// Called after notes changed.
    var didChange: () -> Void = {}

    init() {
        add(NoteStyle.text([(.heading, "你好"), (.body, "中文、日本語、한국어都可以输入。\n你好，世界！")]))
        add(
            NoteStyle.text([
                (.heading, String(localized: "Shopping", bundle: .module)),
                (.body, String(localized: "Apples\nTea\nBread", bundle: .module)),
            ]))
        add(
            NoteStyle.text([
                (.title, String(localized: "Welcome", bundle: .module)),
                (
                    .body,
                    String(
                        localized: "Select text, and choose its style below.", bundle: .module)
                ),
                (.body, "مرحبا بالعالم"),
                (.body, "नमस्ते दुनिया"),
            ]))
    }

    /// Adds a note above the others.
    ///
    /// - Returns: Its identifier.
    @discardableResult
    func add(_ text: NSAttributedString) -> Int {
        defer { nextID += 1 }
        notes.insert(Note(id: nextID, text: text), at: 0)
        didChange()
        return nextID
    }

    /// Stores the text of a note, which becomes the first.
    func update(_ id: Int, _ text: NSAttributedString) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        var note = notes.remove(at: index)
        note.text = text
        notes.insert(note, at: 0)
        didChange()
    }

    func remove(_ id: Int) {
        notes.removeAll { $0.id == id }
        didChange()
    }

    func note(_ id: Int) -> Note? { notes.first { $0.id == id } }

    /// The notes that contain a text; all for an empty one.
    func matching(_ text: String) -> [Note] {
        text.isEmpty
            ? notes : notes.filter { $0.text.string.localizedCaseInsensitiveContains(text) }
    }
}
