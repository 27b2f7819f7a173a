import Foundation
import TextReading

/// Boards as tables (RFC 4180): a row for each card.
enum BoardCSV {
    private static let names = [
        "column", "title", "important", "finished", "due", "labels", "checklist",
    ]

    static func text(of outline: BoardOutline) -> String {
        var text = names.joined(separator: ",") + "\r\n"
        for column in outline.columns {
            for card in column.cards {
                let fields = [
                    column.title, card.title, card.isImportant ? "yes" : "",
                    card.isFinished ? card.finishedAt?.formatted(.iso8601) ?? "yes" : "",
                    card.due?.formatted(.iso8601) ?? "", card.labels.joined(separator: " "),
                    card.checklist.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }
                        .joined(separator: "\n"),
                ]
                text += fields.map(\.asCSVField).joined(separator: ",") + "\r\n"
            }
        }
        return text
    }

    static func read(_ data: Data) throws(BoardFileError) -> BoardOutline {
        do {
            return try rows(data)
        } catch {
            throw .notReadable(.csv, "\(error)")
        }
    }

    private static func rows(_ data: Data) throws(ReadingError) -> BoardOutline {
        var reader = CSVRowReader(ByteReader(InputPieces(bytes: Array(data))))
        let header = try reader.readHeader().map { $0.lowercased() }
        var outline = BoardOutline()
        while try reader.readRow() {
            func field(_ name: String) -> String {
                guard let index = header.firstIndex(of: name), index < reader.count else {
                    return ""
                }
                return reader[index].text
            }
            let title = field("title")
            guard !title.isEmpty else { continue }
            var card = BoardOutline.Item(title: title)
            card.isImportant = !field("important").isEmpty
            card.isFinished = !field("finished").isEmpty
            card.finishedAt = try? Date(field("finished"), strategy: .iso8601)
            card.due = try? Date(field("due"), strategy: .iso8601)
            card.labels = field("labels").split(separator: " ").map(String.init)
            card.checklist = field("checklist").split(whereSeparator: \.isNewline)
                .map { ChecklistItem(markdown: $0) }
            let column = field("column").isEmpty ? "CSV" : field("column")
            if let index = outline.columns.firstIndex(where: { $0.title == column }) {
                outline.columns[index].cards.append(card)
            } else {
                outline.columns.append(BoardOutline.Part(title: column, cards: [card]))
            }
        }
        return outline
    }
}

extension ChecklistItem {
    /// Reads “[x] title”, with or without the box.
    init(markdown text: some StringProtocol) {
        let box = ["[ ] ", "[x] ", "[X] "].first { text.hasPrefix($0) }
        self.init(
            String(text.dropFirst(box?.count ?? 0)), isDone: box != nil && box != "[ ] ")
    }
}
