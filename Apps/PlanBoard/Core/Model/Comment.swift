public import Foundation

/// A remark about a card.
public struct Comment: Hashable, Sendable, Codable, Identifiable {
    public let id: UUID
    public let text: String

    /// The name of the person who wrote it.
    public let author: String

    public let date: Date

    public init(id: UUID = UUID(), text: String, author: String, date: Date) {
        self.id = id
        self.text = text
        self.author = author
        self.date = date
    }
}
