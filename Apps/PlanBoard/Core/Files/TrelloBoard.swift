import Foundation

/// A board as Trello's “Export as JSON” writes it, as far as a board here has a place for it.
///
/// Lists become columns. Archived lists and cards are left out; a description follows the title.
struct TrelloBoard: Decodable {
    private struct List: Decodable {
        var id: String
        var name: String
        var closed: Bool?
        var pos: Double?
    }

    private struct Label: Decodable {
        var name: String?
        var color: String?

        /// A single word, as labels are here: the name or, without one, the colour.
        var word: String? {
            let text = name.flatMap { $0.isEmpty ? nil : $0 } ?? color ?? ""
            let words = text.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : words.joined(separator: "-")
        }
    }

    private struct Entry: Decodable {
        var id: String
        var name: String
        var desc: String?
        var idList: String
        var closed: Bool?
        var pos: Double?
        var due: String?
        var dueComplete: Bool?
        var labels: [Label]?
    }

    private struct Checklist: Decodable {
        struct Step: Decodable {
            var name: String
            var state: String?
            var pos: Double?
        }

        var idCard: String
        var pos: Double?
        var checkItems: [Step]?
    }

    private var lists: [List]
    private var cards: [Entry]
    private var checklists: [Checklist]?

    /// The columns with their cards, in Trello's order.
    var outline: BoardOutline {
        let steps = Dictionary(grouping: checklists ?? []) { $0.idCard }
        let entries = Dictionary(grouping: cards.filter { $0.closed != true }) { $0.idList }
        return BoardOutline(
            columns: Self.sorted(lists.filter { $0.closed != true }, \.pos).map { list in
                BoardOutline.Part(
                    title: list.name,
                    cards: Self.sorted(entries[list.id] ?? [], \.pos)
                        .map { Self.item($0, checklists: steps[$0.id] ?? []) })
            })
    }

    private static func item(_ entry: Entry, checklists: [Checklist]) -> BoardOutline.Item {
        let description = entry.desc?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        var item = BoardOutline.Item(
            title: description.isEmpty ? entry.name : entry.name + "\n\n" + description)
        item.due = entry.due.flatMap(date)
        item.isFinished = entry.dueComplete ?? false
        item.labels = (entry.labels ?? []).compactMap(\.word)
        item.checklist = sorted(checklists, \.pos).flatMap { list in
            sorted(list.checkItems ?? [], \.pos)
                .map { ChecklistItem($0.name, isDone: $0.state == "complete") }
        }
        return item
    }

    /// A time with or without fractions of a second.
    private static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: .iso8601))
    }

    /// Values by their positions; those without one come last, in the order of the file.
    private static func sorted<Value>(
        _ values: [Value], _ position: KeyPath<Value, Double?>
    ) -> [Value] {
        values.enumerated().sorted {
            let first = $0.element[keyPath: position] ?? .infinity
            let second = $1.element[keyPath: position] ?? .infinity
            return first == second ? $0.offset < $1.offset : first < second
        }.map(\.element)
    }
}
