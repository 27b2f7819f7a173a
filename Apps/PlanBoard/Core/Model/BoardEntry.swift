public import Foundation

/// A board in the list of boards.
public struct BoardEntry: Hashable, Sendable, Identifiable {
    public let id: UUID
    public var title: String

    /// The board's place among the others.
    public var key: OrderKey

    public var extras: ExtraFields

    public init(
        id: UUID = UUID(), title: String, key: OrderKey, extras: ExtraFields = ExtraFields()
    ) {
        self.id = id
        self.title = title
        self.key = key
        self.extras = extras
    }

    static func isOrdered(_ first: BoardEntry, _ second: BoardEntry) -> Bool {
        first.key != second.key
            ? first.key < second.key : first.id < second.id
    }
}

extension BoardEntry: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case id, title, key
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(UUID.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        key = try values.decode(OrderKey.self, forKey: .key)
        extras = try ExtraFields(of: decoder, besides: Key.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(title, forKey: .title)
        try values.encode(key, forKey: .key)
        try extras.encode(into: encoder)
    }
}
