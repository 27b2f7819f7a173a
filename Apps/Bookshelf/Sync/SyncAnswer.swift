/// What a server answers to a shelf that synchronises: the books that have changed since.
package struct SyncAnswer: Hashable, Sendable {
    /// The number of the last change in this answer.
    package let revision: Int

    /// The descriptions of new and changed books by their identifiers; `nil` for deleted ones.
    package let books: [String: [String: JSONValue]?]

    /// `true` if there are more changes than one answer holds.
    package let hasMore: Bool

    package init(revision: Int, books: [String: [String: JSONValue]?], hasMore: Bool) {
        self.revision = revision
        self.books = books
        self.hasMore = hasMore
    }

    /// The answer as JSON.
    package var json: JSONValue {
        .object([
            "success": .bool(true), "revision": .int(revision), "more": .bool(hasMore),
            "books": .object(books.mapValues { $0.map(JSONValue.object) ?? .null }),
        ])
    }
}
