import UIKit

/// The messages of the Mail example, with undo.
final class MailBox {
    /// The numbers of all messages, in the order of the list.
    private(set) var all = Array(0..<MailMessage.count)

    /// The numbers of the messages that match ``search``.
    private(set) var shown = Array(0..<MailMessage.count)

    private(set) var unread = Set(
        (0..<MailMessage.count).filter { MailMessage.isNew($0) })
    private(set) var flagged: Set<Int> = []

    let undoManager = UndoManager()
    private let texts = MailTexts()

    /// Called after the messages changed, to show it.
    var didChange: (MailChange) -> Void = { _ in }

    /// The text that senders or subjects contain; empty for all messages.
    var search = "" { didSet { if search != oldValue { filter() } } }

    private func filter() {
        guard !search.isEmpty else { return shown = all }
        func matches(_ texts: [String]) -> Set<Int> {
            Set(texts.indices.filter { texts[$0].localizedCaseInsensitiveContains(search) })
        }
        let senders = matches(texts.senders)
        let subjects = matches(texts.subjects)
        shown = all.filter {
            let message = MailMessage(id: $0, texts: texts)
            return senders.contains(message.senderIndex) || subjects.contains(message.subjectIndex)
        }
    }

    /// Returns the rows in which messages are shown, ascending.
    func rows(of ids: Set<Int>) -> [Int] {
        shown.indices.filter { ids.contains(shown[$0]) }
    }

    /// Returns the message of a row.
    func message(_ row: Int) -> MailMessage { MailMessage(id: shown[row], texts: texts) }

    // MARK: Changing

    /// Removes messages, because they were deleted or archived.
    func remove(_ ids: Set<Int>) {
        let rows = rows(of: ids)
        let places = all.indices.filter { ids.contains(all[$0]) }.map { ($0, all[$0]) }
        all.removeAll { ids.contains($0) }
        filter()
        undoManager.registerUndo(withTarget: self) { $0.insert(places) }
        didChange(.removed(rows))
    }

    /// Returns removed messages to their places, ascending.
    private func insert(_ places: [(Int, Int)]) {
        for (index, id) in places { all.insert(id, at: index) }
        filter()
        let ids = Set(places.map(\.1))
        undoManager.registerUndo(withTarget: self) { $0.remove(ids) }
        didChange(.inserted(rows(of: ids)))
    }

    func setUnread(_ isUnread: Bool, _ ids: Set<Int>) {
        let changed = ids.filter { unread.contains($0) != isUnread }
        guard !changed.isEmpty else { return }
        unread.formSymmetricDifference(changed)
        undoManager.registerUndo(withTarget: self) { $0.setUnread(!isUnread, changed) }
        didChange(.marked(rows(of: changed)))
    }

    func setFlagged(_ isFlagged: Bool, _ ids: Set<Int>) {
        let changed = ids.filter { flagged.contains($0) != isFlagged }
        guard !changed.isEmpty else { return }
        flagged.formSymmetricDifference(changed)
        undoManager.registerUndo(withTarget: self) { $0.setFlagged(!isFlagged, changed) }
        didChange(.marked(rows(of: changed)))
    }

    /// Moves a message, which the list has moved already.
    func move(_ row: Int, to target: Int) {
        reorder(row, to: target)
        undoManager.registerUndo(withTarget: self) { $0.moveBack(target, to: row) }
    }

    private func moveBack(_ row: Int, to target: Int) {
        reorder(row, to: target)
        undoManager.registerUndo(withTarget: self) { $0.moveBack(target, to: row) }
        didChange(.moved(row, target))
    }

    private func reorder(_ row: Int, to target: Int) {
        all.insert(all.remove(at: row), at: target)
        shown = all
    }
}

/// A change of the list, in rows.
enum MailChange {
    case removed([Int])
    case inserted([Int])
    case marked([Int])
    case moved(Int, Int)
}
