public import Foundation
import TextReading

/// A column of a board.
public struct Column: Hashable, Sendable, Identifiable {
    public let id: UUID
    public var title: String

    /// The column's place among the others.
    public var key: OrderKey

    /// The largest number of unfinished cards that the column should have; `nil` for any.
    public var limit: Int?

    public var color: ColumnColor

    public var extras: ExtraFields

    public init(
        id: UUID = UUID(), title: String, key: OrderKey, limit: Int? = nil,
        color: ColumnColor = .blue, extras: ExtraFields = ExtraFields()
    ) {
        self.id = id
        self.title = title
        self.key = key
        self.limit = limit
        self.color = color
        self.extras = extras
    }

    static func isOrdered(_ first: Column, _ second: Column) -> Bool {
        first.key != second.key
            ? first.key < second.key : first.id < second.id
    }
}

extension Column: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case id, title, key, limit, color
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(UUID.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        key = try values.decode(OrderKey.self, forKey: .key)
        limit = try values.decodeIfPresent(Int.self, forKey: .limit)
        extras = try ExtraFields(of: decoder, besides: Key.self)
        let name = try values.decode(String.self, forKey: .color)
        color = ColumnColor(rawValue: name) ?? .blue
        // A colour of a newer version stays with the column.
        if color.rawValue != name { extras.values[Key.color.rawValue] = .string(name) }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(title, forKey: .title)
        try values.encode(key, forKey: .key)
        try values.encodeIfPresent(limit, forKey: .limit)
        var extras = extras
        if color != .blue || extras.values[Key.color.rawValue] == nil {
            try values.encode(color, forKey: .color)
            extras.values[Key.color.rawValue] = nil
        }
        try extras.encode(into: encoder)
    }
}

/// The colour of a column's mark.
public enum ColumnColor: String, Hashable, Sendable, Codable, CaseIterable {
    case blue, green, orange, red, purple, gray
}
