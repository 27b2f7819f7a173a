public import Foundation

/// A board in the list of boards.
public struct BoardEntry: Hashable, Sendable, Codable, Identifiable {
    public let id: UUID
    public var title: String

    /// The board's place among the others.
    public var key: OrderKey

    public init(id: UUID = UUID(), title: String, key: OrderKey) {
        self.id = id
        self.title = title
        self.key = key
    }

    static func isOrdered(_ first: BoardEntry, _ second: BoardEntry) -> Bool {
        first.key != second.key
            ? first.key < second.key : first.id < second.id
    }
}
