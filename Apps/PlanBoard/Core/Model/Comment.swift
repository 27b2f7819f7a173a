public import Foundation

/// A remark about a card.
public struct Comment: Hashable, Sendable, Identifiable {
    public let id: UUID
    public let text: String

    /// The name of the person who wrote it.
    public let author: String

    public let date: Date

    public let extras: ExtraFields

    public init(
        id: UUID = UUID(), text: String, author: String, date: Date,
        extras: ExtraFields = ExtraFields()
    ) {
        self.id = id
        self.text = text
        self.author = author
        self.date = date
        self.extras = extras
    }
}

extension Comment: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case id, text, author, date
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try values.decode(UUID.self, forKey: .id),
            text: try values.decode(String.self, forKey: .text),
            author: try values.decode(String.self, forKey: .author),
            date: try values.decode(Date.self, forKey: .date),
            extras: try ExtraFields(of: decoder, besides: Key.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(text, forKey: .text)
        try values.encode(author, forKey: .author)
        try values.encode(date, forKey: .date)
        try extras.encode(into: encoder)
    }
}
