package import BookshelfSync
package import Foundation

extension SyncAnswer {
    /// Reads an answer.
    ///
    /// - Throws: ``ServerError/badAnswer`` for anything but a complete one.
    package init(_ data: Data) throws(ServerError) {
        guard let object = JSONValue(parsing: data)?.members,
            object["success"] == .bool(true), let revision = object["revision"]?.integer,
            let hasMore = object["more"]?.flag, let books = object["books"]?.members
        else { throw .badAnswer }
        var read: [String: [String: JSONValue]?] = [:]
        for (id, value) in books {
            guard value == .null || value.members != nil else { throw .badAnswer }
            read[id] = .some(value.members)
        }
        self.init(revision: revision, books: read, hasMore: hasMore)
    }
}
