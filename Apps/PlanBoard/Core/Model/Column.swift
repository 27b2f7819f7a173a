public import Foundation

/// A column of a board.
public struct Column: Hashable, Sendable, Codable, Identifiable {
    public let id: UUID
    public var title: String

    /// The column's place among the others.
    public var key: OrderKey

    /// The largest number of unfinished cards that the column should have; `nil` for any.
    public var limit: Int?

    public var color: ColumnColor

    public init(
        id: UUID = UUID(), title: String, key: OrderKey, limit: Int? = nil,
        color: ColumnColor = .blue
    ) {
        self.id = id
        self.title = title
        self.key = key
        self.limit = limit
        self.color = color
    }

    static func isOrdered(_ first: Column, _ second: Column) -> Bool {
        first.key != second.key
            ? first.key < second.key : first.id < second.id
    }
}

/// The colour of a column's mark.
public enum ColumnColor: String, Hashable, Sendable, Codable, CaseIterable {
    case blue, green, orange, red, purple, gray
}
