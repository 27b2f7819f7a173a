import Foundation
import TextReading

/// Boards as tables (RFC 4180): a row for each card.
enum BoardCSV {
    private static let names = [
        "column", "title", "important", "finished", "due", "labels", "checklist",
    ]

    static func text(of outline: BoardOutline) -> String {
        // Fields of imported tables are columns again.
        let extras = Set(outline.columns.flatMap(\.cards).flatMap(\.extras.values.keys)).sorted()
        var text = (names + extras).map(\.asCSVField).joined(separator: ",") + "\r\n"
        for column in outline.columns {
            for card in column.cards {
                let fields =
                    [
                        column.title, card.title, card.isImportant ? "yes" : "",
                        card.isFinished ? card.finishedAt?.formatted(.iso8601) ?? "yes" : "",
                        card.due?.formatted(.iso8601) ?? "", card.labels.joined(separator: " "),
                        card.checklist.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }
                            .joined(separator: "\n"),
                    ] + extras.map { card.extras.values[$0]?.csvText ?? "" }
                text += fields.map(\.asCSVField).joined(separator: ",") + "\r\n"
            }
        }
        return text
    }

    static func read(_ data: Data) throws(BoardFileError) -> BoardImport {
        do {
            return try rows(data)
        } catch {
            throw .notReadable(.csv, "\(error)")
        }
    }

    private static func rows(_ data: Data) throws(ReadingError) -> BoardImport {
        var reader = CSVRowReader(ByteReader(InputPieces(bytes: Array(data))))
        let header = try reader.readHeader()
        let names = header.map { $0.lowercased() }
        let others = header.indices.filter { !Self.names.contains(names[$0]) }
        var reading = BoardImport()
        while try reader.readRow() {
            let line = reader[0].position.line
            guard !reader.isBlank else { continue }
            func field(_ name: String) -> String {
                guard let index = names.firstIndex(of: name), index < reader.count else {
                    return ""
                }
                return reader[index].text
            }
            func date(_ name: String) -> Date? {
                let text = field(name)
                let date = try? Date(text, strategy: .iso8601)
                let isPlain = text.isEmpty || name == "finished" && Self.yes.contains(text)
                if date == nil, !isPlain { reading.note(.noDate, text, at: line) }
                return date
            }
            let title = field("title")
            guard !title.isEmpty else {
                reading.note(.noTitle, at: line)
                continue
            }
            var card = BoardOutline.Item(title: title)
            card.isImportant = !field("important").isEmpty
            card.isFinished = !field("finished").isEmpty
            card.finishedAt = date("finished")
            card.due = date("due")
            card.labels = field("labels").split(separator: " ").map(String.init)
            card.checklist = field("checklist").split(whereSeparator: \.isNewline)
                .map { ChecklistItem(markdown: $0) }
            for index in others where index < reader.count && !reader[index].isEmpty {
                card.extras.values[header[index]] = .string(reader[index].text)
                reading.note(.keptField, header[index])
            }
            for index in header.count..<max(reader.count, header.count)
            where !reader[index].isEmpty {
                reading.note(.otherText, reader[index].text, at: line)
            }
            reading.outline.append(
                BoardOutline(columns: [
                    BoardOutline.Part(title: field("column"), cards: [card])
                ]))
        }
        return reading
    }

    /// What says that a card is finished, without the time.
    private static let yes: Set<String> = ["yes", "x", "true", "1"]
}

extension JSONValue {
    /// The value as a field of a table: text as it is, other values as JSON.
    fileprivate var csvText: String {
        if case .string(let text) = self { text } else { json }
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
