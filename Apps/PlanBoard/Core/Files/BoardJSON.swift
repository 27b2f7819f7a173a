import Foundation
import FoundationGaps
import TextReading

/// Boards as JSON: an object with “columns”, each with “title” and “cards”. Fields that are not
/// known are kept with their columns and cards, and written again.
enum BoardJSON {
    static func data(of outline: BoardOutline) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(outline) + Data("\n".utf8)
    }

    /// Reads this format, or a board of Trello.
    static func read(_ data: Data) throws(BoardFileError) -> BoardImport {
        let decoder = SafeJSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        if let board = try? decoder.decode(TrelloBoard.self, from: data) { return board.reading }
        do {
            var reading = BoardImport(try decoder.decode(BoardOutline.self, from: data))
            reading.checkOutline()
            let fields = try decoder.decode(TopLevelFields.self, from: data)
            for name in fields.extras.values.keys.sorted() { reading.note(.leftOutField, name) }
            return reading
        } catch {
            throw .notReadable(.json, sentence(error))
        }
    }

    private static func sentence(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "“\(key.stringValue)” is missing in \(place(context))"
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            "\(place(context)) has a value of another kind"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\(place(context)) has a value that cannot be read"
        default: "it is cut short or no JSON"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }
        return path.isEmpty ? "the file" : "“\(path.joined(separator: " "))”"
    }
}

extension BoardImport {
    /// Takes out cards without a title, and notes fields that are kept but not shown.
    fileprivate mutating func checkOutline() {
        for column in outline.columns.indices {
            var cards: [BoardOutline.Item] = []
            for card in outline.columns[column].cards {
                if card.title.allSatisfy(\.isWhitespace) {
                    note(.noTitle)
                } else {
                    for name in card.extras.values.keys.sorted() { note(.keptField, name) }
                    cards.append(card)
                }
            }
            outline.columns[column].cards = cards
            for name in outline.columns[column].extras.values.keys.sorted() {
                note(.keptField, name)
            }
        }
    }
}

/// The fields of the whole board that are not known.
private struct TopLevelFields: Decodable {
    enum Key: String, CodingKey, CaseIterable {
        case columns
    }

    let extras: ExtraFields

    init(from decoder: any Decoder) throws {
        extras = try ExtraFields(of: decoder, besides: Key.self)
    }
}

extension BoardOutline.Part: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case title, limit, color, cards
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let color = try values.decodeIfPresent(String.self, forKey: .color)
        self.init(
            title: try values.decode(String.self, forKey: .title),
            limit: try values.decodeIfPresent(Int.self, forKey: .limit),
            color: color.flatMap(ColumnColor.init),
            cards: try values.decodeIfPresent([BoardOutline.Item].self, forKey: .cards) ?? [])
        extras = try ExtraFields(of: decoder, besides: Key.self)
        if let color, self.color == nil { extras.values[Key.color.rawValue] = .string(color) }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(title, forKey: .title)
        try values.encodeIfPresent(limit, forKey: .limit)
        try values.encode(cards, forKey: .cards)
        try extras.encode(into: encoder)
        if let color { try values.encode(color, forKey: .color) }
    }
}

extension BoardOutline.Item: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case title, important, finished, finishedAt, createdAt, due, reminder, recurrence, labels
        case checklist, comments, archived
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func list<Element: Decodable>(_ key: Key) throws -> [Element] {
            try values.decodeIfPresent([Element].self, forKey: key) ?? []
        }
        title = try values.decodeIfPresent(String.self, forKey: .title) ?? ""
        isImportant = try values.decodeIfPresent(Bool.self, forKey: .important) ?? false
        finishedAt = try values.decodeIfPresent(Date.self, forKey: .finishedAt)
        isFinished =
            try values.decodeIfPresent(Bool.self, forKey: .finished) ?? (finishedAt != nil)
        createdAt = try values.decodeIfPresent(Date.self, forKey: .createdAt)
        due = try values.decodeIfPresent(Date.self, forKey: .due)
        reminder = try values.decodeIfPresent(TimeInterval.self, forKey: .reminder)
        let recurrence = try values.decodeIfPresent(String.self, forKey: .recurrence)
        self.recurrence = recurrence.flatMap(Recurrence.init)
        (labels, checklist) = (try list(.labels), try list(.checklist))
        comments = try list(.comments)
        isArchived = try values.decodeIfPresent(Bool.self, forKey: .archived) ?? false
        extras = try ExtraFields(of: decoder, besides: Key.self)
        if let recurrence, self.recurrence == nil {
            extras.values[Key.recurrence.rawValue] = .string(recurrence)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(title, forKey: .title)
        if isImportant { try values.encode(true, forKey: .important) }
        if isFinished { try values.encode(true, forKey: .finished) }
        try values.encodeIfPresent(finishedAt, forKey: .finishedAt)
        try values.encodeIfPresent(createdAt, forKey: .createdAt)
        try values.encodeIfPresent(due, forKey: .due)
        try values.encodeIfPresent(reminder, forKey: .reminder)
        if !labels.isEmpty { try values.encode(labels, forKey: .labels) }
        if !checklist.isEmpty { try values.encode(checklist, forKey: .checklist) }
        if !comments.isEmpty { try values.encode(comments, forKey: .comments) }
        if isArchived { try values.encode(true, forKey: .archived) }
        try extras.encode(into: encoder)
        try values.encodeIfPresent(recurrence, forKey: .recurrence)
    }
}
